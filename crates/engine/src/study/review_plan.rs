//! The plan of a review: which moves are searched next, and how far.
//!
//! A short search of every move comes first; then the moves that may have cost their side most are
//! searched ever longer, until their order is settled. Searches are limited by positions, not by
//! time, and what is searched next does not depend on which one ends first: two reviews of a game
//! say the same.

use std::cmp::Reverse;

use super::move_review::MoveReview;
use super::selection::smallest_first;
use crate::rules::value::Value;
use reversi_game::Color;

/// Positions of the first search of a move: half a second of a telephone, or less.
const FIRST_NODES: u64 = 3_200_000;

/// The most empties before a move whose loss is proven, whatever that takes: mostly less than 20
/// million positions, some 80 million at most.
const PROVEN_EMPTIES: usize = 23;

/// The limit of a search that ends with a proof: the greatest whole number that JavaScript holds.
const PROOF_NODES: u64 = (1 << 53) - 1;

/// The most empties before a move whose loss may be proven by its first search.
const SOLVED_EMPTIES: usize = 25;

/// Positions of that search.
const SOLVING_NODES: u64 = 15_000_000;

/// A round of longer searches: `nodes` for each of the moves of a side that have lost at most
/// `margin` less than its costliest one, and for no more than `most` of them.
struct Round {
    nodes: u64,
    margin: Value,
    most: usize,
}

const ROUNDS: [Round; 2] = [
    Round {
        nodes: 8_000_000,
        margin: Value::clamped(5 * Value::PER_DISC),
        most: 5,
    },
    Round {
        nodes: 24_000_000,
        margin: Value::clamped(3 * Value::PER_DISC),
        most: 3,
    },
];

/// Positions that the longer searches of a side's moves visit together when they end.
const SIDE_NODES: u64 = 60_000_000;

/// A search of a move that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EndedSearch {
    /// The side that moved.
    pub side: Color,
    /// The loss that it has found.
    pub loss: Value,
    /// Whether that loss is exact.
    pub exact: bool,
    /// Positions visited.
    pub nodes: u64,
}

impl EndedSearch {
    /// That of a move of a side, by its review.
    pub fn of(side: Color, review: &MoveReview) -> EndedSearch {
        EndedSearch {
            side,
            loss: review.loss(),
            exact: review.is_exact(),
            nodes: review.nodes,
        }
    }
}

/// A search of a move that is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DueSearch {
    /// The number of the move, from 0.
    pub number: usize,
    /// The most positions that it visits.
    pub nodes: u64,
}

/// The searches of a review that are due; those of a later round wait for the ones before, and none
/// is due at its end. `empties` are those before the first move, and `moves` has, for each move of
/// the game, its searches that have ended, in their order.
///
/// The last moves come first: they are solved soonest.
///
/// ```
/// use reversi_engine::{Color, EndedSearch, Value, due_searches};
///
/// let mut moves = vec![Vec::new(); 2];
/// let due: Vec<_> = due_searches(60, &moves).iter().map(|search| search.number).collect();
/// assert_eq!(due, [1, 0]);
///
/// for (side, ended) in Color::ALL.into_iter().zip(&mut moves) {
///     let loss = Value::clamped(Value::PER_DISC);
///     ended.push(EndedSearch { side, loss, exact: false, nodes: 3_000_000 });
/// }
/// // The only move of a side is its costliest one.
/// assert_eq!(due_searches(60, &moves), []);
/// ```
pub fn due_searches(empties: usize, moves: &[Vec<EndedSearch>]) -> Vec<DueSearch> {
    let unseen = (0..moves.len())
        .rev()
        .filter(|&number| moves[number].is_empty());
    let mut due: Vec<DueSearch> = unseen
        .map(|number| DueSearch {
            number,
            nodes: first_nodes(empties.saturating_sub(number)),
        })
        .collect();
    if due.is_empty() {
        for side in Color::ALL {
            add_longer(side, moves, &mut due);
        }
    }
    due
}

/// The limit of the first search of a move by the empties before it.
const fn first_nodes(empties: usize) -> u64 {
    if empties <= PROVEN_EMPTIES {
        PROOF_NODES
    } else if empties <= SOLVED_EMPTIES {
        SOLVING_NODES
    } else {
        FIRST_NODES
    }
}

/// Adds the longer searches of a side's moves that are due. The rounds are gone through from the
/// start, by what each search has found: those of a round that still run change nothing about it.
fn add_longer(side: Color, moves: &[Vec<EndedSearch>], due: &mut Vec<DueSearch>) {
    let numbered = moves.iter().enumerate();
    let mut own: Vec<Counted> = numbered
        .filter(|(_, ended)| ended.iter().any(|search| search.side == side))
        .map(|(number, ended)| Counted {
            number,
            ended,
            counted: 1,
        })
        .collect();
    let before = due.len();
    for (round, counted) in ROUNDS.iter().zip(1..) {
        while visited(&own) < SIDE_NODES {
            let mut longer = contenders(&own, round);
            longer.retain(|&one| own[one].counted <= counted && !own[one].last().exact);
            if longer.is_empty() {
                break;
            }
            for &one in &longer {
                let Counted {
                    number,
                    ended,
                    counted,
                } = own[one];
                if ended.len() == counted {
                    let nodes = round.nodes;
                    due.push(DueSearch { number, nodes });
                }
            }
            if due.len() > before {
                return;
            }
            for one in longer {
                own[one].counted += 1;
            }
        }
    }
}

/// A move with its searches, and how many of them count.
struct Counted<'a> {
    number: usize,
    ended: &'a [EndedSearch],
    counted: usize,
}

impl Counted<'_> {
    /// The last search that counts.
    fn last(&self) -> EndedSearch {
        self.ended[self.counted - 1]
    }
}

/// Positions that the longer searches have visited that count.
fn visited(own: &[Counted]) -> u64 {
    let counting = own.iter().flat_map(|one| &one.ended[1..one.counted]);
    counting.fold(0, |sum, search| sum.saturating_add(search.nodes))
}

/// The places of the moves among which the costliest of a side is sought; none if its costliest
/// stands alone.
fn contenders(own: &[Counted], round: &Round) -> Vec<usize> {
    let loss = |place: usize| own[place].last().loss;
    let Some(most) = (0..own.len()).map(loss).max() else {
        return Vec::new();
    };
    let close = (0..own.len()).filter(|&place| loss(place) >= most - round.margin);
    let costliest = smallest_first(close, |&place| Reverse(loss(place)));
    let contenders: Vec<usize> = costliest.take(round.most).collect();
    if contenders.len() > 1 {
        contenders
    } else {
        Vec::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use reversi_game::Rng;

    /// The searches of the moves of a game from the diagonal start, Black's and White's by turns.
    type Searches = Vec<Vec<EndedSearch>>;

    fn ended(number: usize, discs: f64, nodes: u64) -> EndedSearch {
        EndedSearch {
            side: Color::ALL[number % 2],
            loss: Value::clamped((discs * f64::from(Value::PER_DISC)) as i32),
            exact: false,
            nodes,
        }
    }

    /// A review whose moves have been searched once, and have lost these discs.
    fn searched(losses: &[f64]) -> Searches {
        let numbered = losses.iter().enumerate();
        numbered
            .map(|(number, &loss)| vec![ended(number, loss, 1)])
            .collect()
    }

    fn due(moves: &Searches) -> Vec<DueSearch> {
        due_searches(60, moves)
    }

    /// The numbers of the moves whose searches are due.
    fn numbers(moves: &Searches) -> Vec<usize> {
        due(moves).iter().map(|search| search.number).collect()
    }

    /// A review with a longer search of a move.
    fn with_search(moves: &Searches, number: usize, discs: f64) -> Searches {
        let mut moves = moves.clone();
        moves[number].push(ended(number, discs, 1));
        moves
    }

    #[test]
    fn first_every_move_is_searched_from_the_last() {
        let mut moves = vec![Vec::new(); 3];
        assert_eq!(numbers(&moves), [2, 1, 0]);
        moves[0].push(ended(0, 9.0, 1));
        moves[2].push(ended(2, 9.0, 1));
        assert_eq!(numbers(&moves), [1]);
        assert_eq!(due(&Vec::new()), []);
    }

    #[test]
    fn the_first_search_lasts_longer_near_the_end_and_ends_from_23_empties_on_with_a_proof() {
        let nodes = |empties| {
            let due = due_searches(empties, &vec![Vec::new(); 4]);
            due.iter()
                .rev()
                .map(|search| search.nodes)
                .collect::<Vec<_>>()
        };
        // 26 empties before the first move.
        let expected = [FIRST_NODES, SOLVING_NODES, SOLVING_NODES, PROOF_NODES];
        assert_eq!(nodes(26), expected);
        assert_eq!(nodes(60), [FIRST_NODES; 4]);
        assert_eq!(nodes(3), [PROOF_NODES; 4]);
    }

    #[test]
    fn moves_that_may_have_cost_a_side_most_are_searched_longer_and_the_others_are_not() {
        let moves = searched(&[9.0, 0.0, 7.0, 0.0, 3.9, 0.0, 4.0]);
        let black: Vec<_> = due(&moves)
            .into_iter()
            .filter(|one| one.number % 2 == 0)
            .collect();
        let longer = [0, 2, 6].map(|number| DueSearch {
            number,
            nodes: 8_000_000,
        });
        assert_eq!(black, longer);
        // No more than five, the costliest first, the first of equal ones.
        let moves = searched(&[5.0, 0.0, 6.0, 9.0, 5.0, 0.0, 5.0, 0.0, 7.0, 0.0, 5.0]);
        assert_eq!(numbers(&moves), [8, 2, 0, 4, 6]);
    }

    #[test]
    fn a_costliest_move_that_stands_alone_needs_no_longer_search_nor_does_an_exact_loss() {
        assert_eq!(numbers(&searched(&[9.0, 9.0, 0.0, 0.0])), []);
        let mut moves = searched(&[9.0, 9.0, 8.0, 0.0]);
        assert_eq!(numbers(&moves), [0, 2]);
        moves[0][0].exact = true;
        assert_eq!(numbers(&moves), [2]);
        moves[2][0].exact = true;
        assert_eq!(numbers(&moves), []);
    }

    #[test]
    fn the_longer_searches_of_black_come_before_those_of_white() {
        assert_eq!(numbers(&searched(&[9.0, 9.0, 8.0, 8.0])), [0, 2, 1, 3]);
    }

    #[test]
    fn each_round_of_searches_ends_and_the_last_one_ends_the_review() {
        let mut moves = searched(&[9.0, 9.0, 8.0, 0.0, 8.0]);
        let mut rounds = Vec::new();
        loop {
            let due = due(&moves);
            let Some(first) = due.first() else { break };
            rounds.push((first.nodes, due.len()));
            for DueSearch { number, .. } in due {
                let last = moves[number][0];
                moves[number].push(last);
            }
        }
        assert_eq!(rounds, [(8_000_000, 3), (24_000_000, 3)]);
    }

    #[test]
    fn a_move_that_comes_close_as_longer_searches_find_less_takes_part_in_the_round() {
        let before = searched(&[9.0, 0.0, 8.0, 9.0, 3.0, 0.0]);
        let kept = with_search(&with_search(&before, 0, 9.0), 2, 8.0);
        assert_eq!(numbers(&kept), [0, 2], "the last round searches both again");
        let less = with_search(&with_search(&before, 0, 6.0), 2, 6.0);
        assert_eq!(numbers(&less), [4], "the next one is close by then");
    }

    #[test]
    fn a_round_waits_for_its_searches() {
        let before = searched(&[9.0, 0.0, 8.0, 9.0, 3.0, 0.0]);
        assert_eq!(numbers(&with_search(&before, 0, 2.0)), [2]);
        assert_eq!(numbers(&with_search(&before, 2, 2.0)), [0]);
    }

    #[test]
    fn longer_searches_of_a_side_end_when_its_positions_are_spent() {
        let close: Vec<f64> = (0..24)
            .map(|number| 5.0 + f64::from(number % 7) / 10.0)
            .collect();
        let mut moves = searched(&close);
        let mut spent = [12, 12];
        while let Some(&DueSearch { number, nodes }) = due(&moves).first() {
            spent[number % 2] += nodes;
            // Each search finds less: the next move comes close in its place.
            let last = moves[number][moves[number].len() - 1];
            let loss = last.loss - Value::clamped(Value::PER_DISC);
            moves[number].push(EndedSearch {
                loss,
                nodes,
                ..last
            });
        }
        for nodes in spent {
            assert!((SIDE_NODES..2 * SIDE_NODES).contains(&nodes), "{nodes}");
        }
        let mut slow = searched(&close);
        slow[0][0].nodes = u64::MAX;
        assert_eq!(
            numbers(&slow).len(),
            10,
            "first searches spend none of them"
        );
    }

    #[test]
    fn a_review_finds_the_same_whichever_of_its_searches_ends_first() {
        let losses: [f64; 11] = std::array::from_fn(|place| 6.0 + place as f64 / 2.0);
        // The results of the searches of a move; the second one is exact for some.
        let result = |DueSearch { number, nodes }, count: usize| EndedSearch {
            exact: number % 5 == 0 && count == 1,
            ..ended(number, losses[(number * 7 + count * 5) % 11], nodes / 2)
        };
        let review = |pick: &mut dyn FnMut(usize) -> usize| {
            let mut moves = vec![Vec::new(); 30];
            let mut running: Vec<DueSearch> = Vec::new();
            loop {
                for search in due(&moves) {
                    if running.len() < 3 && !running.contains(&search) {
                        running.push(search);
                    }
                }
                if running.is_empty() {
                    return moves;
                }
                let search = running.remove(pick(running.len()));
                let count = moves[search.number].len();
                moves[search.number].push(result(search, count));
            }
        };
        let first = review(&mut |_| 0);
        assert!(
            first.iter().any(|ended| ended.len() == 3),
            "all rounds are gone through"
        );
        for seed in 1..40 {
            let mut rng = Rng::new(seed);
            assert_eq!(review(&mut |count| rng.below(count)), first, "seed {seed}");
        }
    }
}
