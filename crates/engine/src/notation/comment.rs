//! Comments on the positions of a game: a text, marks on the board, and a glyph on the move.
//!
//! Readers leave a comment as it stands in its text, with its marks as chess sites write them:
//! `[%csl Gc3][%cal Gf5d6]`. [`GameRecord::read_comments`] takes comments apart, apart from the
//! readers: a program that shows none needs no more.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use super::game_record::GameRecord;
use super::glyph::Glyph;
use crate::rules::bitboard::Bitboard;
use crate::rules::square::Square;
use reversi_game::{LinkParameters, LinkedComment, Quoted};

/// The longest text of a comment, in characters.
pub const MAX_COMMENT: usize = 1_000;

/// How many characters of a bad mark an error quotes.
const MAX_QUOTED: usize = 20;

/// The marks that a comment draws on the board.
///
/// ```
/// use reversi_engine::{Mark, Square};
///
/// assert_eq!("c3".parse(), Ok(Mark::Circle(Square::C3)));
/// let arrow = Mark::Arrow { from: Square::F5, to: Square::D6 };
/// assert_eq!("F5d6".parse(), Ok(arrow));
/// assert_eq!(arrow.to_string(), "f5d6");
/// assert!("c9".parse::<Mark>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A circle around a square.
    Circle(Square),
    /// An arrow between two squares.
    Arrow {
        /// Where it begins.
        from: Square,
        /// Where it points.
        to: Square,
    },
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Circle(square) => square.fmt(f),
            Mark::Arrow { from, to } => write!(f, "{from}{to}"),
        }
    }
}

impl FromStr for Mark {
    type Err = CommentError;

    /// Reads a square, or two for an arrow.
    fn from_str(text: &str) -> Result<Mark, CommentError> {
        let bad_mark = || CommentError::bad_mark(text);
        let square = |name: &str| name.parse().map_err(|_| bad_mark());
        match text.split_at_checked(2).ok_or_else(bad_mark)? {
            (name, "") => Ok(Mark::Circle(square(name)?)),
            (from, to) if from.eq_ignore_ascii_case(to) => Err(bad_mark()),
            (from, to) => Ok(Mark::Arrow {
                from: square(from)?,
                to: square(to)?,
            }),
        }
    }
}

/// Why a comment cannot be read.
///
/// ```
/// use reversi_engine::{CommentError, read_games};
///
/// let records = read_games("f5 {[%csl Gz9]} d6")?;
/// let wrong = CommentError::BadMark { found: "Gz9".to_owned() };
/// assert_eq!(records[0].read_comments(), Err(wrong));
/// # Ok::<(), reversi_engine::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommentError {
    /// The text is too long.
    TooLong {
        /// Its length.
        characters: usize,
    },
    /// A mark is not on the board.
    BadMark {
        /// The beginning of the text in its place.
        found: String,
    },
    /// A sign on a move is no glyph.
    BadGlyph {
        /// The beginning of the text in its place.
        found: String,
    },
    /// The text of a comment in a link is not valid UTF-8.
    BadEncoding {
        /// The number of moves before its position.
        ply: usize,
    },
    /// A link comments on a position that its game does not reach.
    BadPly {
        /// The number of moves before that position.
        found: usize,
    },
}

impl CommentError {
    fn bad_mark(found: &str) -> CommentError {
        let found = found.chars().take(MAX_QUOTED).collect();
        CommentError::BadMark { found }
    }

    pub(super) fn bad_glyph(found: &str) -> CommentError {
        let found = found.chars().take(MAX_QUOTED).collect();
        CommentError::BadGlyph { found }
    }
}

impl fmt::Display for CommentError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommentError::TooLong { characters } => write!(
                f,
                "a comment has at most {MAX_COMMENT} characters, not {characters}"
            ),
            CommentError::BadPly { found } => {
                write!(
                    f,
                    "a comment is on move {found}, which the game does not have"
                )
            }
            CommentError::BadEncoding { ply } => {
                write_place(f, *ply)?;
                f.write_str(" is not valid UTF-8")
            }
            CommentError::BadMark { found } => {
                write!(
                    f,
                    "{} is no mark: a square, or two for an arrow",
                    Quoted(found)
                )
            }
            CommentError::BadGlyph { found } => {
                let signs = Glyph::ALL.map(Glyph::sign).join(" ");
                write!(f, "{} is no glyph: {signs}", Quoted(found))
            }
        }
    }
}

impl Error for CommentError {}

/// A comment that cannot be read.
///
/// ```
/// use reversi_engine::read_games;
///
/// let records = read_games("f5 {[%csl Gz9]} d6 {good}")?;
/// let comments = records[0].read_each_comment();
/// let unread = comments[0].as_ref().expect_err("z9 is no square");
/// assert!(unread.to_string().starts_with("the comment on move 1: \"Gz9\" is no mark: "));
/// assert_eq!(comments[1].as_ref().map(|comment| &comment.text[..]), Ok("good"));
/// # Ok::<(), reversi_engine::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadComment {
    /// The number of moves before its position.
    pub ply: usize,
    /// Its fault.
    pub fault: CommentError,
}

impl fmt::Display for UnreadComment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_place(f, self.ply)?;
        write!(f, ": {}", self.fault)
    }
}

/// Writes where the comment after `ply` moves stands.
fn write_place(f: &mut fmt::Formatter<'_>, ply: usize) -> fmt::Result {
    match ply {
        0 => f.write_str("the comment before the first move"),
        _ => write!(f, "the comment on move {ply}"),
    }
}

impl Error for UnreadComment {}

/// A comment on a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Comment {
    /// The number of moves before it.
    pub ply: usize,
    /// Its judgement on the move that leads to the position.
    pub glyph: Option<Glyph>,
    /// The text, in one line; empty if there is none.
    pub text: String,
    /// The marks, each once.
    pub marks: Vec<Mark>,
}

/// The commands that hold circles and arrows inside a comment.
const COMMANDS: [&str; 2] = ["[%csl ", "[%cal "];

/// How every command begins.
const COMMAND: &str = "[%";

/// The colour that written marks have.
const COLOUR: char = 'G';

/// The colours that marks are read with; they make no difference.
const COLOURS: [char; 4] = [COLOUR, 'R', 'Y', 'B'];

impl GameRecord {
    /// The comments with their marks, in the order of play, at most one on each position. White
    /// space and control characters in their texts become single blanks.
    ///
    /// ```
    /// use reversi_engine::{Mark, Square, read_games};
    ///
    /// let records = read_games("f5 {the usual [%csl Gc3]\n reply} d6 {good}")?;
    /// let comments = records[0].read_comments()?;
    /// assert_eq!((comments[0].ply, &comments[0].text[..]), (1, "the usual reply"));
    /// assert_eq!(comments[0].marks, [Mark::Circle(Square::C3)]);
    /// assert_eq!((comments[1].ply, &comments[1].text[..]), (2, "good"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If one is too long or damaged, a mark is not on the board, or a link comments on a position
    /// that its game does not reach.
    pub fn read_comments(&self) -> Result<Vec<Comment>, CommentError> {
        let each = self.read_each_comment().into_iter();
        each.map(|comment| comment.map_err(|unread| unread.fault))
            .collect()
    }

    /// The comments with their marks as [`read_comments`](GameRecord::read_comments) gives them,
    /// and in the place of one that cannot be read what is wrong with it.
    pub fn read_each_comment(&self) -> Vec<Result<Comment, UnreadComment>> {
        let mut comments: Vec<FoundComment> = Vec::new();
        for (ply, found) in &self.comments {
            let comment = comment_on(&mut comments, *ply);
            if comment.fault.is_none() {
                comment.fault = comment.add(found).err();
            }
        }
        for &(ply, glyph) in &self.move_glyphs {
            let comment = comment_on(&mut comments, ply);
            comment.comment.glyph.get_or_insert(glyph);
        }
        let moves = self.game.line().len();
        for (ply, found) in LinkParameters::new(&self.fragment).comments() {
            let comment = comment_on(&mut comments, ply);
            if comment.fault.is_some() {
                continue;
            }
            let mut added = match found {
                LinkedComment::Damaged => Err(CommentError::BadEncoding { ply }),
                LinkedComment::Text(text) => comment.add(&text),
                LinkedComment::Marks(marks) => comment.add_marks(&marks),
                LinkedComment::Glyph(number) => comment.add_glyph(&number),
            };
            if ply > moves && !comment.comment.is_empty() {
                added = added.and(Err(CommentError::BadPly { found: ply }));
            }
            comment.fault = added.err();
        }
        comments
            .into_iter()
            .filter_map(FoundComment::result)
            .collect()
    }

    /// Adds a comment.
    ///
    /// ```
    /// use reversi_engine::{Comment, GameRecord, Mark, Notation, Square, read_game};
    ///
    /// let mut record = GameRecord::from(read_game("f5d6")?);
    /// let marks = vec![Mark::Circle(Square::C3)];
    /// record.add_comment(&Comment { ply: 1, text: "usual".to_owned(), marks, glyph: None });
    /// let ggf = Notation::named("ggf").and_then(|ggf| ggf.write(&record));
    /// assert!(ggf.is_some_and(|ggf| ggf.contains("B[f5]C[usual]CR[c3]W[d6]")));
    /// # Ok::<(), reversi_engine::ReadError>(())
    /// ```
    pub fn add_comment(&mut self, comment: &Comment) {
        self.comments.push((comment.ply, comment.with_commands()));
        let glyph = comment.glyph.filter(|_| comment.ply > 0);
        self.move_glyphs
            .extend(glyph.map(|glyph| (comment.ply, glyph)));
    }
}

impl Comment {
    fn is_empty(&self) -> bool {
        self.glyph.is_none() && self.text.is_empty() && self.marks.is_empty()
    }

    fn add_text(&mut self, text: &str) {
        let is_gap = |sign: char| sign.is_whitespace() || sign.is_control();
        for word in text.split(is_gap).filter(|word| !word.is_empty()) {
            let blank = if self.text.is_empty() { "" } else { " " };
            self.text += blank;
            self.text += word;
        }
    }

    /// The comment with the text and the marks of another one, unless they are the same, and with
    /// its glyph where there is none.
    pub(super) fn joined(&self, other: &Comment) -> Comment {
        let mut both = self.clone();
        if both.text != other.text {
            both.add_text(&other.text);
        }
        both.glyph = both.glyph.or(other.glyph);
        for mark in &other.marks {
            if !both.marks.contains(mark) {
                both.marks.push(*mark);
            }
        }
        both
    }

    pub(super) fn check_length(&self) -> Result<(), CommentError> {
        match self.text.chars().count() {
            characters if characters > MAX_COMMENT => Err(CommentError::TooLong { characters }),
            _ => Ok(()),
        }
    }

    /// The text without what would be read as a command.
    pub(super) fn plain_text(&self) -> String {
        self.text.replace(COMMAND, "(%")
    }

    /// The number of the glyph and the comment in braces, with a blank after each, as they stand
    /// behind a move. A brace in its text would end it, and becomes a round bracket.
    pub(super) fn beside_move(&self) -> String {
        let number = self.glyph.map(|glyph| format!("${} ", glyph.number()));
        let text = self.with_commands().replace('{', "(").replace('}', ")");
        let braces = (!text.is_empty()).then(|| format!("{{{text}}} "));
        [number, braces].into_iter().flatten().collect()
    }

    /// The comment with its marks as chess sites write them.
    pub(super) fn with_commands(&self) -> String {
        let mut text = String::new();
        for (command, wanted) in COMMANDS.into_iter().zip([true, false]) {
            let is_wanted = |mark: &&Mark| matches!(mark, Mark::Circle(_)) == wanted;
            let marks = self.marks.iter().filter(is_wanted);
            let names: Vec<String> = marks.map(|mark| format!("{COLOUR}{mark}")).collect();
            if !names.is_empty() {
                text += &format!("{command}{}]", names.join(","));
            }
        }
        let words = self.plain_text();
        let is_apart = !text.is_empty() && !words.is_empty();
        text + if is_apart { " " } else { "" } + &words
    }
}

/// A comment that is read part by part.
struct FoundComment {
    comment: Comment,
    /// The squares to which there is a mark from each square; a circle is a mark from its square
    /// to itself.
    marked: [Bitboard; 64],
    /// The fault in its first part that cannot be read.
    fault: Option<CommentError>,
}

impl FoundComment {
    /// A comment without text and marks after `ply` moves.
    fn on(ply: usize) -> FoundComment {
        let comment = Comment {
            ply,
            ..Comment::default()
        };
        FoundComment {
            comment,
            marked: [Bitboard::EMPTY; 64],
            fault: None,
        }
    }

    /// The comment, or what is wrong with it; `None` if it says nothing.
    fn result(self) -> Option<Result<Comment, UnreadComment>> {
        let ply = self.comment.ply;
        match self.fault {
            Some(fault) => Some(Err(UnreadComment { ply, fault })),
            None => (!self.comment.is_empty()).then_some(Ok(self.comment)),
        }
    }

    /// Adds what a text holds as a comment.
    fn add(&mut self, found: &str) -> Result<(), CommentError> {
        let mut rest = found;
        while let Some((at, end)) = next_command(rest) {
            self.comment.add_text(&rest[..at]);
            // Other commands, such as those of clocks, are no words.
            let command = &rest[at..end];
            if let Some(marks) = COMMANDS.iter().find_map(|name| command.strip_prefix(name)) {
                self.add_marks(marks)?;
            }
            rest = &rest[end + 1..];
        }
        self.comment.add_text(rest);
        self.comment.check_length()
    }

    /// Adds marks with commas or dashes between them.
    fn add_marks(&mut self, marks: &str) -> Result<(), CommentError> {
        for item in marks.split([',', '-']) {
            self.add_mark(read_mark(item.trim())?);
        }
        Ok(())
    }

    /// Adds the glyph of a number.
    fn add_glyph(&mut self, number: &str) -> Result<(), CommentError> {
        let glyph = number.parse().ok().and_then(Glyph::numbered);
        self.comment.glyph = Some(glyph.ok_or_else(|| CommentError::bad_glyph(number))?);
        Ok(())
    }

    /// Adds a mark unless the comment has it.
    fn add_mark(&mut self, mark: Mark) {
        let (from, to) = match mark {
            Mark::Circle(square) => (square, square),
            Mark::Arrow { from, to } => (from, to),
        };
        let marked = &mut self.marked[usize::from(from.index())];
        if !marked.contains(to) {
            *marked = marked.with(to);
            self.comment.marks.push(mark);
        }
    }
}

/// The comment after `ply` moves among others in the order of play, which gets one if it has
/// none there.
fn comment_on(comments: &mut Vec<FoundComment>, ply: usize) -> &mut FoundComment {
    let at = comments.partition_point(|found| found.comment.ply < ply);
    if comments.get(at).is_none_or(|found| found.comment.ply > ply) {
        comments.insert(at, FoundComment::on(ply));
    }
    &mut comments[at]
}

/// Where the next command of a comment begins, and its closing bracket.
fn next_command(text: &str) -> Option<(usize, usize)> {
    let mut found = text.match_indices(COMMAND).map(|(at, _)| at);
    let is_command = |&at: &usize| {
        let name = text.as_bytes().get(at + COMMAND.len());
        name.is_some_and(u8::is_ascii_alphabetic)
    };
    let at = found.find(is_command)?;
    Some((at, at + text[at..].find(']')?))
}

/// The commands of a comment, without their closing brackets.
pub(super) fn commands(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let (at, end) = next_command(rest)?;
        let command = &rest[at..end];
        rest = &rest[end + 1..];
        Some(command)
    })
}

/// The mark of a command, with or without a letter for its colour. A letter that is the file of a
/// square is no colour.
fn read_mark(item: &str) -> Result<Mark, CommentError> {
    let parse = |name: &str| name.split(':').map(spelt).collect::<String>().parse().ok();
    let mark = parse(item).or_else(|| parse(item.strip_prefix(COLOURS)?));
    mark.ok_or_else(|| CommentError::bad_mark(item))
}

/// Marks as a comment holds them: squares in either spelling, a colon between those of an arrow if
/// wanted; commas or dashes between the marks.
pub(super) fn command_of(marks: &str) -> String {
    [COMMANDS[0], marks, "]"].concat()
}

/// A square in the usual spelling, which may have its rank as a letter: `fe` is `f5`.
pub(super) fn spelt(square: &str) -> String {
    match square.as_bytes() {
        &[file, rank @ b'a'..=b'h'] => {
            let rank = char::from(rank - b'a' + b'1');
            format!("{}{rank}", char::from(file))
        }
        _ => square.to_owned(),
    }
}
