//! The search against plain references, and each of its prunings against a search without it.

use std::sync::atomic::AtomicBool;

use super::*;
use crate::eval::PatternIndices;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::rng::Rng;
use crate::rules::score::DiscDiff;
use crate::rules::symmetry::Symmetry;

/// Boards with so many empty squares from random games, the side to move able to move.
pub(super) fn boards(count: usize, empties: u32) -> Vec<Board> {
    random_boards(count, empties, |board| !board.legal_moves().is_empty())
}

/// Boards with so many empty squares from random games that are `wanted`.
pub(super) fn random_boards(
    count: usize,
    empties: u32,
    wanted: impl Fn(Board) -> bool,
) -> Vec<Board> {
    let mut found = Vec::new();
    let mut rng = Rng::new(u64::from(empties));
    while found.len() < count {
        let mut board = Board::DIAGONAL;
        while board.empties().len() > empties && !board.is_over() {
            let moves = board.legal_moves();
            let square = moves.nth(rng.below(moves.len() as usize));
            board = square
                .and_then(|square| board.play(square))
                .unwrap_or(board.pass());
        }
        if board.empties().len() == empties && wanted(board) {
            found.push(board);
        }
    }
    found
}

pub(super) fn searcher() -> Searcher {
    Searcher::with_table(Weights::builtin(), 14)
}

fn report(searcher: &mut Searcher, board: Board, limits: Limits) -> SearchResult {
    searcher
        .search(board, &limits, &mut |_| {})
        .expect("the side to move can move")
}

/// The value `depth` plies ahead, by trying everything.
pub(super) fn plain(board: Board, depth: u32) -> Value {
    if board.is_over() {
        return DiscDiff::of_finished(board).into();
    }
    let moves = board.legal_moves();
    if depth == 0 {
        return Weights::builtin().value(&PatternIndices::of(board), board);
    }
    if moves.is_empty() {
        return -plain(board.pass(), depth);
    }
    let value = |square| -plain(board.play(square).expect("legal"), depth - 1);
    moves.into_iter().map(value).max().expect("there are moves")
}

#[test]
fn nothing_left_out_finds_the_value_of_trying_everything() {
    for (empties, depth) in [(50, 4), (36, 4), (20, 4), (7, 7)] {
        for board in boards(6, empties) {
            let limits = Limits {
                depth: Some(depth),
                selectivity: Some(Selectivity::None),
                ..Limits::default()
            };
            let found = report(&mut searcher(), board, limits);
            assert_eq!(found.value, plain(board, depth), "\n{board}");
            let after = board.play(found.square).expect("the best move is legal");
            assert_eq!(-plain(after, depth - 1), found.value, "\n{board}");
            assert_eq!(found.depth, depth);
            assert_eq!(found.exact, depth == empties);
        }
    }
}

#[test]
fn every_sound_pruning_saves_nodes_and_changes_no_result() {
    let all = Prunings::ALL;
    let without = [
        Prunings {
            stability: false,
            ..all
        },
        Prunings {
            table: false,
            ..all
        },
        Prunings { etc: false, ..all },
    ];
    let boards = boards(20, 14);
    let solve = |prunings| {
        let solve_one = |&board: &Board| {
            let mut searcher = searcher();
            searcher.prunings = prunings;
            let found = report(&mut searcher, board, Limits::default());
            assert!(found.exact);
            (found.value, found.nodes)
        };
        let found: Vec<(Value, u64)> = boards.iter().map(solve_one).collect();
        let nodes: u64 = found.iter().map(|(_, nodes)| nodes).sum();
        (
            found
                .into_iter()
                .map(|(value, _)| value)
                .collect::<Vec<_>>(),
            nodes,
        )
    };
    let (results, nodes) = solve(all);
    for prunings in without {
        let (others, more) = solve(prunings);
        assert_eq!(others, results, "{prunings:?}");
        assert!(
            more > nodes,
            "{prunings:?} visits {more} nodes, all together {nodes}"
        );
    }
}

#[test]
fn the_less_probcut_leaves_out_the_more_it_visits_and_the_less_it_errs() {
    let boards = boards(30, 34);
    let search = |selectivity, probcut| {
        let limits = Limits {
            depth: Some(8),
            selectivity: Some(selectivity),
            ..Limits::default()
        };
        let search_one = |&board: &Board| {
            let mut searcher = searcher();
            searcher.prunings.probcut = probcut;
            report(&mut searcher, board, limits)
        };
        boards.iter().map(search_one).collect::<Vec<SearchResult>>()
    };
    let nodes = |reports: &[SearchResult]| reports.iter().map(|report| report.nodes).sum::<u64>();
    let full = search(Selectivity::Percent73, false);
    let selective = &Selectivity::ALL[..4];
    let found: Vec<_> = selective
        .iter()
        .map(|&selectivity| search(selectivity, true))
        .collect();
    let visited: Vec<u64> = found.iter().map(|reports| nodes(reports)).collect();
    assert!(
        visited.is_sorted_by(|less, more| less < more),
        "{visited:?}"
    );
    assert!(
        visited[0] * 5 < nodes(&full) && visited[3] * 3 < nodes(&full),
        "{visited:?}"
    );
    let mean_error = |reports: &Vec<SearchResult>| {
        let both = reports.iter().zip(&full);
        let errors = both.map(|(found, full)| (found.value.discs() - full.value.discs()).abs());
        errors.sum::<f32>() / full.len() as f32
    };
    let errors: Vec<f32> = found.iter().map(mean_error).collect();
    assert!(errors[0] < 0.8 && errors[3] < 0.4, "{errors:?} discs");
    assert!(errors[3] < errors[0], "{errors:?} discs");
}

#[test]
fn symmetric_boards_have_the_same_value() {
    for board in boards(5, 30) {
        let limits = Limits {
            depth: Some(5),
            selectivity: Some(Selectivity::None),
            ..Limits::default()
        };
        let value = |board| report(&mut searcher(), board, limits).value;
        for symmetry in Symmetry::ALL {
            assert_eq!(value(symmetry.board(board)), value(board), "\n{board}");
        }
    }
}

#[test]
fn a_limit_of_nodes_is_kept_and_repeatable() {
    for board in boards(3, 40) {
        let limits = Limits {
            nodes: Some(20_000),
            ..Limits::default()
        };
        let found = report(&mut searcher(), board, limits);
        assert!((10_000..21_100).contains(&found.nodes), "{found:?}");
        assert_eq!(report(&mut searcher(), board, limits), found);
    }
}

#[test]
fn a_stopped_search_still_names_a_legal_move() {
    let stop = AtomicBool::new(true);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    let found = report(&mut searcher(), Board::DIAGONAL, limits);
    assert!(Board::DIAGONAL.legal_moves().contains(found.square));
    assert_eq!((found.depth, found.exact), (0, false));
}

#[test]
fn progress_tells_of_ever_deeper_results_and_ends_with_the_report() {
    for board in boards(3, 18) {
        let mut told = Vec::new();
        let limits = Limits::default();
        let found = searcher().search(board, &limits, &mut |report| told.push(report.clone()));
        let found = found.expect("a move");
        let drafts: Vec<_> = told
            .iter()
            .map(|report| (report.depth, report.selectivity))
            .collect();
        assert!(drafts.is_sorted(), "{drafts:?}");
        let last = told.last().expect("at least one");
        assert_eq!((last.value, last.square), (found.value, found.square));
        assert_eq!((last.square, found.square), (last.pv[0], found.pv[0]));
    }
}

#[test]
fn an_exact_line_leads_to_the_exact_result() {
    for board in boards(5, 14) {
        let found = report(&mut searcher(), board, Limits::default());
        let (mut end, mut sign) = (board, 1);
        for square in found.pv {
            if end.legal_moves().is_empty() {
                (end, sign) = (end.pass(), -sign);
            }
            (end, sign) = (end.play(square).expect("legal"), -sign);
        }
        assert!(end.is_over());
        let result = i32::from(DiscDiff::of_finished(end).discs()) * sign;
        assert_eq!(result as f32, found.value.discs(), "\n{board}");
    }
}

#[test]
fn where_nobody_can_move_there_is_no_best_move() {
    let full = Board::new(Bitboard::FULL, Bitboard::EMPTY);
    let full = full.expect("no overlap");
    assert_eq!(
        searcher().search(full, &Limits::default(), &mut |_| {}),
        None
    );
    let analysis = searcher().analyse(full, Bitboard::FULL, &Limits::default(), &mut |_| {});
    assert_eq!((analysis.moves, analysis.nodes), (Vec::new(), 0));
}

#[test]
fn a_search_that_is_stopped_claims_no_exact_result_and_keeps_its_line() {
    let mut stopped = 0;
    for board in boards(6, 16) {
        let whole = report(&mut searcher(), board, Limits::default());
        for share in 1..10 {
            let nodes = Some(whole.nodes * share / 10);
            let found = report(
                &mut searcher(),
                board,
                Limits {
                    nodes,
                    ..Limits::default()
                },
            );
            assert_eq!(found.pv.first(), Some(&found.square), "{found:?}");
            if found.exact {
                assert_eq!(found.value, whole.value, "{found:?}");
            }
            stopped += usize::from(!found.exact);
        }
    }
    assert!(
        stopped > 20,
        "only {stopped} searches were stopped before the result"
    );
}

#[test]
fn the_exact_result_does_not_depend_on_what_was_left_out_on_the_way() {
    for board in boards(120, 15) {
        let at_once = Limits {
            selectivity: Some(Selectivity::None),
            ..Limits::default()
        };
        let found = report(&mut searcher(), board, Limits::default());
        let expected = report(&mut searcher(), board, at_once);
        assert!(found.exact && expected.exact);
        assert_eq!(found.value, expected.value, "\n{board}");
    }
}
