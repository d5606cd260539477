//! The browsers the page is tested in, one for each engine there is, and their drivers.

use anyhow::{Context, Result, bail};
use clap::ValueEnum;

use crate::{programs, step, tools};

/// A browser engine.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Browser {
    /// Blink.
    Chromium,
    /// Gecko.
    Firefox,
    /// WebKit, as GTK has it.
    Webkit,
}

impl Browser {
    /// The name on the command line and in `REVERSI_BROWSERS`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::Webkit => "webkit",
        }
    }

    /// The programs its tests start, each with the Debian package it is in.
    fn programs(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Self::Chromium => &[
                ("chromium-headless-shell", "chromium-headless-shell"),
                ("chromedriver", "chromium-driver"),
            ],
            Self::Firefox => &[("firefox-esr", "firefox-esr")],
            Self::Webkit => &[
                ("WebKitWebDriver", "webkit2gtk-driver"),
                ("xvfb-run", "xvfb"),
                ("xauth", "xauth"),
            ],
        }
    }
}

/// Installs the browsers that are missing and their drivers. The packages load while Cargo
/// compiles the driver of Firefox.
pub fn install(browsers: &[Browser]) -> Result<()> {
    step::side_by_side(
        || install_packages(browsers),
        || {
            if browsers.contains(&Browser::Firefox) {
                tools::geckodriver()?;
            }
            Ok(())
        },
    )
}

/// Installs the system's packages of the browsers, all but the driver of Firefox.
fn install_packages(browsers: &[Browser]) -> Result<()> {
    let programs: Vec<_> = browsers
        .iter()
        .flat_map(|browser| browser.programs())
        .collect();
    debian_packages(&programs)
}

/// Installs the programs that are missing, each with the Debian package it is in.
pub fn debian_packages(programs: &[&(&str, &str)]) -> Result<()> {
    let missing: Vec<_> = programs
        .iter()
        .filter(|(program, _)| programs::find(program).is_none())
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let names: Vec<_> = missing.iter().map(|(program, _)| *program).collect();
    let packages: Vec<_> = missing.iter().map(|(_, package)| *package).collect();
    let administrator = administrator().with_context(|| advice(&names, &packages))?;
    apt_get(
        administrator,
        "Reading Debian's list of packages",
        &["update"],
    )?;
    let install = ["install", "--yes", "--no-install-recommends"];
    let headline = format!("Installing {} (some minutes, once)", names.join(", "));
    apt_get(
        administrator,
        &headline,
        &[&install[..], &packages].concat(),
    )?;
    match names
        .iter()
        .find(|program| programs::find(program).is_none())
    {
        Some(program) => bail!("{program} is still missing; {}", advice(&names, &packages)),
        None => Ok(()),
    }
}

fn advice(programs: &[&str], packages: &[&str]) -> String {
    format!(
        "the tests need {} on PATH (Debian's packages: {}); install them, or name a browser that is \
         there with --browser",
        programs.join(", "),
        packages.join(" ")
    )
}

/// The words that make a command an administrator's without asking for a password: none for
/// root. Nothing where that, or `apt-get`, cannot be had.
fn administrator() -> Option<&'static [&'static str]> {
    programs::find("apt-get")?;
    if programs::output_of("id", &["-u"])? == "0" {
        return Some(&[]);
    }
    programs::output_of("sudo", &["-n", "true"]).map(|_| &["sudo", "-n"][..])
}

fn apt_get(administrator: &[&str], headline: &str, arguments: &[&str]) -> Result<()> {
    let quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"];
    let words = [administrator, &quiet, arguments].concat();
    step::run_logged(headline, programs::command(words[0]).args(&words[1..]))
}
