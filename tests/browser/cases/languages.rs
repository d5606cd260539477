//! German and English.

use anyhow::{Result, ensure};
use reversi_tests::page::Page;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::{Value, json};

pub fn cases() -> Vec<Case> {
    cases!["languages":
        // The page's own texts.
        OneBrowser: [
            the_address_chooses_the_language,
            the_form_changes_the_language_at_once,
            what_is_in_another_language_says_in_which,
            every_text_exists_in_both_languages,
        ],
    ]
}

/// The label of an action.
async fn label(page: &Page, action: &str) -> Result<String> {
    let script = "return document.querySelector(`[data-group] [data-action=${arguments[0]}]`).textContent.trim()";
    Ok(page
        .run(script, vec![json!(action)])
        .await?
        .as_str()
        .unwrap_or_default()
        .to_owned())
}

async fn the_address_chooses_the_language(page: &Page) -> Result<()> {
    let state = page.open("?lang=de&black=human&white=human").await?;
    check_eq("html lang", state.lang.as_str(), "de")?;
    check_eq("turn", state.turn_alt.as_str(), "Schwarz")?;
    check_eq("new", label(page, "new").await?.as_str(), "Neues Spiel")?;
    check_eq("form", page.chosen("lang").await?.as_str(), "de")?;
    let state = page.open("?lang=en&black=human&white=human").await?;
    check_eq("html lang", state.lang.as_str(), "en")?;
    check_eq("turn", state.turn_alt.as_str(), "Black")?;
    check_eq("new", label(page, "new").await?.as_str(), "New game")
}

async fn what_is_in_another_language_says_in_which(page: &Page) -> Result<()> {
    let parts = "const [name, original] =\
            ['output[name=opening]', '.opening-ja'].map((part) => document.querySelector(part));\
        return [name.textContent, name.closest('[lang]').lang, original.textContent !== '', original.lang]";
    let options = "return [...document.querySelector('[name=lang]').options]\
        .every(({ lang, value }) => lang === value)";
    for lang in ["de", "en", "es"] {
        page.goto("about:blank").await?;
        page.open_quick(&format!(
            "?lang={lang}&black=human&white=human#m=f5d6c3d3c4"
        ))
        .await?;
        let named = if lang == "de" { "de" } else { "en" };
        check_eq(
            lang,
            page.run(parts, vec![]).await?,
            json!(["Tiger", named, true, "ja"]),
        )?;
        check_eq(
            "names of languages",
            page.run(options, vec![]).await?,
            json!(true),
        )?;
    }
    Ok(())
}

async fn the_form_changes_the_language_at_once(page: &Page) -> Result<()> {
    page.open_quick("?black=human&white=human").await?;
    page.choose("lang", "de").await?;
    let state = page.play("f5").await?;
    check_eq("html lang", state.lang.as_str(), "de")?;
    check_eq("turn", state.turn_alt.as_str(), "Weiß")?;
    let german = state.status;
    page.choose("lang", "en").await?;
    let state = page
        .wait_until("English", |state| state.lang == "en")
        .await?;
    check_eq("turn", state.turn_alt.as_str(), "White")?;
    ensure!(
        state.status.contains("Black") && state.status != german,
        "{:?}",
        state.status
    );
    Ok(())
}

async fn every_text_exists_in_both_languages(page: &Page) -> Result<()> {
    let texts = "const of = (e) => [e.dataset.text ?? e.dataset.label ?? e.value,\
                 e.dataset.label ? e.ariaLabel : e.textContent.trim()];\
                 return [...document.querySelectorAll('[data-text], [data-label], option')].map(of)";
    page.open("?lang=de&black=human&white=human").await?;
    page.press("help").await?;
    let german: Vec<(String, String)> = read(page.run(texts, vec![]).await?)?;
    page.choose("lang", "en").await?;
    page.wait_until("English", |state| state.lang == "en")
        .await?;
    let english: Vec<(String, String)> = read(page.run(texts, vec![]).await?)?;
    check_eq("number of texts", german.len(), english.len())?;
    for (key, text) in german.iter().chain(&english) {
        ensure!(
            !text.is_empty() && (text != key || !key.contains('-')),
            "no text for {key}"
        );
    }
    let differ = german
        .iter()
        .zip(&english)
        .filter(|(one, other)| one != other)
        .count();
    ensure!(
        2 * differ > german.len(),
        "only {differ} of {} texts differ",
        german.len()
    );
    Ok(())
}

fn read(value: Value) -> Result<Vec<(String, String)>> {
    Ok(serde_json::from_value(value)?)
}
