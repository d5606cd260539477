//! The clock of the page, the worker or Node.

use wasm_bindgen::JsCast;
use web_sys::Performance;

use crate::js_values::property;

std::thread_local! {
    /// The clock. A worker and Node have no window: each has it as a property of its global object.
    static PERFORMANCE: Performance = property(&js_sys::global(), "performance")
        .unwrap_or_default()
        .unchecked_into();
}

/// Milliseconds since the page, the worker or Node began.
pub fn milliseconds() -> f64 {
    PERFORMANCE.with(Performance::now)
}
