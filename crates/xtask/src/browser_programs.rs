//! The programs beside the browser tests that measure or photograph the finished page.

use std::ffi::OsStr;

use anyhow::Result;

use crate::browsers::{self, Browser};
use crate::{dist, programs, step};

/// Builds the page and runs one of the programs in Chromium.
pub fn run(headline: &str, program: &str, arguments: &[&OsStr]) -> Result<()> {
    browsers::install(&[Browser::Chromium])?;
    dist::build()?;
    let mut cargo = programs::cargo(&[
        "run",
        "--locked",
        "--package=reversi-tests",
        "--bin",
        program,
    ]);
    cargo.arg("--").args(arguments);
    step::run_streaming(headline, cargo.env("REVERSI_DIST", dist::folder()))
}
