//! Everything the page shows, read in one call, which makes its parts consistent.

use serde::Deserialize;

/// The state of the page, as `js/state.js` returns it.
#[derive(Clone, Debug, Deserialize, PartialEq)]
pub struct State {
    /// One character a square, a1, b1 …: X black, O white, - empty; none while the page loads.
    pub discs: String,
    /// Squares with `data-legal`.
    pub legal: Vec<String>,
    /// Squares with `data-last`.
    pub last: Vec<String>,
    /// Squares with `data-hint`.
    pub hint: Vec<String>,
    /// Squares with `data-rejected`.
    pub rejected: Vec<String>,
    /// Squares with `data-preview="place"`.
    pub ghost: Vec<String>,
    /// Squares with `data-preview="flip"`.
    pub would_flip: Vec<String>,
    /// `#board`'s `data-turn`: black, white or none.
    pub turn: String,
    /// Whether a human may play.
    pub input: bool,
    /// Whether a search for a move runs.
    pub thinking: bool,
    /// `#turn`'s alternative text.
    pub turn_alt: String,
    /// The output of Black's discs.
    pub black: String,
    /// The output of White's discs.
    pub white: String,
    /// The one live region's sentence.
    pub status: String,
    /// The move list, as text.
    pub moves: Vec<String>,
    /// Place of the current move in the list, from 1; 0 at the start.
    pub current: usize,
    /// `data-action` of every action that can be pressed.
    pub enabled: Vec<String>,
    /// `data-result` of the end screen, while it is open.
    pub end: Option<String>,
    /// Title and count of the end screen.
    pub end_text: String,
    /// Language of the document.
    pub lang: String,
    /// The problems that the browser has reported.
    pub problems: Vec<String>,
}

impl State {
    /// How many discs of `disc` (X or O) are on the board.
    pub fn count(&self, disc: char) -> usize {
        self.discs.chars().filter(|&other| other == disc).count()
    }

    /// How many discs are on the board.
    pub fn placed(&self) -> usize {
        self.count('X') + self.count('O')
    }

    /// Whether the game is over.
    pub fn over(&self) -> bool {
        self.turn == "none"
    }

    /// Whether the action can be pressed.
    pub fn can(&self, action: &str) -> bool {
        self.enabled.iter().any(|enabled| enabled == action)
    }

    /// Whether the human may play `square`.
    pub fn may_play(&self, square: &str) -> bool {
        self.input && self.legal.iter().any(|legal| legal == square)
    }

    /// Transcript up to the current move.
    pub fn played(&self) -> String {
        self.moves[..self.current.min(self.moves.len())].concat()
    }

    /// The disc on a square: X, O or -.
    pub fn disc(&self, square: &str) -> char {
        let bytes = square.as_bytes();
        let index = usize::from(bytes[0] - b'a') + 8 * usize::from(bytes[1] - b'1');
        self.discs
            .as_bytes()
            .get(index)
            .copied()
            .map_or('?', char::from)
    }
}
