//! The texts that serde writes with the feature `serde`, and those that it refuses.

use reversi_engine::{Bot, Color, Move, Opponent, Position, Square, Start};
use serde_json::{from_str, to_string};

#[test]
fn values_are_their_texts() {
    let texts = [
        to_string(&Square::F5),
        to_string(&Move::Pass),
        to_string(&Color::White),
        to_string(&Start::Parallel),
        to_string(&Opponent::Bot(Bot::Pascal)),
    ];
    let texts = texts.map(|text| text.expect("a text"));
    assert_eq!(
        texts,
        [
            "\"f5\"",
            "\"pass\"",
            "\"White\"",
            "\"parallel\"",
            "\"pascal\""
        ]
    );
}

#[test]
fn a_position_comes_back() {
    let position = Position::default()
        .play(Move::Place(Square::F5))
        .expect("a legal move");
    let text = to_string(&position).expect("a text");
    assert_eq!(from_str::<Position>(&text).expect("a position"), position);
    let moves: Vec<Move> = from_str("[\"F5\", \"d6\", \"pa\"]").expect("moves");
    assert_eq!(moves[2], Move::Pass);
    assert_eq!(
        from_str::<Opponent>("\"10\"").expect("a level"),
        Opponent::STRONGEST
    );
    assert_eq!(
        from_str::<Color>("\"black\"").expect("a side"),
        Color::Black
    );
}

#[test]
fn another_text_is_refused_with_the_reason() {
    let why = from_str::<Square>("\"i9\"")
        .expect_err("no square")
        .to_string();
    assert!(why.contains("a square"), "{why}");
    let why = from_str::<Position>("\"XO\"")
        .expect_err("no position")
        .to_string();
    assert!(why.contains("64"), "{why}");
}
