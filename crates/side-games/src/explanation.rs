//! The theme of a chosen move, in the order in which a player looks: wins and losses at once,
//! threats, then what decides in the long run.
//!
//! Each theme is a statement that the position proves: by the rows that lack one piece, by playing
//! out every reply, or by the values of all moves.

use alloc::vec::Vec;

use reversi_game::{BoardGame, Position, Rng};

use crate::choice::Limits;
use crate::side_game::{Pieces, SidePosition};
use crate::side_move::SideMove;
use crate::squares::Squares;
use crate::theme::Theme;

/// Positions visited at most for the values of all moves.
const VALUE_NODES: u64 = 400_000;

/// Positions visited at most for each further move of a line.
const LINE_NODES: u64 = 100_000;

/// Moves of a line.
const LINE_MOVES: usize = 6;

/// Threats at most in a chain.
const CHAIN: u32 = 8;

/// The theme of a move, where to look for it, and how the game could go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explanation {
    /// The theme; `None` if the position shows none.
    pub theme: Option<Theme>,
    /// The squares that show it, in ascending order; the part of the board with the move if there
    /// is no theme.
    pub region: Vec<usize>,
    /// The move and those after it, at most six, while the outcome is proven.
    pub line: Vec<SideMove>,
}

/// A theme, and the squares that show it.
type Shown = (Theme, Squares);

impl SidePosition {
    /// Explains a move that the strongest level has chosen; `None` if it is not legal.
    ///
    /// ```
    /// use side_games::{ReadError, Theme, connect_four, read_game};
    ///
    /// let position = read_game(connect_four::GAME, "112233")?.position();
    /// let fourth = connect_four::GAME.move_on(3).expect("there is column 4");
    /// let explained = position.explain(fourth).expect("a legal move");
    /// assert_eq!(explained.theme, Some(Theme::Win));
    /// assert_eq!(explained.region, [35, 36, 37]);
    /// # Ok::<(), ReadError>(())
    /// ```
    pub fn explain(self, mv: SideMove) -> Option<Explanation> {
        let chosen = Chosen {
            before: self,
            mv,
            after: self.play(mv).ok()?,
        };
        let shown = chosen.theme();
        let region = shown.map_or_else(
            || self.game().rules().part(self.pieces().occupied(), mv),
            |(_, squares)| squares,
        );
        Some(Explanation {
            theme: shown.map(|(theme, _)| theme),
            region: self.squares(region),
            line: chosen.line(),
        })
    }
}

/// A chosen move between the positions before and after it.
struct Chosen {
    before: SidePosition,
    mv: SideMove,
    after: SidePosition,
}

impl Chosen {
    /// The square that the move fills.
    fn square(&self) -> Squares {
        self.before.pieces().occupied() ^ self.after.pieces().occupied()
    }

    fn theme(&self) -> Option<Shown> {
        let looks: [fn(&Chosen) -> Option<Shown>; 10] = [
            Chosen::at_once,
            Chosen::fork,
            Chosen::chain,
            Chosen::guard,
            Chosen::open_rows,
            Chosen::kept_rows,
            Chosen::by_value,
            Chosen::under,
            Chosen::threat,
            Chosen::deny,
        ];
        looks.iter().find_map(|look| look(self))
    }

    /// Whether this move wins, or has to stop the next one of the other side.
    fn at_once(&self) -> Option<Shown> {
        let Pieces { own, other } = self.before.pieces();
        let square = self.square();
        let won = lacking(self.before, own).filter(|(_, last)| *last == square);
        if let Some(pieces) = union(won.map(|(row, _)| row & own)) {
            return Some((Theme::Win, pieces));
        }
        let landing = landing(self.before);
        let threats = lacking(self.before, other).filter(|(_, last)| last.meets(landing));
        let pieces = union(threats.map(|(row, _)| row & other))?;
        let is_stopped = completing(self.after).is_empty();
        Some((
            if is_stopped {
                Theme::Block
            } else {
                Theme::Lost
            },
            pieces,
        ))
    }

    /// Rows that the other side cannot all stop, or has to open.
    fn fork(&self) -> Option<Shown> {
        let own = self.before.pieces().own;
        let rows = lacking(self.after, self.after.pieces().other);
        match pressed(self.after)? {
            Pressure::Threats => {
                union(rows.map(|(row, _)| row & own)).map(|pieces| (Theme::Fork, pieces))
            }
            Pressure::Squeeze => {
                union(rows.map(|(_, last)| last)).map(|last| (Theme::Squeeze, last))
            }
        }
    }

    fn chain(&self) -> Option<Shown> {
        chains(self.after, CHAIN).then_some((Theme::Chain, Squares::EMPTY))
    }

    fn guard(&self) -> Option<Shown> {
        let passed = with_other_to_move(self.before);
        let fork = |position: SidePosition| {
            let mut after = position
                .moves()
                .filter_map(move |mv| position.play(mv).ok());
            after.find(|after| matches!(pressed(*after), Some(Pressure::Threats)))
        };
        let feared = fork(passed)?;
        if fork(self.after).is_some() {
            return None;
        }
        let other = self.before.pieces().other;
        let rows = lacking(feared, feared.pieces().other);
        Some((Theme::Guard, union(rows.map(|(row, _)| row & other))?))
    }

    /// Early in the game, the open rows through a square.
    fn open_rows(&self) -> Option<Shown> {
        let pieces = self.before.pieces();
        let rules = self.before.game().rules();
        if pieces.count() > rules.grid().squares() as u32 / 5 {
            return None;
        }
        let open = |square: Squares| {
            let rows = rules.rows().iter();
            rows.filter(|row| row.meets(square) && !row.meets(pieces.other))
                .count()
        };
        let counts: Vec<(Squares, usize)> = moves_with_squares(&self.before)
            .map(|(_, square)| (square, open(square)))
            .collect();
        let reached = |least: usize| counts.iter().filter(|(_, count)| *count >= least).count();
        let chosen = open(self.square());
        if reached(chosen + 1) > 0 || reached(chosen) == counts.len() {
            return None;
        }
        // The three best and those like them: the best alone would give the move away.
        let third = (0..=chosen).rev().find(|&least| reached(least) >= 3)?;
        let many = counts.iter().filter(|&&(_, count)| count >= third);
        Some((Theme::Rows, union(many.map(|&(square, _)| square))?))
    }

    fn kept_rows(&self) -> Option<Shown> {
        self.after.game().rules().kept_rows(self.after.pieces())
    }

    /// Whether the outcomes of all moves set this one apart.
    fn by_value(&self) -> Option<Shown> {
        let moves: Vec<SideMove> = self.before.moves().collect();
        let limits = Limits {
            nodes: Some(VALUE_NODES),
            ..Limits::default()
        };
        let values = self.before.values(&moves, &limits, &mut |_| {}).moves;
        if values.len() < moves.len() || moves.len() < 2 {
            return None;
        }
        let chosen = values.iter().find(|value| value.mv == self.mv)?.score;
        let others = values.iter().filter(|value| value.mv != self.mv);
        let best = others.map(|value| value.score.signum()).max()?;
        let theme = match (chosen.signum(), best) {
            (-1, -1) => Theme::Lost,
            (0 | 1, -1) => Theme::OnlySafe,
            (1, 0) => Theme::OnlyWin,
            _ => return None,
        };
        Some((theme, Squares::EMPTY))
    }

    /// Where other moves let the other side complete a row.
    fn under(&self) -> Option<Shown> {
        let others = self.before.moves().filter(|&mv| mv != self.mv);
        let after = others.filter_map(|mv| self.before.play(mv).ok());
        let last = union(after.map(completing)).filter(|last| !last.is_empty())?;
        Some((Theme::Under, last))
    }

    fn threat(&self) -> Option<Shown> {
        let own = self.before.pieces().own;
        made(self.before, self.after, own).map(|pieces| (Theme::Threat, pieces))
    }

    fn deny(&self) -> Option<Shown> {
        let passed = with_other_to_move(self.before);
        let after = passed.play(self.mv).ok()?;
        let other = self.before.pieces().other;
        made(passed, after, other).map(|pieces| (Theme::Deny, pieces))
    }

    /// The move and the best ones after it, while the outcome is proven.
    fn line(&self) -> Vec<SideMove> {
        let mut line = Vec::from([self.mv]);
        let mut position = self.after;
        let limits = Limits {
            nodes: Some(LINE_NODES),
            ..Limits::default()
        };
        let strongest = position.game().strongest();
        while line.len() < LINE_MOVES && position.turn().is_some() {
            let choice = strongest.choose(position, Rng::new(0), &limits);
            let Some(choice) = choice.filter(|choice| choice.outcome.is_some()) else {
                break;
            };
            let Ok(after) = position.play(choice.mv) else {
                break;
            };
            line.push(choice.mv);
            position = after;
        }
        line
    }
}

/// How the side that moved last presses the other one, which cannot win at once.
enum Pressure {
    /// It threatens to complete a row, and no reply stops all.
    Threats,
    /// It threatens nothing, but every reply lets it complete a row.
    Squeeze,
}

/// Whether the side that moved last completes a row with its next move, whatever the reply.
fn pressed(after: SidePosition) -> Option<Pressure> {
    if !completing(after).is_empty() {
        return None;
    }
    let mut replies = after.moves().peekable();
    replies.peek()?;
    let opens = |mv| {
        after
            .play(mv)
            .is_ok_and(|replied| !completing(replied).is_empty())
    };
    replies.all(opens).then(|| {
        if completing(with_other_to_move(after)).is_empty() {
            Pressure::Squeeze
        } else {
            Pressure::Threats
        }
    })
}

/// Whether the side that moved last threatens one row, the reply to which is forced, and presses
/// the other side after at most `threats` more such threats.
fn chains(after: SidePosition, threats: u32) -> bool {
    let threatened = completing(with_other_to_move(after));
    if threats == 0 || threatened.len() != 1 || !completing(after).is_empty() {
        return false;
    }
    let Some((forced, _)) = moves_with_squares(&after).find(|&(_, square)| square == threatened)
    else {
        return false;
    };
    let Ok(replied) = after.play(forced) else {
        return false;
    };
    let mut next = replied.moves().filter_map(|mv| replied.play(mv).ok());
    next.any(|next| pressed(next).is_some() || chains(next, threats - 1))
}

/// The pieces of the rows that lack one piece after a move and lacked more before, where the other
/// side cannot fill that square at once.
fn made(before: SidePosition, after: SidePosition, pieces: Squares) -> Option<Squares> {
    let square = before.pieces().occupied() ^ after.pieces().occupied();
    let landing = landing(after);
    let known = union(lacking(before, pieces).map(|(_, last)| last)).unwrap_or(Squares::EMPTY);
    let rows = lacking(after, pieces | square);
    let rows = rows.filter(|(row, last)| row.meets(square) && !last.meets(landing | known));
    union(rows.map(|(row, _)| row & pieces))
}

/// The rows in which a side lacks one piece, and its square is empty; each with that square.
fn lacking(position: SidePosition, pieces: Squares) -> impl Iterator<Item = (Squares, Squares)> {
    let occupied = position.pieces().occupied();
    let rows = position.game().rules().rows().iter();
    rows.map(move |row| (*row, *row & !pieces))
        .filter(move |(_, last)| last.len() == 1 && !last.meets(occupied))
}

/// The squares on which the side to move completes a row at once.
fn completing(position: SidePosition) -> Squares {
    let landing = landing(position);
    let last = lacking(position, position.pieces().own).map(|(_, last)| last & landing);
    last.collect()
}

/// The moves, each with the square that it fills.
fn moves_with_squares(position: &SidePosition) -> impl Iterator<Item = (SideMove, Squares)> {
    position.moves().map(move |mv| (mv, position.filled(mv)))
}

/// The squares that a move can fill.
fn landing(position: SidePosition) -> Squares {
    moves_with_squares(&position)
        .map(|(_, square)| square)
        .collect()
}

/// The position if the side to move left its move out.
fn with_other_to_move(position: SidePosition) -> SidePosition {
    let Pieces { own, other } = position.pieces();
    let pieces = Pieces {
        own: other,
        other: own,
    };
    position
        .game()
        .with_pieces(pieces, position.mover().other())
}

/// All squares of the sets; `None` without a set.
fn union(sets: impl Iterator<Item = Squares>) -> Option<Squares> {
    sets.reduce(|all, set| all | set)
}
