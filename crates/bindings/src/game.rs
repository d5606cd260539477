//! The game as JavaScript holds it.

use js_sys::{Object, Uint8Array};
use reversi_engine::{Bot, Color, IllegalMove, Position, Rng, Square, Start};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::convert::{Explain, Options, error, indices, seed, set, side, square};

/// A game: its position, its moves, undo and redo. Made by `new_game`.
#[wasm_bindgen]
pub struct Game {
    pub(crate) game: reversi_engine::Game,
}

/// Begins a game.
///
/// # Errors
/// If a setting is not understood, or the transcript contains an illegal move.
#[wasm_bindgen]
pub fn new_game(
    #[wasm_bindgen(unchecked_optional_param_type = "Settings")] settings: JsValue,
) -> Result<Game, JsValue> {
    let allowed = ["start", "first", "position", "transcript"];
    let settings = Options::read(&settings, "settings", &allowed)?;
    let start = settings.get("start", "\"diagonal\" or \"parallel\"", |value| match value
        .as_string()?
        .as_str()
    {
        "diagonal" => Some(Start::Diagonal),
        "parallel" => Some(Start::Parallel),
        _ => None,
    })?;
    let first = settings.get("first", "\"black\" or \"white\"", |value| {
        match value.as_string()?.as_str() {
            "black" => Some(Color::Black),
            "white" => Some(Color::White),
            _ => None,
        }
    })?;
    let position = match settings.get("position", "a text", JsValue::as_string)? {
        Some(_) if start.is_some() || first.is_some() => {
            let message = "settings.position stands in place of start and first";
            return Err(error("bad-option", "position", message));
        }
        Some(text) => text.parse::<Position>().map_err(|wrong| wrong.explain())?,
        None => Position::start(start.unwrap_or_default(), first.unwrap_or(Color::Black)),
    };
    let mut game = reversi_engine::Game::new(position);
    if let Some(text) = settings.get("transcript", "a text", JsValue::as_string)? {
        game.play_transcript(&text)
            .map_err(|wrong| wrong.explain())?;
    }
    Ok(Game { game })
}

#[wasm_bindgen]
impl Game {
    /// The squares on which the side to move may place a disc.
    pub fn legal_moves(&self) -> Vec<u8> {
        indices(self.game.position().legal_moves())
    }

    /// The squares whose discs would turn if the side to move played on `square`; none if it may not.
    ///
    /// # Errors
    /// If `square` is not a whole number from 0 to 63.
    pub fn flips(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] square: JsValue,
    ) -> Result<Vec<u8>, JsValue> {
        Ok(indices(
            self.game.position().board().flips(self::square(&square)?),
        ))
    }

    /// Plays on `square` for the side to move and returns the squares whose discs turned. A side
    /// that cannot move then passes by itself.
    ///
    /// # Errors
    /// If the move is illegal; the game is left as it was.
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "number")] square: JsValue,
    ) -> Result<Vec<u8>, JsValue> {
        let square = self::square(&square)?;
        let flips = self.game.position().board().flips(square);
        self.game.play(square).map_err(|reason| reason.explain())?;
        Ok(indices(flips))
    }

    /// The square of a legal move by chance, the same for the same seed: the level "doofie".
    ///
    /// # Errors
    /// If the game is over, or the seed is not a whole number from 0.
    pub fn random_move(
        &self,
        #[wasm_bindgen(unchecked_param_type = "number")] seed: JsValue,
    ) -> Result<u8, JsValue> {
        let rng = Rng::new(self::seed(&seed)?);
        let choice = Bot::Doofie.choose(self.game.position().board(), rng);
        let choice = choice.ok_or_else(|| IllegalMove::GameOver.explain())?;
        Ok(choice.square.index())
    }

    /// Takes the last move back, with the pass behind it. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        self.game.undo()
    }

    /// Plays the next move that was taken back. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        self.game.redo()
    }

    /// The 64 squares: 0 empty, 1 black, 2 white.
    pub fn board(&self) -> Uint8Array {
        let position = self.game.position();
        let codes = Square::ALL.map(|square| match position.disc(square) {
            None => 0,
            Some(Color::Black) => 1,
            Some(Color::White) => 2,
        });
        Uint8Array::from(codes.as_slice())
    }

    /// The side to move, or undefined once the game is over.
    #[wasm_bindgen(unchecked_return_type = "Side | undefined")]
    pub fn turn(&self) -> Option<String> {
        self.game.turn().map(|color| side(color).to_owned())
    }

    /// The side that had to pass just before this turn, or undefined.
    #[wasm_bindgen(unchecked_return_type = "Side | undefined")]
    pub fn passed(&self) -> Option<String> {
        self.game.forced_pass().map(|color| side(color).to_owned())
    }

    /// The discs on the board.
    #[wasm_bindgen(unchecked_return_type = "Score")]
    pub fn score(&self) -> Object {
        let position = self.game.position();
        let score = Object::new();
        set(&score, "black", position.discs(Color::Black).len());
        set(&score, "white", position.discs(Color::White).len());
        score
    }

    /// The final count with the empty squares for the winner, or undefined while the game goes on.
    #[wasm_bindgen(unchecked_return_type = "FinalScore | undefined")]
    pub fn outcome(&self) -> Option<Object> {
        let outcome = self.game.outcome()?;
        let result = Object::new();
        set(&result, "black", outcome.black());
        set(&result, "white", outcome.white());
        set(&result, "winner", outcome.winner().map_or("draw", side));
        Some(result)
    }

    /// Number of moves played up to the position shown.
    pub fn ply(&self) -> u32 {
        self.game.ply() as u32
    }

    /// All moves of the game, also those that redo would play: "f5d6c3".
    pub fn transcript(&self) -> String {
        self.game.to_string()
    }

    /// The square of the last move, or undefined at the start.
    pub fn last_move(&self) -> Option<u8> {
        self.game.last_move().map(Square::index)
    }

    /// The position: 64 characters (X black, O white, - empty), a blank, X or O to move.
    pub fn position(&self) -> String {
        self.game.position().to_string()
    }
}
