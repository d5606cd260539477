//! Browser tests of the page over WebDriver.
//!
//! The cases are in `cases/`, the functions that they run in the page in `js/`. This library is
//! their harness:
//!
//! - [`axe`]: the accessibility checker;
//! - [`browser`]: an engine (Blink, Gecko, WebKit), its driver and a session;
//! - [`known_games`]: transcripts of games with known ends;
//! - [`moving_picture`]: still pictures joined to an animation;
//! - [`server`]: the built page on a static server, under a sub-path, with a log of requests;
//! - [`page`]: the page as a player sees it, with waits for states instead of sleeps;
//! - [`state`]: everything the page shows, read in one call;
//! - [`suite`]: the schedule of the cases;
//! - [`tool`]: the command line of the tools in `src/bin`, which measure and draw the page;
//! - [`window`]: the window of another device.
//!
//! Environment: `REVERSI_DIST` names the built page (default: `dist` in the repository),
//! `REVERSI_BROWSERS` a comma-separated list of `chromium`, `firefox` and `webkit` (default: all);
//! `REVERSI_ALL=1` runs every case in all of them. The drivers `chromedriver`, `geckodriver`,
//! `WebKitWebDriver` and `xvfb-run` are looked up on `PATH`.

pub mod axe;
pub mod browser;
pub mod known_games;
pub mod moving_picture;
pub mod page;
pub mod server;
pub mod speech;
pub mod state;
pub mod suite;
pub mod tool;
pub mod window;

use std::time::Duration;

/// The longest wait for a state of the page or a request. It ends a wait for what never comes; no
/// machine is too slow to show one in time.
pub(crate) const PATIENCE: Duration = Duration::from_mins(2);

/// A function of `tests/browser/js/`, as text for [`page::Page::call`].
#[macro_export]
macro_rules! js {
    ($name:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/js/", $name))
    };
}

/// Fails with the name of a value, the value, and the expected one, unless they are equal.
///
/// # Errors
/// They differ.
pub fn check_eq<T: PartialEq + std::fmt::Debug>(
    what: &str,
    actual: T,
    expected: T,
) -> anyhow::Result<()> {
    anyhow::ensure!(
        actual == expected,
        "{what}: {actual:?}, expected {expected:?}"
    );
    Ok(())
}
