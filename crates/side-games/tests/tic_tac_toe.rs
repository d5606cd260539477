//! Tic-Tac-Toe: its rules counted, and the level that never loses.

use std::collections::HashMap;

use reversi_game::{BoardGame, Color, Position, Rng};
use side_games::tic_tac_toe::GAME;
use side_games::{Limits, SidePosition, read_game, read_position, write_position};

/// The finished games below a position.
fn games(position: SidePosition) -> u32 {
    let after = |mv| position.play(mv).expect("a listed move is legal");
    let below: u32 = position.moves().map(|mv| games(after(mv))).sum();
    below.max(1)
}

#[test]
fn there_are_255168_games() {
    assert_eq!(games(GAME.start(Color::Black)), 255_168);
}

/// Plays every line of the other side against `side`, which plays on the level hard; each position
/// of that level is tried with several seeds. Returns how many games it has won and drawn.
fn play_all(
    position: SidePosition,
    side: Color,
    known: &mut HashMap<SidePosition, (u32, u32)>,
) -> (u32, u32) {
    if let Some(ending) = position.ending() {
        assert_ne!(ending.winner, Some(side.other()), "hard has lost");
        return (
            u32::from(ending.winner.is_some()),
            u32::from(ending.winner.is_none()),
        );
    }
    if let Some(&counts) = known.get(&position) {
        return counts;
    }
    let mut moves: Vec<_> = if position.turn() == Some(side) {
        let choose = |seed| {
            let hard = GAME.strongest();
            let choice = hard.choose(position, Rng::new(seed), &Limits::default());
            choice.expect("the game goes on").mv
        };
        (0..8).map(choose).collect()
    } else {
        position.moves().collect()
    };
    moves.dedup();
    let (mut won, mut drawn) = (0, 0);
    for mv in moves {
        let after = position.play(mv).expect("a legal move");
        let counts = play_all(after, side, known);
        (won, drawn) = (won + counts.0, drawn + counts.1);
    }
    known.insert(position, (won, drawn));
    (won, drawn)
}

#[test]
fn hard_never_loses_on_either_side() {
    for side in Color::ALL {
        let (won, drawn) = play_all(GAME.start(Color::Black), side, &mut HashMap::new());
        assert!(won > 0 && drawn > 0, "{side}: {won} won, {drawn} drawn");
    }
}

#[test]
fn easy_takes_a_win_and_overlooks_a_threat() {
    let chosen = |moves: &str| {
        let position = read_game(GAME, moves).expect("a game").position();
        let easy = GAME.level("easy").expect("there is such a level");
        (0..20).map(move |seed| {
            let choice = easy.choose(position, Rng::new(seed), &Limits::default());
            GAME.write_move(choice.expect("the game goes on").mv)
        })
    };
    assert!(chosen("a1 a2 b1 b2").all(|name| name == "c1"));
    assert!(chosen("a1 b2 b1").any(|name| name != "c1"));
}

#[test]
fn both_lines_of_a_double_win_are_shown() {
    let position = read_position(GAME, "XXXXOOXOO O").expect("a win by a1");
    let ending = position.ending().expect("the game is over");
    assert_eq!(ending.winner, Some(Color::Black));
    assert_eq!(ending.line, [0, 1, 2, 3, 6]);
    assert_eq!(write_position(position), "XXXXOOXOO O");
}

#[test]
fn impossible_positions_are_refused() {
    for text in ["XXX------ O", "XXXOOO--- X", "XX------- X", "OOOXXX--- O"] {
        assert!(read_position(GAME, text).is_err(), "{text}");
    }
}
