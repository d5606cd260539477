//! `reversi review FILE`: what each move of a game has lost, and why.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result};
use reversi_engine::{
    Color, EndedSearch, Engine, Game, GameSummary, MoveReview, MoveValue, RequestLimits,
    ReviewedMove, Searcher, TurningPoint, Value, Weights, due_searches, review_game_move,
    transcript,
};
use reversi_toolkit::{Stopwatch, progress_bar};

use crate::search_limit::SearchLimit;

/// Reviews each move of the games of a file, and prints a line for each move and a summary of each
/// game. Without a limit the searches are those of the plan that the page follows.
///
/// # Errors
/// If the file cannot be read, or one of its games: the others are reviewed.
pub fn run(path: &Path, limit: Option<SearchLimit>) -> Result<()> {
    crate::game_files::for_each(path, |file_game| {
        let game = &file_game.record.game;
        if file_game.has_others {
            writeln!(std::io::stdout(), "game {}", file_game.number)?;
        }
        let moves = match limit {
            Some(limit) => limited(game, limit),
            None => planned(game),
        };
        print(game, &moves).context("the results cannot be written")
    })
}

/// Reviews the moves of a game, each within a limit, from the last to the first: each search
/// profits from the later ones.
fn limited(game: &Game, limit: SearchLimit) -> Vec<MoveReview> {
    let moves: Vec<_> = game.moves().collect();
    let bar = progress_bar(moves.len(), "moves");
    let mut searcher = Searcher::new(Weights::builtin());
    let mut reviews: Vec<MoveReview> = moves
        .into_iter()
        .rev()
        .map(|(position, square)| {
            let stopwatch = Stopwatch::start();
            let limits = limit.limits(&stopwatch);
            let review = review_game_move(&mut searcher, position.board(), square, &limits);
            bar.inc(1);
            review.expect("the moves of a game are legal")
        })
        .collect();
    bar.finish_and_clear();
    reviews.reverse();
    reviews
}

/// Reviews the moves of a game by the plan, on all processors: the searches that are due together
/// do not depend on each other.
fn planned(game: &Game) -> Vec<MoveReview> {
    let moves: Vec<_> = game.moves().collect();
    let empties = moves
        .first()
        .map_or(0, |(position, _)| position.board().empties().len());
    let processors = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let mut engines: Vec<_> = (0..processors)
        .map(|_| Engine::new(Stopwatch::start()))
        .collect();
    let bar = progress_bar(0, "searches");
    let mut ended = vec![Vec::new(); moves.len()];
    let mut reviews = vec![None; moves.len()];
    loop {
        let due = due_searches(empties as usize, &ended);
        if due.is_empty() {
            break;
        }
        bar.inc_length(due.len() as u64);
        let next = AtomicUsize::new(0);
        let found = Mutex::new(Vec::new());
        thread::scope(|scope| {
            for engine in engines.iter_mut().take(due.len()) {
                scope.spawn(|| {
                    while let Some(search) = due.get(next.fetch_add(1, Ordering::Relaxed)) {
                        let (position, square) = &moves[search.number];
                        let limits = RequestLimits {
                            nodes: Some(search.nodes),
                            ..RequestLimits::default()
                        };
                        let review = engine.review(position.board(), *square, limits);
                        let review = review.expect("the moves of a game are legal");
                        let mut found = found.lock().expect("no search has failed");
                        found.push((search.number, review));
                        bar.inc(1);
                    }
                });
            }
        });
        for (number, review) in found.into_inner().expect("no search has failed") {
            let (position, _) = &moves[number];
            ended[number].push(EndedSearch::of(position.turn(), &review));
            reviews[number] = Some(review);
        }
    }
    bar.finish_and_clear();
    let reviews = reviews.into_iter();
    reviews
        .map(|review| review.expect("the plan has searched each move"))
        .collect()
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
        let numbered = game.moves().zip(reviews).zip(1..);
        let own: Vec<_> = numbered
            .filter(|(((position, _), _), _)| position.turn() == side)
            .map(|((_, review), number)| (number, review))
            .collect();
        let mistakes = own.iter().filter(|(_, review)| review.is_mistake());
        let sign = sign(own.iter().all(|(_, review)| review.is_exact()));
        writeln!(
            out,
            "{} lost {sign}{:.2} costliest {} mistakes {}",
            side.name(),
            summary.lost(side),
            list(costliest),
            list(mistakes.map(|&(number, _)| number)),
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

/// Numbers of moves; `-` stands for none.
fn list(numbers: impl Iterator<Item = usize>) -> String {
    let numbers: Vec<String> = numbers.map(|number| number.to_string()).collect();
    if numbers.is_empty() {
        "-".to_owned()
    } else {
        numbers.join(",")
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
/// with its squares or `only`, the line after the best move, the line after the move.
fn line(number: usize, side: Color, review: &MoveReview) -> String {
    let MoveReview { played, best, .. } = review;
    let depth = if review.is_exact() {
        "exact".to_owned()
    } else if review.from_book {
        "book".to_owned()
    } else {
        format!("{}ply", review.depth())
    };
    let none = if review.is_only { "only" } else { "-" };
    let reason = review.reason.map_or_else(
        || none.to_owned(),
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
