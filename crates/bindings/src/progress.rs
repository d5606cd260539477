//! Reports of how far a search is, to a function of the caller's.

use core::cell::Cell;

use js_sys::{Function, Object};
use wasm_bindgen::JsValue;

use crate::clock::milliseconds;

/// Milliseconds between two reports.
const PROGRESS_MS: f64 = 100.0;

/// Reports of how far a search is.
pub struct Progress {
    function: Option<Function>,
    /// When the search began, in milliseconds.
    start: f64,
    /// When the last report was made.
    reported: Cell<f64>,
}

impl Progress {
    /// A search that begins.
    pub fn new(function: Option<Function>) -> Progress {
        let start = milliseconds();
        Progress {
            function,
            start,
            reported: Cell::new(start),
        }
    }

    /// Milliseconds since the search began.
    pub fn elapsed(&self) -> f64 {
        milliseconds() - self.start
    }

    /// Calls the function with what `found` makes of the milliseconds that have passed, unless it
    /// has just been called.
    pub fn report(&self, found: impl FnOnce(f64) -> Object) {
        let now = milliseconds();
        if let Some(function) = &self.function
            && now - self.reported.get() >= PROGRESS_MS
        {
            self.reported.set(now);
            // If the caller's function throws, the search goes on.
            let _ = function.call1(&JsValue::NULL, &found(now - self.start));
        }
    }
}
