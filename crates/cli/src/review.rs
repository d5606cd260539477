//! `reversi review FILE`: what each move of a game has lost, and why.

use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use reversi_engine::{
    Color, Game, GameSummary, Limits, MoveReview, MoveValue, ReviewedMove, Searcher, TurningPoint,
    Value, Weights, review_game_move, transcript,
};
use reversi_toolkit::{Stopwatch, progress_bar};

use crate::search_limit::SearchLimit;

/// The limit of a move before the ending, if none is given.
const DEFAULT_LIMIT: SearchLimit = SearchLimit::Plies(18);

/// With so many empties or fewer a move is solved if no limit is given: some seconds at most.
const SOLVED_EMPTIES: u32 = 24;

/// Reviews each move of the games of a file within `limit`, and prints a line for each move and a
/// summary of each game. Without a limit the ending is solved.
///
/// # Errors
/// If the file holds no game, or cannot be read.
pub fn run(path: &Path, limit: Option<SearchLimit>) -> Result<()> {
    let games = crate::game_files::read(path)?;
    let several = games.len() > 1;
    for (record, number) in games.iter().zip(1..) {
        let game = &record.game;
        if several {
            writeln!(std::io::stdout(), "game {number}")?;
        }
        let moves = review(game, limit);
        print(game, &moves).context("the results cannot be written")?;
    }
    Ok(())
}

/// Reviews the moves of a game from the last to the first: each search profits from the later ones.
fn review(game: &Game, limit: Option<SearchLimit>) -> Vec<MoveReview> {
    let moves: Vec<_> = game.moves().collect();
    let bar = progress_bar(moves.len(), "moves");
    let mut searcher = Searcher::new(Weights::builtin());
    let mut reviews: Vec<MoveReview> = moves
        .into_iter()
        .rev()
        .map(|(position, square)| {
            let stopwatch = Stopwatch::start();
            let board = position.board();
            let limits = match limit {
                None if board.empties().len() <= SOLVED_EMPTIES => Limits::default(),
                _ => limit.unwrap_or(DEFAULT_LIMIT).limits(&stopwatch),
            };
            let review = review_game_move(&mut searcher, board, square, &limits);
            bar.inc(1);
            review.expect("the moves of a game are legal")
        })
        .collect();
    bar.finish_and_clear();
    reviews.reverse();
    reviews
}

fn print(game: &Game, reviews: &[MoveReview]) -> std::io::Result<()> {
    let mut out = std::io::stdout();
    let mut moves = Vec::new();
    for ((position, _), review) in game.moves().zip(reviews) {
        moves.push(ReviewedMove {
            side: position.turn(),
            played: review.played.value,
            best: review.best.value,
            error: review.error(),
        });
        writeln!(out, "{}", line(moves.len(), position.turn(), review))?;
    }
    let summary = GameSummary::of(&moves);
    for side in Color::ALL {
        let costliest = summary.costliest(side).iter().map(|number| number + 1);
        let costliest: Vec<String> = costliest.map(|number| number.to_string()).collect();
        let own = game.moves().zip(reviews);
        let mut own = own.filter(|((position, _), _)| position.turn() == side);
        let sign = sign(own.all(|(_, review)| review.is_exact()));
        writeln!(
            out,
            "{} lost {sign}{:.2} costliest {}",
            side.name(),
            summary.lost(side),
            if costliest.is_empty() {
                "-".to_owned()
            } else {
                costliest.join(",")
            }
        )?;
    }
    match summary.turning_point {
        Some(TurningPoint { number, certain }) => {
            let preposition = if certain { "at" } else { "about" };
            writeln!(out, "turned {preposition} {}", number + 1)
        }
        None if summary.never_turned => writeln!(out, "turned at -"),
        None => writeln!(out, "turned at ?"),
    }
}

/// The sign of an estimate before one, none before what is proven.
const fn sign(exact: bool) -> &'static str {
    if exact { "" } else { "≈" }
}

/// A value for the side that moves: proven, an upper bound that is proven and says more than
/// `known`, or an estimate.
fn value(found: &MoveValue, known: Value) -> String {
    if !found.exact && found.at_most < known {
        return format!("≤{:+.2}", found.at_most.discs());
    }
    format!("{}{:+.2}", sign(found.exact), found.value.discs())
}

/// The loss of a move: proven, at least as much as is proven, or an estimate.
fn loss(review: &MoveReview) -> String {
    let least = review.least_loss();
    if !review.is_exact() && least > Value::clamped(0) {
        return format!("≥{:.2}", least.discs());
    }
    format!("{}{:.2}", sign(review.is_exact()), review.loss().discs())
}

/// A reviewed move: number, side, move, value, best move, value, loss, exact, book or depth, reason
/// with its squares, the line after the best move, the line after the move.
fn line(number: usize, side: Color, review: &MoveReview) -> String {
    let MoveReview { played, best, .. } = review;
    let depth = if review.is_exact() {
        "exact".to_owned()
    } else if review.from_book {
        "book".to_owned()
    } else {
        format!("{}ply", review.depth())
    };
    let reason = review.reason.map_or_else(
        || "-".to_owned(),
        |reason| format!("{}:{}", reason.kind.name(), transcript(reason.squares)),
    );
    format!(
        "{number} {} {} {} {} {} {} {depth} {reason} {} {}",
        side.name(),
        played.square,
        value(played, best.value),
        best.square,
        value(best, Value::MAX),
        loss(review),
        transcript(best.pv.iter().copied()),
        transcript(played.pv.iter().copied()),
    )
}
