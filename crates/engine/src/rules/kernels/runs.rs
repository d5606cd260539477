//! Runs of discs along two opposite directions, which both kernels follow.

/// Squares that have a neighbour on both sides in their row: a run along a row or a diagonal can
/// only pass through these without leaving the board.
pub(super) const INNER_FILES: u64 = 0x7E7E_7E7E_7E7E_7E7E;

/// The squares just beyond unbroken runs of `through` that begin beside a disc of `from`, in the
/// two opposite directions whose squares are `SHIFT` indices apart.
#[inline]
pub(super) const fn beyond_runs<const SHIFT: u32>(from: u64, through: u64) -> u64 {
    let mut up = through & (from << SHIFT);
    let mut down = through & (from >> SHIFT);
    up |= through & (up << SHIFT);
    down |= through & (down >> SHIFT);
    let pairs_up = through & (through << SHIFT);
    let pairs_down = pairs_up >> SHIFT;
    up |= pairs_up & (up << (2 * SHIFT));
    down |= pairs_down & (down >> (2 * SHIFT));
    up |= pairs_up & (up << (2 * SHIFT));
    down |= pairs_down & (down >> (2 * SHIFT));
    up << SHIFT | down >> SHIFT
}
