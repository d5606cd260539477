//! The theme of a move: each one that is named is replayed in the positions of random games, by
//! rows that this file reckons itself.

mod random;

use std::collections::{BTreeSet, HashMap, HashSet};

use random::random_position;
use reversi_game::{BoardGame, Color, Position, Rng};
use side_games::connect_four::{self, Board, Solver};
use side_games::{
    Explanation, Limits, Outcome, SideMove, SidePosition, Theme, read_position, tic_tac_toe,
    write_position,
};

/// The pieces of a position, by squares.
type Pieces = Vec<Option<Color>>;

fn pieces(position: SidePosition) -> Pieces {
    let grid = position.game().grid();
    (0..grid.squares())
        .map(|square| position.piece(square))
        .collect()
}

/// The rows of a game: four squares in a line on the wide board, three on the small one.
fn rows(position: SidePosition) -> Vec<Vec<usize>> {
    let grid = position.game().grid();
    let (columns, lines) = (grid.columns as isize, grid.rows as isize);
    let length = if columns == 3 { 3 } else { 4 };
    let mut rows = Vec::new();
    for (right, down) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for (x, y) in (0..columns).flat_map(|x| (0..lines).map(move |y| (x, y))) {
            let squares = (0..length).map(|step| (x + step * right, y + step * down));
            let row: Option<Vec<usize>> = squares
                .map(|(x, y)| {
                    let is_inside = (0..columns).contains(&x) && (0..lines).contains(&y);
                    is_inside.then_some((y * columns + x) as usize)
                })
                .collect();
            rows.extend(row);
        }
    }
    rows
}

/// The rows in which a side lacks one piece: the squares of its pieces, and the empty one.
fn lacking(rows: &[Vec<usize>], pieces: &Pieces, side: Color) -> Vec<(BTreeSet<usize>, usize)> {
    let split = rows.iter().filter_map(|row| {
        let (own, rest): (BTreeSet<usize>, BTreeSet<usize>) = row
            .iter()
            .partition(|&&square| pieces[square] == Some(side));
        let last = rest.first().copied()?;
        (rest.len() == 1 && pieces[last].is_none()).then_some((own, last))
    });
    split.collect()
}

/// The squares that the side to move can fill.
fn landing(position: SidePosition) -> BTreeSet<usize> {
    let squares = position.moves().map(|mv| position.square_of(mv));
    squares.collect()
}

/// The pieces of the rows that lack one piece with a side's piece on `square`, whose last square
/// nobody can fill at once and completed no row before.
fn prepared(position: SidePosition, mv: SideMove, side: Color) -> BTreeSet<usize> {
    let (rows, square) = (rows(position), position.square_of(mv));
    let before = pieces(position);
    let mut with = before.clone();
    with[square] = Some(side);
    let open = landing(after(position, mv));
    let known: BTreeSet<usize> = lacking(&rows, &before, side)
        .into_iter()
        .map(|(_, last)| last)
        .collect();
    let mut shown = BTreeSet::new();
    for (own, last) in lacking(&rows, &with, side) {
        if own.contains(&square) && !open.contains(&last) && !known.contains(&last) {
            shown.extend(own.into_iter().filter(|&own| own != square));
        }
    }
    shown
}

/// The row of a square of Connect Four, 1 at the bottom.
fn height(square: usize) -> usize {
    6 - square / 7
}

/// The squares of odd or even height on which a side would complete a row.
fn lasts_at(position: SidePosition, side: Color, parity: usize) -> BTreeSet<usize> {
    lacking(&rows(position), &pieces(position), side)
        .into_iter()
        .map(|(_, last)| last)
        .filter(|&last| height(last) % 2 == parity)
        .collect()
}

fn after(position: SidePosition, mv: SideMove) -> SidePosition {
    position.play(mv).expect("a legal move")
}

/// Whether a move completes a row.
fn completes(position: SidePosition, mv: SideMove) -> bool {
    let ending = after(position, mv).ending();
    ending.is_some_and(|ending| ending.winner.is_some())
}

/// Whether the side to move completes a row with some move.
fn can_complete(position: SidePosition) -> bool {
    position.moves().any(|mv| completes(position, mv))
}

/// Whether the side to move loses at once, whatever it plays, and completes nothing itself.
fn is_pressed(position: SidePosition) -> bool {
    position.turn().is_some()
        && !can_complete(position)
        && position.moves().all(|mv| can_complete(after(position, mv)))
}

/// Whether some move presses the other side.
fn can_press(position: SidePosition) -> bool {
    position.moves().any(|mv| is_pressed(after(position, mv)))
}

/// How a position ends with best play, for the side to move.
fn outcome(position: SidePosition, solver: &mut Solver) -> Outcome {
    if let Some(ending) = position.ending() {
        return match ending.winner {
            Some(_) => Outcome::Loss,
            None => Outcome::Draw,
        };
    }
    if let Some(board) = Board::of(position) {
        return solver.outcome(board);
    }
    let after = position
        .moves()
        .map(|mv| outcome(after(position, mv), solver));
    let best = after.map(Outcome::of_other_side).max();
    best.expect("the game goes on")
}

/// The worst end for the side that did not begin, which answers in the same column whatever the
/// side to move plays; after a disc on an even height it plays on another even one.
fn by_answers(position: SidePosition, known: &mut HashMap<SidePosition, Outcome>) -> Outcome {
    if let Some(ending) = position.ending() {
        return match ending.winner {
            Some(_) => Outcome::Win,
            None => Outcome::Draw,
        };
    }
    if let Some(&outcome) = known.get(&position) {
        return outcome;
    }
    let moves: Vec<SideMove> = position.moves().collect();
    let outcomes = moves.into_iter().map(|mv| {
        let (square, replied) = (position.square_of(mv), after(position, mv));
        if replied.ending().is_some() {
            return Outcome::Loss;
        }
        let answer = replied.moves().find(|&answer| {
            let answered = replied.square_of(answer);
            height(answered).is_multiple_of(2)
                && (height(square).is_multiple_of(2) || answered % 7 == square % 7)
        });
        by_answers(after(replied, answer.expect("an even height")), known)
    });
    let outcome = outcomes.min().expect("the game goes on");
    known.insert(position, outcome);
    outcome
}

/// The outcomes of the other moves, for the side that moves.
fn others(position: SidePosition, chosen: SideMove, solver: &mut Solver) -> Vec<Outcome> {
    let moves = position.moves().filter(|&mv| mv != chosen);
    moves
        .map(|mv| outcome(after(position, mv), solver).of_other_side())
        .collect()
}

/// Whether the squares of a region are the pieces of a side.
fn are_pieces(position: SidePosition, region: &[usize], side: Color) -> bool {
    !region.is_empty()
        && region
            .iter()
            .all(|&square| position.piece(square) == Some(side))
}

/// Asserts that the theme of a move holds when it is replayed.
fn replay(position: SidePosition, mv: SideMove, found: &Explanation, solver: &mut Solver) {
    let text = format!("{} {mv:?} {found:?}", write_position(position));
    let (own, next) = (position.mover(), after(position, mv));
    let region = &found.region;
    let reached = |solver: &mut Solver| outcome(next, solver).of_other_side();
    let squares: BTreeSet<usize> = region.iter().copied().collect();
    let Some(theme) = found.theme else {
        // Tic-Tac-Toe has no part of the board to point at.
        let is_small = position.game() == tic_tac_toe::GAME;
        assert_eq!(region.is_empty(), is_small, "{text}");
        return;
    };
    let holds = match theme {
        Theme::Win => completes(position, mv) && are_pieces(position, region, own),
        Theme::Block => {
            // Without the move the other side completes a row; after it, it does not.
            let mut others = position.moves().filter(|&other| other != mv);
            others.all(|other| can_complete(after(position, other)))
                && !can_complete(next)
                && are_pieces(position, region, own.other())
        }
        Theme::Fork => is_pressed(next) && are_pieces(position, region, own),
        Theme::Squeeze => {
            let threatens = lacking(&rows(next), &pieces(next), own)
                .into_iter()
                .any(|(_, last)| landing(next).contains(&last));
            let opened = next.moves().all(|reply| {
                let replied = after(next, reply);
                replied
                    .moves()
                    .any(|mv| completes(replied, mv) && region.contains(&replied.square_of(mv)))
            });
            !threatens && !can_complete(next) && !region.is_empty() && opened
        }
        Theme::Chain => reached(solver) == Outcome::Win && region.is_empty(),
        Theme::Guard => {
            !can_press(next) && !can_complete(next) && are_pieces(position, region, own.other())
        }
        Theme::OddRow => {
            let lasts = lasts_at(next, own, 1);
            reached(solver) == Outcome::Win && !lasts.is_empty() && squares == lasts
        }
        // Two even squares of one row can win without one that lacks a single piece.
        Theme::EvenRow => {
            by_answers(next, &mut HashMap::new()) == Outcome::Win
                && squares == lasts_at(next, own, 0)
        }
        Theme::Answer => {
            by_answers(next, &mut HashMap::new()) >= Outcome::Draw && region.is_empty()
        }
        Theme::OnlyWin => {
            reached(solver) == Outcome::Win
                && others(position, mv, solver).into_iter().max() == Some(Outcome::Draw)
        }
        Theme::OnlySafe => {
            reached(solver) > Outcome::Loss
                && others(position, mv, solver).into_iter().max() == Some(Outcome::Loss)
        }
        Theme::Lost => reached(solver) == Outcome::Loss,
        Theme::Under => {
            let others = position.moves().filter(|&other| other != mv);
            let mut completing = others.flat_map(|other| {
                let replied = after(position, other);
                let replies = replied.moves().filter(|&reply| completes(replied, reply));
                replies
                    .map(|reply| replied.square_of(reply))
                    .collect::<Vec<_>>()
            });
            !region.is_empty() && completing.all(|square| region.contains(&square))
        }
        Theme::Threat => !region.is_empty() && squares == prepared(position, mv, own),
        Theme::Deny => !region.is_empty() && squares == prepared(position, mv, own.other()),
        Theme::Rows => region.len() >= 3 && region.contains(&position.square_of(mv)),
    };
    assert!(holds, "{text}");
}

fn explained(position: SidePosition, mv: SideMove) -> Explanation {
    let found = position.explain(mv).expect("a legal move");
    let mut reached = position;
    for &step in &found.line {
        reached = after(reached, step);
    }
    assert_eq!(found.line.first(), Some(&mv));
    found
}

/// Replays the theme of the best move, and gives it.
fn replayed_theme(position: SidePosition, solver: &mut Solver) -> Option<Theme> {
    let level = position.game().strongest();
    let choice = level.choose(position, Rng::new(0), &Limits::default());
    let mv = choice.expect("the game goes on").mv;
    let found = explained(position, mv);
    replay(position, mv, &found, solver);
    found.theme
}

#[test]
fn a_theme_named_in_connect_four_holds_when_it_is_replayed() {
    let mut rng = Rng::new(31);
    let mut solver = Solver::new();
    let mut seen = HashMap::new();
    for round in 0..400 {
        let position = random_position(12 + round % 26, &mut rng);
        // Most random games go on after an overlooked win.
        if can_complete(position) && seen.contains_key(&Some(Theme::Win)) {
            continue;
        }
        let theme = replayed_theme(position, &mut solver);
        *seen.entry(theme).or_insert(0) += 1;
    }
    for theme in [
        Theme::Win,
        Theme::Block,
        Theme::Fork,
        Theme::Chain,
        Theme::Guard,
        Theme::OddRow,
        Theme::EvenRow,
        Theme::OnlyWin,
        Theme::OnlySafe,
        Theme::Lost,
        Theme::Under,
        Theme::Threat,
        Theme::Deny,
    ] {
        let count = seen.get(&Some(theme)).copied().unwrap_or(0);
        assert!(count > 0, "{theme:?} of {seen:?}");
    }
}

#[test]
fn a_theme_named_in_tic_tac_toe_holds_in_every_position() {
    let mut seen = HashMap::new();
    let mut known = HashSet::new();
    let mut open = vec![tic_tac_toe::GAME.start(Color::Black)];
    let mut solver = Solver::new();
    while let Some(position) = open.pop() {
        if position.turn().is_none() || !known.insert(position) {
            continue;
        }
        open.extend(position.moves().map(|mv| after(position, mv)));
        let theme = replayed_theme(position, &mut solver);
        *seen.entry(theme).or_insert(0) += 1;
    }
    for theme in [
        Theme::Win,
        Theme::Block,
        Theme::Fork,
        Theme::Guard,
        Theme::Rows,
    ] {
        let count = seen.get(&Some(theme)).copied().unwrap_or(0);
        assert!(count > 0, "{theme:?} of {seen:?}");
    }
}

/// Random games seldom reach them: each has its own positions.
#[test]
fn squeezes_and_answers_are_named_where_they_hold() {
    let positions = [
        (
            "OXO--OOXXOX-OXOOXX-XOXOXO-XXOXOO-XOOXXXOOX X",
            3,
            Theme::Squeeze,
        ),
        (
            "X--XOOXXX-XOOOOO-XOOXXXOOXXXOOXXXOOOXOOXOX X",
            1,
            Theme::Squeeze,
        ),
        (
            "OXXX-X-XOOO-O-OXOO-XXOXOX-OOXOXO-OXXXXOXXO O",
            4,
            Theme::Answer,
        ),
        (
            "X---O-XO---X-OX-XOX-XO-XOXOOOOOXOOXXXOXXXO O",
            3,
            Theme::Answer,
        ),
    ];
    let mut solver = Solver::new();
    for (text, column, theme) in positions {
        let position = read_position(connect_four::GAME, text).expect("a position");
        let mv = connect_four::GAME.move_on(column).expect("a column");
        let found = explained(position, mv);
        assert_eq!(found.theme, Some(theme), "{text}");
        replay(position, mv, &found, &mut solver);
    }
}
