//! Books as their programs write them, byte by byte, and the laws of reading and writing.

use super::*;
use crate::rules::board::Board;
use crate::rules::game::Game;
use crate::rules::position::Position;
use reversi_game::{Color, Rng};

/// The level of all values.
const LEVEL: u8 = 21;

/// The bits of the discs of a board, for the side to move and for the other.
fn discs(board: Board) -> Vec<u8> {
    let halves = [board.player(), board.opponent()];
    halves
        .iter()
        .flat_map(|half| half.bits().to_le_bytes())
        .collect()
}

fn after(line: &str) -> Board {
    line.parse::<Game>().expect("a line").position().board()
}

/// A position of Edax: its moves within the book, and the last one.
fn edax_position(board: Board, moves: &[(i8, u8)], last: (i8, u8)) -> Vec<u8> {
    let mut bytes = discs(board);
    bytes.extend([0; 22]);
    bytes.extend([moves.len() as u8, LEVEL]);
    for &(value, square) in moves.iter().chain([&last]) {
        bytes.extend([value as u8, square]);
    }
    bytes
}

fn edax_book(positions: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = b"XADEKOOB\x04\x05".to_vec();
    bytes.extend([0; 28]);
    bytes.extend((positions.len() as u32).to_le_bytes());
    bytes.extend(positions.concat());
    bytes
}

/// The start with f5 within the book, and d6 as the best move after it.
fn small_edax_book() -> Vec<u8> {
    edax_book(&[
        edax_position(Board::DIAGONAL, &[(1, 37)], (-127, 65)),
        edax_position(after("f5"), &[], (-3, 43)),
    ])
}

/// A position of the third version of Egaroucid, with its value and its best move outside.
fn egaroucid_position(board: Board, value: i8, (leaf, square): (i8, u8)) -> Vec<u8> {
    let mut bytes = discs(board);
    bytes.extend([value as u8, LEVEL, 0, 0, 0, 0, leaf as u8, square, LEVEL]);
    bytes
}

fn egaroucid_book(version: u8, positions: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = b"DICUORAGE".to_vec();
    bytes.push(version);
    bytes.extend((positions.len() as u32).to_le_bytes());
    bytes.extend(positions.concat());
    bytes
}

fn read(bytes: &[u8], most: usize, part: usize) -> Result<BookFile, BookFileError> {
    let mut reader = BookReader::new(most);
    for part in bytes.chunks(part) {
        reader.push(part)?;
    }
    reader.finish()
}

fn read_whole(bytes: &[u8]) -> BookFile {
    read(bytes, 1_000, usize::MAX).expect("a book")
}

/// The lines of a book, which name the moves on the board as it is played.
fn lines(book: &BookFile) -> String {
    String::from_utf8(book.write(BookFormat::Lines).expect("lines")).expect("a text")
}

/// A book of lines of random games with random values.
fn random_book(seed: u64, games: usize) -> BookFile {
    let mut rng = Rng::new(seed);
    let mut text = String::new();
    for _ in 0..games {
        let mut game = Game::default();
        let mut moves = Vec::new();
        loop {
            let legal = game.position().legal_moves();
            let Some(square) = legal.nth(rng.below(legal.len().max(1) as usize)) else {
                break;
            };
            game.play(square).expect("a legal move");
            moves.push(square.to_string());
        }
        for length in 1..=rng.below(moves.len()) + 1 {
            let value = rng.below(129) as i32 - 64;
            text += &format!(
                "{} {value} depth {}\n",
                moves[..length].concat(),
                rng.below(60)
            );
        }
    }
    read_whole_of(&text, 100_000)
}

fn read_whole_of(text: &str, most: usize) -> BookFile {
    read(text.as_bytes(), most, usize::MAX).expect("a book")
}

#[test]
fn a_book_of_edax_is_read_byte_by_byte() {
    for part in [1, 7, usize::MAX] {
        let book = read(&small_edax_book(), 10, part).expect("a book");
        assert_eq!(book.format, BookFormat::Edax);
        assert_eq!(lines(&book), "f5 +1 depth 21\nf5d6 -3 depth 21\n");
        assert_eq!((book.damaged_at, book.left_out), (None, 0));
    }
}

#[test]
fn a_pass_in_a_book_of_edax_is_no_move() {
    let passing = edax_position(Board::DIAGONAL, &[(4, 64)], (2, 37));
    let book = read_whole(&edax_book(&[passing]));
    assert_eq!(lines(&book), "f5 +2 depth 21\n");
}

#[test]
fn a_move_of_egaroucid_has_the_value_of_the_position_that_it_leads_to() {
    let book = egaroucid_book(
        3,
        &[
            egaroucid_position(Board::DIAGONAL, 1, (-127, 0xFF)),
            egaroucid_position(after("f5"), -1, (-4, 45)),
            egaroucid_position(after("f5d6"), 1, (-127, 0xFF)),
        ],
    );
    let book = read_whole(&book);
    assert_eq!(book.format, BookFormat::Egaroucid);
    let expected = "f5 +1 depth 21\nf5d6 -1 depth 21\nf5f6 -4 depth 21\n";
    assert_eq!(lines(&book), expected);
}

#[test]
fn a_level_beyond_all_searches_is_the_greatest_depth() {
    let mut replied = egaroucid_position(after("f5"), -1, (-127, 0xFF));
    let level = 17;
    assert_eq!(replied[level], LEVEL);
    replied[level] = 112;
    let start = egaroucid_position(Board::DIAGONAL, 1, (-127, 0xFF));
    let book = read_whole(&egaroucid_book(3, &[start, replied]));
    assert_eq!(lines(&book), "f5 +1 depth 99\n");
    let own = book.write(BookFormat::Reversi).expect("a text");
    assert_eq!(read_whole(&own).positions, book.positions);
}

#[test]
fn a_position_of_egaroucid_may_list_its_moves_or_have_no_value() {
    let mut start = discs(Board::DIAGONAL);
    start.extend([2, LEVEL, 2, 2, 37, 0xFE, 44]);
    let mut unknown = discs(after("f5"));
    unknown.extend([0x81, LEVEL, 0]);
    let book = read_whole(&egaroucid_book(2, &[start, unknown]));
    // f5 and e6 are one move of the start; the first value stays.
    assert_eq!(lines(&book), "f5 +2 depth 21\n");
    assert_eq!((book.positions.len(), book.damaged_at), (1, None));
}

#[test]
fn lines_have_the_value_of_their_last_move_if_any() {
    let text = "# my lines\nf5d6c3: +1.25 depth 20\nF5 F6\t-2\nf5d6c3d3c4\n\nno moves\nf5a1\n";
    let book = read_whole_of(text, 100);
    assert_eq!(book.unread, [6, 7]);
    let expected = "f5\nf5d6\nf5f6 -2\nf5d6c3 +1.25 depth 20\nf5d6c3d3\nf5d6c3d3c4\n";
    assert_eq!(lines(&book), expected);
}

#[test]
fn a_depth_without_a_value_is_none() {
    let book = read_whole_of("f5d6 nothing depth 20\n", 100);
    let moves = book.positions.iter().flat_map(|(_, moves)| moves);
    let depths: Vec<_> = moves.map(|found| (found.value, found.depth)).collect();
    assert_eq!(depths, [(None, 0), (None, 0)]);
}

#[test]
fn games_in_ggf_and_the_text_of_edax_are_lines_of_a_book() {
    let game = "(;GM[Othello]PC[NBoard]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5/1.5/2]W[d6//1]B[c3/-.25];)";
    let expected = "f5 +1.5\nf5d6\nf5d6c3 -0.25\n";
    assert_eq!(lines(&read_whole_of(game, 100)), expected);
    let text = format!(
        "{},18,F5,+3\n",
        Position::new(Board::DIAGONAL, Color::Black)
    );
    let book = read_whole_of(&text, 100);
    assert_eq!(book.format, BookFormat::Edax);
    assert_eq!(lines(&book), "f5 +3 depth 18\n");
}

#[test]
fn the_page_reads_what_is_written_for_it() {
    let book = read_whole(&small_edax_book());
    let text = book.write(BookFormat::Reversi).expect("a text");
    let text = String::from_utf8(text).expect("a text");
    assert!(text.starts_with("reversi-book 1\n"), "{text}");
    assert!(text.contains(" X: d3 edax +1 depth 21 0%\n"), "{text}");
    assert_eq!(read_whole_of(&text, 100).positions, book.positions);
    let own = text
        .replace(" X:", " X due 20783 2:")
        .replace("0%", "0% mine; c4 own");
    assert!(lines(&read_whole_of(&own.replace("; c4 own\n", "\n"), 100)).starts_with("f5 +1"));
}

#[test]
fn what_is_written_is_read_again() {
    for seed in 0..20 {
        let book = random_book(seed, 5);
        let same = |format| {
            let bytes = book.write(format).expect("a format that is written");
            read(&bytes, 100_000, 1 << 10).expect("a book")
        };
        assert_eq!(same(BookFormat::Lines).positions, book.positions);
        assert_eq!(same(BookFormat::Reversi).positions, book.positions);
        let edax = same(BookFormat::Edax);
        let again = edax.write(BookFormat::Edax).expect("Edax");
        assert_eq!(read(&again, 100_000, 99).expect("a book"), edax);
        assert!(!edax.positions.is_empty());
    }
    assert_eq!(random_book(1, 1).write(BookFormat::Egaroucid), None);
}

#[test]
fn of_too_many_positions_those_with_the_fewest_discs_are_kept_in_any_order() {
    let book = random_book(7, 20);
    let text = String::from_utf8(book.write(BookFormat::Reversi).expect("a text")).expect("a text");
    let mut lines: Vec<&str> = text.lines().skip(1).collect();
    lines.reverse();
    let reversed = format!("reversi-book 1\n{}\n", lines.join("\n"));
    let most = 100;
    let kept = read_whole_of(&reversed, most);
    assert_eq!(kept.positions, book.positions[..most]);
    assert_eq!(kept.left_out as usize, book.positions.len() - most);
    assert_eq!(read_whole_of(&text, most).positions, kept.positions);
}

#[test]
fn a_damaged_book_names_the_byte_and_keeps_what_stands_before() {
    let bytes = small_edax_book();
    let second = HEADER_AND_START;
    for cut in second + 1..bytes.len() {
        let book = read(&bytes[..cut], 10, 5).expect("its first position");
        assert_eq!(
            (book.positions.len(), book.damaged_at),
            (1, Some(second as u64 + 1))
        );
    }
    let mut overlapping = bytes.clone();
    overlapping[second..second + 16].fill(0xFF);
    let book = read_whole(&overlapping);
    assert_eq!(book.damaged_at, Some(second as u64 + 1));
    let start = [egaroucid_position(Board::DIAGONAL, 1, (2, 37))];
    let mut cut_off = egaroucid_book(3, &start);
    cut_off[10] = 2;
    assert_eq!(read_whole(&cut_off).damaged_at, Some(14 + 25 + 1));
}

/// Bytes of a header of Edax and of the start with one move and one more.
const HEADER_AND_START: usize = 42 + 40 + 2 + 2;

#[test]
fn what_is_no_book_is_refused_by_a_sentence() {
    for bytes in [
        &b""[..],
        b"no moves",
        b"\0\0\0\0",
        b"XADEKOOB\x04",
        b"DICUORAGE",
    ] {
        assert_eq!(read(bytes, 10, 3), Err(BookFileError::NoBook));
    }
    let mut edax = small_edax_book();
    edax[8] = 3;
    let wrong = read(&edax, 10, 3).expect_err("another version");
    let sentence = "the book of Edax has version 3 instead of 4";
    assert_eq!(wrong.to_string(), sentence);
    let egaroucid = read(&egaroucid_book(4, &[]), 10, 3).expect_err("another version");
    let sentence = "the book of Egaroucid has version 4 instead of 2 or 3";
    assert_eq!(egaroucid.to_string(), sentence);
}
