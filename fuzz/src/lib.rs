//! What the engine promises for any bytes at all, one law a function; the programs in `fuzz_targets` look for bytes
//! that break it. A reader refuses what it cannot read by an error with a sentence, reads back what it wrote, and the
//! rules agree with the plain reference of the engine's own tests.

#![forbid(unsafe_code)]

#[path = "../../crates/engine/tests/support/mod.rs"]
mod support;

use reversi_engine::book::Book;
use reversi_engine::eval::{PatternIndices, Phase};
use reversi_engine::{
    Bitboard, Board, Color, Game, Position, EndgameProblem, Square, Start, Symmetry, Weights, parse_wthor, solve,
};

use support::{Cells, exact_result, indices};

/// Most empty squares of an ending that is compared with trying every line.
const TRIED_EMPTIES: u32 = 7;

/// An error is a sentence.
fn is_told(wrong: &dyn std::error::Error) {
    assert!(wrong.to_string().len() > 10, "{wrong:?}");
}

/// The text of a position is read or refused; what is read is written and read again.
pub fn position(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match text.parse::<Position>() {
        Ok(position) => assert_eq!(position.to_string().parse(), Ok(position)),
        Err(wrong) => is_told(&wrong),
    }
}

/// A transcript is played or refused, and then the game is left as it was; what is played is written and played again.
/// The first byte chooses the start.
pub fn transcript_text(bytes: &[u8]) {
    let Some((&choice, text)) = bytes.split_first() else {
        return;
    };
    let start = if choice & 1 == 0 {
        Start::Diagonal
    } else {
        Start::Parallel
    };
    let first = if choice & 2 == 0 {
        Color::Black
    } else {
        Color::White
    };
    let before = Game::new(Position::start(start, first));
    let mut game = before.clone();
    match game.play_transcript(&String::from_utf8_lossy(text)) {
        Ok(()) => {
            let mut again = before;
            again.play_transcript(&game.to_string()).expect("a game's own transcript");
            assert_eq!(again, game);
        }
        Err(wrong) => {
            is_told(&wrong);
            assert_eq!(game, before);
        }
    }
}

/// An endgame problem is read or refused; its best moves are those with its result.
pub fn problem(bytes: &[u8]) {
    match String::from_utf8_lossy(bytes).parse::<EndgameProblem>() {
        Ok(problem) => {
            let best = problem.best_moves().count();
            assert_eq!(best == 0, problem.result().is_none());
            assert!(best <= problem.results.len());
        }
        Err(wrong) => is_told(&wrong),
    }
}

/// A file of the tournament database is read or refused; games that follow the rules reach an outcome or stop before.
pub fn wthor(bytes: &[u8]) {
    let games = match parse_wthor(bytes) {
        Ok(games) => games,
        Err(wrong) => return is_told(&wrong),
    };
    for recorded in games {
        assert!(recorded.moves.len() <= 60);
        let mut game = Game::default();
        let played = recorded.moves.into_iter().map(|square| game.play(square));
        if let Some(wrong) = played.filter_map(Result::err).next() {
            is_told(&wrong);
        }
    }
}

/// A board from 24 bytes: first discs, second discs, squares to leave empty.
fn board(bytes: &[u8]) -> Option<Board> {
    let (numbers, _) = bytes.as_chunks::<8>();
    let &[first, second, empty, ..] = numbers else {
        return None;
    };
    let [first, second, empty] = [first, second, empty].map(u64::from_le_bytes);
    let player = Bitboard::from_bits(first & !empty);
    Board::new(player, Bitboard::from_bits(second & !empty & !first))
}

/// Legal moves, turned discs and boards after moves are those of the plain reference, however the board lies.
pub fn rules(bytes: &[u8]) {
    let Some(board) = board(bytes) else {
        return;
    };
    let cells = Cells::of(board);
    assert_eq!(indices(board.legal_moves()), cells.legal_moves());
    for square in Square::ALL {
        let index = usize::from(square.index());
        let mut flips = cells.flips(index);
        flips.sort_unstable();
        assert_eq!(indices(board.flips(square)), flips);
        let after = (!flips.is_empty()).then(|| cells.play(index));
        assert_eq!(board.play(square).map(Cells::of), after);
    }
    assert!(
        board
            .stable_discs_of_opponent()
            .is_subset_of(board.opponent())
    );
    for symmetry in Symmetry::ALL {
        let turned = symmetry.board(board);
        assert_eq!(turned.canonical(), board.canonical());
        assert_eq!(turned.legal_moves(), symmetry.bitboard(board.legal_moves()));
        let stable = symmetry.bitboard(board.stable_discs_of_opponent());
        assert_eq!(turned.stable_discs_of_opponent(), stable);
    }
}

/// A short ending has the result of trying every line.
pub fn endings(bytes: &[u8]) {
    let Some(board) = board(bytes) else {
        return;
    };
    // Fills all squares but a few, so that any bytes make an ending.
    let few: Bitboard = board
        .empties()
        .into_iter()
        .take(TRIED_EMPTIES as usize)
        .collect();
    let opponent = board.opponent() | (board.empties() & !few);
    let board = Board::new(board.player(), opponent).expect("the sets are disjoint");
    let found = solve(board).map(|solution| i32::from(solution.score.discs()));
    let expected = (!board.legal_moves().is_empty()).then(|| exact_result(&Cells::of(board)));
    assert_eq!(found, expected, "\n{board}");
}

/// A book is read or refused; what is read is written and read again, and names legal moves.
pub fn book(bytes: &[u8]) {
    let book = match Book::from_bytes(bytes) {
        Ok(book) => book,
        Err(wrong) => return is_told(&wrong),
    };
    let again = Book::from_bytes(&book.to_bytes()).expect("a book's own bytes");
    assert_eq!(again.len(), book.len());
    for start in [Board::DIAGONAL, Board::PARALLEL] {
        let moves = book.moves(start);
        assert!(
            moves
                .iter()
                .all(|found| start.legal_moves().contains(found.square))
        );
        assert_eq!(again.moves(start), moves);
    }
}

/// Weights are read or refused: the bytes as they are, and as often behind each other as a file is long. Any weights
/// give values within the largest results.
pub fn weights(bytes: &[u8]) {
    let length = match Weights::from_bytes(bytes) {
        Ok(_) => return,
        Err(wrong) => {
            is_told(&wrong);
            match Weights::from_bytes(b"RVW1") {
                Err(reversi_engine::eval::WeightsError::Length { expected, .. }) => expected,
                _ => unreachable!("four bytes are no weights"),
            }
        }
    };
    let repeated = bytes.iter().copied().cycle();
    let file: Vec<u8> = b"RVW1"
        .iter()
        .copied()
        .chain(repeated)
        .take(length)
        .collect();
    if file.len() < length {
        return;
    }
    let weights = Weights::from_bytes(&file).expect("a file of the right length");
    let mut board = Board::DIAGONAL;
    for phase in 0..Phase::COUNT {
        let value = weights.value(&PatternIndices::of(board), board);
        assert!(value.discs().abs() <= 64.0, "phase {phase}");
        for _ in 0..2 {
            let next = board
                .legal_moves()
                .first()
                .and_then(|square| board.play(square));
            board = next.unwrap_or(board.pass());
        }
    }
}
