//! The module `reversi-threads`: `reversi-worker` for several workers, which share its memory.

pub use reversi_bindings::*;

use reversi_bindings::engine::helpers::HELPERS;
use wasm_bindgen::prelude::wasm_bindgen;

/// Where in the memory a byte lies that ends the search of all helpers when it is 1. A page that
/// ends a worker in the middle of its search sets it, since the helpers live a little longer.
#[wasm_bindgen]
pub fn end_of_help() -> usize {
    HELPERS.is_over().as_ptr().addr()
}

/// Makes the calling worker a helper: it joins the searches of the worker whose memory it shares,
/// and does nothing else until it is ended.
#[wasm_bindgen]
pub fn help() {
    HELPERS.serve()
}
