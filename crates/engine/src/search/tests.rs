//! The search against minimax, and each of its prunings against a search without it.

use std::sync::atomic::AtomicBool;

use super::*;
use crate::eval::PatternIndices;
use crate::random_games::random_boards;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::symmetry::Symmetry;
use crate::rules::value::DiscDiff;

/// Boards with `empties` empties from random games, on which the side to move can move.
pub(super) fn boards(count: usize, empties: u32) -> Vec<Board> {
    let can_move = |board: &Board| !board.legal_moves().is_empty();
    let boards = random_boards(empties).filter(can_move);
    boards.take(count).collect()
}

pub(super) fn searcher() -> Searcher {
    Searcher::with_table(Weights::builtin(), 14)
}

fn search(searcher: &mut Searcher, board: Board, limits: Limits) -> SearchResult {
    searcher
        .search(board, &limits, &mut |_| {})
        .expect("the side to move can move")
}

/// The value `depth` plies ahead, by trying every move.
pub(super) fn minimax(board: Board, depth: u32) -> Value {
    if board.is_over() {
        return DiscDiff::of_finished(board).into();
    }
    let moves = board.legal_moves();
    if depth == 0 {
        return Weights::builtin().value(&PatternIndices::of(board), board);
    }
    if moves.is_empty() {
        return -minimax(board.pass(), depth);
    }
    let value = |square| -minimax(board.play(square).expect("legal"), depth - 1);
    moves.into_iter().map(value).max().expect("there are moves")
}

#[test]
fn without_selectivity_the_search_finds_the_minimax_value() {
    for (empties, depth) in [(50, 4), (36, 4), (20, 4), (7, 7)] {
        for board in boards(6, empties) {
            let limits = Limits {
                depth: Some(depth),
                selectivity: Some(Selectivity::Off),
                ..Limits::default()
            };
            let found = search(&mut searcher(), board, limits);
            assert_eq!(found.value, minimax(board, depth), "\n{board}");
            let after = board.play(found.square).expect("the best move is legal");
            assert_eq!(-minimax(after, depth - 1), found.value, "\n{board}");
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
            let found = search(&mut searcher, board, Limits::default());
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
fn the_less_probcut_prunes_the_more_it_visits_and_the_less_it_errs() {
    let boards = boards(30, 34);
    let search_all = |selectivity, probcut| {
        let limits = Limits {
            depth: Some(8),
            selectivity: Some(selectivity),
            ..Limits::default()
        };
        let search_one = |&board: &Board| {
            let mut searcher = searcher();
            searcher.prunings.probcut = probcut;
            search(&mut searcher, board, limits)
        };
        boards.iter().map(search_one).collect::<Vec<SearchResult>>()
    };
    let nodes = |results: &[SearchResult]| results.iter().map(|result| result.nodes).sum::<u64>();
    let full = search_all(Selectivity::Percent73, false);
    let selective = &Selectivity::ALL[..4];
    let found: Vec<_> = selective
        .iter()
        .map(|&selectivity| search_all(selectivity, true))
        .collect();
    let visited: Vec<u64> = found.iter().map(|results| nodes(results)).collect();
    assert!(
        visited.is_sorted_by(|less, more| less < more),
        "{visited:?}"
    );
    assert!(
        visited[0] * 5 < nodes(&full) && visited[3] * 3 < nodes(&full),
        "{visited:?}"
    );
    let mean_error = |results: &Vec<SearchResult>| {
        let both = results.iter().zip(&full);
        let errors = both.map(|(found, full)| (found.value.discs() - full.value.discs()).abs());
        errors.sum::<f32>() / full.len() as f32
    };
    let errors: Vec<f32> = found.iter().map(mean_error).collect();
    assert!(errors[0] < 1.2 && errors[3] < 0.4, "{errors:?} discs");
    assert!(errors[3] < errors[0], "{errors:?} discs");
}

#[test]
fn symmetric_boards_have_the_same_value() {
    for board in boards(5, 30) {
        let limits = Limits {
            depth: Some(5),
            selectivity: Some(Selectivity::Off),
            ..Limits::default()
        };
        let value = |board| search(&mut searcher(), board, limits).value;
        for symmetry in Symmetry::ALL {
            assert_eq!(value(symmetry.board(board)), value(board), "\n{board}");
        }
    }
}

#[test]
fn a_search_by_nodes_keeps_its_limit_and_is_repeatable() {
    for board in boards(3, 40) {
        let limits = Limits {
            nodes: Some(20_000),
            ..Limits::default()
        };
        let found = search(&mut searcher(), board, limits);
        assert!((10_000..21_100).contains(&found.nodes), "{found:?}");
        assert_eq!(search(&mut searcher(), board, limits), found);
    }
}

#[test]
fn a_search_stopped_at_once_still_returns_a_legal_move() {
    let stop = AtomicBool::new(true);
    let limits = Limits {
        stop: Some(&stop),
        ..Limits::default()
    };
    let found = search(&mut searcher(), Board::DIAGONAL, limits);
    assert!(Board::DIAGONAL.legal_moves().contains(found.square));
    assert_eq!((found.depth, found.exact), (0, false));
}

#[test]
fn progress_receives_ever_deeper_results_and_ends_with_the_last() {
    for board in boards(3, 18) {
        let mut seen = Vec::new();
        let limits = Limits::default();
        let found = searcher().search(board, &limits, &mut |result| seen.push(result.clone()));
        let found = found.expect("a move");
        let drafts: Vec<_> = seen
            .iter()
            .map(|result| (result.depth, result.selectivity))
            .collect();
        assert!(drafts.is_sorted(), "{drafts:?}");
        let last = seen.last().expect("at least one");
        assert_eq!((last.value, last.square), (found.value, found.square));
        assert_eq!((last.square, found.square), (last.pv[0], found.pv[0]));
    }
}

#[test]
fn an_exact_pv_leads_to_the_exact_score() {
    for board in boards(5, 14) {
        let found = search(&mut searcher(), board, Limits::default());
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
fn if_nobody_can_move_there_is_no_best_move() {
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
fn a_stopped_search_claims_no_wrong_exact_value_and_keeps_its_pv() {
    let mut stopped = 0;
    for board in boards(6, 16) {
        let whole = search(&mut searcher(), board, Limits::default());
        for share in 1..10 {
            let nodes = Some(whole.nodes * share / 10);
            let found = search(
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
fn the_exact_value_does_not_depend_on_the_selectivity_before() {
    for board in boards(120, 15) {
        let at_once = Limits {
            selectivity: Some(Selectivity::Off),
            ..Limits::default()
        };
        let found = search(&mut searcher(), board, Limits::default());
        let expected = search(&mut searcher(), board, at_once);
        assert!(found.exact && expected.exact);
        assert_eq!(found.value, expected.value, "\n{board}");
    }
}
