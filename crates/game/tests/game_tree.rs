//! The game tree: undo, redo, branches, the two lines, and removal.

use std::convert::Infallible;

use reversi_game::{GameTree, NodeId, Position, Rng};

/// A sequence of digits as a number; every digit is a legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Digits(u64);

impl Position for Digits {
    type Move = u64;
    type IllegalMove = Infallible;

    fn moves(&self) -> impl Iterator<Item = u64> {
        0..=9
    }

    fn play(&self, digit: u64) -> Result<Digits, Infallible> {
        Ok(Digits(self.0 * 10 + digit))
    }
}

fn play(tree: &mut GameTree<Digits>, digits: &[u64]) -> Vec<NodeId> {
    let play = |&digit| tree.play(digit).expect("every digit is legal");
    digits.iter().map(play).collect()
}

fn line(tree: &GameTree<Digits>) -> Vec<u64> {
    tree.moves(tree.line())
}

#[test]
fn undo_and_redo_walk_along_the_line() {
    let mut tree = GameTree::new(Digits(0));
    play(&mut tree, &[1, 2, 3]);
    assert!(tree.undo() && tree.undo());
    assert_eq!((tree.position(), tree.ply()), (Digits(1), 1));
    assert_eq!(line(&tree), [1, 2, 3]);
    assert!(tree.redo() && tree.redo() && !tree.redo());
    assert_eq!(tree.position(), Digits(123));
    while tree.undo() {}
    assert_eq!((tree.current(), tree.ply()), (NodeId::ROOT, 0));
    assert_eq!(tree.last_move(NodeId::ROOT), None);
}

#[test]
fn another_move_begins_a_branch_and_redo_follows_the_branch_visited_last() {
    let mut tree = GameTree::new(Digits(0));
    let nodes = play(&mut tree, &[1, 2, 3]);
    tree.undo();
    tree.undo();
    let branch = play(&mut tree, &[5]);
    assert_eq!(line(&tree), [1, 5]);
    assert!(!tree.redo());
    tree.undo();
    assert!(tree.redo());
    assert_eq!(tree.current(), branch[0]);
    assert_eq!(tree.moves(tree.main_line()), [1, 2, 3]);
    let children: Vec<NodeId> = tree.children(nodes[0]).collect();
    assert_eq!(children, [nodes[1], branch[0]]);
}

#[test]
fn a_move_played_before_leads_back_to_its_node_and_ends_the_line() {
    let mut tree = GameTree::new(Digits(0));
    let nodes = play(&mut tree, &[1, 2, 3]);
    tree.go_to(NodeId::ROOT);
    play(&mut tree, &[4]);
    tree.undo();
    assert_eq!(play(&mut tree, &[1]), [nodes[0]]);
    assert_eq!(line(&tree), [1]);
    assert!(!tree.redo());
    assert!(tree.go_to(nodes[2]));
    assert_eq!(line(&tree), [1, 2, 3]);
    assert_eq!(tree.children(NodeId::ROOT).count(), 2);
}

#[test]
fn going_to_a_node_makes_it_part_of_the_line() {
    let mut tree = GameTree::new(Digits(0));
    let first = play(&mut tree, &[1, 2, 3]);
    tree.go_to(NodeId::ROOT);
    play(&mut tree, &[7, 8]);
    assert!(tree.go_to(first[1]));
    assert_eq!((tree.position(), tree.ply()), (Digits(12), 2));
    assert_eq!(line(&tree), [1, 2, 3]);
    while tree.undo() {}
    while tree.redo() {}
    assert_eq!(tree.current(), first[2]);
    assert_eq!(tree.parent(first[2]), Some(first[1]));
    assert_eq!(tree.last_move(first[2]), Some(3));
}

#[test]
fn pruning_removes_a_branch_and_nothing_else() {
    let mut tree = GameTree::new(Digits(0));
    let first = play(&mut tree, &[1, 2, 3]);
    tree.go_to(first[0]);
    let second = play(&mut tree, &[5, 6]);
    tree.go_to(first[0]);
    let third = play(&mut tree, &[9]);
    tree.go_to(second[1]);
    assert!(tree.prune(second[0]));
    assert_eq!(tree.current(), first[0]);
    for removed in second {
        assert_eq!(tree.position_at(removed), None);
        assert_eq!(tree.children(removed).count(), 0);
        assert!(!tree.go_to(removed) && !tree.prune(removed));
    }
    let children: Vec<NodeId> = tree.children(first[0]).collect();
    assert_eq!(children, [first[1], third[0]]);
    assert_eq!(line(&tree), [1], "the line ended with the branch removed");
    // A new move gets a new node, not that of a removed one.
    tree.play(5).expect("every digit is legal");
    assert_eq!(tree.children(first[0]).count(), 3);
}

#[test]
fn pruning_the_oldest_branch_makes_the_next_one_the_main_line() {
    let mut tree = GameTree::new(Digits(0));
    let oldest = play(&mut tree, &[1]);
    tree.undo();
    play(&mut tree, &[2]);
    assert!(tree.prune(oldest[0]));
    assert_eq!(tree.position(), Digits(2));
    assert_eq!(tree.moves(tree.main_line()), [2]);
    assert!(!tree.prune(NodeId::ROOT));
    assert_eq!(tree.position_at(NodeId::ROOT), Some(Digits(0)));
}

#[test]
fn a_move_that_leads_elsewhere_than_by_the_rules_is_a_separate_branch() {
    let mut tree = GameTree::new(Digits(0));
    let played = play(&mut tree, &[1, 2, 3]);
    assert!(tree.go_to(played[0]));
    let corrected = tree.play_to(2, Digits(5));
    assert_eq!(
        (tree.current(), tree.position(), line(&tree)),
        (corrected, Digits(5), vec![1, 2])
    );
    assert_eq!(tree.play(4).map(|_| tree.position()), Ok(Digits(54)));
    assert!(tree.undo() && tree.undo() && tree.redo());
    assert_eq!(tree.position(), Digits(5));
    assert!(tree.undo());
    assert_eq!(tree.play_to(2, Digits(5)), corrected);
    assert!(tree.undo());
    assert_eq!(tree.play(2).map(|_| tree.position()), Ok(Digits(12)));
    assert_eq!(tree.children(played[0]).count(), 2);
}

/// The tree against a list of the positions that were ever reached.
#[test]
fn nothing_is_lost_without_pruning() {
    let mut rng = Rng::new(5);
    let mut tree = GameTree::new(Digits(0));
    let mut reached = vec![(NodeId::ROOT, Digits(0))];
    for _ in 0..2000 {
        match rng.below(5) {
            0 => {
                tree.undo();
            }
            1 => {
                tree.redo();
            }
            2 => {
                let (node, _) = reached[rng.below(reached.len())];
                assert!(tree.go_to(node));
            }
            _ if tree.ply() < 15 => {
                let node = tree.play(1 + rng.below(3) as u64).expect("a digit");
                reached.push((node, tree.position()));
            }
            _ => {}
        }
        let last = line(&tree).into_iter().take(tree.ply());
        let digits = last.fold(0, |digits, digit| digits * 10 + digit);
        assert_eq!(tree.position(), Digits(digits));
    }
    for (node, position) in reached {
        assert_eq!(tree.position_at(node), Some(position));
    }
}
