//! `reversi-trainer games`: games of the strongest levels, to try the database of the page with.

use std::collections::HashSet;
use std::io::Write as _;

use anyhow::{Context, Result, ensure};
use rayon::prelude::*;
use reversi_engine::{
    Board, Book, Clock, Engine, Game, Level, Opponent, Request, RequestLimits, Rng, Square, Value,
};
use reversi_toolkit::progress_bar;

/// The most moves of a game that come from the opening book.
const BOOK_PLIES: usize = 12;

/// A book move that loses this much more is played half as often.
const HALF_LOSS: i32 = Value::PER_DISC / 2;

/// Half losses at which a book move is not played.
const MAX_HALVINGS: i32 = 4;

/// Plies that level 10 looks ahead.
const DEPTH: u32 = 16;

/// The levels of Black and White: three that play each other with both colours.
const PAIRS: [[Level; 2]; 6] = {
    let [.., eight, nine, ten] = Level::ALL;
    [
        [ten, nine],
        [nine, ten],
        [ten, eight],
        [eight, ten],
        [nine, eight],
        [eight, nine],
    ]
};

/// Level 10 looks a number of plies ahead and needs no time.
struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> f64 {
        0.0
    }
}

/// Prints `count` games as PGN, no two of them alike. The opening book gives the first moves of
/// each: the better an opening is, the more often it is played.
///
/// # Errors
/// If two games are alike, or they cannot be written.
pub fn run(count: usize, seed: u64) -> Result<()> {
    let bar = progress_bar(count, "games");
    let games: Vec<Game> = (0..count)
        .into_par_iter()
        .map(|number| {
            let game = play(pair(number), Rng::new(seed << 40 | number as u64).split());
            bar.inc(1);
            game
        })
        .collect();
    bar.finish_and_clear();
    let transcripts: HashSet<String> = games.iter().map(Game::to_string).collect();
    ensure!(transcripts.len() == count, "two games are alike");
    let records = games.iter().enumerate().map(|(number, game)| {
        let [black, white] = pair(number);
        format!("\n[Black \"Reversi {black}\"]\n[White \"Reversi {white}\"]\n\n{game}\n")
    });
    let text = format!(
        "[Made \"reversi-trainer games {count} --seed {seed}\"]\n[Licence \"CC0\"]{}",
        records.collect::<String>(),
    );
    write!(std::io::stdout(), "{text}").context("the games cannot be written")
}

/// The levels of a game.
fn pair(number: usize) -> [Level; 2] {
    PAIRS[number % PAIRS.len()]
}

/// A game of two levels, the one of Black first.
fn play(levels: [Level; 2], mut rng: Rng) -> Game {
    let mut engine = Engine::new(NoClock);
    let mut game = Game::default();
    while let Some(turn) = game.turn() {
        let board = game.position().board();
        let known = (game.ply() < BOOK_PLIES).then(|| book_move(board, rng.split()));
        let square = known
            .flatten()
            .unwrap_or_else(|| level_move(&mut engine, board, levels[turn as usize], rng.split()));
        game.play(square)
            .expect("book and levels choose legal moves");
    }
    game
}

/// A move of the opening book; `None` where it has none. The first one is f5, as in most games of
/// people.
fn book_move(board: Board, mut rng: Rng) -> Option<Square> {
    if board == Board::DIAGONAL {
        return Some(Square::F5);
    }
    let moves = Book::builtin().moves(board);
    let best = moves.iter().map(|found| found.value).max()?;
    let near = moves.iter().flat_map(|found| {
        let halvings = (best - found.value).units() / HALF_LOSS;
        let times = 1_usize << MAX_HALVINGS >> halvings.min(MAX_HALVINGS + 1);
        std::iter::repeat_n(found.square, times)
    });
    let near: Vec<Square> = near.collect();
    Some(near[rng.below(near.len())])
}

/// The move of a level.
fn level_move(engine: &mut Engine<NoClock>, board: Board, level: Level, rng: Rng) -> Square {
    let depth = (level == Level::STRONGEST).then_some(DEPTH);
    let request = Request {
        opponent: Some(Opponent::Level(level)),
        limits: RequestLimits {
            depth,
            ..RequestLimits::default()
        },
        ..Request::new(board, rng)
    };
    let choice = engine.choose(&request, &mut |_| {});
    choice.expect("the side to move can move").square
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_repeatable_begins_with_the_book_and_ends() {
        let [.., eight, nine, _] = Level::ALL;
        let first = play([eight, nine], Rng::new(1));
        assert_eq!(
            first.to_string(),
            play([eight, nine], Rng::new(1)).to_string()
        );
        assert_ne!(
            first.to_string(),
            play([eight, nine], Rng::new(2)).to_string()
        );
        assert!(first.to_string().starts_with("f5"));
        assert!(first.outcome().is_some());
    }

    #[test]
    fn a_better_book_move_is_played_more_often() {
        let mut game = Game::default();
        game.play(Square::F5).expect("f5 is legal");
        let board = game.position().board();
        let mut rng = Rng::new(1);
        let played: Vec<_> = (0..400)
            .filter_map(|_| book_move(board, rng.split()))
            .collect();
        let often = |square| played.iter().filter(|&&found| found == square).count();
        let mut moves = Book::builtin().moves(board);
        moves.sort_unstable_by_key(|found| found.value);
        let [worst, .., best] = &moves[..] else {
            panic!("the book has several replies to f5");
        };
        assert_eq!(played.len(), 400);
        assert!(often(best.square) > often(worst.square));
    }
}
