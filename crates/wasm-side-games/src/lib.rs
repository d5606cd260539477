//! The module `reversi-side-games`: what `reversi-bindings` holds of Tic-Tac-Toe and Connect Four.

pub use reversi_bindings::*;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
