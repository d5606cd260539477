//! The clock and the random numbers of the page, the worker or Node.

use reversi_game::Rng;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::js_values::MAX_SAFE_INTEGER;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page, the worker or Node began.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    pub fn milliseconds() -> f64;

    /// A random number from 0, less than 1.
    #[wasm_bindgen(js_namespace = Math)]
    fn random() -> f64;
}

/// A random number generator seeded by chance, `Math.random`.
pub fn random_rng() -> Rng {
    Rng::new((random() * MAX_SAFE_INTEGER) as u64)
}
