//! The themes of moves.

/// The theme of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Theme {
    /// It completes a row.
    Win,
    /// The other side could complete a row, and cannot after it.
    Block,
    /// Two threats at once: the other side can stop only one.
    Fork,
    /// Every reply lets the side complete a row, though it threatens nothing at once.
    Squeeze,
    /// It begins a series of threats that force the replies and lead to a fork or a squeeze.
    Chain,
    /// The other side could make a fork, and cannot after it.
    Guard,
    /// A threat on an odd row wins for the side that began: answers in the same column keep it.
    OddRow,
    /// Answers in the same column win for the side that did not begin.
    EvenRow,
    /// Answers in the same column hold the draw for the side that did not begin.
    Answer,
    /// Every other move wins less.
    OnlyWin,
    /// Every other move loses.
    OnlySafe,
    /// Every move loses.
    Lost,
    /// Other moves let the other side complete a row.
    Under,
    /// It makes a place to complete a row that the other side cannot fill yet.
    Threat,
    /// The other side would make such a place there.
    Deny,
    /// Its square lies in as many open rows as any other.
    Rows,
}

impl Theme {
    /// The name, such as `fork`.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Win => "win",
            Theme::Block => "block",
            Theme::Fork => "fork",
            Theme::Squeeze => "squeeze",
            Theme::Chain => "chain",
            Theme::Guard => "guard",
            Theme::OddRow => "odd-row",
            Theme::EvenRow => "even-row",
            Theme::Answer => "answer",
            Theme::OnlyWin => "only-win",
            Theme::OnlySafe => "only-safe",
            Theme::Lost => "lost",
            Theme::Under => "under",
            Theme::Threat => "threat",
            Theme::Deny => "deny",
            Theme::Rows => "rows",
        }
    }
}
