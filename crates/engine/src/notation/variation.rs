//! Variations: lines that a text has beside its game, in round brackets or as branches of SGF.
//!
//! Readers leave a variation as it stands in its text. [`GameRecord::read_variations`] takes
//! variations apart, apart from the readers: a program that shows none needs no more.

use std::collections::BTreeMap;
use std::error::Error;
use std::fmt;

use super::comment::{Comment, UnreadComment};
use super::coordinate::{is_file, is_rank};
use super::game_record::GameRecord;
use super::move_list::{BRACES, closed_length};
use super::transcript::{CORRECTION, MAX_QUOTED, TranscriptError, transcript};
use super::{move_list, properties, sgf};
use crate::rules::game::{Game, Ply};
use crate::rules::position::Position;
use reversi_game::{LinkParameters, Quoted, is_blank};

/// In how many other variations one may stand.
const MAX_DEPTH: usize = 60;

/// A line beside the game of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Variation {
    /// All moves from the initial position of the game, those that it shares with the game too.
    pub line: Vec<Ply>,
    /// The comments on positions of the line after the move with which it begins, in the order of
    /// play.
    pub comments: Vec<Comment>,
    /// The comments among them that cannot be read, or for which those before them on the same
    /// positions leave no room; they are left out.
    pub unread_comments: Vec<UnreadComment>,
    /// How many annotation glyphs of other kinds, such as `$10`, its text has. They are left out.
    pub glyphs: usize,
}

/// A variation that cannot be read.
///
/// ```
/// use reversi_engine::read_games;
///
/// let records = read_games("1. f5 d6 (1... f4 a1) 2. c3")?;
/// let unread = records[0].read_variations().remove(0).expect_err("a1 encloses nothing");
/// assert_eq!(
///     unread.to_string(),
///     "the variation \"(1... f4 a1)\": move 3, a1: a disc on a1 would enclose nothing"
/// );
/// # Ok::<(), reversi_engine::ReadError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadVariation {
    /// The beginning of its text, with its bracket.
    pub text: String,
    /// Its fault.
    pub fault: VariationFault,
}

/// The fault in a variation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VariationFault {
    /// Its bracket is not closed.
    Unclosed,
    /// It stands in too many others.
    TooDeep,
    /// Its moves cannot be read or played.
    Moves(TranscriptError),
}

impl fmt::Display for UnreadVariation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the variation {}: {}", Quoted(&self.text), self.fault)
    }
}

impl fmt::Display for VariationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            VariationFault::Unclosed => f.write_str("its closing bracket is missing"),
            VariationFault::TooDeep => {
                write!(f, "it stands in more than {MAX_DEPTH} other variations")
            }
            VariationFault::Moves(wrong) => wrong.fmt(f),
        }
    }
}

impl Error for UnreadVariation {}

impl Error for VariationFault {}

/// A variation that has not been read yet.
struct Unread {
    /// The moves before its first one.
    before: Vec<Ply>,
    text: String,
    depth: usize,
}

impl GameRecord {
    /// The variations of the text, each followed by those inside it. A remark in round brackets,
    /// which names no square, is none.
    ///
    /// ```
    /// use reversi_engine::{read_games, transcript};
    ///
    /// let records = read_games("1. f5 d6 (1... f4 {rare} e3 (2. d3)) 2. c3 (a good move)")?;
    /// let variations = records[0].read_variations().into_iter().collect::<Result<Vec<_>, _>>()?;
    /// let lines = variations.iter().map(|variation| transcript(variation.line.iter().copied()));
    /// assert_eq!(lines.collect::<Vec<_>>(), ["f5f4e3", "f5f4d3"]);
    /// assert_eq!(variations[0].comments[0].ply, 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_variations(&self) -> Vec<Result<Variation, UnreadVariation>> {
        let start = self.game.initial_position();
        let line: Vec<Ply> = self.game.plies().collect();
        let mut unread = Vec::new();
        push_all(&mut unread, &line, &self.linked_variations(), 0);
        push_all(&mut unread, &line, &self.variations, 0);
        let mut variations = Vec::new();
        while let Some(Unread {
            before,
            text,
            depth,
        }) = unread.pop()
        {
            match read_one(start, &before, &text, depth) {
                Ok((variation, inside)) => {
                    push_all(&mut unread, &variation.line, &inside, depth + 1);
                    if variation.line.len() > before.len() {
                        variations.push(Ok(variation));
                    }
                }
                Err(fault) => {
                    let text = text.chars().take(2 * MAX_QUOTED).collect();
                    variations.push(Err(UnreadVariation { text, fault }));
                }
            }
        }
        self.leave_out_what_is_too_long(variations.iter_mut().flatten());
        variations
    }

    /// Leaves out each comment of a variation that is too long together with those of the game and
    /// of the variations before it on the same position.
    fn leave_out_what_is_too_long<'a>(&self, variations: impl Iterator<Item = &'a mut Variation>) {
        let mut variations = variations.peekable();
        if variations.peek().is_none() {
            return;
        }
        let place = |line: &[Ply], ply: usize| transcript(line.iter().copied().take(ply));
        let line: Vec<Ply> = self.game.plies().collect();
        let own = self.read_each_comment().into_iter().flatten();
        let own = own.map(|comment| (place(&line, comment.ply), comment));
        let mut joined: BTreeMap<String, Comment> = own.collect();
        for Variation {
            line,
            comments,
            unread_comments,
            ..
        } in variations
        {
            comments.retain(|comment| {
                let first = joined.entry(place(line, comment.ply)).or_default();
                let both = first.joined(comment);
                if let Err(fault) = both.check_length() {
                    let ply = comment.ply;
                    unread_comments.push(UnreadComment { ply, fault });
                    return false;
                }
                *first = both;
                true
            });
        }
    }

    /// The variations of the link that the game was read from.
    fn linked_variations(&self) -> Vec<(usize, String)> {
        let linked = LinkParameters::new(&self.fragment).variations();
        let in_brackets = linked.map(|(ply, moves)| (ply, format!("({moves})")));
        in_brackets.collect()
    }

    /// Adds a variation. Its comments on moves that it shares with the game are those of the game.
    ///
    /// ```
    /// use reversi_engine::{GameRecord, Notation, Square, Variation, read_game};
    ///
    /// let mut record = GameRecord::from(read_game("f5d6c3")?);
    /// let line = vec![Square::F5.into(), Square::F4.into()];
    /// record.add_variation(&Variation { line, ..Variation::default() });
    /// let pgn = Notation::named("pgn").and_then(|pgn| pgn.write(&record));
    /// assert!(pgn.is_some_and(|pgn| pgn.contains("1. f5 d6 (1... f4) 2. c3")));
    /// # Ok::<(), reversi_engine::ReadError>(())
    /// ```
    pub fn add_variation(&mut self, variation: &Variation) {
        let shared = self.game.plies().zip(&variation.line);
        let shared = shared.take_while(|(own, other)| own == *other).count();
        let before = shared.min(self.game.line().len().saturating_sub(1));
        let mut text = String::from("(");
        for (ply, number) in variation.line.iter().zip(1..).skip(before) {
            text += &format!("{ply} ");
            let comment = variation.comments.iter().find(|found| found.ply == number);
            if let Some(comment) = comment.filter(|_| number > shared) {
                text += &comment.beside_move();
            }
        }
        self.variations.push((before, text + ")"));
    }
}

/// Puts variations of a line before those that are to be read, the first one on top.
fn push_all(unread: &mut Vec<Unread>, line: &[Ply], found: &[(usize, String)], depth: usize) {
    let all = found.iter().rev().map(|(ply, text)| Unread {
        before: line[..line.len().min(*ply)].to_vec(),
        text: text.clone(),
        depth,
    });
    unread.extend(all);
}

/// The variation after the moves `before`, and those inside it. The one of a remark ends there.
fn read_one(
    start: Position,
    before: &[Ply],
    text: &str,
    depth: usize,
) -> Result<(Variation, Vec<(usize, String)>), VariationFault> {
    if depth > MAX_DEPTH {
        return Err(VariationFault::TooDeep);
    }
    let mut game = Game::new(start);
    game.play_transcript(&transcript(before.iter().copied()))
        .map_err(VariationFault::Moves)?;
    let mut record = GameRecord::default();
    let mut moves = moves_of(text, &mut record, game.position())?;
    if !names_square(&moves) {
        moves.clear();
        record.comments.clear();
        record.move_glyphs.clear();
    }
    let mut game = Game::new(start);
    let mut before = before.to_vec();
    if moves.starts_with(CORRECTION)
        && let Some(last) = before.last_mut()
    {
        last.correction = None;
    }
    let played = transcript(before.iter().copied()) + &moves;
    game.play_transcript(&played)
        .map_err(VariationFault::Moves)?;
    // A comment before the first move is about the variation.
    for (ply, _) in &mut record.comments {
        *ply = before.len() + (*ply).max(1);
    }
    for (ply, _) in &mut record.move_glyphs {
        *ply += before.len();
    }
    for (ply, _) in &mut record.variations {
        *ply += before.len();
    }
    let mut variation = Variation {
        line: game.plies().collect(),
        glyphs: record.glyphs,
        ..Variation::default()
    };
    for comment in record.read_each_comment() {
        match comment {
            Ok(comment) => variation.comments.push(comment),
            Err(unread) => variation.unread_comments.push(unread),
        }
    }
    Ok((variation, record.variations))
}

/// The moves of a variation that begins at a position. The comments and variations among them go
/// to the record.
fn moves_of(
    text: &str,
    record: &mut GameRecord,
    start: Position,
) -> Result<String, VariationFault> {
    if let Some(tree) = properties::variation(text) {
        let tree = tree.with_moves_first();
        return properties::take_moves(record, &tree, start, sgf::played)
            .map_err(VariationFault::Moves);
    }
    let length = closed_length(text, BRACES).ok_or(VariationFault::Unclosed)?;
    Ok(move_list::take_moves(record, &text[1..length - 1]))
}

/// Whether a text has the name of a square.
fn names_square(text: &str) -> bool {
    let mut signs = text.chars().filter(|&sign| !is_blank(sign));
    let mut before = signs.next();
    signs.any(|sign| before.replace(sign).is_some_and(is_file) && is_rank(sign))
}
