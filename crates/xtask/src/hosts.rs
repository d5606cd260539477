//! The finished page on Debian's nginx, Apache and Caddy, with the configuration that
//! `docs/hosting.md` gives.

use anyhow::Result;

use crate::{browsers, dist, programs, step};

/// The hosts and the browser, each with the Debian package it is in.
const PROGRAMS: [&(&str, &str); 4] = [
    &("nginx", "nginx"),
    &("apache2", "apache2-bin"),
    &("caddy", "caddy"),
    &("chromium-headless-shell", "chromium-headless-shell"),
];

/// Installs the hosts that are missing, builds the page and tries it on each.
///
/// # Errors
/// If a host cannot be had, or the page fails on one.
pub fn run() -> Result<()> {
    browsers::debian_packages(&PROGRAMS)?;
    dist::build()?;
    let mut node = programs::command("node");
    node.args(["--test", "tests/hosts/hosts.test.mjs"]);
    node.env("REVERSI_DIST", dist::folder());
    step::run_streaming("The page on nginx, Apache and Caddy", &mut node)
}
