//! Tests of the built page in Chromium, Firefox and WebKit.
//!
//! Each module is a theme; a name such as `chromium::pass::a_forced_pass_is_told` is browser,
//! theme and statement, and any part of it can be given as a filter:
//! `cargo test -p reversi-tests -- pass::`.

mod accessible;
mod comfort;
mod embed;
mod embed_around;
mod embed_frame;
mod embed_messages;
mod end;
mod game;
mod games;
mod illegal;
mod keyboard;
mod languages;
mod loading;
mod offline;
mod pass;
mod players;
mod preview;
mod reach;
mod settings;
mod sheets;
mod single_file;
mod storage;
mod text;
mod themes;
mod thinking;
mod undo;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cases = [
        loading::cases(),
        offline::cases(),
        game::cases(),
        undo::cases(),
        pass::cases(),
        end::cases(),
        illegal::cases(),
        preview::cases(),
        keyboard::cases(),
        players::cases(),
        thinking::cases(),
        settings::cases(),
        accessible::cases(),
        comfort::cases(),
        reach::cases(),
        storage::cases(),
        single_file::cases(),
        languages::cases(),
        text::cases(),
        themes::cases(),
        sheets::cases(),
        embed_frame::cases(),
        embed::cases(),
        embed_around::cases(),
        embed_messages::cases(),
    ]
    .concat();
    reversi_tests::suite::run(&cases, Path::new(env!("CARGO_TARGET_TMPDIR")))
}
