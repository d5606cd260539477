//! What a move is about: each theme that is named is replayed in the positions of random games.

mod random;

use std::collections::{HashMap, HashSet};

use random::random_position;
use reversi_game::{BoardGame, Color, Position, Rng};
use side_games::connect_four::{self, Board, Solver};
use side_games::{
    Explanation, Limits, Outcome, SideMove, SidePosition, Theme, tic_tac_toe, write_position,
};

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

/// Asserts that what is named of a move holds when it is replayed.
fn replay(position: SidePosition, mv: SideMove, found: &Explanation, solver: &mut Solver) {
    let text = format!("{} {mv:?} {found:?}", write_position(position));
    let (own, next) = (position.mover(), after(position, mv));
    let region = &found.region;
    let reached = |solver: &mut Solver| outcome(next, solver).of_other_side();
    let Some(theme) = found.theme else {
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
            is_pressed(next)
                && region
                    .iter()
                    .all(|&square| position.piece(square).is_none())
        }
        Theme::Chain => reached(solver) == Outcome::Win && region.is_empty(),
        Theme::Guard => {
            !can_press(next) && !can_complete(next) && are_pieces(position, region, own.other())
        }
        Theme::OddRow => {
            let height = |square: usize| 6 - square / 7;
            reached(solver) == Outcome::Win
                && !region.is_empty()
                && region.iter().all(|&square| height(square) % 2 == 1)
        }
        Theme::EvenRow => {
            let height = |square: usize| 6 - square / 7;
            reached(solver) == Outcome::Win && region.iter().all(|&square| height(square) % 2 == 0)
        }
        Theme::Answer => reached(solver) >= Outcome::Draw,
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
        Theme::Threat => are_pieces(position, region, own),
        Theme::Deny => are_pieces(position, region, own.other()),
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

#[test]
fn what_is_named_of_connect_four_holds_when_it_is_replayed() {
    let mut rng = Rng::new(31);
    let mut solver = Solver::new();
    let mut seen = HashMap::new();
    for round in 0..400 {
        let position = random_position(12 + round % 26, &mut rng);
        // Most random games go on after an overlooked win.
        if can_complete(position) && seen.contains_key(&Some(Theme::Win)) {
            continue;
        }
        let choice =
            connect_four::GAME
                .strongest()
                .choose(position, Rng::new(0), &Limits::default());
        let mv = choice.expect("the game goes on").mv;
        let found = explained(position, mv);
        replay(position, mv, &found, &mut solver);
        *seen.entry(found.theme).or_insert(0) += 1;
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
fn what_is_named_of_tic_tac_toe_holds_in_every_position() {
    let mut seen = HashMap::new();
    let mut known = HashSet::new();
    let mut open = vec![tic_tac_toe::GAME.start(Color::Black)];
    let mut solver = Solver::new();
    while let Some(position) = open.pop() {
        if position.turn().is_none() || !known.insert(position) {
            continue;
        }
        open.extend(position.moves().map(|mv| after(position, mv)));
        let choice =
            tic_tac_toe::GAME
                .strongest()
                .choose(position, Rng::new(0), &Limits::default());
        let mv = choice.expect("the game goes on").mv;
        let found = explained(position, mv);
        replay(position, mv, &found, &mut solver);
        *seen.entry(found.theme).or_insert(0) += 1;
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
