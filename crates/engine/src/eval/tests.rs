//! The evaluation against an independent reckoning from the discs of the board.

use std::collections::BTreeSet;

use super::*;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::square::Square;
use crate::rules::symmetry::Symmetry;
use crate::rules::value::Value;
use reversi_game::Rng;

/// A board with this many empties and any discs, reachable in a game or not.
fn board_with(empties: u32, rng: &mut Rng) -> Board {
    let mut discs = Bitboard::FULL;
    while 64 - discs.len() < empties {
        discs &= !Bitboard::of(Square::ALL[rng.below(64)]);
    }
    let player = discs & Bitboard::from_bits(rng.next_u64());
    Board::new(player, discs & !player).expect("no square is in both sets")
}

/// The pattern and the squares of every instance, in the order of the patterns and of the
/// symmetries.
fn instances() -> Vec<(usize, Vec<Square>)> {
    let mut instances = Vec::new();
    for (number, pattern) in PATTERNS.iter().enumerate() {
        let mut seen = BTreeSet::new();
        for symmetry in Symmetry::ALL {
            let squares = pattern
                .squares
                .iter()
                .map(|&square| symmetry.square(square));
            let squares: Vec<Square> = squares.collect();
            if seen.insert(squares.iter().copied().collect::<BTreeSet<Square>>()) {
                instances.push((number, squares));
            }
        }
    }
    instances
}

/// The index of a configuration, read from the board square by square.
fn index_of(board: Board, squares: &[Square]) -> i32 {
    let digits = squares.iter().map(|&square| {
        i32::from(board.player().contains(square)) - i32::from(board.opponent().contains(square))
    });
    digits.rev().fold(0, |index, digit| 3 * index + digit)
}

/// The numbers of the weights of a position, with those of the patterns first.
fn weights_of(board: Board) -> Vec<usize> {
    let shared = PATTERNS.map(|pattern| pattern.shared_weights());
    let counts = shared
        .each_ref()
        .map(|shared| *shared.iter().max().expect("a pattern has weights") as usize + 1);
    let start = |pattern: usize| counts[..pattern].iter().sum::<usize>();
    let mut weights: Vec<usize> = instances()
        .into_iter()
        .map(|(pattern, squares)| {
            let configuration =
                index_of(board, &squares) + i32::from(PATTERNS[pattern].max_index());
            start(pattern) + shared[pattern][configuration as usize] as usize
        })
        .collect();
    let others = start(PATTERN_COUNT);
    let mobility = |board: Board| board.legal_moves().len().min(31) as usize;
    weights.push(others + mobility(board));
    weights.push(others + 32 + mobility(board.pass()));
    weights.push(others + 64 + board.empties().len() as usize % 2);
    weights
}

/// Weights that a file holds as they are: whole numbers of 1/128 disc from -127 to 127.
fn any_units(count: usize) -> [Vec<i32>; KNOT_COUNT] {
    let mut rng = Rng::new(3);
    [(); KNOT_COUNT].map(|()| (0..count).map(|_| rng.below(255) as i32 - 127).collect())
}

/// The weights of these numbers of 1/128 disc at each knot.
fn weights_from(units: &[Vec<i32>; KNOT_COUNT]) -> Weights {
    let discs = units.each_ref().map(|knot| {
        let discs = knot.iter().map(|&units| units as f32 / 128.0);
        discs.collect::<Vec<f32>>()
    });
    let bytes = Weights::to_bytes(&discs, &FeatureSet::new());
    Weights::from_bytes(&bytes).expect("a weights file")
}

/// Weights that are 0 but for one, whose numbers of 1/128 disc at the knots are given.
fn single_weight(number: usize, at_knots: [i32; KNOT_COUNT]) -> Weights {
    let count = FeatureSet::new().weight_count();
    weights_from(&at_knots.map(|units| {
        let mut knot = vec![0; count];
        knot[number] = units;
        knot
    }))
}

fn value(weights: &Weights, board: Board) -> i32 {
    weights.value(&PatternIndices::of(board), board).units()
}

#[test]
fn the_indices_are_those_read_from_the_board() {
    let mut rng = Rng::new(1);
    let instances = instances();
    assert_eq!(instances.len(), INSTANCE_COUNT);
    for empties in 0..=64 {
        let board = board_with(empties, &mut rng);
        let with_table = instances
            .iter()
            .filter(|(pattern, _)| folding::has_table(*pattern));
        let expected = with_table.map(|(_, squares)| index_of(board, squares));
        let indices = PatternIndices::of(board);
        let indices = indices.indices().iter().map(|&index| i32::from(index));
        assert!(indices.eq(expected), "\n{board}");
    }
}

#[test]
fn the_features_are_the_configurations_the_mobilities_and_the_parity() {
    let mut rng = Rng::new(2);
    let features = FeatureSet::new();
    for empties in 0..=64 {
        let board = board_with(empties, &mut rng);
        let found = features.of(board).map(|weight| weight as usize);
        assert_eq!(found.to_vec(), weights_of(board), "\n{board}");
    }
}

#[test]
fn the_value_is_the_sum_of_the_interpolated_weights() {
    let units = any_units(FeatureSet::new().weight_count());
    let weights = weights_from(&units);
    let mut rng = Rng::new(4);
    for empties in 0..=64 {
        let board = board_with(empties, &mut rng);
        // Knots lie ten empties apart, from 4 to 54; weights change every four empties, and are
        // those of the middle: 1.5, 5.5, 9.5 … empties.
        let half_empties = (empties / 4 * 8 + 3).clamp(8, 108) as usize - 8;
        let (knot, twentieths) = (half_empties / 20, half_empties % 20);
        let next = (knot + 1).min(KNOT_COUNT - 1);
        let interpolated = weights_of(board).into_iter().map(|weight| {
            let (here, next) = (units[knot][weight], units[next][weight]);
            (here * (20 - twentieths as i32) + next * twentieths as i32) / 20
        });
        let expected = Value::clamped(interpolated.sum());
        assert_eq!(value(&weights, board), expected.units(), "\n{board}");
    }
}

#[test]
fn a_weight_changes_in_a_straight_line_from_knot_to_knot() {
    let parity = FeatureSet::new().weight_count() - 2;
    let even = single_weight(parity, [100, 200, 400, 300, -500, 1000]);
    let odd = single_weight(parity + 1, [100, 200, 400, 300, -500, 1000]);
    let mut rng = Rng::new(5);
    for (empties, expected) in [
        (0, 100),
        (4, 115),
        (8, 155),
        (12, 195),
        (16, 270),
        (20, 350),
        (24, 385),
        (28, 345),
        (32, 305),
        (36, 20),
        (40, -300),
        (44, -275),
        (52, 925),
        (56, 1000),
        (60, 1000),
        (62, 1000),
    ] {
        let board = board_with(empties, &mut rng);
        assert_eq!((value(&even, board), value(&odd, board)), (expected, 0));
        let board = board_with(empties + 1, &mut rng);
        assert_eq!((value(&even, board), value(&odd, board)), (0, expected));
    }
}

#[test]
fn more_than_31_moves_count_as_31() {
    let cells = "---------OOX-OOX-XX-XXX-XO--OXO---X--X--X---XXO--OOXOO--XX------";
    let discs = |disc| {
        let squares = Square::ALL.into_iter().zip(cells.chars());
        let squares = squares.filter(|&(_, cell)| cell == disc);
        squares.fold(Bitboard::EMPTY, |set, (square, _)| {
            set | Bitboard::of(square)
        })
    };
    let board = Board::new(discs('X'), discs('O')).expect("no square is in both sets");
    assert_eq!(board.legal_moves().len(), 34);
    let own = FeatureSet::new().weight_count() - 2 - 64;
    for (first, board) in [(own, board), (own + 32, board.pass())] {
        let weight = |moves| single_weight(first + moves, [77; KNOT_COUNT]);
        assert_eq!(value(&weight(31), board), 77);
        for moves in (0..31).step_by(5) {
            assert_eq!(value(&weight(moves), board), 0);
        }
    }
}

#[test]
fn weights_whose_sums_are_out_of_range_are_refused() {
    let features = FeatureSet::new();
    let read = |discs: f32| {
        let knots = [(); KNOT_COUNT].map(|()| vec![discs; features.weight_count()]);
        Weights::from_bytes(&Weights::to_bytes(&knots, &features)).err()
    };
    for discs in [100.0, -100.0] {
        assert_eq!(read(discs), None);
        assert_eq!(read(2.0 * discs), Some(WeightsError::TooLarge));
    }
}
