//! The bots against plain references on boards of random games, and the endgame solver.

mod support;

use reversi_engine::{Board, Bot, Color, Position, Rng, Square, solve};
use support::random_games;
use support::{Cells, exact_result, gamecraft_moves, jadequin_moves, plain_alpha_beta};

/// The boards of a random game on which the side to move can move.
fn random_game(number: u64) -> Vec<Board> {
    let starts = [Board::DIAGONAL, Board::PARALLEL];
    let mut rng = Rng::new(number);
    let boards = random_games::random_game(starts[number as usize % 2], &mut rng);
    boards
        .filter(|board| !board.legal_moves().is_empty())
        .collect()
}

fn random_boards(games: u64) -> impl Iterator<Item = Board> {
    (0..games).flat_map(random_game)
}

fn best_moves(bot: Bot, board: Board) -> Vec<usize> {
    bot.best_moves(board)
        .into_iter()
        .map(|square| usize::from(square.index()))
        .collect()
}

/// The legal moves with the greatest `value`.
fn greatest(cells: &Cells, value: impl Fn(usize) -> i32) -> Vec<usize> {
    let moves = cells.legal_moves();
    let best = moves.iter().map(|&index| value(index)).max();
    moves
        .into_iter()
        .filter(|&index| Some(value(index)) == best)
        .collect()
}

#[test]
fn doofie_may_play_every_legal_move() {
    for board in random_boards(10) {
        assert_eq!(
            best_moves(Bot::Doofie, board),
            Cells::of(board).legal_moves()
        );
    }
}

#[test]
fn klauwastekannz_flips_the_most_discs() {
    for board in random_boards(20) {
        let cells = Cells::of(board);
        let expected = greatest(&cells, |index| cells.flips(index).len() as i32);
        assert_eq!(
            best_moves(Bot::KlauWasteKannz, board),
            expected,
            "\n{board}"
        );
    }
}

#[test]
fn ecken_eddi_ranks_corners_64_and_their_neighbours_1() {
    let corners = [0, 7, 56, 63];
    let beside = [1, 6, 8, 9, 14, 15, 48, 49, 54, 55, 57, 62];
    let mut decided = 0;
    for board in random_boards(40) {
        let cells = Cells::of(board);
        let expected = greatest(&cells, |index| match index {
            index if corners.contains(&index) => 64,
            index if beside.contains(&index) => 1,
            index => cells.flips(index).len() as i32,
        });
        assert_eq!(best_moves(Bot::EckenEddi, board), expected, "\n{board}");
        decided += u32::from(expected != best_moves(Bot::KlauWasteKannz, board));
    }
    assert!(decided > 100, "the corners decided only {decided} times");
}

#[test]
fn ramscher_takes_the_best_of_the_value_table() {
    for board in random_boards(40) {
        let expected = gamecraft_moves(&Cells::of(board), 1).0;
        assert_eq!(best_moves(Bot::Ramscher, board), expected, "\n{board}");
    }
}

#[test]
fn aufpasser_looks_three_plies_ahead_between_opening_and_end() {
    let (mut opening, mut middle, mut end) = (0, 0, 0);
    for board in random_boards(6) {
        let cells = Cells::of(board);
        let moves_played = board.occupied().len() - 4;
        let (depth, counter) = match board.empties().len() {
            _ if moves_played < 6 => (1, &mut opening),
            0..=2 => (1, &mut end),
            _ => (3, &mut middle),
        };
        let expected = gamecraft_moves(&cells, depth).0;
        assert_eq!(best_moves(Bot::Aufpasser, board), expected, "\n{board}");
        *counter += u32::from(gamecraft_moves(&cells, 4 - depth).0 != expected);
    }
    // The depth makes a difference in each phase in which it can.
    assert!(opening > 5 && middle > 50, "{opening} {middle} {end}");
}

#[test]
fn pascal_looks_six_plies_ahead() {
    let mut tested = 0;
    for board in random_boards(8).filter(|board| board.legal_moves().len() <= 4) {
        if board.empties().len() > 12 && board.occupied().len() > 9 {
            continue;
        }
        let expected = gamecraft_moves(&Cells::of(board), 6).0;
        assert_eq!(best_moves(Bot::Pascal, board), expected, "\n{board}");
        tested += 1;
    }
    assert!(tested > 20, "only {tested} boards");
}

/// Eight plies without cutoffs are fast only near the end: with eight empties the search reaches
/// it, with nine it stops before.
#[test]
fn stratege_looks_eight_plies_ahead_with_jadequins_evaluation() {
    let (mut to_the_end, mut before_the_end, mut passes) = (0, 0, 0);
    for board in random_boards(40).filter(|board| (8..=9).contains(&board.empties().len())) {
        let expected = jadequin_moves(board, 8).0;
        assert_eq!(Bot::Stratege.best_moves(board), expected, "\n{board}");
        let counter = if board.empties().len() == 8 {
            &mut to_the_end
        } else {
            &mut before_the_end
        };
        *counter += 1;
        let stuck = |square| {
            board
                .play(square)
                .is_some_and(|after| after.legal_moves().is_empty())
        };
        passes += u32::from(board.legal_moves().into_iter().any(stuck));
    }
    let enough = to_the_end > 30 && before_the_end > 30 && passes > 3;
    assert!(enough, "{to_the_end} {before_the_end} {passes}");
}

#[test]
fn the_principal_variation_is_legal_and_as_long_as_the_search_is_deep() {
    for board in random_boards(4).filter(|board| board.empties().len() > 12) {
        for bot in [Bot::Aufpasser, Bot::Stratege] {
            let choice = bot.choose(board, Rng::new(0)).expect("there are moves");
            assert_eq!(choice.pv.first(), Some(&choice.square));
            assert!(choice.nodes >= u64::from(choice.depth), "{bot} {choice:?}");
            let mut after = board;
            for &square in &choice.pv {
                if after.legal_moves().is_empty() {
                    after = after.pass();
                }
                after = after.play(square).expect("the variation is legal");
            }
            let whole = choice.pv.len() == choice.depth as usize;
            // It is shorter only if the evaluator stops at a side without a move.
            assert!(whole || after.legal_moves().is_empty(), "{bot} {choice:?}");
        }
    }
}

#[test]
fn every_bot_repeats_itself_for_a_seed_and_varies_over_seeds() {
    let board = Board::DIAGONAL;
    for bot in Bot::ALL {
        let choice = |number| {
            bot.choose(board, Rng::new(number))
                .expect("there are moves")
        };
        assert_eq!(choice(3), choice(3), "{bot}");
        // All four first moves are equal by symmetry, so chance decides for every bot.
        let mut squares: Vec<Square> = (0..64).map(|number| choice(number).square).collect();
        squares.sort();
        squares.dedup();
        assert_eq!(squares.len(), 4, "{bot}");
    }
}

#[test]
fn no_bot_chooses_without_a_legal_move() {
    // Black has no disc to enclose with.
    let text = "OOO------------------------------------------------------------- X";
    let board = text.parse::<Position>().expect("a position").board();
    for bot in Bot::ALL {
        assert_eq!(bot.choose(board, Rng::new(0)), None, "{bot}");
    }
    assert_eq!(solve(board), None);
}

#[test]
fn stratege_beats_bots_that_do_not_look_ahead() {
    let mut won = 0;
    for game in 0..6 {
        let strategist_first = game % 2 == 0;
        let rivals = [Bot::Doofie, Bot::KlauWasteKannz, Bot::Ramscher];
        let rival = rivals[game as usize / 2];
        let mut board = Board::DIAGONAL;
        let mut strategist_to_move = strategist_first;
        let mut rng = Rng::new(game);
        while !board.is_over() {
            let mover = if strategist_to_move {
                Bot::Stratege
            } else {
                rival
            };
            let number = rng.next_u64();
            board = match mover.choose(board, Rng::new(number)) {
                Some(choice) => board
                    .play(choice.square)
                    .expect("opponents play legal moves"),
                None => board.pass(),
            };
            strategist_to_move = !strategist_to_move;
        }
        let (own, other) = (board.player().len(), board.opponent().len());
        won += u32::from(if strategist_to_move {
            own > other
        } else {
            other > own
        });
    }
    assert_eq!(won, 6);
}

#[test]
fn endgames_are_solved_as_by_the_reference() {
    let mut tested = 0;
    for board in random_boards(1500).filter(|board| board.empties().len() <= 5) {
        let solution = solve(board).expect("there is a move");
        assert_eq!(
            i32::from(solution.score.discs()),
            exact_result(&Cells::of(board)),
            "\n{board}"
        );
        tested += 1;
    }
    assert!(tested > 4000, "only {tested} boards");
}

#[test]
fn deep_endgames_are_solved_as_by_plain_alpha_beta() {
    let mut tested = 0;
    for board in random_boards(40).filter(|board| (10..=11).contains(&board.empties().len())) {
        let solution = solve(board).expect("there is a move");
        let expected = plain_alpha_beta(board, -64, 64);
        assert_eq!(i32::from(solution.score.discs()), expected, "\n{board}");
        tested += 1;
    }
    assert!(tested > 60, "only {tested} boards");
}

/// Published endgames, with the counts of X and O with best play of both sides. (The publication
/// asks only who wins; its own solution of the third gives a disc away.)
#[test]
fn the_published_endgames_are_solved() {
    for (text, black, white) in [
        (
            "XXXXXOX-XXXOOOOOXXXXXOOOXXXXOOXOXXXXXOXOOOOXXOXOOOXXXOXOOOOOOO-O X",
            33,
            31,
        ),
        (
            "OOOOOXOOXOOOOXOXXXOXXXXX-XXOOOOXOXOOOOOXXXXXXOOXOOOXOXXX-O-XXXXX X",
            36,
            28,
        ),
        (
            "XXX-O-XXXOX--OXXXXXXXXXXOOXXXXOXOOXXXOOXXOXOXOOOXOOXOOOOXOOOOOOO O",
            33,
            31,
        ),
        (
            "OXXXXXXX-OOOOOXXOOOOXXOXOOOOOOOXOOOOOOOXOOOXOOO-OOOOXOOXOOOOOOOO X",
            32,
            32,
        ),
    ] {
        let position: Position = text.parse().expect("a position");
        let result: i32 = if position.turn() == Color::Black {
            black - white
        } else {
            white - black
        };
        let solution = solve(position.board()).expect("there is a move");
        assert_eq!(i32::from(solution.score.discs()), result, "{text}");
        assert_eq!(exact_result(&Cells::of(position.board())), result, "{text}");
    }
}
