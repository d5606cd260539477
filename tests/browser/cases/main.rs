//! Tests of the built page in Chromium, Firefox and WebKit.
//!
//! A name such as `chromium::end::the_end_screen_closes_and_the_board_stays` is browser, module and
//! statement; any part of it can be given as a filter: `cargo test -p reversi-tests -- end::`.
//! Each module lists its cases with the browsers that run them.

mod accessible;
mod analysis;
mod audience;
mod book;
mod comments;
mod database;
mod devices;
mod dialogs;
mod display;
mod documents;
mod editor;
mod embed;
mod embed_code;
mod embed_engine;
mod embed_frame;
mod embed_layout;
mod embed_lists;
mod embed_loading;
mod embed_messages;
mod end;
mod endings;
mod evening;
mod exchange;
mod exercises;
mod forced_colours;
mod friends;
mod friends_live;
mod games;
mod host_pages;
mod kept;
mod keyboard;
mod languages;
mod large_type;
mod layout;
mod loading;
mod mistakes;
mod motion;
mod offline;
mod openings;
mod players;
mod preview;
mod previous_game;
mod random_events;
mod refused_moves;
mod review;
mod settings;
mod side_games;
mod single_file;
mod square_input;
mod storage;
mod study;
mod table;
mod text_and_link;
mod themes;
mod thinking;
mod threads;
mod variations;
mod walks;

use std::path::Path;
use std::process::ExitCode;

fn main() -> ExitCode {
    let cases = [
        loading::cases(),
        offline::cases(),
        games::cases(),
        study::cases(),
        review::cases(),
        variations::cases(),
        comments::cases(),
        editor::cases(),
        analysis::cases(),
        openings::cases(),
        endings::cases(),
        mistakes::cases(),
        database::cases(),
        book::cases(),
        exercises::cases(),
        documents::cases(),
        evening::cases(),
        exchange::cases(),
        forced_colours::cases(),
        friends::cases(),
        friends_live::cases(),
        motion::cases(),
        end::cases(),
        random_events::cases(),
        refused_moves::cases(),
        preview::cases(),
        keyboard::cases(),
        square_input::cases(),
        players::cases(),
        table::cases(),
        audience::cases(),
        thinking::cases(),
        threads::cases(),
        settings::cases(),
        side_games::cases(),
        previous_game::cases(),
        accessible::cases(),
        walks::cases(),
        display::cases(),
        devices::cases(),
        layout::cases(),
        large_type::cases(),
        storage::cases(),
        kept::cases(),
        single_file::cases(),
        languages::cases(),
        text_and_link::cases(),
        themes::cases(),
        dialogs::cases(),
        embed_code::cases(),
        embed_engine::cases(),
        embed_frame::cases(),
        embed_loading::cases(),
        embed::cases(),
        embed_layout::cases(),
        embed_lists::cases(),
        host_pages::cases(),
        embed_messages::cases(),
    ]
    .concat();
    reversi_tests::suite::run(&cases, Path::new(env!("CARGO_TARGET_TMPDIR")))
}
