//! Diagrams (SVG): a position, and the classic record of a game with the numbers of its moves.

use super::game_notation::Notation;
use super::game_record::GameRecord;
use crate::rules::square::Square;
use reversi_game::Color;

/// The position shown as a picture.
pub const DIAGRAM: Notation = Notation {
    name: "diagram",
    read: |_, _| None,
    write: Some(|record| Some(position(record))),
    holds_game: false,
};

/// The whole line as a picture: on each disc the number of the move that placed it.
pub const NUMBERED: Notation = Notation {
    name: "numbered",
    read: |_, _| None,
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
    // A browser draws a picture onto a canvas only if it has a size.
    format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="552" height="552" viewBox="0 0 184 184" font-family="sans-serif" font-size="9" text-anchor="middle"><path fill="#fff" d="M0 0h184v184H0z"/><path fill="#7cb98b" d="M16 16h160v160H16z"/><path stroke="#111" stroke-width=".7" d="{lines}"/><path stroke="#111" stroke-width="3.4" stroke-linecap="round" d="{dots}"/>{names}{discs}</svg>"##
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_game;

    /// The values of an attribute, in the order of the picture.
    fn all(picture: &str, attribute: &str) -> Vec<f64> {
        let begin = format!(" {attribute}=\"");
        let parts = picture.split(&begin).skip(1);
        let value = |part: &str| part.split('"').next()?.parse().ok();
        parts.filter_map(value).collect()
    }

    /// The numbers that follow a letter of a path.
    fn after(path: &str, letter: char) -> Vec<u32> {
        let parts = path.split(letter).skip(1);
        let number = |part: &str| part.split([' ', 'v', 'h']).next()?.parse().ok();
        parts.filter_map(number).collect()
    }

    #[test]
    fn discs_numbers_and_names_lie_between_the_lines_of_the_board() {
        let record = GameRecord::from(read_game("f5d6c3d3c4").expect("a game"));
        let picture = NUMBERED.write(&record).expect("a picture");
        let lines: Vec<_> = after(&picture, 'M').into_iter().skip(2).take(18).collect();
        let upright: Vec<_> = lines.iter().copied().step_by(2).collect();
        assert_eq!(
            upright,
            (0..9).map(|line| 16 + 20 * line).collect::<Vec<_>>()
        );
        let middle = |index: u8| {
            let index = usize::from(index);
            f64::from(upright[index] + upright[index + 1]) / 2.0
        };
        let squares = "d4 e4 d5 e5 f5 d6 c3 d3 c4".split(' ');
        let squares: Vec<Square> = squares
            .map(|name| name.parse().expect("a square"))
            .collect();
        let columns: Vec<_> = squares.iter().map(|square| middle(square.file())).collect();
        let rows: Vec<_> = squares.iter().map(|square| middle(square.rank())).collect();
        assert_eq!(all(&picture, "cx"), columns);
        assert_eq!(all(&picture, "cy"), rows);

        // Of each line of the board: the name of its file, and that of its rank.
        let (x, y) = (all(&picture, "x"), all(&picture, "y"));
        for line in 0..8 {
            let at = middle(line);
            let name = 2 * usize::from(line);
            assert_eq!((x[name], y[name + 1]), (at, at + 3.0));
            assert!(y[name] < 16.0 && x[name + 1] < 16.0);
        }
        assert_eq!(x[16..], columns[4..]);
        let below: Vec<_> = rows[4..].iter().map(|row| row + 3.0).collect();
        assert_eq!(y[16..], below);
        let texts = picture
            .split("</text>")
            .filter_map(|part| part.rsplit_once('>'));
        let texts: String = texts.map(|(_, text)| text).collect();
        assert_eq!(texts, "a1b2c3d4e5f6g7h812345");
    }
}
