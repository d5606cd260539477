//! Reasons as JavaScript sees them.

use js_sys::Object;
use reversi_engine::{Contrast, Reason};

use crate::js_values::set_property;
use crate::reversi::numbers;

/// A reason, and the squares that show it.
pub fn reason(reason: &Reason) -> Object {
    let object = Object::new();
    set_property(&object, "kind", reason.kind.name());
    set_property(&object, "squares", numbers(reason.squares));
    object
}

/// A worse move, and why it is worse.
pub fn contrast(contrast: &Contrast) -> Object {
    let object = Object::new();
    set_property(&object, "square", contrast.square.index());
    set_property(&object, "reason", reason(&contrast.reason));
    object
}
