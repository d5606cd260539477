//! The module `reversi-rules`: what `reversi-bindings` holds without the engine.

pub use reversi_bindings::*;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
