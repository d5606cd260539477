//! The database of games.

use anyhow::Result;
use reversi_tests::axe::Checker;
use reversi_tests::cases;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["database":
        // The browser keeps the bytes, and a worker gets them with each search.
        Everywhere: [
            games_of_a_database_are_found_filtered_cleared_and_kept,
        ],
        // One file more of the page, and the same views of it everywhere.
        ChromiumOnly: [
            sample_games_count_in_the_database_and_in_the_openings,
        ],
    ]
}

/// Adds three tournament games to the database, with the names of the players if they are wanted: a
/// record has references to the players, Black's count and the moves. 1 is Ada, 2 is Bob.
pub(super) const ADD_TOURNAMENT: &str = "\
    const games = [[1, 2, 40, [56, 64, 33]], [2, 1, 20, [56, 64, 43]], [2, 1, 32, [56, 66]]];\
    const file = new Uint8Array(16 + 68 * games.length);\
    file.set([games.length], 4);\
    file.set([1999 & 255, 1999 >> 8], 10);\
    for (const [index, [black, white, count, moves]] of games.entries())\
        file.set([0, 0, black, 0, white, 0, count, 0, ...moves], 16 + 68 * index);\
    const players = new Uint8Array(16 + 20 * 3);\
    players.set(new TextEncoder().encode('Ada'), 36);\
    players.set(new TextEncoder().encode('Bob'), 56);\
    const files = new DataTransfer();\
    files.items.add(new File([file], 'games.wtb'));\
    if (arguments[0]) files.items.add(new File([players], 'wthor.jou'));\
    const chooser = document.querySelector('.database [type=file]');\
    chooser.files = files.files;\
    chooser.dispatchEvent(new Event('change'));";

async fn games_of_a_database_are_found_filtered_cleared_and_kept(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    let open = async || -> Result<()> {
        page.open_database().await?;
        page.wait_for(
            "the database is open",
            "return !!document.querySelector('.database-size')?.textContent",
        )
        .await
    };
    let three = "return document.querySelectorAll('.database-game').length === 3 &&\
                 document.querySelector('.database-size').textContent.startsWith('3 games')";
    page.open_quick(TWO_PEOPLE).await?;
    open().await?;
    page.run(ADD_TOURNAMENT, vec![json!(false)]).await?;
    page.wait_for("three games are added without names", three)
        .await?;
    page.click(".database-game").await?;
    page.wait_for(
        "a game without names is on the board, at the position that was there",
        "return document.querySelector('.database-game').textContent.includes('? – ?') &&\
         document.querySelectorAll('#board [data-disc]:not([data-disc=empty])').length === 4 &&\
         !document.querySelector('[data-action=redo]').disabled",
    )
    .await?;
    page.run(ADD_TOURNAMENT, vec![json!(true)]).await?;
    page.wait_for(
        "the file of names names the same three games",
        "const games = [...document.querySelectorAll('.database-game')];\
         return games.length === 3 && games.every(({ textContent }) => textContent.includes('Ada'))",
    )
    .await?;
    page.click(".database [data-move='37']").await?;
    page.wait_for(
        "two of them go on with d6",
        "const row = document.querySelector(\".database [data-move='43']\")?.closest('tr');\
         return row?.textContent.includes('2 games') && row.textContent.includes('scores 50 %')",
    )
    .await?;
    checker.check(page, "the database").await?;
    page.run(
        "const side = document.querySelector('.database [name=side]');\
         document.querySelector('.database [name=player]').value = 'ada';\
         side.value = 'black';\
         side.dispatchEvent(new Event('input', { bubbles: true }))",
        vec![],
    )
    .await?;
    page.wait_for(
        "Ada's game with Black",
        "const games = [...document.querySelectorAll('.database-game')];\
         return games.length === 1 && games[0].textContent.includes('Ada – Bob')",
    )
    .await?;
    page.click("[data-database-clear]").await?;
    page.wait_for(
        "no game is left",
        "return document.querySelectorAll('.database-game').length === 0 &&\
         document.querySelector('.database-size').textContent === 'No games yet'",
    )
    .await?;
    page.click("[data-action=restore]").await?;
    page.wait_for(
        "the games are back",
        "return document.querySelector('.database-size').textContent.startsWith('3 games')",
    )
    .await?;
    page.reload().await?;
    open().await?;
    page.wait_for(
        "the browser has kept the games",
        "return document.querySelector('.database-size').textContent.startsWith('3 games')",
    )
    .await
}

async fn sample_games_count_in_the_database_and_in_the_openings(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5")).await?;
    page.open_card("openings").await?;
    page.wait_for(
        "the openings promise no counts, and offer games",
        "return document.querySelector('.explorer') !== null &&\
         document.querySelector('.explorer[data-counted]') === null &&\
         document.querySelector('[data-explorer-try]')?.getClientRects().length === 1",
    )
    .await?;
    page.click("[data-explorer-try]").await?;
    page.wait_for(
        "each game counts for one of the replies",
        "const counts = [...document.querySelectorAll('.explorer[data-counted] tbody tr')]\
             .map(({ cells }) => Number.parseInt(cells[2].textContent, 10) || 0);\
         return counts.reduce((sum, count) => sum + count, 0) === 200 &&\
             counts.filter((count) => count > 20).length > 1",
    )
    .await?;
    Checker::of_all_rules()?
        .check(page, "the openings with counts")
        .await?;
    page.click("[data-explorer-database]").await?;
    page.wait_for(
        "they are those of the database",
        "return document.querySelector('.database-size')?.textContent.startsWith('200 games') &&\
         document.querySelectorAll('.database-game').length === 100",
    )
    .await?;
    page.click("[data-database-clear]").await?;
    page.wait_for(
        "one press takes them away",
        "return document.querySelector('[data-database-try]').getClientRects().length === 1 &&\
         document.querySelectorAll('.database-game').length === 0",
    )
    .await
}
