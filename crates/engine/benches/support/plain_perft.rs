//! Plain perft, which the speed of the rules is measured against: written as one would first, with
//! both kernels as inlined Kogge-Stone loops over bare words and the moves taken bit by bit.

const DIRECTIONS: [(u32, u64); 4] = [
    (1, 0x7E7E_7E7E_7E7E_7E7E),
    (7, 0x7E7E_7E7E_7E7E_7E7E),
    (8, !0),
    (9, 0x7E7E_7E7E_7E7E_7E7E),
];

#[inline(always)]
fn legal_moves(player: u64, opponent: u64) -> u64 {
    let mut moves = 0;
    for (shift, mask) in DIRECTIONS {
        let through = opponent & mask;
        let (mut up, mut above) = (player, through);
        let (mut down, mut below) = (player, through);
        for step in [1, 2, 4] {
            up |= above & up << (shift * step);
            above &= above << (shift * step);
            down |= below & down >> (shift * step);
            below &= below >> (shift * step);
        }
        moves |= (up & !player) << shift | (down & !player) >> shift;
    }
    moves & !(player | opponent)
}

#[inline(always)]
fn flips(player: u64, opponent: u64, square: u64) -> u64 {
    let mut flips = 0;
    for (shift, mask) in DIRECTIONS {
        let through = opponent & mask;
        let (mut up, mut above) = (square, through);
        let (mut down, mut below) = (square, through);
        for step in [1, 2, 4] {
            up |= above & up << (shift * step);
            above &= above << (shift * step);
            down |= below & down >> (shift * step);
            below &= below >> (shift * step);
        }
        if (up << shift) & player != 0 {
            flips |= up & !square;
        }
        if (down >> shift) & player != 0 {
            flips |= down & !square;
        }
    }
    flips
}

/// Number of leaves `depth` plies below the position, by the engine's convention.
pub fn plain_perft(player: u64, opponent: u64, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut moves = legal_moves(player, opponent);
    if moves == 0 {
        let over = legal_moves(opponent, player) == 0;
        return if over {
            1
        } else {
            plain_perft(opponent, player, depth - 1)
        };
    }
    if depth == 1 {
        return u64::from(moves.count_ones());
    }
    let mut leaves = 0;
    while moves != 0 {
        let square = moves & moves.wrapping_neg();
        moves ^= square;
        let flipped = flips(player, opponent, square);
        leaves += plain_perft(opponent & !flipped, player | flipped | square, depth - 1);
    }
    leaves
}
