//! Diagrams (SVG): a position, and the classic record of a game with the numbers of its moves.

use super::game_notation::Notation;
use super::game_record::GameRecord;
use crate::rules::square::Square;
use reversi_game::Color;

/// The position shown as a picture.
pub const DIAGRAM: Notation = Notation {
    name: "diagram",
    read: |_| None,
    write: Some(|record| Some(position(record))),
    holds_game: false,
};

/// The whole line as a picture: on each disc the number of the move that placed it.
pub const NUMBERED: Notation = Notation {
    name: "numbered",
    read: |_| None,
    write: Some(|record| Some(numbered(record))),
    holds_game: false,
};

fn position(record: &GameRecord) -> String {
    let shown = record.game.position();
    let discs = Square::ALL.into_iter();
    let discs = discs.filter_map(|square| Some(disc(square, shown.disc(square)?, None)));
    picture(&discs.collect::<String>())
}

fn numbered(record: &GameRecord) -> String {
    let initial = record.game.initial_position();
    let placed = Square::ALL.into_iter();
    let placed = placed.filter_map(|square| Some(disc(square, initial.disc(square)?, None)));
    let moves = record.game.moves().zip(1..);
    let moves = moves.map(|((before, square), number)| disc(square, before.turn(), Some(number)));
    picture(&placed.chain(moves).collect::<String>())
}

/// A disc, with the number of its move.
fn disc(square: Square, color: Color, number: Option<usize>) -> String {
    let (x, y) = (
        20 * u32::from(square.file()) + 26,
        20 * u32::from(square.rank()) + 26,
    );
    let fill = match color {
        Color::Black => "#111",
        Color::White => "#fff",
    };
    let disc = format!(r##"<circle cx="{x}" cy="{y}" r="8.5" fill="{fill}" stroke="#111"/>"##);
    let Some(number) = number else {
        return disc;
    };
    let ink = match color {
        Color::Black => "#fff",
        Color::White => "#111",
    };
    format!(
        r##"{disc}<text x="{x}" y="{}" fill="{ink}">{number}</text>"##,
        y + 3
    )
}

/// A board with its coordinates and these discs.
fn picture(discs: &str) -> String {
    let mut lines = String::new();
    for line in 0..=8 {
        let at = 16 + 20 * line;
        lines += &format!("M{at} 16v160M16 {at}h160");
    }
    let mut names = String::new();
    for (line, file) in (0..8).zip('a'..) {
        let (at, rank) = (26 + 20 * line, line + 1);
        names += &format!(r#"<text x="{at}" y="11">{file}</text>"#);
        names += &format!(r#"<text x="8" y="{}">{rank}</text>"#, at + 3);
    }
    // The four dots by which players find their way on the board.
    let dots = "M56 56h0M136 56h0M56 136h0M136 136h0";
    // A browser draws a picture onto a canvas only if it has a size of its own.
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="552" height="552" viewBox="0 0 184 184" font-family="sans-serif" font-size="9" text-anchor="middle"><path fill="#fff" d="M0 0h184v184H0z"/><path fill="#7cb98b" d="M16 16h160v160H16z"/><path stroke="#111" stroke-width=".7" d="{lines}"/><path stroke="#111" stroke-width="3.4" stroke-linecap="round" d="{dots}"/>{names}{discs}</svg>"##
    )
}
