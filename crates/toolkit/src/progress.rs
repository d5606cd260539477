//! Progress bars.

use std::fmt::Write;

use indicatif::{HumanDuration, ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle};

/// A bar on standard error that counts `things` up to `length`, with the time left and a message.
/// It is drawn on a terminal only, at once, because the first item may take long.
pub fn progress_bar(length: usize, things: &str) -> ProgressBar {
    bar_on(ProgressDrawTarget::stderr(), length, things)
}

fn bar_on(target: ProgressDrawTarget, length: usize, things: &str) -> ProgressBar {
    let template = format!("{{bar:32}} {{pos}}/{{len}} {things}{{left}} {{msg}}");
    let style = ProgressStyle::with_template(&template).expect("the template is well-formed");
    // Before the first thing is done, nothing is known of the time.
    let style = style.with_key("left", |state: &ProgressState, out: &mut dyn Write| {
        if state.pos() > 0 {
            let _ = write!(out, ", {:#} left", HumanDuration(state.eta()));
        }
    });
    let bar = ProgressBar::with_draw_target(Some(length as u64), target).with_style(style);
    bar.tick();
    bar
}

#[cfg(test)]
mod tests {
    use super::*;
    use indicatif::TermLike;
    use std::io;
    use std::sync::{Arc, Mutex};

    /// A terminal that keeps what is written.
    #[derive(Clone, Debug, Default)]
    struct Terminal(Arc<Mutex<String>>);

    impl Terminal {
        fn add(&self, text: &str) -> io::Result<()> {
            self.0.lock().expect("no thread has failed").push_str(text);
            Ok(())
        }
    }

    impl TermLike for Terminal {
        fn width(&self) -> u16 {
            80
        }
        fn move_cursor_up(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_down(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_right(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn move_cursor_left(&self, _: usize) -> io::Result<()> {
            Ok(())
        }
        fn write_line(&self, text: &str) -> io::Result<()> {
            self.add(text)
        }
        fn write_str(&self, text: &str) -> io::Result<()> {
            self.add(text)
        }
        fn clear_line(&self) -> io::Result<()> {
            Ok(())
        }
        fn flush(&self) -> io::Result<()> {
            Ok(())
        }
    }

    #[test]
    fn a_bar_is_drawn_before_the_first_thing_is_done() {
        let terminal = Terminal::default();
        let target = ProgressDrawTarget::term_like(Box::new(terminal.clone()));
        let bar = bar_on(target, 49, "positions");
        let drawn = terminal.0.lock().expect("no thread has failed").clone();
        assert!(drawn.contains(" 0/49 positions"), "{drawn:?}");
        assert!(!drawn.contains("left"), "{drawn:?}");
        bar.finish_and_clear();
    }
}
