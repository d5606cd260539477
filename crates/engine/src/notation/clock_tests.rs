//! What the clocks of a game show by the times in its text.

use super::*;
use reversi_game::Color::{Black, White};

/// The clocks of the first game of a text: number of moves, side, seconds, whether they are left.
fn clocks(text: &str) -> Vec<(usize, reversi_game::Color, f64, bool)> {
    let records = read_games(text).expect("games");
    let clocks = records[0].read_clocks().into_iter();
    let facts = |clock: ClockTime| {
        let seconds = f64::from(clock.milliseconds) / 1_000.0;
        (clock.ply, clock.side, seconds, clock.is_left)
    };
    clocks.map(facts).collect()
}

#[test]
fn a_game_without_times_has_no_clocks() {
    assert_eq!(clocks("f5 {good} d6"), []);
    assert_eq!(clocks("[TimeControl \"300+2\"]\n\n1. f5 d6"), []);
    assert_eq!(
        clocks(
            "(;GM[Othello]TI[15:00//02:00]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)"
        ),
        []
    );
}

#[test]
fn what_is_left_stands_in_comments_and_in_fields_of_sgf() {
    let shown = [
        (1, Black, 298.0, true),
        (2, White, 299.5, true),
        (3, Black, 3_723.0, true),
    ];
    assert_eq!(
        clocks("f5 {[%clk 0:04:58]} d6 {good [%clk 4:59.5] move} c3 {[%clk 1:02:03]} d3"),
        shown
    );
    assert_eq!(
        clocks("(;GM[2]SZ[8];BL[298]B[f5];W[d6]WL[299.5];B[c3]BL[3723.0];W[d3])"),
        shown
    );
}

#[test]
fn what_was_used_is_taken_off_the_time_for_all_moves() {
    let shown = [
        (0, Black, 300.0, true),
        (0, White, 300.0, true),
        (1, Black, 292.0, true),
        (2, White, 297.5, true),
        (3, Black, 290.0, true),
    ];
    assert_eq!(
        clocks(
            "[Black \"Ada\"]\n[TimeControl \"300+2\"]\n\n\
             1. f5 {[%emt 0:00:10]} d6 {[%emt 4.5]} 2. c3 {[%emt 0:00:04]} d3"
        ),
        shown
    );
    let board = "8 ---------------------------O*------*O--------------------------- *";
    assert_eq!(
        clocks(&format!(
            "(;GM[Othello]TI[05:00/00:02/02:00]BO[{board}]\
             B[F5//10]W[D6/-1.25/4.5]B[C3/0.5/4]W[D3];)"
        )),
        shown
    );
}

#[test]
fn without_a_time_for_all_moves_the_clocks_count_what_was_used() {
    assert_eq!(
        clocks("f5 {[%emt 0:00:10]} d6 {[%emt 0:00:02]} c3 {[%emt 0:00:04]}"),
        [
            (1, Black, 10.0, false),
            (2, White, 2.0, false),
            (3, Black, 14.0, false),
        ]
    );
}

#[test]
fn a_time_before_the_first_move_is_that_of_both_clocks() {
    assert_eq!(
        clocks("{[%clk 0:05:00]} f5 {[%emt 0:00:10][%clk 0:04:50]}"),
        [
            (0, Black, 300.0, true),
            (0, White, 300.0, true),
            (1, Black, 290.0, true),
        ]
    );
}

#[test]
fn a_time_that_is_none_is_left_out_and_a_long_one_ends_at_the_longest() {
    assert_eq!(
        clocks("f5 {[%clk soon]} d6 {[%clk -3]} c3 {[%clk 99999999:00:00]} d3 {[%clk ]}"),
        [(3, Black, 4_294_967.295, true)]
    );
}

#[test]
fn what_was_used_beyond_the_time_leaves_nothing() {
    let text = "[TimeControl \"5\"]\n\n1. f5 {[%emt 10]}";
    assert_eq!(clocks(text).last(), Some(&(1, Black, 0.0, true)));
}
