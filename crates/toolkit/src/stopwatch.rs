//! The clock of a search that another thread may interrupt.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use reversi_engine::Clock;

/// The cause of an early end of a search: the commands that have been read and wait for their turn.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicUsize>);

impl Interrupt {
    /// Ends the running search, and those that start before the matching [`Interrupt::clear`].
    pub fn raise(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// Takes one call of [`Interrupt::raise`] back.
    pub fn clear(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }

    /// Whether a search has to end.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }
}

/// A clock that shows the time since its start; while it is interrupted, the end of all time.
pub struct Stopwatch {
    start: Instant,
    interrupt: Interrupt,
}

impl Stopwatch {
    /// Starts a stopwatch.
    pub fn start() -> Stopwatch {
        Stopwatch::interrupted_by(Interrupt::default())
    }

    /// Starts a stopwatch that `interrupt` moves on to the end of all time.
    pub fn interrupted_by(interrupt: Interrupt) -> Stopwatch {
        Stopwatch {
            start: Instant::now(),
            interrupt,
        }
    }
}

impl Clock for Stopwatch {
    fn now(&self) -> f64 {
        if self.interrupt.is_raised() {
            f64::INFINITY
        } else {
            self.start.elapsed().as_secs_f64() * 1000.0
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interrupted_stopwatch_shows_the_end_of_all_time_until_every_interrupt_is_cleared() {
        let interrupt = Interrupt::default();
        let stopwatch = Stopwatch::interrupted_by(interrupt.clone());
        assert!(stopwatch.now().is_finite());
        interrupt.raise();
        interrupt.raise();
        interrupt.clear();
        assert!(stopwatch.now().is_infinite());
        interrupt.clear();
        assert!(stopwatch.now().is_finite());
    }
}
