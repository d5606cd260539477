//! Connect Four: its rules counted, the solver against plain search, and the perfect player.

mod random;

use std::collections::HashSet;

use random::random_position;
use reversi_game::{BoardGame, Color, Position, Rng};
use side_games::connect_four::{Board, GAME, Solver, VERDICT_DISCS, Verdicts};
use side_games::{
    Limits, Outcome, SidePosition, read_game, read_link, read_position, tic_tac_toe, write_position,
};

fn position(moves: &str) -> SidePosition {
    read_game(GAME, moves).expect("a game").position()
}

fn board(position: SidePosition) -> Board {
    Board::of(position).expect("a position of Connect Four")
}

#[test]
fn the_positions_of_the_first_plies_are_counted() {
    let mut level = HashSet::from([GAME.start(Color::Black)]);
    let mut counts = vec![level.len()];
    for _ in 0..6 {
        let after = |position: &SidePosition| {
            let after = position.moves().filter_map(|mv| position.play(mv).ok());
            after.collect::<Vec<_>>()
        };
        level = level.iter().flat_map(after).collect();
        counts.push(level.len());
    }
    assert_eq!(counts, [1, 7, 49, 238, 1120, 4263, 16422]);
}

/// The score by trying every line.
fn plain_score(position: SidePosition) -> i32 {
    if let Some(ending) = position.ending() {
        let discs = board(position).plies() as i32;
        return if ending.winner.is_some() {
            -(22 - (discs + 1) / 2)
        } else {
            0
        };
    }
    let after = position.moves().filter_map(|mv| position.play(mv).ok());
    let scores = after.map(|after| -plain_score(after));
    scores.max().expect("the game goes on")
}

#[test]
fn the_solver_finds_the_scores_of_trying_every_line() {
    let mut rng = Rng::new(4);
    let mut solver = Solver::new();
    for plies in [29, 30, 31, 32, 33, 34, 35, 36, 38, 40, 41] {
        for _ in 0..20 {
            let position = random_position(plies, &mut rng);
            let found = solver.solve(board(position)).score;
            let text = write_position(position);
            assert_eq!(found, plain_score(position), "{text}");
            assert_eq!(
                solver.solve(board(position).mirrored()).score,
                found,
                "{text}"
            );
        }
    }
}

#[test]
fn published_scores_are_found() {
    let mut solver = Solver::new();
    for (moves, score) in [
        ("2252576253462244111563365343671351441", -1),
        ("23163416124767223154467471272416755633", 0),
        ("5554224333234511764415115", 4),
        ("1233722555341451114725221333", -1),
        ("32164625", 11),
        ("243335424257", 12),
    ] {
        assert_eq!(solver.solve(board(position(moves))).score, score, "{moves}");
    }
}

#[test]
fn the_perfect_player_keeps_the_outcome_of_random_positions() {
    let mut rng = Rng::new(10);
    let mut solver = Solver::new();
    for round in 0..60 {
        let position = random_position(18 + round % 20, &mut rng);
        let score = solver.solve(board(position)).score;
        let perfect = GAME.strongest();
        let choice = perfect.choose(position, Rng::new(0), &Limits::default());
        let choice = choice.expect("the game goes on");
        let text = write_position(position);
        assert_eq!(choice.outcome, Some(Outcome::of(score)), "{text}");
        let after = position.play(choice.mv).expect("a legal move");
        let kept = match after.turn() {
            Some(_) => -solver.solve(board(after)).score,
            None => score,
        };
        assert_eq!(kept, score, "{text}");
        assert!(choice.score.is_none_or(|found| found == score), "{text}");
    }
}

#[test]
fn the_perfect_player_keeps_the_outcome_of_early_positions_at_once() {
    let mut rng = Rng::new(23);
    let limits = Limits {
        nodes: Some(10_000),
        ..Limits::default()
    };
    for plies in (0..VERDICT_DISCS).chain(0..VERDICT_DISCS) {
        let position = random_position(plies, &mut rng);
        let choice = GAME.strongest().choose(position, Rng::new(0), &limits);
        let choice = choice.expect("the game goes on");
        let values = position.values(&[choice.mv], &limits, &mut |_| {}).moves;
        let best = signs_of_moves(position, 50_000).into_iter().max();
        let text = write_position(position);
        assert_eq!(
            values.first().map(|value| value.score.signum()),
            best,
            "{text}"
        );
        assert_eq!(choice.outcome, best.map(Outcome::of), "{text}");
    }
}

#[test]
fn the_perfect_player_takes_the_early_one_of_several_wins() {
    // Columns 2 and 5 make three in the bottom row with both ends open; column 3 wins much later.
    let choice = GAME
        .strongest()
        .choose(position("444434"), Rng::new(0), &Limits::default());
    let choice = choice.expect("the game goes on");
    assert!(["2", "5"].contains(&GAME.write_move(choice.mv).as_str()));
    assert_eq!(choice.score, Some(17));
}

#[test]
fn the_perfect_player_begins_in_the_centre() {
    let perfect = GAME.strongest();
    let choice = perfect.choose(GAME.start(Color::White), Rng::new(0), &Limits::default());
    let choice = choice.expect("the game begins");
    assert_eq!(GAME.write_move(choice.mv), "4");
    assert_eq!(choice.outcome, Some(Outcome::Win));
}

#[test]
fn levels_take_a_win_and_the_stronger_ones_stop_one() {
    for level in &GAME.levels()[1..] {
        let column = |moves: &str| {
            let choice = level.choose(position(moves), Rng::new(3), &Limits::default());
            GAME.write_move(choice.expect("the game goes on").mv)
        };
        assert_eq!(column("414141"), "4", "{}", level.name());
        if level.name() != "easy" {
            assert_eq!(column("41414"), "4", "{}", level.name());
        }
    }
}

#[test]
fn every_bad_text_is_refused_by_a_sentence() {
    for (moves, sentence) in [
        ("4444444", "move 7, 4: column 4 is full"),
        ("48", "move 2: \"8\" is no move"),
        ("d5", "move 1, d5: a disc falls past d5 to d6"),
        ("41414142", "move 8, 2: the game is over"),
    ] {
        let wrong = read_game(GAME, moves).expect_err(moves);
        assert_eq!(wrong.to_string(), sentence);
    }
    let floating = format!("X{} O", "-".repeat(41));
    assert!(read_position(GAME, &floating).is_err());
}

#[test]
fn a_link_with_a_start_that_the_game_does_not_have_is_refused() {
    for game in [GAME, tic_tac_toe::GAME] {
        let fragment = format!("#game={}&start=parallel", game.name());
        let read = read_link(game, &fragment).expect("a link to a game");
        let wrong = read.expect_err("no side game has arrangements of discs");
        assert_eq!(
            wrong.to_string(),
            "there is no setup with start \"parallel\""
        );
        let first = fragment.replace("start=parallel", "first=white");
        assert!(matches!(read_link(game, &first), Some(Ok(_))), "{first}");
    }
}

#[test]
fn a_whole_board_of_digits_is_a_position() {
    let moves = "547125662261271266215743771576315353334444";
    let rows = "2122121\n1211122\n2122211\n1221112\n2111222\n2122111";
    let text = |moves: &str| {
        let text = write_position(position(moves)).replace(' ', "");
        text[..42]
            .replace('X', "1")
            .replace('O', "2")
            .replace('-', "0")
    };
    assert_eq!(rows.replace('\n', ""), text(moves));
    assert_eq!(position(rows), position(moves));
    for plies in [1, 2, 7, 12] {
        assert_eq!(position(&text(&moves[..plies])), position(&moves[..plies]));
    }
    let floating = rows.replacen("2122111", "2122110", 1);
    let wrong = read_game(GAME, &floating).expect_err("a disc floats");
    assert_eq!(
        wrong.to_string(),
        "the disc on g5 lies above an empty square"
    );
    assert_eq!(position("12121").turn(), Some(Color::White));
}

#[test]
fn a_move_of_another_game_is_refused_and_has_no_score() {
    let square = tic_tac_toe::GAME.move_on(8).expect("there is c3");
    let position = position("44");
    assert!(position.play(square).is_err());
    let values = position.values(&[square], &Limits::default(), &mut |_| {});
    assert_eq!(values.moves, []);
}

#[test]
fn known_outcomes_of_all_moves_come_before_the_score_of_any() {
    let position = GAME.start(Color::Black);
    let moves: Vec<_> = position.moves().collect();
    let limits = Limits {
        nodes: Some(100_000),
        ..Limits::default()
    };
    let mut found = position.values(&moves, &limits, &mut |_| {}).moves;
    found.sort_unstable_by_key(|value| value.mv.index());
    // The first move wins in the middle and draws beside it.
    let outcomes = found.iter().map(|value| value.score.signum());
    assert!(outcomes.eq([-1, -1, 0, 1, 0, -1, -1]), "{found:?}");
}

#[test]
fn each_side_has_the_groups_of_its_discs() {
    let value = |side| {
        let groups = position("44").groups().into_iter();
        let groups = groups.filter(|group| group.side == side);
        groups.filter_map(|group| group.value).sum::<i32>()
    };
    assert_eq!((value(Color::Black), value(Color::White)), (6, 9));
}

#[test]
fn a_full_group_has_no_value_and_three_discs_have_sixteen() {
    let groups = position("1122334").groups();
    let four = groups.iter().find(|group| group.discs == 4);
    let four = four.expect("four discs in the bottom row");
    assert_eq!((four.side, four.value), (Color::Black, None));
    assert_eq!(four.squares, [35, 36, 37, 38]);
    let threes = groups.iter().filter(|group| group.discs == 3);
    assert!(threes.clone().count() > 0);
    assert!(threes.clone().all(|group| group.value == Some(16)));
}

/// Outcomes of moves by their sign, for each column.
fn signs_of_moves(position: SidePosition, nodes: u64) -> Vec<i32> {
    let moves: Vec<_> = position.moves().collect();
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    let mut found = position.values(&moves, &limits, &mut |_| {}).moves;
    found.sort_unstable_by_key(|value| value.mv.index());
    found.iter().map(|value| value.score.signum()).collect()
}

#[test]
fn every_move_of_an_early_position_has_its_outcome_at_once() {
    let start = GAME.start(Color::White);
    assert_eq!(signs_of_moves(start, 50_000), [-1, -1, 0, 1, 0, -1, -1]);
    // The first disc in the centre wins, whatever the answer.
    assert_eq!(signs_of_moves(position("4"), 50_000), [-1; 7]);
    let mut rng = Rng::new(21);
    for round in 0..45 {
        let position = random_position(round % VERDICT_DISCS, &mut rng);
        let found = signs_of_moves(position, 50_000);
        let text = write_position(position);
        assert_eq!(found.len(), position.moves().count(), "{text}");
    }
}

#[test]
fn outcomes_of_all_moves_do_not_wait_for_scores() {
    // Within as many positions the score of a column that wins early is not proven.
    let found = signs_of_moves(position("56246557736"), 100_000);
    assert_eq!(found.len(), 7, "{found:?}");
}

#[test]
fn verdicts_are_those_of_the_solver() {
    let eight = Verdicts::builtin().one_disc_before();
    let seven = eight.one_disc_before();
    let mut rng = Rng::new(22);
    for verdicts in [Verdicts::builtin(), &eight, &seven] {
        let mut compared = 0;
        while compared < 8 {
            let board = board(random_position(verdicts.discs(), &mut rng));
            let Some(verdict) = verdicts.find(board) else {
                assert!(board.can_win(), "{board:?}");
                continue;
            };
            assert_eq!(verdict, Solver::new().outcome(board), "{board:?}");
            compared += 1;
        }
    }
}
