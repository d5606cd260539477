//! Every line beside an exact value, against an alpha-beta that shares nothing with the search:
//! each move of the line keeps the value, and an only move alone keeps the result. The lines of all
//! moves of the exercises, of the endings of tournament games, and of random endgames.

mod support;

use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use reversi_engine::{
    Bitboard, Board, Limits, MoveReview, Position, Searcher, Square, Weights, read_exercises,
    review_move,
};

/// Tournament games whose endings are reviewed.
const GAMES: usize = 50;

/// The most empties before a move of such a game with which its lines are played out.
const ENDING: u32 = 14;

/// The outcome for the side to move, if it is between `alpha` and `beta`; otherwise a bound.
fn outcome(board: Board, mut alpha: i32, beta: i32) -> i32 {
    let mut after: Vec<Board> = board
        .legal_moves()
        .into_iter()
        .filter_map(|square| board.play(square))
        .collect();
    if after.is_empty() {
        if board.is_over() {
            let (own, other) = (board.player().len() as i32, board.opponent().len() as i32);
            return (own - other) + (own - other).signum() * (64 - own - other);
        }
        return -outcome(board.pass(), -beta, -alpha);
    }
    // The fewest replies first: without an order the deeper positions take minutes.
    after.sort_by_key(|board| board.legal_moves().len());
    let mut best = -64;
    for board in after {
        best = best.max(-outcome(board, -beta, -alpha.max(best)));
        alpha = alpha.max(best);
        if best >= beta {
            break;
        }
    }
    best
}

/// Whether the outcome for the side to move is `value`; outcomes are even.
fn is_outcome(board: Board, value: i32) -> bool {
    (value == -64 || outcome(board, value - 1, value) >= value)
        && (value == 64 || outcome(board, value, value + 1) <= value)
}

/// Plays out a line, and fails at its first move that does not keep the value.
fn check_line(board: Board, line: &[Square], value: i32) {
    assert!(!line.is_empty(), "no line on\n{board}");
    let names: Vec<String> = line.iter().map(Square::to_string).collect();
    let (mut now, mut value) = (board, value);
    for (number, &square) in line.iter().enumerate() {
        if now.legal_moves().is_empty() {
            (now, value) = (now.pass(), -value);
        }
        now = now.play(square).expect("a legal move");
        value = -value;
        assert!(
            is_outcome(now, value),
            "move {} of {names:?} on\n{board}",
            number + 1
        );
    }
    assert!(now.is_over(), "{names:?} ends before the game on\n{board}");
}

/// Whether there are moves but `square`, and each ends below `least` for the side to move.
fn falls_short_without(board: Board, square: Square, least: i32) -> bool {
    let others = board.legal_moves() & !Bitboard::of(square);
    let ends_below = |other| {
        let after = board.play(other).expect("a legal move");
        -outcome(after, -least, 1 - least) < least
    };
    !others.is_empty() && others.into_iter().all(ends_below)
}

/// Reviews a move and checks both lines, that of the move and that of the best, and whether it is
/// the only move.
fn check_review(searcher: &mut Searcher, board: Board, square: Square) -> MoveReview {
    let review = review_move(searcher, board, square, &Limits::default());
    let review = review.expect("a legal move");
    assert!(review.is_exact(), "{square} on\n{board}");
    for found in [&review.played, &review.best] {
        check_line(board, &found.pv, found.value.discs() as i32);
    }
    let value = review.played.value.discs() as i32;
    let is_only = value >= 0 && falls_short_without(board, square, value.min(1));
    assert_eq!(review.is_only, is_only, "{square} on\n{board}");
    review
}

/// Does `check` for each of the things, on all cores, with a searcher for each core.
fn for_each<T: Sync>(things: &[T], check: impl Fn(&mut Searcher, &T) + Sync) {
    let cores = thread::available_parallelism().map_or(1, |cores| cores.get());
    let check = &check;
    thread::scope(|scope| {
        for things in things.chunks(things.len().div_ceil(cores)) {
            scope.spawn(move || {
                let mut searcher = Searcher::with_table(Weights::builtin(), 18);
                for thing in things {
                    check(&mut searcher, thing);
                }
            });
        }
    });
}

#[test]
fn the_lines_of_every_move_of_the_exercises_are_best_play() {
    let exercises = read_exercises(include_str!("../../../data/exercises.txt")).expect("exercises");
    assert_eq!(exercises.len(), 300);
    let losing = AtomicU32::new(0);
    for_each(&exercises, |searcher, exercise| {
        let board = exercise.position.board();
        let moves = board.legal_moves().into_iter();
        let reviews = moves.map(|square| check_review(searcher, board, square));
        let wrong = reviews.filter(|review| review.loss().discs() > 0.0);
        losing.fetch_add(wrong.count() as u32, Ordering::Relaxed);
    });
    let losing = losing.into_inner();
    println!("the answers to {losing} wrong moves of the exercises are best play");
    assert!(losing >= 300);
}

#[test]
fn a_move_is_the_only_one_where_it_alone_keeps_a_win_or_a_draw() {
    let wins = "XXXXXX--XXOOXO--XOXXOOOOXOOXXOOOXOOOXXOOXOOOOXXOXOXXXXXXOOOOOOOO X";
    let draws = "OOOOOOOO-OXXXXOOXXOXXOOOXXXOOXOOXXXXOOXOXXXOXOXXXXOOOO-OXXXXXXX- O";
    let both_win = "XOOOOO--XOOOOO-XXOOOOOXXXOXOXXXXXOXXOXXXXOXXXXXXXXXXXXXXXXXXXXXX X";
    let mut searcher = Searcher::with_table(Weights::builtin(), 14);
    for (text, only) in [
        (wins, Some(Square::G1)),
        (draws, Some(Square::A2)),
        (both_win, None),
    ] {
        let board = text.parse::<Position>().expect("a position").board();
        let mut moves = board.legal_moves().into_iter();
        let found = moves.find(|&square| check_review(&mut searcher, board, square).is_only);
        assert_eq!(found, only, "\n{board}");
    }
}

#[test]
fn the_lines_of_the_last_moves_of_tournament_games_are_best_play() {
    let games = support::tournament_games::read(GAMES);
    let (reviewed, only) = (AtomicU32::new(0), AtomicU32::new(0));
    for_each(&games, |searcher, game| {
        for (position, square) in game.moves() {
            let board = position.board();
            if board.empties().len() <= ENDING {
                let review = check_review(searcher, board, square);
                only.fetch_add(u32::from(review.is_only), Ordering::Relaxed);
                reviewed.fetch_add(1, Ordering::Relaxed);
            }
        }
    });
    let (reviewed, only) = (reviewed.into_inner(), only.into_inner());
    println!("the lines of {reviewed} moves of {GAMES} games are best play, {only} the only one");
    assert!(reviewed >= 10 * GAMES as u32 && only >= GAMES as u32);
}

#[test]
fn the_lines_of_an_analysis_are_best_play() {
    let mut searcher = Searcher::with_table(Weights::builtin(), 18);
    let boards = support::random_games::random_boards(11);
    let boards = boards.filter(|board| !board.legal_moves().is_empty());
    for board in boards.take(12) {
        let analysis = searcher.analyse(board, Bitboard::FULL, &Limits::default(), &mut |_| {});
        for found in analysis.moves {
            assert!(found.exact);
            check_line(board, &found.pv, found.value.discs() as i32);
        }
    }
}
