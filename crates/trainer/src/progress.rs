//! Progress bars.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that counts `things` up to `length`, with the time left.
pub fn bar(length: u64, things: &str) -> ProgressBar {
    let template = format!("{{bar:32}} {{pos}}/{{len}} {things}, {{eta}} left {{msg}}");
    let style = ProgressStyle::with_template(&template).expect("the template is well-formed");
    ProgressBar::new(length).with_style(style)
}
