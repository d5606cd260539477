//! Progress bars.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error that counts `things` up to `length`, with the time left and a message.
/// It is drawn on a terminal only.
pub fn progress_bar(length: usize, things: &str) -> ProgressBar {
    let template = format!("{{bar:32}} {{pos}}/{{len}} {things}, {{eta}} left {{msg}}");
    let style = ProgressStyle::with_template(&template).expect("the template is well-formed");
    ProgressBar::new(length as u64).with_style(style)
}
