//! Tic-tac-toe: a second game in one file, which shows what a game has to bring.

use std::collections::HashSet;

use reversi_game::{AlphaBeta, Alternating, Evaluator, GameTree, Position, Rng, Score};

/// The marks of the side to move and of the other, a bit a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct TicTacToe {
    own: u16,
    other: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Illegal {
    NoCell,
    Occupied,
    GameOver,
}

const EMPTY: TicTacToe = TicTacToe { own: 0, other: 0 };

const LINES: [u16; 8] = [
    0b111_000_000,
    0b000_111_000,
    0b000_000_111,
    0b100_100_100,
    0b010_010_010,
    0b001_001_001,
    0b100_010_001,
    0b001_010_100,
];

impl TicTacToe {
    /// Whether the side that has just moved has three in a line.
    fn is_lost(self) -> bool {
        LINES.iter().any(|line| self.other & line == *line)
    }
}

impl Position for TicTacToe {
    type Move = u8;
    type IllegalMove = Illegal;

    fn moves(&self) -> impl Iterator<Item = u8> {
        (0..9).filter(|&cell| self.play(cell).is_ok())
    }

    fn play(&self, cell: u8) -> Result<TicTacToe, Illegal> {
        match 1_u16.checked_shl(cell.into()).filter(|_| cell < 9) {
            None => Err(Illegal::NoCell),
            Some(_) if self.is_lost() => Err(Illegal::GameOver),
            Some(mark) if (self.own | self.other) & mark > 0 => Err(Illegal::Occupied),
            Some(mark) => Ok(TicTacToe {
                own: self.other,
                other: self.own | mark,
            }),
        }
    }
}

impl Alternating for TicTacToe {}

/// A loss is worse the earlier it comes.
struct Perfect;

impl Evaluator<TicTacToe> for Perfect {
    fn leaf(&self, position: TicTacToe, _last: Option<u8>) -> Score {
        let empty = 9 - (position.own | position.other).count_ones() as i32;
        Score(if position.is_lost() { -1 - empty } else { 0 })
    }

    fn order(&self, cell: u8) -> i32 {
        // The centre, the corners, the edges.
        [1, 2, 1, 2, 0, 2, 1, 2, 1][usize::from(cell)]
    }
}

/// The value and all best moves by plain minimax, without a window.
fn minimax(position: TicTacToe, depth: u32, nodes: &mut u64) -> (Score, Vec<u8>) {
    *nodes += 1;
    let after = |cell| position.play(cell).expect("a legal move");
    let moves: Vec<u8> = position.moves().collect();
    if depth == 0 || moves.is_empty() {
        return (Perfect.leaf(position, None), Vec::new());
    }
    let scores: Vec<Score> = moves
        .iter()
        .map(|&cell| -minimax(after(cell), depth - 1, nodes).0)
        .collect();
    let best = scores.iter().copied().max().expect("there are moves");
    let equals = moves.into_iter().zip(scores);
    let equals = equals.filter(|(_, score)| *score == best);
    (best, equals.map(|(cell, _)| cell).collect())
}

/// Every position that can arise, each once.
fn all_positions() -> HashSet<TicTacToe> {
    let mut known = HashSet::from([EMPTY]);
    let mut waiting = vec![EMPTY];
    while let Some(position) = waiting.pop() {
        for cell in position.moves() {
            let after = position.play(cell).expect("a legal move");
            if known.insert(after) {
                waiting.push(after);
            }
        }
    }
    known
}

#[test]
fn the_rules_reach_every_position_of_the_game() {
    assert_eq!(all_positions().len(), 5478);
}

#[test]
fn alpha_beta_finds_the_best_moves_of_minimax_with_fewer_positions() {
    let (mut searched, mut visited) = (0, 0);
    for position in all_positions() {
        for depth in [1, 3, 9] {
            let mut search = AlphaBeta::new(&Perfect);
            let found = search.best_moves(position, depth);
            searched += search.nodes();
            let (score, cells) = minimax(position, depth, &mut visited);
            let best: Vec<u8> = found.iter().map(|found| found.mv).collect();
            assert_eq!(best, cells, "{position:?}");
            assert!(
                found.iter().all(|found| found.score == score),
                "{position:?}"
            );
        }
    }
    assert!(searched * 3 < visited * 2, "{searched} of {visited}");
}

#[test]
fn the_principal_variation_leads_to_its_value() {
    for position in all_positions() {
        for found in AlphaBeta::new(&Perfect).best_moves(position, 9) {
            let mut last = position;
            for &cell in &found.pv {
                last = last.play(cell).expect("the variation is legal");
            }
            let score = Perfect.leaf(last, None);
            let same_side = found.pv.len().is_multiple_of(2);
            assert_eq!(if same_side { score } else { -score }, found.score);
            assert_eq!(found.pv.first(), Some(&found.mv));
        }
    }
}

#[test]
fn perfect_play_is_a_draw_and_beats_chance() {
    let mut wins = 0;
    for seed in 0..50 {
        let mut rng = Rng::new(seed);
        let mut game = GameTree::new(EMPTY);
        while game.position().moves().next().is_some() {
            let cell = if game.ply().is_multiple_of(2) {
                AlphaBeta::new(&Perfect).best_moves(game.position(), 9)[0].mv
            } else {
                let moves: Vec<u8> = game.position().moves().collect();
                moves[rng.below(moves.len())]
            };
            game.play(cell).expect("a legal move");
        }
        let lost = game.position().is_lost();
        assert!(!lost || !game.ply().is_multiple_of(2), "chance has won");
        wins += u32::from(lost);
    }
    assert!(wins > 30, "{wins} wins");
    let found = AlphaBeta::new(&Perfect).best_moves(EMPTY, 9);
    assert_eq!((found.len(), found[0].score), (9, Score(0)));
}

#[test]
fn an_illegal_move_says_why_and_leaves_the_game_as_it_was() {
    let mut game = GameTree::new(EMPTY);
    for cell in [0, 3, 1, 4] {
        game.play(cell).expect("a legal move");
    }
    let before = game.clone();
    assert_eq!(game.play(9), Err(Illegal::NoCell));
    assert_eq!(game.play(3), Err(Illegal::Occupied));
    assert_eq!(game, before);
    game.play(2).expect("the winning move");
    assert_eq!(game.play(5), Err(Illegal::GameOver));
}
