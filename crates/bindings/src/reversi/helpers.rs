//! The workers that join a search of another one, by the memory that their instances of the module
//! share.

use reversi_engine::Helpers;
use wasm_bindgen::prelude::wasm_bindgen;

/// The helpers of all instances.
pub static HELPERS: Helpers = Helpers::new();

/// Makes the calling worker a helper: it joins the searches of the worker whose memory it shares,
/// and does nothing else until it is ended.
#[wasm_bindgen]
pub fn help() {
    HELPERS.serve()
}
