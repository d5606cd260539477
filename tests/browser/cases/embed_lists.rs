//! Files of games on a host page: a list at the board, and a game that is played and followed.

use anyhow::{Result, ensure};
use reversi_tests::known_games::DRAW;
use reversi_tests::page::Page;
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

use crate::embed::{
    PEOPLE, enter, events_of, host, leave, one, publish, refused, run_until, visit,
};

pub fn cases() -> Vec<Case> {
    cases!["embed_lists":
        // Files that an element fetches, and messages about them.
        Everywhere: [
            a_file_of_the_host_page_is_a_list_of_games,
            a_finished_game_of_a_list_leaves_its_buttons_in_sight,
            a_game_that_is_played_is_followed,
        ],
        // Which list belongs to which element.
        OneBrowser: [
            a_list_goes_with_its_element,
            a_game_outlives_a_move_of_its_element_while_a_list_loads,
            only_the_first_list_follows_the_address_of_its_page,
        ],
    ]
}

/// A file of games: the third one has an illegal move.
const LEAGUE: &str = "f5d6c3\nf5f6\nf5a1\nf5d6c4\n";

async fn a_file_of_the_host_page_is_a_list_of_games(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("league.txt", LEAGUE);
    one(page, &club, "src=\"club/reversi/league.txt\"").await?;
    let chosen = |number: usize| {
        format!(
            "return events.findLast((t) => t.type === 'gamechange')?.detail.number === {number}"
        )
    };
    page.wait_for("the first game", &chosen(1)).await?;
    let address = "return location.hash";
    check_eq("the address", page.run(address, vec![]).await?, json!(""))?;
    enter(page, "a").await?;
    page.wait_until("the list can be opened", |state| state.can("game-list"))
        .await?;
    // Beyond the window: drivers do not scroll the host page of another origin.
    page.run(
        "document.querySelector('[data-group] [data-action=game-list]').click()",
        vec![],
    )
    .await?;
    let rows = "return document.querySelectorAll('[data-games] [data-row]').length === 3\
                && document.querySelectorAll('.collection-unread li').length === 1";
    page.wait_for("the games, and the one that cannot be read", rows)
        .await?;
    page.run("document.querySelector('[data-row=\"1\"]').click()", vec![])
        .await?;
    leave(page).await?;
    page.wait_for("the second game", &chosen(2)).await?;
    let details = events_of(page, "gamechange").await?;
    check_eq("games in the list", &details[1]["count"], &json!(4))?;
    check_eq(
        "the address of a chosen game",
        page.run(address, vec![]).await?,
        json!("#game=2"),
    )?;
    page.run("history.back()", vec![]).await?;
    page.wait_for("the first game again", &chosen(1)).await?;
    page.run("location.hash = '#game=4'", vec![]).await?;
    page.wait_for("the game of the address", &chosen(4)).await?;
    for (script, code, about) in [
        ("board.choose(5)", "no-listed-game", "5"),
        ("location.hash = '#game=5'", "no-listed-game", "5"),
        ("board.choose(3)", "illegal-move", "3"),
        ("board.src = 'absent.txt'", "games-missing", "absent.txt"),
        ("board.src = 'data:,f5d6'", "games-address", "data:,f5d6"),
    ] {
        let error = refused(page, script).await?;
        check_eq(script, &error["code"], &json!(code))?;
        check_eq(script, &error["about"], &json!(about))?;
    }
    Ok(())
}

async fn a_finished_game_of_a_list_leaves_its_buttons_in_sight(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    let games = [("Anna", "Ben"), ("Ada", "Bob")]
        .map(|(black, white)| format!("[Black \"{black}\"]\n[White \"{white}\"]\n\n{DRAW}\n"));
    club.write("league.txt", games.join("\n"));
    let file = club.url("league.txt");
    // Far below in its page, whose address names a game.
    let board = format!(
        "<p style=\"block-size: 300vh\"></p>\
         <reversi-game id=a {PEOPLE} lock=board src=\"{file}\"></reversi-game>"
    );
    let address = publish(page, &club, &board, None)?;
    visit(page, &format!("{address}#game=2")).await?;
    let shows = |number| {
        format!(
            "return events.findLast((t) => t.type === 'gamechange')?.detail.number === {number}"
        )
    };
    page.wait_for("the game of the address", &shows(2)).await?;
    let in_sight = "const { top, bottom } = board.getBoundingClientRect();\
                    return top < innerHeight && bottom > 0";
    page.wait_for("the board that the address names", in_sight)
        .await?;
    page.run("scrollTo(0, 0); location.hash = '#game=1'", vec![])
        .await?;
    page.wait_for("the other game", &shows(1)).await?;
    page.wait_for("its board", in_sight).await?;
    enter(page, "a").await?;
    let players =
        "return [...document.querySelectorAll('[data-player]')].map((p) => p.textContent)";
    check_eq(
        "players",
        page.run(players, vec![]).await?,
        json!(["Anna", "Ben"]),
    )?;
    // A press beyond the window: drivers do not scroll the host page of another origin.
    page.run(
        "document.querySelector('[data-group] [data-action=game-after]').click()",
        vec![],
    )
    .await?;
    // The history of the host page changes with it, which ends the session's hold on the frame.
    leave(page).await?;
    page.wait_for("the next game", &shows(2)).await?;
    enter(page, "a").await?;
    let state = page.state().await?;
    ensure!(
        state.status.starts_with("Game 2 of 2: Ada – Bob. "),
        "{}",
        state.status
    );
    let covered = "const button = document.querySelector('[data-group] [data-action=game-list]');\
                   const { x, y, width, height } = button.getBoundingClientRect();\
                   return [document.querySelector('#end').open, button.contains(\
                   document.elementFromPoint(x + width / 2, y + height / 2))]";
    check_eq(
        "the card, and whether the list can be pressed",
        page.run(covered, vec![]).await?,
        json!([false, true]),
    )?;
    leave(page).await
}

/// Moves of a table at a club, as a helper writes them down.
async fn a_game_that_is_played_is_followed(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("table1.txt", "f5d6\n");
    let attributes =
        "src=\"club/reversi/table1.txt\" every=5 lock=board controls=\"first back live\"";
    one(page, &club, attributes).await?;
    let shows = |moves: &str, ply: usize| {
        format!(
            "const last = events.findLast((t) => t.type === 'change')?.detail;\
             return last?.game === '{moves}' && last.ply === {ply}"
        )
    };
    page.wait_for("the game so far", &shows("f5d6", 2)).await?;
    club.write("table1.txt", "f5d6c3\n");
    page.wait_for("the next move", &shows("f5d6c3", 3)).await?;
    let moves = events_of(page, "move").await?;
    check_eq("it comes as a move", &moves[0]["square"], &json!("c3"))?;
    // Beyond the window: Firefox's driver does not scroll the host page of another origin.
    let press = |action: &str| format!("document.querySelector('[data-action={action}]').click()");
    enter(page, "a").await?;
    page.run(&press("first"), vec![]).await?;
    page.wait_until("the first point", |state| state.current == 0)
        .await?;
    club.write("table1.txt", "f5d6c3d3c4\n");
    page.wait_until("the visitor hears of moves", |state| {
        state.status.contains('2') && state.can("live")
    })
    .await?;
    page.run(&press("live"), vec![]).await?;
    leave(page).await?;
    page.wait_for("the last move", &shows("f5d6c3d3c4", 5))
        .await?;
    club.lose("table1.txt");
    enter(page, "a").await?;
    page.wait_until("the file is missed", |state| {
        state.status.contains("cannot be reached")
    })
    .await?;
    leave(page).await?;
    club.write("table1.txt", "f5d6c3d3c4f4\n");
    page.wait_for("the game goes on", &shows("f5d6c3d3c4f4", 6))
        .await
}

async fn a_list_goes_with_its_element(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("league.txt", LEAGUE);
    let file = club.url("league.txt");
    one(page, &club, &format!("src=\"{file}\"")).await?;
    let moves = "events.filter((t) => t.type === 'change').map((t) => t.detail.moves)";
    page.wait_for(
        "the first game",
        "return events.some((t) => t.type === 'gamechange')",
    )
    .await?;
    run_until(page, "board.choose(2)", "f5f6", 2).await?;
    run_until(page, "board.goto(1)", "f5f6", 1).await?;
    // Taken out and put back, which begins a new frame.
    let elsewhere = "window.events = []; document.body.append(document.createElement('div'));\
                     document.body.lastChild.append(board)";
    page.run(elsewhere, vec![]).await?;
    page.wait_for(
        "the same game of the list, once",
        "return events.some((t) => t.type === 'gamechange' && t.detail.number === 2)",
    )
    .await?;
    let place = page
        .run("return board.parentNode.localName", vec![])
        .await?;
    check_eq("the element's place", place, json!("div"))?;
    let shown = page
        .run(
            "const { moves, ply } = events.findLast((t) => t.type === 'change').detail;\
             return [moves, ply]",
            vec![],
        )
        .await?;
    check_eq("the point of the game", shown, json!(["f5f6", 1]))?;
    let loads = club
        .requests()
        .iter()
        .filter(|request| request.path.contains("league.txt"))
        .count();
    check_eq("requests of the file", loads, 1)?;
    // A game of the visitor's own.
    run_until(page, "board.load('e6f4')", "e6f4", 2).await?;
    page.run(elsewhere, vec![]).await?;
    page.wait_for(
        "the visitor's game",
        &format!("return {moves}.includes('e6f4')"),
    )
    .await?;
    enter(page, "a").await?;
    page.wait_until("the list beside it", |state| state.can("game-list"))
        .await?;
    let state = page.state().await?;
    check_eq("the game that stays", state.played().as_str(), "e6f4")?;
    leave(page).await?;
    page.run("board.removeAttribute('src')", vec![]).await?;
    let error = refused(page, "board.choose(1)").await?;
    check_eq("no list", &error["code"], &json!("no-listed-games"))
}

async fn a_game_outlives_a_move_of_its_element_while_a_list_loads(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("league.txt", LEAGUE);
    club.hold("league.txt");
    one(page, &club, &format!("src=\"{}\"", club.url("league.txt"))).await?;
    run_until(page, "board.play('e6')", "e6", 1).await?;
    club.wait_until_held().await?;
    page.run(
        "document.body.append(document.createElement('div'));\
         document.body.lastChild.append(board)",
        vec![],
    )
    .await?;
    let ready = "return events.filter((t) => t.type === 'ready').length === 2";
    page.wait_for("the board is ready again", ready).await?;
    run_until(page, "", "e6", 1).await?;
    club.release();
    enter(page, "a").await?;
    let state = page
        .wait_until("the list beside it", |state| state.can("game-list"))
        .await?;
    check_eq("the game that was played", state.played().as_str(), "e6")?;
    leave(page).await
}

async fn only_the_first_list_follows_the_address_of_its_page(page: &Page) -> Result<()> {
    let club = Site::start(ServerMode::Normal).await?;
    club.write("league.txt", LEAGUE);
    let file = club.url("league.txt");
    let board = |id| format!("<reversi-game id={id} {PEOPLE} src=\"{file}\"></reversi-game>");
    // A fragment alone would belong to an address of this base.
    let base = "<base href=\"https://elsewhere.example/\">";
    let boards = format!("{base}{}{}", board("a"), board("b"));
    host(page, &club, &boards, None).await?;
    let numbers = |id| {
        format!(
            "events.filter((t) => t.type === 'gamechange' && t.id === '{id}')\
             .map((t) => t.detail.number).join()"
        )
    };
    let shown = |id, all: &str| format!("return {} === '{all}'", numbers(id));
    for id in ["a", "b"] {
        page.wait_for("the first game of both", &shown(id, "1"))
            .await?;
    }
    page.run("location.hash = '#game=2'", vec![]).await?;
    page.wait_for("the game of the address", &shown("a", "1,2"))
        .await?;
    page.run("document.getElementById('b').choose(4)", vec![])
        .await?;
    page.wait_for("the chosen game of the other list", &shown("b", "1,4"))
        .await?;
    let address = page.run("return location.href", vec![]).await?;
    check_eq(
        "the address",
        address,
        json!(format!("{}/host#game=2", club.origin())),
    )
}
