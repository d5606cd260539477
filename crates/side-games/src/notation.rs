//! Notation of the side games: moves, positions and links.
//!
//! A position is its squares row by row from a1 (`X` Black, `O` White, `-` empty), a blank, and the
//! side to move, as in Reversi. Connect Four writes a move as the number of its column, `4453`, and
//! also reads the square to which the disc falls, `d6 d5 e6 c6`; Tic-Tac-Toe has squares only.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use reversi_game::{
    BoardGame, Color, GameTree, LinkParameters, Quoted, QuotedCharacter, is_blank, linked_fragment,
    trimmed,
};
use thiserror::Error;

use crate::errors::{IllegalMove, ImpossiblePosition, MoveTextError};
use crate::side_game::{SideGame, SidePosition, initial};

/// How many characters an error quotes of what is no move.
const MAX_QUOTED: usize = 8;

/// Why a text cannot be read as a game.
pub type ReadError = reversi_game::ReadError<PositionTextError, TranscriptError>;

/// The fault in the text of a position.
///
/// ```
/// use side_games::{PositionTextError, read_position, tic_tac_toe};
///
/// let wrong = read_position(tic_tac_toe::GAME, "X?").expect_err("? is no piece");
/// assert_eq!(wrong, PositionTextError::BadCharacter { found: '?', place: 2 });
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionTextError {
    /// A character that stands for no piece, or stands after the end.
    #[error("character {place}, {}, is not one of X, O and -", QuotedCharacter(*found))]
    BadCharacter {
        /// The character.
        found: char,
        /// Its place, from 1, blanks not counted.
        place: usize,
    },
    /// The side to move is neither `X` nor `O`.
    #[error("the side to move is X or O, not {}", QuotedCharacter(*found))]
    BadSide {
        /// The character in its place.
        found: char,
    },
    /// There are fewer squares than the board has.
    #[error("the board has {expected} squares, not {squares}")]
    TooShort {
        /// The squares found.
        squares: usize,
        /// The squares of the board.
        expected: usize,
    },
    /// The side to move is missing.
    #[error("the side to move, X or O, is missing")]
    NoSide,
    /// No game reaches the position.
    #[error(transparent)]
    Impossible(ImpossiblePosition),
}

/// The fault in the moves of a text, counted from 1.
///
/// ```
/// use side_games::{connect_four, read_game};
///
/// let wrong = read_game(connect_four::GAME, "4444444").expect_err("a column has six squares");
/// assert_eq!(wrong.to_string(), "move 7, 4: column 4 is full");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TranscriptError {
    /// The text at this move names none.
    #[error("move {number}: {} is no move", Quoted(found))]
    NoMove {
        /// Number of the move.
        number: usize,
        /// The text found instead.
        found: String,
    },
    /// The move breaks the rules.
    #[error("move {number}, {found}: {reason}")]
    Illegal {
        /// Number of the move.
        number: usize,
        /// The text of the move.
        found: String,
        /// Why it may not be played.
        reason: IllegalMove,
    },
}

impl From<PositionTextError> for ReadError {
    fn from(error: PositionTextError) -> ReadError {
        ReadError::Position(error)
    }
}

impl From<TranscriptError> for ReadError {
    fn from(error: TranscriptError) -> ReadError {
        ReadError::Moves(error)
    }
}

/// The text of a position.
///
/// ```
/// use reversi_game::Color;
/// use side_games::{tic_tac_toe, write_position};
///
/// let position = tic_tac_toe::GAME.start(Color::White);
/// assert_eq!(write_position(position), "--------- O");
/// ```
pub fn write_position(position: SidePosition) -> String {
    let letter = |piece| match piece {
        None => '-',
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
    };
    let squares = (0..position.grid().squares()).map(|square| letter(position.piece(square)));
    squares
        .chain([' ', letter(Some(position.mover()))])
        .collect()
}

/// Reads the text of a position; blanks may stand anywhere.
///
/// # Errors
/// If it is no position of the game, or one that no game reaches.
pub fn read_position(game: SideGame, text: &str) -> Result<SidePosition, PositionTextError> {
    let expected = game.grid().squares();
    let mut characters = (1..).zip(text.chars().filter(|&character| !is_blank(character)));
    let mut pieces = Vec::with_capacity(expected);
    for (place, found) in characters.by_ref().take(expected) {
        pieces.push(match found {
            'X' | 'x' => Some(Color::Black),
            'O' | 'o' => Some(Color::White),
            '-' | '.' => None,
            _ => return Err(PositionTextError::BadCharacter { found, place }),
        });
    }
    let squares = pieces.len();
    if squares < expected {
        return Err(PositionTextError::TooShort { squares, expected });
    }
    let turn = match characters.next() {
        Some((_, 'X' | 'x')) => Color::Black,
        Some((_, 'O' | 'o')) => Color::White,
        Some((_, found)) => return Err(PositionTextError::BadSide { found }),
        None => return Err(PositionTextError::NoSide),
    };
    if let Some((place, found)) = characters.next() {
        return Err(PositionTextError::BadCharacter { found, place });
    }
    game.from_pieces(&pieces, turn)
        .map_err(PositionTextError::Impossible)
}

/// The moves of the whole line as text, those taken back included.
///
/// ```
/// use side_games::{connect_four, read_game, write_transcript};
///
/// let game = read_game(connect_four::GAME, "1. d6 d5 2. e6 c6")?;
/// assert_eq!(write_transcript(&game), "4453");
/// # Ok::<(), side_games::ReadError>(())
/// ```
pub fn write_transcript(game: &GameTree<SidePosition>) -> String {
    let kind = game.position().game();
    let moves = game.moves(game.line()).into_iter();
    moves.map(|mv| kind.write_move(mv)).collect()
}

/// Plays the moves of a text from the position shown. Numbers of moves with a dot, commas,
/// semicolons and dashes may stand between them.
///
/// # Errors
/// If a move is wrong; the game does not change then.
pub fn read_transcript(
    game: &mut GameTree<SidePosition>,
    text: &str,
) -> Result<(), TranscriptError> {
    let mut longer = game.clone();
    let mut rest = without_separators(text);
    let mut number = 1;
    while !rest.is_empty() {
        let position = longer.position();
        let rules = position.game().rules();
        let occupied = position.pieces().occupied();
        let (mv, after) = rules
            .split_move(occupied, rest)
            .map_err(|wrong| match wrong {
                MoveTextError::NoMove => TranscriptError::NoMove {
                    number,
                    found: rest.chars().take(MAX_QUOTED).collect(),
                },
                MoveTextError::Illegal { found, reason } => TranscriptError::Illegal {
                    number,
                    found,
                    reason,
                },
            })?;
        longer.play(mv).map_err(|reason| TranscriptError::Illegal {
            number,
            found: rest.strip_suffix(after).unwrap_or(rest).to_owned(),
            reason,
        })?;
        rest = without_separators(after);
        number += 1;
    }
    *game = longer;
    Ok(())
}

/// The text from its next move on.
fn without_separators(text: &str) -> &str {
    let is_separator = |sign: char| is_blank(sign) || matches!(sign, ',' | ';' | '-' | '–' | '.');
    let rest = text.trim_start_matches(is_separator);
    let after = rest.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = rest.len() - after.len();
    if (1..=2).contains(&digits) && after.starts_with('.') {
        without_separators(after)
    } else {
        rest
    }
}

/// Reads a game from a link, a position with or without moves from there, or moves.
///
/// # Errors
/// If the text holds no game of this kind.
pub fn read_game(game: SideGame, text: &str) -> Result<GameTree<SidePosition>, ReadError> {
    let text = trimmed(text)?;
    let link = linked_fragment(text).and_then(|fragment| read_link(game, fragment));
    link.unwrap_or_else(|| read_position_and_moves(game, text))
}

/// The game before the fault of a text that [`read_game`] refuses; `None` if it has fewer than four
/// moves.
///
/// ```
/// use side_games::{connect_four, good_beginning};
///
/// // A column has six squares.
/// let beginning = good_beginning(connect_four::GAME, "4444444");
/// assert_eq!(beginning.as_deref(), Some("444444"));
/// ```
pub fn good_beginning(game: SideGame, text: &str) -> Option<String> {
    reversi_game::good_beginning(text, |part| match read_game(game, part) {
        Ok(game) => Ok(game.line().len() - 1),
        Err(ReadError::Moves(
            TranscriptError::NoMove { number, .. } | TranscriptError::Illegal { number, .. },
        )) => Err(Some(number)),
        Err(_) => Err(None),
    })
}

/// A text that begins with this number of squares of a board is meant as a position.
const TELLTALE_SQUARES: usize = 8;

fn read_position_and_moves(
    game: SideGame,
    text: &str,
) -> Result<GameTree<SidePosition>, ReadError> {
    if let Some(position) = read_digits(game, text) {
        return game_from(position?, "");
    }
    let is_board = |&(_, sign): &(usize, char)| matches!(sign, 'X' | 'O' | 'x' | 'o' | '.' | '-');
    let signs = || text.char_indices().filter(|&(_, sign)| !is_blank(sign));
    let is_position = signs().take_while(is_board).count() >= TELLTALE_SQUARES;
    if !is_position {
        let game = game_from(game.start(Color::Black), text)?;
        let has_moves = game.line().len() > 1;
        return if has_moves {
            Ok(game)
        } else {
            Err(ReadError::Empty)
        };
    }
    // The position ends with the side to move, and the moves follow.
    let end = signs().nth(game.grid().squares() + 1);
    let split = end.and_then(|(end, _)| text.split_at_checked(end));
    let (position, moves) = split.unwrap_or((text, ""));
    game_from(read_position(game, position)?, moves)
}

/// Reads a whole board of digits: `0` empty, `1` Black, `2` White. The side with fewer pieces is to
/// move, Black if both have as many; `None` if the text is something else.
fn read_digits(game: SideGame, text: &str) -> Option<Result<SidePosition, PositionTextError>> {
    let mut board = String::with_capacity(game.grid().squares() + 1);
    let mut lead = 0;
    for sign in text.chars().filter(|&sign| !is_blank(sign)) {
        let (letter, piece) = match sign {
            '0' => ('-', 0),
            '1' => ('X', 1),
            '2' => ('O', -1),
            _ => return None,
        };
        board.push(letter);
        lead += piece;
    }
    if board.len() != game.grid().squares() {
        return None;
    }
    board.push(if lead > 0 { 'O' } else { 'X' });
    Some(read_position(game, &board))
}

fn game_from(position: SidePosition, moves: &str) -> Result<GameTree<SidePosition>, ReadError> {
    let mut game = GameTree::new(position);
    read_transcript(&mut game, moves)?;
    Ok(game)
}

/// The game as text: its moves, after the initial position unless it is the empty board with Black
/// to move.
pub fn game_text(game: &GameTree<SidePosition>) -> String {
    let (initial, moves) = (initial(game), write_transcript(game));
    if initial == initial.game().start(Color::Black) {
        return moves;
    }
    let separator = if moves.is_empty() { "" } else { "\n" };
    format!("{}{separator}{moves}", write_position(initial))
}

/// The fragment of a link to a game, with its `#`.
///
/// ```
/// use side_games::{connect_four, link_fragment, read_game, read_link};
///
/// let game = read_game(connect_four::GAME, "4453")?;
/// assert_eq!(link_fragment(&game), "#game=connect-four&m=4453&ply=4");
/// assert_eq!(read_link(connect_four::GAME, &link_fragment(&game)), Some(Ok(game)));
/// # Ok::<(), side_games::ReadError>(())
/// ```
pub fn link_fragment(game: &GameTree<SidePosition>) -> String {
    let initial = initial(game);
    let kind = initial.game();
    let mut fragment = format!("#game={}&m={}", kind.name(), write_transcript(game));
    if game.line().len() > 1 {
        fragment += &format!("&ply={}", game.ply());
    }
    if initial == kind.start(Color::White) {
        fragment += "&first=white";
    } else if initial != kind.start(Color::Black) {
        fragment += "&pos=";
        fragment += &write_position(initial).replace(' ', "+");
    }
    fragment
}

/// Reads the game in the fragment of an address; `None` if it holds none.
///
/// # Errors
/// If the game is another one, has no such start, or cannot be read.
pub fn read_link(
    game: SideGame,
    fragment: &str,
) -> Option<Result<GameTree<SidePosition>, ReadError>> {
    let parameters = LinkParameters::new(fragment);
    let holds_game = parameters.hold_game();
    holds_game.then(|| read_parameters(game, parameters))
}

fn read_parameters(
    game: SideGame,
    parameters: LinkParameters,
) -> Result<GameTree<SidePosition>, ReadError> {
    parameters.check_game(game.name())?;
    if let Some(found) = parameters.get("start") {
        return Err(ReadError::BadSetup {
            name: "start",
            found,
        });
    }
    let position = match parameters.get("pos") {
        Some(text) => read_position(game, &text)?,
        None => game.start(parameters.first()?),
    };
    let mut game = game_from(position, &parameters.moves())?;
    let Some(ply) = parameters.ply()? else {
        return Ok(game);
    };
    if game.go_to_ply(ply) {
        Ok(game)
    } else {
        Err(ReadError::BadPly {
            found: ply.to_string(),
        })
    }
}
