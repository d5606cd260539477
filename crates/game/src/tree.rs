//! A game tree: the moves of a game with all its branches.

use alloc::vec;
use alloc::vec::Vec;

use crate::position::Position;

/// A node of a [`GameTree`]: a position, and how the game reached it.
///
/// It stays valid until [`GameTree::prune`] removes the node, and belongs to one tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The node of the initial position.
    pub const ROOT: NodeId = NodeId(0);
}

/// The moves of a game with all its branches, and the position shown.
///
/// Only [`prune`](GameTree::prune) removes moves: a move played after [`undo`](GameTree::undo)
/// begins a branch beside the moves taken back. [`redo`](GameTree::redo) follows the branch that
/// was shown last.
///
/// ```
/// use reversi_game::{GameTree, Position};
/// use std::convert::Infallible;
///
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Count(u32);
///
/// impl Position for Count {
///     type Move = u32;
///     type IllegalMove = Infallible;
///
///     fn moves(&self) -> impl Iterator<Item = u32> {
///         1..=2
///     }
///
///     fn play(&self, step: u32) -> Result<Count, Infallible> {
///         Ok(Count(self.0 + step))
///     }
/// }
///
/// let mut game = GameTree::new(Count(0));
/// let first = game.play(1)?;
/// game.play(1)?;
/// game.undo();
/// game.play(2)?;
/// assert_eq!(game.position(), Count(3));
/// assert_eq!(game.moves(game.line()), [1, 2]);
/// assert_eq!(game.moves(game.main_line()), [1, 1]);
/// assert_eq!(game.children(first).count(), 2);
/// # Ok::<(), Infallible>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameTree<P: Position> {
    /// By [`NodeId`], the root first; `None` for a removed node.
    nodes: Vec<Option<Node<P>>>,
    current: NodeId,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Node<P: Position> {
    position: P,
    /// The move that led here and the node it was played at; `None` at the root.
    parent: Option<(NodeId, P::Move)>,
    /// The oldest child, and the next younger child of the same parent.
    first_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
    /// The child that redo shows.
    next_on_line: Option<NodeId>,
    /// Number of moves from the root.
    ply: usize,
}

impl<P: Position> GameTree<P> {
    /// A game at its initial position.
    pub fn new(initial: P) -> GameTree<P> {
        GameTree {
            nodes: vec![Some(Node {
                position: initial,
                parent: None,
                first_child: None,
                next_sibling: None,
                next_on_line: None,
                ply: 0,
            })],
            current: NodeId::ROOT,
        }
    }

    fn node(&self, id: NodeId) -> Option<&Node<P>> {
        self.nodes.get(id.0)?.as_ref()
    }

    /// A node that is known to exist: the current one, or one that another node names.
    fn linked(&self, id: NodeId) -> &Node<P> {
        self.node(id).expect("links lead to nodes of the tree")
    }

    fn linked_mut(&mut self, id: NodeId) -> &mut Node<P> {
        let node = self.nodes[id.0].as_mut();
        node.expect("links lead to nodes of the tree")
    }

    /// The node shown.
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// The position shown.
    pub fn position(&self) -> P {
        self.linked(self.current).position
    }

    /// Number of moves that lead to the position shown.
    pub fn ply(&self) -> usize {
        self.linked(self.current).ply
    }

    /// The position of a node; `None` if it was removed.
    pub fn position_at(&self, id: NodeId) -> Option<P> {
        Some(self.node(id)?.position)
    }

    /// The node at which the move to this node was played; `None` for the root.
    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        Some(self.node(id)?.parent?.0)
    }

    /// The move that led to a node; `None` for the root.
    pub fn last_move(&self, id: NodeId) -> Option<P::Move> {
        Some(self.node(id)?.parent?.1)
    }

    /// The nodes after each move that was played at a node, the oldest first.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        let first = self.node(id).and_then(|node| node.first_child);
        core::iter::successors(first, |&child| self.linked(child).next_sibling)
    }

    /// The nodes of the current line from the root: those that lead to the node shown, and those
    /// that [`redo`](GameTree::redo) would show.
    pub fn line(&self) -> Vec<NodeId> {
        let up = core::iter::successors(Some(self.current), |&id| self.parent(id));
        let mut line: Vec<NodeId> = up.collect();
        line.reverse();
        let down = core::iter::successors(Some(self.current), |&id| self.node(id)?.next_on_line);
        line.extend(down.skip(1));
        line
    }

    /// The nodes of the main line from the root: after each the one that was played first.
    pub fn main_line(&self) -> Vec<NodeId> {
        let down = core::iter::successors(Some(NodeId::ROOT), |&id| self.node(id)?.first_child);
        down.collect()
    }

    /// The moves that led to the nodes of a line; the root has none.
    pub fn moves(&self, line: Vec<NodeId>) -> Vec<P::Move> {
        line.into_iter()
            .filter_map(|id| self.last_move(id))
            .collect()
    }

    /// Plays a move at the position shown: returns to the node of that move, or begins a branch.
    /// The current line ends there; moves played below that node before stay in the tree.
    ///
    /// # Errors
    /// Says why the move is illegal; the tree is left as it was.
    pub fn play(&mut self, mv: P::Move) -> Result<NodeId, P::IllegalMove> {
        let position = self.position().play(mv)?;
        Ok(self.play_to(mv, position))
    }

    /// Plays a move at the position shown that leads to a position of the caller's, as players go
    /// on after a slip: returns to the node of that move and that position, or begins a branch, as
    /// [`play`](GameTree::play) does.
    pub fn play_to(&mut self, mv: P::Move, position: P) -> NodeId {
        let is_known = |&child: &NodeId| {
            self.last_move(child) == Some(mv) && self.linked(child).position == position
        };
        let known = self.children(self.current).find(is_known);
        let child = known.unwrap_or_else(|| self.add_child(mv, position));
        self.linked_mut(self.current).next_on_line = Some(child);
        self.linked_mut(child).next_on_line = None;
        self.current = child;
        child
    }

    /// A new youngest child of the node shown.
    fn add_child(&mut self, mv: P::Move, position: P) -> NodeId {
        let child = NodeId(self.nodes.len());
        let youngest = self.children(self.current).last();
        self.nodes.push(Some(Node {
            position,
            parent: Some((self.current, mv)),
            first_child: None,
            next_sibling: None,
            next_on_line: None,
            ply: self.ply() + 1,
        }));
        match youngest {
            Some(sibling) => self.linked_mut(sibling).next_sibling = Some(child),
            None => self.linked_mut(self.current).first_child = Some(child),
        }
        child
    }

    /// Takes the last move back. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let parent = self.parent(self.current);
        self.current = parent.unwrap_or(self.current);
        parent.is_some()
    }

    /// Plays the move that was taken back last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let next = self.linked(self.current).next_on_line;
        self.current = next.unwrap_or(self.current);
        next.is_some()
    }

    /// Shows the current line after `ply` moves. Returns whether the line has that many.
    pub fn go_to_ply(&mut self, ply: usize) -> bool {
        let node = self.line().get(ply).copied();
        node.is_some_and(|node| self.go_to(node))
    }

    /// Shows a node; the current line then runs through it. Returns whether the node exists.
    pub fn go_to(&mut self, id: NodeId) -> bool {
        if self.node(id).is_none() {
            return false;
        }
        self.current = id;
        let mut child = id;
        while let Some(parent) = self.parent(child) {
            self.linked_mut(parent).next_on_line = Some(child);
            child = parent;
        }
        true
    }

    /// Removes a node with everything below it. If the position shown is among them, the node's
    /// parent is shown; if the current line runs through the node, it ends at the parent. Returns
    /// whether there was such a node; the root cannot be removed.
    pub fn prune(&mut self, id: NodeId) -> bool {
        let Some(parent) = self.parent(id) else {
            return false;
        };
        let mut above = core::iter::successors(Some(self.current), |&at| self.parent(at));
        if above.any(|at| at == id) {
            self.current = parent;
        }
        self.unlink(parent, id);
        let mut doomed = vec![id];
        while let Some(id) = doomed.pop() {
            doomed.extend(self.children(id));
            self.nodes[id.0] = None;
        }
        true
    }

    /// Takes `id` out of the children of `parent`.
    fn unlink(&mut self, parent: NodeId, id: NodeId) {
        let next = self.linked(id).next_sibling;
        let elder = |&child: &NodeId| self.linked(child).next_sibling == Some(id);
        let elder = self.children(parent).find(elder);
        match elder {
            Some(elder) => self.linked_mut(elder).next_sibling = next,
            None => self.linked_mut(parent).first_child = next,
        }
        let parent = self.linked_mut(parent);
        if parent.next_on_line == Some(id) {
            parent.next_on_line = None;
        }
    }
}
