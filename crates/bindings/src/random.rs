//! Random numbers: by the seed of a request, or by the source of the browser or Node.

use reversi_game::Rng;
use wasm_bindgen::JsValue;

use crate::errors::error;

/// A random number generator with the seed of a request. Without one `crypto.getRandomValues` seeds
/// it, which windows, workers and Node have.
///
/// # Errors
/// `no-randomness` if there is neither a seed nor a source of random numbers.
pub fn seeded_rng(seed: Option<u64>) -> Result<Rng, JsValue> {
    let seed = seed.map_or_else(getrandom::u64, Ok);
    seed.map(Rng::new).map_err(|_| {
        let message =
            "there is no source of random numbers: only a request with a seed is answered";
        error("no-randomness", "seed", message)
    })
}
