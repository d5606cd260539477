//! Several games imported at once, and the exports.

use anyhow::{Result, ensure};
use reversi_tests::axe::Checker;
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde_json::json;
use thirtyfour::Key;

pub fn cases() -> Vec<Case> {
    cases!["exchange":
        OneBrowser: [
            a_file_in_the_folder_of_the_page_is_a_list_of_games,
        ],
        Everywhere: [
            nothing_moves_as_the_further_notations_load,
            the_record_of_a_game_is_saved_as_a_drawing_and_in_pixels,
            several_games_open_a_list_and_one_is_chosen_by_keys,
        ],
    ]
}

/// Three games; the second one breaks the rules.
const GAMES: &str = "[Black \"Ada\"]\n[White \"Bob\"]\n\n1. f5 d6 2. c3 *\n\n\
                     [Black \"Cid\"]\n\n1. f5 a1\n\n[Black \"Eve\"]\n\n1. f5 f6 *\n";

/// Whether the browser's database has the games, all of them.
const KEPT: &str = "() => new Promise((resolve) => {
    const opening = indexedDB.open('reversi');
    opening.onsuccess = () => {
        const values = opening.result.transaction('values').objectStore('values').getAll();
        values.onsuccess = () => {
            opening.result.close();
            resolve(values.result.some(({ parts }) => parts === 1));
        };
    };
})";

/// Chooses in a field outside the settings.
async fn select(page: &Page, name: &str, value: &str) -> Result<()> {
    let script = "const field = document.querySelector(`select[name=\"${arguments[0]}\"]`);\
                  field.value = arguments[1];\
                  field.dispatchEvent(new Event('change', { bubbles: true }))";
    page.run(script, vec![json!(name), json!(value)]).await?;
    Ok(())
}

async fn several_games_open_a_list_and_one_is_chosen_by_keys(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(TWO_PEOPLE).await?;
    page.paste(GAMES).await?;
    let rows = "return document.querySelectorAll('.library [data-row]').length";
    page.wait_for(
        "both games that can be read, and the number of the other one",
        &format!(
            "{} === 2 && document.querySelectorAll('.collection-unread li').length === 1",
            rows
        ),
    )
    .await?;
    checker.check(page, "the list of games").await?;
    for (subject, rows) in [("openings", 2), ("players", 3), ("leads", 4)] {
        select(page, "shape", subject).await?;
        page.wait_for(
            subject,
            &format!(
                "return document.querySelectorAll('[data-statistics] tbody tr').length === {rows}"
            ),
        )
        .await?;
        checker
            .check(page, &format!("the statistics of {subject}"))
            .await?;
    }
    select(page, "shape", "games").await?;
    page.run("document.querySelector('[data-games]').focus()", vec![])
        .await?;
    page.wait_for(
        "the list has the focus",
        "return document.activeElement.getAttribute('role') === 'grid'",
    )
    .await?;
    page.keys(Key::Down).await?;
    page.keys(Key::Enter).await?;
    page.wait_until("the second game", |state| state.played() == "f5f6")
        .await?;
    checker.check(page, "the buttons of the list").await?;
    page.keys("<").await?;
    page.wait_until("the game before it", |state| state.played() == "f5d6c3")
        .await?;
    page.press("game-after").await?;
    page.wait_until("the next game", |state| state.played() == "f5f6")
        .await?;
    page.press("game-list").await?;
    page.click("[data-library-filter]").await?;
    for (what, left) in [("the game with the position", 1), ("both games", 2)] {
        page.click(".library [name=here]").await?;
        page.wait_for(what, &format!("{rows} === {left}")).await?;
    }
    page.run(
        "const field = document.querySelector('.library [name=filter]');\
         field.value = 'f5d6c3';\
         field.dispatchEvent(new Event('input', { bubbles: true }))",
        vec![],
    )
    .await?;
    page.wait_for(
        "the game that begins so",
        &format!("{rows} === 1 && document.querySelector('.library output').textContent === '1 of 2 games'"),
    )
    .await?;
    page.run(
        "const field = document.querySelector('.library [name=filter]');\
         field.value = '';\
         field.dispatchEvent(new Event('input', { bubbles: true }))",
        vec![],
    )
    .await?;
    page.wait_for_async("the games are kept", KEPT, vec![])
        .await?;
    page.reload().await?;
    page.open_panel("games").await?;
    page.click("[data-shelf=imported]").await?;
    let both = format!("{rows} === 2");
    page.wait_for("the games after a reload", &both).await?;
    page.click("[data-library-menu]").await?;
    page.click("[data-forget]").await?;
    page.wait_for("no game is left", &format!("{rows} === 0"))
        .await?;
    page.press("restore").await?;
    page.wait_for("the games again", &both).await
}

async fn nothing_moves_as_the_further_notations_load(page: &Page) -> Result<()> {
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3")).await?;
    // The height of what the dialog holds, whatever its motion does.
    page.run(
        "window.heightOfDialog = () => document.querySelector('#text').scrollHeight",
        vec![],
    )
    .await?;
    let opening = page
        .run(
            "document.querySelector('[data-action=\"text\"]').click();\
             return [heightOfDialog(), document.querySelector('[data-export]').childElementCount]",
            vec![],
        )
        .await?;
    check_eq(
        "notations as the dialog opens",
        opening[1].clone(),
        json!(0),
    )?;
    page.wait_for(
        "the picture",
        "return document.querySelector('.export-picture')?.naturalWidth > 0",
    )
    .await?;
    let after = page.run("return heightOfDialog()", vec![]).await?;
    let moved = opening[0]
        .as_f64()
        .zip(after.as_f64())
        .map(|(one, other)| (one - other).abs());
    // Lines of text differ by a pixel or two from font to font; the notations are 184 px high.
    ensure!(
        moved.is_some_and(|pixels| pixels < 6.0),
        "the dialog was {} high, and is {after} high",
        opening[0]
    );
    Ok(())
}

async fn the_record_of_a_game_is_saved_as_a_drawing_and_in_pixels(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(&format!("{TWO_PEOPLE}#m=f5d6c3")).await?;
    // A saved file is noted in place of a download.
    page.run(
        "window.saved = [];\
         URL.createObjectURL = (blob) => { saved.push(blob); return '#'; };\
         HTMLAnchorElement.prototype.click = () => {};\
         const write = async ([item]) => saved.push(await item.getType('image/png'));\
         Object.defineProperty(navigator, 'clipboard', { value: { write } });\
         navigator.canShare = ({ files }) => files[0].type === 'image/png';\
         navigator.share = async ({ files }) => saved.push(files[0])",
        vec![],
    )
    .await?;
    page.press("text").await?;
    page.wait_for(
        "the picture",
        "const picture = document.querySelector('.export-picture');\
         return picture !== null && picture.naturalWidth > 0",
    )
    .await?;
    checker.check(page, "what is given out").await?;
    let expected = json!({
        "type": "image/png",
        "signature": [137, 80, 78, 71, 13, 10, 26, 10],
        "size": [1104, 1104],
        "colours": ["white", "green", "white", "black"],
        "numbered": true,
    });
    for (number, way) in [(1, "shared"), (2, "copied"), (3, "saved")] {
        page.run("saved.length = 0", vec![]).await?;
        page.click(&format!(".export .button:nth-of-type({number})"))
            .await?;
        page.wait_for(way, "return saved.length === 1").await?;
        let facts = page.call_async(js!("png-facts.js"), vec![]).await?;
        check_eq(way, facts, expected.clone())?;
    }
    select(page, "format", "ggf").await?;
    page.wait_for(
        "the game in the General Game Format",
        "return document.querySelector('[name=\"written\"]').value.endsWith('B[f5]W[d6]B[c3];)')",
    )
    .await
}

async fn a_file_in_the_folder_of_the_page_is_a_list_of_games(page: &Page) -> Result<()> {
    page.site
        .write("league.txt", "f5d6c3\nf5f6\nf5a1\nf5d6c4\n");
    page.open_quick(&format!("{TWO_PEOPLE}&src=league.txt"))
        .await?;
    let open = "return document.querySelectorAll('.library [data-row]').length === 3";
    page.wait_for("the list", open).await?;
    let named = "return document.querySelector('.collection-unread').textContent.includes('Record 3 (league.txt, line 3):')";
    page.wait_for("the place of what cannot be read", named)
        .await?;
    page.run(
        "URL.createObjectURL = (blob) => {\
           blob.text().then((text) => { window.saved = text; });\
           return '#';\
         };\
         document.querySelector('[name=filter]').value = 'f5d6';\
         document.querySelector('[name=filter]').dispatchEvent(new Event('input'));\
         document.querySelector('[name=games-format]').value = 'moves';\
         document.querySelector('.save-games button:last-child').click()",
        vec![],
    )
    .await?;
    page.wait_for(
        "the games that the list shows",
        "return window.saved === 'f5d6c3\\nf5d6c4\\n'",
    )
    .await?;
    page.run(
        "document.querySelector('[name=filter]').value = '';\
         document.querySelector('[name=filter]').dispatchEvent(new Event('input'))",
        vec![],
    )
    .await?;
    page.wait_for("all games again", open).await?;
    page.click("[data-row=\"1\"]").await?;
    page.wait_until("the second game", |state| state.played() == "f5f6")
        .await?;
    let address = "return location.hash === `#game=${arguments[0]}` || arguments[0] === 0 && location.hash === ''";
    check_eq(
        "the address names the game",
        page.run(address, vec![json!(2)]).await?,
        json!(true),
    )?;
    page.keys(">").await?;
    page.wait_until("the game after it", |state| state.played() == "f5d6c4")
        .await?;
    page.run("history.back()", vec![]).await?;
    page.wait_until("the game before it", |state| state.played() == "f5f6")
        .await?;
    page.run("location.hash = '#game=9'", vec![]).await?;
    page.wait_for(
        "the sentence about a game that the list lacks",
        "return document.querySelector('#status').textContent.includes('no game 9: it ends with game 4')",
    )
    .await?;
    page.open_quick(&format!("{TWO_PEOPLE}&src=league.txt#game=4"))
        .await?;
    page.wait_until("the game of a link", |state| state.played() == "f5d6c4")
        .await?;
    page.open_quick(&format!("{TWO_PEOPLE}&src=../other.txt"))
        .await?;
    page.wait_for(
        "the sentence about an address outside the folder",
        "return document.querySelector('#status').textContent.includes('../other.txt')",
    )
    .await
}
