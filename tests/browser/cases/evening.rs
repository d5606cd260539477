//! A club's evening, from the empty page to the printed table.

use std::collections::{HashMap, HashSet};

use anyhow::{Context, Result, ensure};
use reversi_tests::axe::Checker;
use reversi_tests::page::Page;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde::Deserialize;
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::layout::resize;

const NAMES: [&str; 16] = [
    "Anna", "Ben", "Cem", "Dora", "Emil", "Flora", "Gus", "Hedda", "Ivo", "Jana", "Kai", "Lena",
    "Milo", "Nora", "Otto", "Pia",
];

/// The discs of the black side, table by table; a draw is among them.
const RESULTS: [[i32; 8]; 5] = [
    [40, 24, 33, 51, 12, 45, 32, 38],
    [22, 41, 30, 36, 47, 19, 44, 28],
    [34, 31, 64, 20, 39, 26, 42, 13],
    [29, 43, 35, 18, 50, 27, 37, 46],
    [33, 25, 40, 32, 21, 48, 30, 55],
];

const STANDINGS: &str = "return [...document.querySelectorAll('[data-standings] tbody tr')]\
    .map((row) => [...row.cells].map((cell) => cell.textContent))";

/// The rows of the dialog and of the paper.
#[derive(Deserialize)]
struct Shown {
    rounds: Vec<Vec<(String, String, i32)>>,
    standings: Vec<Vec<String>>,
    paper: Vec<Vec<String>>,
    problem: String,
}

pub fn cases() -> Vec<Case> {
    cases!["evening":
        // Dialog, fields and storage of each engine.
        Everywhere: [
            what_is_typed_into_a_field_waits_for_enter_after_a_reload,
            two_tabs_with_two_results_of_a_table_say_so,
        ],
        // The page's own markup and state.
        OneBrowser: [
            an_evening_of_sixteen_players_is_played_and_kept,
            the_dialog_of_an_evening_passes_axe,
        ],
        // Windows of other sizes.
        ChromiumOnly: [
            no_words_of_an_evening_are_cut_in_any_window,
        ],
    ]
}

async fn open(page: &Page) -> Result<()> {
    page.open("?lang=en#evening").await?;
    wait_for_dialog(page).await
}

async fn wait_for_dialog(page: &Page) -> Result<()> {
    let shown = "return document.querySelector('#evening[open]') !== null";
    page.wait_for("the dialog", shown).await
}

async fn play(page: &Page) -> Result<Shown> {
    let shown = page
        .call(js!("play-evening.js"), vec![json!(NAMES), json!(RESULTS)])
        .await?;
    serde_json::from_value(shown).context("what the dialog shows")
}

async fn an_evening_of_sixteen_players_is_played_and_kept(page: &Page) -> Result<()> {
    open(page).await?;
    let shown = play(page).await?;
    check_eq("the problem", shown.problem.as_str(), "")?;
    let mut met = HashSet::new();
    for (black, white, _) in shown.rounds.iter().flatten() {
        let pair = [black.min(white).clone(), black.max(white).clone()];
        ensure!(met.insert(pair), "{black} and {white} meet twice");
    }
    let first_columns = |rows: &[Vec<String>]| -> Vec<Vec<String>> {
        rows.iter().map(|row| row[1..4].to_vec()).collect()
    };
    let expected = standings(&shown.rounds);
    check_eq(
        "the standings",
        first_columns(&shown.standings),
        expected.clone(),
    )?;
    check_eq("the paper", first_columns(&shown.paper), expected.clone())?;
    page.reload().await?;
    page.run("location.hash = 'evening'", vec![]).await?;
    wait_for_dialog(page).await?;
    let kept: Vec<Vec<String>> = serde_json::from_value(page.run(STANDINGS, vec![]).await?)?;
    check_eq(
        "the standings after a reload",
        first_columns(&kept),
        expected,
    )?;
    page.run(
        "for (let step = 0; step < 60; step += 1) document.querySelector('[data-evening-undo]').click()",
        vec![],
    )
    .await?;
    let left = "return document.querySelectorAll('#evening .evening-players li').length";
    check_eq(
        "players after Undo",
        page.run(left, vec![]).await?,
        json!(0),
    )
}

/// Opens the evening with four players, and pairs the first round.
pub async fn pair_four(page: &Page) -> Result<()> {
    open(page).await?;
    let pair = "const dialog = document.querySelector('#evening');\
                dialog.querySelector('[name=players]').value = arguments[0];\
                dialog.querySelector('.evening-names .primary').click();\
                dialog.querySelector('.evening-bar .primary').click()";
    page.run(pair, vec![json!(NAMES[..4].join("\n"))]).await?;
    // The page gives the first table the focus in a later task: a key before it types elsewhere.
    let focused = "return document.activeElement.name === 'result-1-1'";
    page.wait_for("the focus at the first table", focused).await
}

/// The value of a field.
fn value_of(field: &str) -> String {
    format!("return document.querySelector('#evening [name={field}]').value")
}

async fn wait_for_value(page: &Page, field: &str, value: &str) -> Result<()> {
    let shown = format!("{} === '{value}'", value_of(field));
    page.wait_for(&format!("{value} in {field}"), &shown).await
}

/// Types into a field, in place of what it holds, and does not leave it.
async fn type_into(page: &Page, field: &str, text: &str) -> Result<()> {
    let select = "const field = document.querySelector(`#evening [name=${arguments[0]}]`);\
                  const part = field.closest('details');\
                  if (part) part.open = true;\
                  field.focus();\
                  field.select()";
    page.run(select, vec![json!(field)]).await?;
    page.keys(text).await
}

async fn reload(page: &Page) -> Result<()> {
    page.reload().await?;
    page.run("location.hash = 'evening'", vec![]).await?;
    wait_for_dialog(page).await
}

async fn what_is_typed_into_a_field_waits_for_enter_after_a_reload(page: &Page) -> Result<()> {
    pair_four(page).await?;
    type_into(page, "result-1-2", "40").await?;
    reload(page).await?;
    wait_for_value(page, "result-1-2", "40").await?;
    let missing =
        "return document.querySelector('#evening .evening-part [role=status]').textContent";
    let expected = json!("2 results are missing: Anna – Cem, Dora – Ben.");
    check_eq("before Enter", page.run(missing, vec![]).await?, expected)?;
    page.keys(Key::Enter).await?;
    let entered = format!("{missing}.startsWith('1 result is missing: ')");
    page.wait_for("the result", &entered).await?;
    // Leaving the field takes the text in as Enter does.
    type_into(page, "player-2", "Benjamin").await?;
    reload(page).await?;
    wait_for_value(page, "player-2", "Benjamin").await?;
    page.click("#evening [name=title]").await?;
    let named =
        "return document.querySelector('[data-standings]').textContent.includes('Benjamin')";
    page.wait_for("the name in the standings", named).await?;
    reload(page).await?;
    wait_for_value(page, "player-2", "Benjamin").await?;
    let focused = "return document.activeElement.name ?? ''";
    let focused = page.run(focused, vec![]).await?;
    ensure!(focused != json!("player-2"), "nothing is typed any more");
    Ok(())
}

async fn two_tabs_with_two_results_of_a_table_say_so(page: &Page) -> Result<()> {
    let problem = "return document.querySelector('#evening .problem').textContent";
    pair_four(page).await?;
    type_into(page, "result-1-2", "33").await?;
    page.keys(Key::Enter).await?;
    let session = &page.browser.session;
    let first = session.window().await?;
    let second = session.new_tab().await?;
    session.switch_to_window(second.clone()).await?;
    open(page).await?;
    wait_for_value(page, "result-1-2", "33").await?;
    type_into(page, "result-1-2", "34").await?;
    page.keys(Key::Enter).await?;
    check_eq(
        "the second tab",
        page.run(problem, vec![]).await?,
        json!(""),
    )?;
    // The second tab has started to type a result when the first one enters another.
    type_into(page, "result-1-1", "20").await?;
    session.switch_to_window(first).await?;
    wait_for_value(page, "result-1-2", "34").await?;
    let said = "Table 2 of round 1 has two results: 33–31 here, 34–30 in another tab.";
    let shown = page.run(problem, vec![]).await?;
    check_eq("the first tab", without_joiners(&shown), said.to_owned())?;
    type_into(page, "result-1-1", "21").await?;
    page.keys(Key::Enter).await?;
    session.switch_to_window(second).await?;
    let said = format!("{problem} !== ''");
    page.wait_for("a sentence in the second tab", &said).await?;
    let said = "Table 1 of round 1 has two results: 20–44 here, 21–43 in another tab.";
    let shown = page.run(problem, vec![]).await?;
    check_eq("what is typed", without_joiners(&shown), said.to_owned())?;
    wait_for_value(page, "result-1-1", "20").await
}

/// A text without the signs that keep a line from breaking.
fn without_joiners(text: &Value) -> String {
    text.as_str().unwrap_or_default().replace('\u{2060}', "")
}

/// Names, points and Brightwell quotients in the order of the place: points, then the quotient,
/// then the difference in discs.
fn standings(rounds: &[Vec<(String, String, i32)>]) -> Vec<Vec<String>> {
    let mut games: HashMap<&str, Vec<(&str, i32)>> = HashMap::new();
    for (black, white, discs) in rounds.iter().flatten() {
        games.entry(black).or_default().push((white, *discs));
        games.entry(white).or_default().push((black, 64 - discs));
    }
    // Twice the points are whole numbers.
    let points: HashMap<&str, i32> = games
        .iter()
        .map(|(name, list)| {
            let sum = list
                .iter()
                .map(|(_, discs)| (discs - 32).signum() + 1)
                .sum();
            (*name, sum)
        })
        .collect();
    let mut rows: Vec<(i32, i32, i32, usize, &str)> = games
        .iter()
        .map(|(name, list)| {
            let discs: i32 = list.iter().map(|(_, discs)| discs).sum();
            let opponents: i32 = list.iter().map(|(other, _)| points[other]).sum();
            let place = NAMES.iter().position(|other| other == name).unwrap_or(16);
            (
                -points[name],
                -(discs + 3 * opponents),
                -discs,
                place,
                *name,
            )
        })
        .collect();
    rows.sort_unstable();
    rows.iter()
        .map(|(points, quotient, _, _, name)| {
            let half = if points % 2 == 0 { "" } else { ".5" };
            vec![
                (*name).to_owned(),
                format!("{}{half}", -points / 2),
                (-quotient).to_string(),
            ]
        })
        .collect()
}

async fn the_dialog_of_an_evening_passes_axe(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    open(page).await?;
    checker.check(page, "an evening without players").await?;
    play(page).await?;
    page.run(
        "for (const part of document.querySelectorAll('#evening details')) part.open = true",
        vec![],
    )
    .await?;
    checker.check(page, "an evening that is played").await
}

/// The parts whose width cuts or breaks their words: lists, and buttons of the head.
const CUT: &str = "const dialog = document.querySelector('#evening');\
    const isCut = (list) => {\
        const whole = list.cloneNode(true);\
        whole.style = 'position: absolute; width: max-content; max-width: none';\
        list.after(whole);\
        const { offsetWidth } = whole;\
        whole.remove();\
        return offsetWidth > list.offsetWidth + 1;\
    };\
    const isBroken = (button) => {\
        const words = document.createRange();\
        words.selectNodeContents(button);\
        return words.getClientRects().length > 1;\
    };\
    return [\
        ...[...dialog.querySelectorAll('select')].filter(isCut).map(({ name }) => name),\
        ...[...dialog.querySelectorAll('.evening-head button')].filter(isBroken)\
            .map(({ textContent }) => textContent),\
    ]";

async fn no_words_of_an_evening_are_cut_in_any_window(page: &Page) -> Result<()> {
    page.open_narrow().await?;
    for language in ["de", "fr", "pl"] {
        page.choose("lang", language).await?;
        page.run("location.hash = 'evening'", vec![]).await?;
        wait_for_dialog(page).await?;
        for (width, height) in [(360, 740), (768, 1024), (1024, 768), (1440, 900)] {
            resize(page, width, height).await?;
            let cut = page.run(CUT, vec![]).await?;
            check_eq(&format!("{language} in {width} px"), cut, json!([]))?;
        }
        page.click("#evening .evening-head > button").await?;
    }
    page.browser.session.enter_default_frame().await?;
    Ok(())
}
