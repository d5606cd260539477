//! The board of Connect Four in 49 bits: seven columns of six squares and an empty bit on top.
//!
//! Bit `7 * column + row` is a square, with row 0 at the bottom. The empty bit on top of a column
//! stops shifted boards from wrapping into the next column, and makes the sum that finds the free
//! squares of all columns at once.

/// Columns of the board.
pub const COLUMNS: u32 = 7;

/// Rows of the board.
pub const ROWS: u32 = 6;

/// Squares of the board.
pub const SQUARES: u32 = COLUMNS * ROWS;

/// Bits of a column.
pub const COLUMN_BITS: u32 = ROWS + 1;

/// The lowest square of every column.
pub const BOTTOM: u64 = {
    let mut bottom = 0;
    let mut column = 0;
    while column < COLUMNS {
        bottom |= 1 << (column * COLUMN_BITS);
        column += 1;
    }
    bottom
};

/// Every square.
pub const BOARD: u64 = BOTTOM * ((1 << ROWS) - 1);

/// The squares of the first, third and fifth row from below.
pub const ODD_ROWS: u64 = BOTTOM * 0b01_0101;

/// The squares of a column.
pub const fn column(column: u32) -> u64 {
    ((1 << ROWS) - 1) << (column * COLUMN_BITS)
}

/// The square of every column to which the next disc falls; none in a full column.
pub const fn landing_squares(occupied: u64) -> u64 {
    (occupied + BOTTOM) & BOARD
}

/// The steps along a line: up a column, along a row, and along the two diagonals.
const UP: u32 = 1;
const ALONG: u32 = COLUMN_BITS;
const FALLING: u32 = COLUMN_BITS - 1;
const RISING: u32 = COLUMN_BITS + 1;

/// The squares of all fours.
pub const fn fours(discs: u64) -> u64 {
    fours_in(discs, UP)
        | fours_in(discs, ALONG)
        | fours_in(discs, FALLING)
        | fours_in(discs, RISING)
}

/// The squares of the fours in one direction.
const fn fours_in(discs: u64, step: u32) -> u64 {
    let starts = starts_in(discs, step);
    starts | starts << step | starts << (2 * step) | starts << (3 * step)
}

/// Whether there is a four.
pub const fn has_four(discs: u64) -> bool {
    let across = starts_in(discs, ALONG) | starts_in(discs, FALLING) | starts_in(discs, RISING);
    starts_in(discs, UP) | across != 0
}

/// The first squares of the fours in one direction.
#[inline(always)]
const fn starts_in(discs: u64, step: u32) -> u64 {
    let pairs = discs & discs >> step;
    pairs & pairs >> (2 * step)
}

/// The empty squares that would complete a four, whether a disc can fall there or not.
pub const fn completing_squares(discs: u64, occupied: u64) -> u64 {
    // Along a column only the square on top of three is empty.
    let found = discs << 1 & discs << 2 & discs << 3
        | completing_in(discs, ALONG)
        | completing_in(discs, FALLING)
        | completing_in(discs, RISING);
    found & (BOARD & !occupied)
}

/// The squares that would complete a four in one direction, empty or not.
#[inline(always)]
const fn completing_in(discs: u64, step: u32) -> u64 {
    let below = discs << step & discs << (2 * step);
    let above = discs >> step & discs >> (2 * step);
    below & (discs << (3 * step) | discs >> step) | above & (discs >> (3 * step) | discs << step)
}

/// The board with left and right exchanged.
pub const fn mirrored(board: u64) -> u64 {
    let mut mirrored = 0;
    let mut index = 0;
    while index < COLUMNS {
        let column = board >> (index * COLUMN_BITS) & ((1 << COLUMN_BITS) - 1);
        mirrored |= column << ((COLUMNS - 1 - index) * COLUMN_BITS);
        index += 1;
    }
    mirrored
}
