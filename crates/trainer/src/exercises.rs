//! New exercises from games of the engine against itself, and what the solver adds to a file of
//! them.

use std::collections::HashSet;
use std::io::Write;
use std::path::Path;

use anyhow::{Context, Result};
use reversi_engine::{
    Analysis, Bitboard, Board, Color, Exercise, Game, Goal, Level, Limits, Opponent, Position, Rng,
    Searcher, Square, Value, Weights, read_exercises,
};
use reversi_toolkit::{Stopwatch, play_random, progress_bar, read_text};

/// Empties of the positions that become exercises.
const EMPTIES: std::ops::RangeInclusive<u32> = 6..=14;

/// Random moves at the start of each game.
const RANDOM_MOVES: usize = 8;

/// Plies of the searches that measure the difficulty: an exercise is as hard as the number of these
/// searches that fail, plus one.
const SHALLOW_PLIES: [u32; 2] = [1, 4];

/// By how many discs the move of an exercise with the goal `best` beats all others.
const BEST_LEAD: i32 = 4;

/// Fewest legal moves at the first step of an exercise, and at the later ones.
const MIN_MOVES: [usize; 2] = [3, 2];

/// From this difficulty on an exercise goes on after its first move.
const LONGER_FROM: u8 = 2;

/// Most moves of the side that solves an exercise.
const MAX_STEPS: usize = 4;

/// Prints the exercises of a file with the themes that the solver finds, and the comment before the
/// first one.
///
/// # Errors
/// If the file cannot be read, or an exercise is wrong or has too many empties.
pub fn find_themes(path: &Path) -> Result<()> {
    print_changed(path, |exercise| {
        exercise.theme = exercise.find_theme()?;
        Ok(())
    })
}

/// Prints the exercises of a file, each of one accepted line with that line continued, and the
/// comment before the first one.
///
/// # Errors
/// If the file cannot be read, or an exercise is wrong.
pub fn continue_lines(path: &Path) -> Result<()> {
    let mut searcher = Searcher::with_table(Weights::builtin(), 16);
    print_changed(path, |exercise| {
        continue_line(&mut searcher, exercise);
        Ok(())
    })
}

/// Prints the exercises of a file, changed, and the comment before the first one.
fn print_changed(path: &Path, mut change: impl FnMut(&mut Exercise) -> Result<()>) -> Result<()> {
    let text = read_text(path)?;
    let name = || path.display().to_string();
    let exercises = read_exercises(&text).with_context(name)?;
    let bar = progress_bar(exercises.len(), "exercises");
    let mut out = std::io::stdout().lock();
    for line in text.lines().take_while(|line| line.starts_with('#')) {
        writeln!(out, "{line}").context("the exercises cannot be written")?;
    }
    for (mut exercise, number) in exercises.into_iter().zip(1..) {
        change(&mut exercise).with_context(|| format!("{}, exercise {number}", name()))?;
        writeln!(out, "\n{exercise}").context("the exercises cannot be written")?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

/// Prints `count` new exercises: as many of each goal and difficulty, sorted by both.
///
/// # Errors
/// If they cannot be written.
pub fn make(count: usize, seed: u64) -> Result<()> {
    let cells = Goal::ALL.len() * (SHALLOW_PLIES.len() + 1);
    let quota = count.div_ceil(cells);
    let mut made: Vec<Vec<Exercise>> = vec![Vec::new(); cells];
    let (mut known, mut number) = (HashSet::new(), 0);
    let mut searcher = Searcher::with_table(Weights::builtin(), 16);
    let bar = progress_bar(quota * cells, "exercises");
    while made.iter().any(|cell| cell.len() < quota) {
        let mut rng = Rng::new(seed << 32 | number).split();
        number += 1;
        // One exercise of a game: the next ones resemble it.
        let position = position_of_game(&mut rng);
        if !known.insert(position.board().canonical()) {
            continue;
        }
        let Some(mut exercise) = exercise(&mut searcher, position) else {
            continue;
        };
        let difficulty = usize::from(exercise.difficulty) - 1;
        let cell = &mut made[exercise.goal as usize * (SHALLOW_PLIES.len() + 1) + difficulty];
        if cell.len() < quota {
            continue_line(&mut searcher, &mut exercise);
            cell.push(exercise);
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let mut out = std::io::stdout().lock();
    for exercise in made.iter().flatten().take(count) {
        writeln!(out, "{exercise}\n").context("the exercises cannot be written")?;
    }
    Ok(())
}

/// A late position of a game between two middling levels.
fn position_of_game(rng: &mut Rng) -> Position {
    let (first, last) = (*EMPTIES.start(), *EMPTIES.end());
    loop {
        let empties = first + rng.below((last - first + 1) as usize) as u32;
        let levels = [(); 2].map(|()| Opponent::Level(Level::ALL[3 + rng.below(3)]));
        let mut game = Game::default();
        while let Some(turn) = game.turn() {
            let board = game.position().board();
            if board.empties().len() <= empties {
                return game.position();
            }
            if game.ply() < RANDOM_MOVES {
                play_random(&mut game, rng);
            } else {
                let square = chosen(levels[turn as usize], board, rng);
                let square = square.expect("the side to move can move");
                game.play(square).expect("a legal move");
            }
        }
    }
}

/// The move that a level chooses.
fn chosen(opponent: Opponent, board: Board, rng: &mut Rng) -> Option<Square> {
    let mut engine = reversi_engine::Engine::new(Stopwatch::start());
    let request = reversi_engine::Request {
        opponent: Some(opponent),
        ..reversi_engine::Request::new(board, rng.split())
    };
    engine
        .choose(&request, &mut |_| {})
        .ok()
        .map(|choice| choice.square)
}

/// The exercise of a position, if just one move reaches a goal.
fn exercise(searcher: &mut Searcher, position: Position) -> Option<Exercise> {
    let board = position.board();
    let exact = values(searcher, board, None);
    let mut goals = Goal::ALL.into_iter();
    let (goal, square) = goals.find_map(|goal| {
        let square = only_move(goal, &exact, MIN_MOVES[0])?;
        Some((goal, square))
    })?;
    let fails = |&&plies: &&u32| {
        let found = values(searcher, board, Some(plies));
        found.best().is_some_and(|found| found.square != square)
    };
    let failing = SHALLOW_PLIES.iter().take_while(fails).count();
    Some(Exercise {
        position,
        goal,
        difficulty: failing as u8 + 1,
        theme: None,
        lines: vec![vec![square]],
        part: None,
        comment: String::new(),
    })
}

/// The move that alone reaches a goal among at least `fewest_moves`.
fn only_move(goal: Goal, exact: &Analysis, fewest_moves: usize) -> Option<Square> {
    let mut sorted: Vec<Value> = exact.moves.iter().map(|found| found.value).collect();
    sorted.sort_unstable_by(|one, other| other.cmp(one));
    let level = Value::clamped(0);
    let lead = Value::clamped(BEST_LEAD * Value::PER_DISC);
    let (&best, &second) = (sorted.first()?, sorted.get(1)?);
    let is_only = match goal {
        Goal::Win => best > level && second <= level,
        Goal::Draw => best == level && second < level,
        Goal::Best => best - second >= lead,
    };
    (is_only && sorted.len() >= fewest_moves).then_some(exact.best()?.square)
}

/// Continues the line of an exercise that is not easy: as long as there is a best reply after which
/// just one move reaches the goal.
fn continue_line(searcher: &mut Searcher, exercise: &mut Exercise) {
    let [line] = &mut exercise.lines[..] else {
        return;
    };
    if exercise.difficulty < LONGER_FROM {
        return;
    }
    let solver = exercise.position.turn();
    let mut game = Game::new(exercise.position);
    for &square in &*line {
        game.play(square).expect("an accepted move is legal");
    }
    while line.len() < 2 * MAX_STEPS - 1 {
        let Some(moves) = next_step(searcher, &game, solver, exercise.goal) else {
            return;
        };
        for square in moves {
            game.play(square).expect("a legal move");
            line.push(square);
        }
    }
}

/// The best reply after which just one move reaches the goal, and that move.
fn next_step(
    searcher: &mut Searcher,
    game: &Game,
    solver: Color,
    goal: Goal,
) -> Option<[Square; 2]> {
    if game.turn()? == solver {
        return None;
    }
    let exact = values(searcher, game.position().board(), None);
    let best = exact.best()?.value;
    let mut replies = exact.moves.iter().filter(|found| found.value == best);
    replies.find_map(|reply| {
        let mut replied = game.clone();
        replied.play(reply.square).expect("a legal move");
        if replied.turn()? != solver {
            return None;
        }
        let exact = values(searcher, replied.position().board(), None);
        let square = only_move(goal, &exact, MIN_MOVES[1])?;
        Some([reply.square, square])
    })
}

/// The values of all moves, exact without a depth.
fn values(searcher: &mut Searcher, board: Board, depth: Option<u32>) -> Analysis {
    let limits = Limits {
        depth,
        ..Limits::default()
    };
    searcher.clear();
    searcher.analyse(board, Bitboard::FULL, &limits, &mut |_| {})
}
