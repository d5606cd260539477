//! The project's commands, one word each and the same on every machine: `cargo xtask <command>`.
//!
//! They need nothing but Cargo to start with and install what else is missing: tools written in
//! Rust into `.tools/`, npm's into `node_modules/`, browsers through the system's packages.

mod bench;
mod browser_programs;
mod browsers;
mod dependencies;
mod dist;
mod files;
mod fuzz;
mod gates;
mod gzip;
mod hosts;
mod layers;
mod link_card;
mod modules;
mod mutants;
mod page_check;
mod page_scripts;
mod paths;
mod programs;
mod release;
mod reproducible;
mod serve;
mod size;
mod step;
mod test;
mod tools;
mod type_check;
mod unchanged;
mod watch;
mod words;

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::Result;
use clap::{Parser, Subcommand};

use browsers::Browser;

/// The commands of the Reversi page.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Install what is missing, build the page, serve it on this machine and open it.
    Play {
        /// Port to serve on; where it is taken, the next free one is used.
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// Only serve; do not open a browser.
        #[arg(long)]
        no_open: bool,
        /// Build the page again whenever a source is saved, and reload it in the browser.
        #[arg(long)]
        watch: bool,
    },
    /// Build the page into a folder: what Trunk calls, and `play --watch`.
    Stage {
        /// Folder for the page, which replaces what is there.
        #[arg(long, env = "TRUNK_STAGING_DIR")]
        folder: PathBuf,
        /// `release` for the page of `dist`; any other adds a script that reloads the page once it
        /// is built again.
        #[arg(long, env = "TRUNK_PROFILE", default_value = "release")]
        profile: String,
    },
    /// Build the folder dist/, which works from any path of any static host.
    Dist {
        /// Build dist-single/reversi.html instead: the page in one file, which plays from a disk.
        #[arg(long)]
        single_file: bool,
        /// Address of the folder on the web, for the cards that other services make of links.
        #[arg(long, conflicts_with = "single_file", value_parser = link_card::address)]
        url: Option<String>,
    },
    /// Run what a small change needs: format, lints, words, layers, types, and the tests in Node of
    /// what has changed.
    Check {
        /// Commit to compare with. If none is named, it is where the branch has left main; on main
        /// it is the one before the last.
        #[arg(long)]
        base: Option<String>,
    },
    /// Install what is missing and run every test: engine, page modules, the page in Chromium.
    Test {
        /// Browser to test in instead; may be repeated.
        #[arg(long = "browser", value_enum)]
        browsers: Vec<Browser>,
        /// Run every case in every browser, not only those in which browsers differ.
        #[arg(long)]
        all: bool,
    },
    /// Run everything that has to hold before a change lands, in three browsers.
    Ci,
    /// Check the types of the page's TypeScript, and write the type of its texts' keys.
    Types,
    /// Check that no file uses one of a folder above its own, that no room sees the whole state,
    /// that one file alone names the browser's storages and that no function of the page is too
    /// long; print the plan of folders.
    Layers,
    /// Compare the texts of all languages, check the spelling, and find words that the glossary
    /// replaces and comment lines that are too long; docs/dictionary.txt holds further words.
    Words,
    /// Begin a language of the page: its folder of texts to translate, and its line in the list.
    Language {
        /// Its code, such as `fr`.
        code: String,
    },
    /// Check licences, sources and versions of the dependencies against deny.toml.
    Dependencies,
    /// Change the engine in small ways, one at a time, and list what no test notices; takes hours.
    Mutants {
        /// Change the page's modules; what is named are folders or files of `www` then.
        #[arg(long)]
        page: bool,
        /// Source files; those whose tests state laws if none is named.
        files: Vec<String>,
    },
    /// Search for bytes that break a law of fuzz/.
    Fuzz {
        /// Minutes for all laws together.
        #[arg(long, default_value_t = 10)]
        minutes: u64,
    },
    /// Make the files that others download: the page as an archive and as one file, the command
    /// line, packages, crates, a bill of materials, release notes, checksums. Nothing is uploaded.
    Release {
        /// Take a tree with changes that are not committed.
        #[arg(long)]
        dirty: bool,
        /// Make no release: try the packages and the crates as their users do.
        #[arg(long, conflicts_with = "dirty")]
        check: bool,
    },
    /// Try the finished page on nginx, Apache and Caddy, as docs/hosting.md configures them.
    Hosts,
    /// Build the page in two folders and compare the bytes.
    Reproducible,
    /// Weigh the page as a browser downloads it, and refuse 2 % over a limit of limits.toml.
    Size {
        /// Write what the page weighs as the limits.
        #[arg(long)]
        accept: bool,
    },
    /// Time the engine, natively and as WebAssembly.
    Bench {
        /// Only the searches as WebAssembly in Node: a game against itself, as `reversi bench`
        /// plays it, and the perfect player of Connect Four in random positions.
        #[arg(long)]
        wasm: bool,
        /// Endgame problems (.obf) to solve there as well.
        #[arg(long, requires = "wasm")]
        solve: Option<PathBuf>,
    },
    /// Time the first move and the engine on a slow and a fast line, in Chromium.
    FirstLoad {
        /// Address of the page, such as the one that `cargo xtask play --no-open` prints.
        address: OsString,
    },
    /// Measure the frames of a large move, and how long the page's main thread is blocked in a game
    /// of the strongest level and while a large file of games is read.
    Responsiveness {
        /// Thinking time per move in seconds, one that the settings offer.
        #[arg(default_value = "1")]
        seconds: OsString,
    },
    /// Play games and stop searches by the hundred in one page, and compare its memory, nodes,
    /// listeners and workers.
    Soak {
        /// Games.
        #[arg(default_value_t = 200)]
        games: u32,
        /// Stopped searches.
        #[arg(default_value_t = 1000)]
        stops: u32,
    },
    /// Take pictures of the page: three widths, every theme, light and dark.
    Screenshots {
        /// Folder for the pictures.
        folder: OsString,
    },
    /// Draw the icons and screenshots in www/install/ again.
    InstallPictures,
    /// Draw docs/game.webp, the moving picture of README.md, again.
    MovingPicture,
}

fn main() -> ExitCode {
    let result = run(Arguments::parse().command);
    if let Err(problem) = &result {
        eprintln!("\nerror: {problem:#}");
    }
    ExitCode::from(u8::from(result.is_err()))
}

/// Carries out one command.
fn run(command: Command) -> Result<()> {
    match command {
        Command::Play {
            port,
            no_open,
            watch: false,
        } => {
            dist::build()?;
            serve::serve(dist::folder(), port, !no_open)
        }
        Command::Play {
            port,
            no_open,
            watch: true,
        } => watch::play(port, !no_open),
        Command::Stage { folder, profile } => dist::build_into(&folder, profile != "release"),
        Command::Dist {
            single_file: true, ..
        } => {
            dist::build_single_file()?;
            println!("The page is in {}.", dist::single_file().display());
            Ok(())
        }
        Command::Dist {
            single_file: false,
            url,
        } => {
            dist::build_for(url.as_deref())?;
            println!("The page is in {}.", dist::folder().display());
            Ok(())
        }
        Command::Test { browsers, all } => test::run(&browsers, all),
        Command::Check { base } => gates::check(base.as_deref()),
        Command::Ci => gates::ci(),
        Command::Types => type_check::run(),
        Command::Layers => layers::run(true),
        Command::Words => words::run(),
        Command::Language { code } => {
            tools::npm_packages()?;
            page_scripts::new_language(&code)
        }
        Command::Dependencies => dependencies::run(),
        Command::Mutants { page: false, files } => mutants::run(&files),
        Command::Mutants { page: true, files } => mutants::run_page(&files),
        Command::Fuzz { minutes } => fuzz::run(minutes),
        Command::Release { check: true, .. } => release::check(),
        Command::Release { dirty, .. } => release::run(dirty),
        Command::Hosts => hosts::run(),
        Command::Reproducible => reproducible::run(),
        Command::Size { accept } => size::run(accept),
        Command::Bench { wasm: false, .. } => bench::run(),
        Command::Bench { wasm: true, solve } => bench::search_in_node(solve.as_deref()),
        Command::FirstLoad { address } => {
            browser_programs::run("First load", "first_load", &[&address])
        }
        Command::Responsiveness { seconds } => {
            browser_programs::run("Responsiveness", "responsiveness", &[&seconds])
        }
        Command::Soak { games, stops } => {
            let counts = [games, stops].map(|count| OsString::from(count.to_string()));
            browser_programs::run("Soak", "soak", &[&counts[0], &counts[1]])
        }
        Command::Screenshots { folder } => {
            browser_programs::run("Screenshots", "screenshots", &[&folder])
        }
        Command::InstallPictures => {
            browser_programs::run("Pictures for installing", "install_pictures", &[])
        }
        Command::MovingPicture => browser_programs::run("Moving picture", "moving_picture", &[]),
    }
}

#[cfg(test)]
mod tests {
    use clap::{CommandFactory, Parser};

    use super::{Arguments, Command};
    use crate::{files, paths};

    #[test]
    fn trunk_calls_the_build_of_the_page_with_its_own_folder_and_profile() {
        let file = files::read(&paths::root().join("Trunk.toml")).expect("Trunk.toml");
        let table: toml::Table = file.parse().expect("a table");
        let hook = &table["hooks"][0];
        let arguments = hook["command_arguments"].as_array().expect("a list");
        let mut arguments = arguments.iter().filter_map(toml::Value::as_str);
        assert_eq!(hook["command"].as_str(), Some("cargo"));
        assert!(arguments.any(|argument| argument == "--"), "cargo run … --");
        let given = ["xtask"].into_iter().chain(arguments);
        let given = given.chain(["--folder", "staged", "--profile", "release"]);
        let command = Arguments::try_parse_from(given).map(|arguments| arguments.command);
        assert!(matches!(command, Ok(Command::Stage { .. })));
        let stage = Arguments::command();
        let stage = stage.find_subcommand("stage").expect("a command");
        let variables: Vec<_> = stage
            .get_arguments()
            .filter_map(clap::Arg::get_env)
            .collect();
        assert_eq!(variables, ["TRUNK_STAGING_DIR", "TRUNK_PROFILE"]);
        let page = table["build"]["target"]
            .as_str()
            .expect("a page to start from");
        assert!(paths::root().join(page).is_file());
    }
}
