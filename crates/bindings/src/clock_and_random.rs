//! The clock and the random numbers of the page, the worker or Node.

use alloc::format;

use reversi_game::Rng;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::errors::error;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the page, the worker or Node began.
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    pub fn milliseconds() -> f64;
}

/// A random number generator seeded by the system.
pub fn system_rng() -> Result<Rng, JsValue> {
    getrandom::u64().map(Rng::new).map_err(|failed| {
        let message = format!("the system gives no random seed: {failed}");
        error("no-randomness", "", &message)
    })
}
