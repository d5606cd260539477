//! Kinds of reasons for the loss of a move.

/// Why a move is worse than another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReasonKind {
    /// The opponent takes every disc.
    Wipeout,
    /// The best move takes every disc of the opponent.
    MissedWipeout,
    /// A disc on an X-square beside an empty corner.
    XSquare,
    /// A disc on a C-square beside an empty corner.
    CSquare,
    /// The opponent can take a corner.
    Corner,
    /// A corner could be taken.
    MissedCorner,
    /// A disc on an X-square beside an empty corner, which cannot be taken yet.
    EarlyXSquare,
    /// The opponent gets the last move in a region.
    Parity,
    /// The mover soon has to pass.
    Tempo,
    /// The opponent would soon have to pass.
    MissedTempo,
    /// The opponent wedges a disc into an edge.
    Wedge,
    /// The mover could wedge a disc into an edge.
    MissedWedge,
    /// The mover has fewer safe moves.
    Mobility,
    /// The opponent gets more safe moves.
    Opened,
    /// Discs become stable for the opponent.
    Stability,
    /// Discs of the mover could become stable.
    MissedStability,
    /// The opponent takes the square of the best move.
    KeySquare,
    /// Too many own discs lie open beside empty squares.
    Frontier,
    /// Near the end, another order keeps more discs.
    Count,
    /// The mover has fewer moves, the opponent more.
    Moves,
    /// The move flips many discs where few suffice.
    Greedy,
    /// The opponent can reply on a square that the best move keeps closed.
    Access,
    /// The square of the best move is no legal move any more after the reply.
    Closed,
    /// The best move comes later, and too late.
    Order,
    /// Squares that the mover gets in the better line go to the opponent.
    Taken,
    /// Squares that the mover gets in the better line are never reached.
    Kept,
}

impl ReasonKind {
    /// All kinds, in the order in which they are looked for.
    pub const ALL: [ReasonKind; 26] = [
        ReasonKind::Wipeout,
        ReasonKind::MissedWipeout,
        ReasonKind::XSquare,
        ReasonKind::CSquare,
        ReasonKind::Corner,
        ReasonKind::MissedCorner,
        ReasonKind::EarlyXSquare,
        ReasonKind::Parity,
        ReasonKind::Tempo,
        ReasonKind::MissedTempo,
        ReasonKind::Wedge,
        ReasonKind::MissedWedge,
        ReasonKind::Mobility,
        ReasonKind::Opened,
        ReasonKind::Stability,
        ReasonKind::MissedStability,
        ReasonKind::KeySquare,
        ReasonKind::Frontier,
        ReasonKind::Count,
        ReasonKind::Moves,
        ReasonKind::Greedy,
        ReasonKind::Access,
        ReasonKind::Closed,
        ReasonKind::Order,
        ReasonKind::Taken,
        ReasonKind::Kept,
    ];

    /// The name for programs.
    pub const fn name(self) -> &'static str {
        match self {
            ReasonKind::Wipeout => "wipeout",
            ReasonKind::MissedWipeout => "missed-wipeout",
            ReasonKind::XSquare => "x-square",
            ReasonKind::CSquare => "c-square",
            ReasonKind::Corner => "corner",
            ReasonKind::MissedCorner => "missed-corner",
            ReasonKind::EarlyXSquare => "early-x-square",
            ReasonKind::Parity => "parity",
            ReasonKind::Tempo => "tempo",
            ReasonKind::MissedTempo => "missed-tempo",
            ReasonKind::Wedge => "wedge",
            ReasonKind::MissedWedge => "missed-wedge",
            ReasonKind::Mobility => "mobility",
            ReasonKind::Opened => "opened",
            ReasonKind::Stability => "stability",
            ReasonKind::MissedStability => "missed-stability",
            ReasonKind::KeySquare => "key-square",
            ReasonKind::Frontier => "frontier",
            ReasonKind::Count => "count",
            ReasonKind::Moves => "moves",
            ReasonKind::Greedy => "greedy",
            ReasonKind::Access => "access",
            ReasonKind::Closed => "closed",
            ReasonKind::Order => "order",
            ReasonKind::Taken => "taken",
            ReasonKind::Kept => "kept",
        }
    }

    /// Whether it says only what the better line gets, and no more of the move: a reason for large
    /// losses alone.
    pub(super) const fn is_general(self) -> bool {
        matches!(
            self,
            ReasonKind::Order | ReasonKind::Taken | ReasonKind::Kept
        )
    }

    /// Whether its squares show discs as they lie after the worse move, or that it flips: before
    /// the best move they show nothing.
    pub(super) const fn is_of_discs_after(self) -> bool {
        matches!(self, ReasonKind::Frontier | ReasonKind::Greedy)
    }
}
