//! The instructions that the endgame solver is compiled for: once for any processor of the target,
//! and on x86-64 once more for one with vectors of 256 bits and instructions that count bits.

use super::Searcher;
use super::score::Discs;
use crate::rules::bitboard::Bitboard;
use crate::rules::board::Board;
use crate::rules::kernels;
#[cfg(target_arch = "x86_64")]
use crate::rules::kernels::avx2;
use crate::rules::square::Square;

/// A kind of node of the solver, which is compiled for each processor.
pub(super) trait Node {
    /// What it has to know beside the board: its moves, or its empty squares.
    type Squares;

    /// The score of `board` against the null window above `alpha`; to be inlined.
    fn score(
        searcher: &mut Searcher,
        processor: impl Processor,
        board: Board,
        squares: Self::Squares,
        alpha: Discs,
    ) -> Discs;
}

/// A processor with certain instructions; to have a value means that this one has them.
pub(super) trait Processor: Copy {
    /// [`Node::score`], compiled for the instructions.
    fn score<N: Node>(
        self,
        searcher: &mut Searcher,
        board: Board,
        squares: N::Squares,
        alpha: Discs,
    ) -> Discs;

    /// [`Board::legal_moves`].
    fn legal_moves(self, board: Board) -> Bitboard;

    /// [`Board::flips`] of an empty square.
    fn flips(self, board: Board, square: Square) -> Bitboard;
}

/// Any processor of the target.
#[derive(Clone, Copy)]
pub(super) struct Baseline;

impl Processor for Baseline {
    fn score<N: Node>(
        self,
        searcher: &mut Searcher,
        board: Board,
        squares: N::Squares,
        alpha: Discs,
    ) -> Discs {
        N::score(searcher, self, board, squares, alpha)
    }

    #[inline(always)]
    fn legal_moves(self, board: Board) -> Bitboard {
        board.legal_moves()
    }

    #[inline(always)]
    fn flips(self, board: Board, square: Square) -> Bitboard {
        let (player, opponent) = (board.player().bits(), board.opponent().bits());
        Bitboard::from_bits(kernels::flips(player, opponent, square))
    }
}

/// A processor of the level x86-64-v3, as nearly all since 2015.
#[cfg(target_arch = "x86_64")]
#[derive(Clone, Copy)]
pub(super) struct X86V3(());

#[cfg(target_arch = "x86_64")]
impl X86V3 {
    /// This processor, if it has the instructions.
    #[inline]
    pub fn detect() -> Option<X86V3> {
        let has_all = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        has_all.then_some(X86V3(()))
    }
}

#[cfg(target_arch = "x86_64")]
#[expect(
    unsafe_code,
    reason = "the compiler cannot see that a value of this type comes from `detect` alone"
)]
impl Processor for X86V3 {
    #[inline(always)]
    fn score<N: Node>(
        self,
        searcher: &mut Searcher,
        board: Board,
        squares: N::Squares,
        alpha: Discs,
    ) -> Discs {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn compiled<N: Node>(
            searcher: &mut Searcher,
            processor: X86V3,
            board: Board,
            squares: N::Squares,
            alpha: Discs,
        ) -> Discs {
            N::score(searcher, processor, board, squares, alpha)
        }
        // SAFETY: `detect` has found all of these instructions.
        unsafe { compiled::<N>(searcher, self, board, squares, alpha) }
    }

    #[inline(always)]
    fn legal_moves(self, board: Board) -> Bitboard {
        let (player, opponent) = (board.player().bits(), board.opponent().bits());
        // SAFETY: `detect` has found AVX2.
        let enclosing = unsafe { avx2::enclosing_squares(player, opponent) };
        Bitboard::from_bits(enclosing) & board.empties()
    }

    #[inline(always)]
    fn flips(self, board: Board, square: Square) -> Bitboard {
        let (player, opponent) = (board.player().bits(), board.opponent().bits());
        // SAFETY: `detect` has found AVX2.
        Bitboard::from_bits(unsafe { avx2::flips(player, opponent, square) })
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::*;
    use reversi_game::Rng;

    #[test]
    fn every_processor_finds_the_same_moves_and_flips() {
        let Some(processor) = X86V3::detect() else {
            return;
        };
        let mut rng = Rng::new(1);
        for _ in 0..20_000 {
            let [occupied, own] = [rng.next_u64() | rng.next_u64(), rng.next_u64()];
            let [own, others] = [occupied & own, occupied & !own].map(Bitboard::from_bits);
            let board = Board::new(own, others).expect("the sets are disjoint");
            assert_eq!(
                processor.legal_moves(board),
                board.legal_moves(),
                "\n{board}"
            );
            for square in board.empties() {
                let found = processor.flips(board, square);
                assert_eq!(found, board.flips(square), "{square}\n{board}");
            }
        }
    }
}
