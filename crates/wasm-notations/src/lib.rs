//! The module `reversi-notations`: what `reversi-rules` holds, and what reads texts of any kind.

pub use reversi_bindings::*;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
