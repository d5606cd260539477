//! The module `reversi-side-games`: what `reversi-bindings` holds of Tic-Tac-Toe and Connect Four.
//!
//! It has no standard library, whose panics would bring the code of `format!` into the module.

#![cfg_attr(target_family = "wasm", no_std)]

pub use reversi_bindings::*;

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Ends the module by a trap, which JavaScript sees as an error. A panic is a defect of the module.
#[cfg(target_family = "wasm")]
#[panic_handler]
fn panic(_info: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}
