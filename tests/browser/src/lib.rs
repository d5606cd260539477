//! The page in real browsers, driven over WebDriver.
//!
//! The tests themselves are in `tests/page/`; here is what they stand on:
//!
//! - [`axe`]: the checker of pages for people with disabilities;
//! - [`browser`]: one engine (Blink, Gecko, WebKit), its driver and a session in it;
//! - [`server`]: the built page behind a static server, under a sub-path, with a log of requests;
//! - [`page`]: the page as a player sees it, with waits for states instead of sleeps;
//! - [`state`]: everything the page shows, read in one go;
//! - [`suite`]: the list of cases, run in every browser asked for.
//!
//! Environment: `REVERSI_DIST` names the built page (default: `dist` beside this package),
//! `REVERSI_BROWSERS` a comma-separated list out of `chromium,firefox,webkit` (default: all).
//! The drivers `chromedriver`, `geckodriver`, `WebKitWebDriver` and `xvfb-run` are looked up
//! on `PATH`.

pub mod axe;
pub mod browser;
pub mod page;
pub mod server;
pub mod state;
pub mod suite;

/// Says which value is wrong, what it is, and what it ought to be.
pub fn same<T: PartialEq + std::fmt::Debug>(
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
