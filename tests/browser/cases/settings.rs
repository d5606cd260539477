//! The form of the settings: its pictures, and what its style sheets show.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq};
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["settings":
        // Loading of pictures.
        Everywhere: [
            every_theme_has_all_its_pictures,
        ],
        // The page's own style sheets.
        OneBrowser: [
            a_level_is_offered_only_beside_a_computer,
            no_name_of_a_pictured_choice_breaks_within_a_word,
        ],
    ]
}

async fn a_level_is_offered_only_beside_a_computer(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    page.open_panel("settings").await?;
    page.click(".more-settings summary").await?;
    let offered = "return ['black', 'white'].filter((side) =>\
        document.querySelector(`[name=${side}-level]`).getClientRects().length > 0)";
    for (white, sides) in [
        ("human", json!([])),
        ("computer", json!(["white"])),
        ("random", json!([])),
    ] {
        page.choose("white", white).await?;
        check_eq(white, page.run(offered, vec![]).await?, sides)?;
    }
    Ok(())
}

/// Whether every picture in use is there, and comes from the theme THEME.
const DRESSED: &str = "return [...document.images].filter((image) => image.hasAttribute('src'))\
    .every((image) => image.complete && image.naturalWidth > 0 && image.src.includes('/themes/THEME/'))";

async fn no_name_of_a_pictured_choice_breaks_within_a_word(page: &Page) -> Result<()> {
    let whole = "const labels = document.querySelectorAll(':is([data-pictured=theme], [data-pictured=scheme]) label');\
         const words = [...labels].flatMap((label) => {\
             const walker = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);\
             const found = [];\
             while (walker.nextNode()) for (const { index, 0: word } of \
                     walker.currentNode.data.matchAll(/\\S+/g)) {\
                 const range = document.createRange();\
                 range.setStart(walker.currentNode, index);\
                 range.setEnd(walker.currentNode, index + word.length);\
                 const { width } = range.getBoundingClientRect();\
                 const lines = new Set([...range.getClientRects()].map(({ top }) => top)).size;\
                 if (width > 0) found.push(lines); }\
             return found; });\
         return words.length > 3 && words.every((lines) => lines === 1)";
    for (width, height) in [(360, 740), (768, 1024), (1440, 900), (1920, 1080)] {
        resize(page, width, height, false).await?;
        for lang in ["de", "fr", "pl"] {
            page.open_quick(&format!("?lang={lang}&black=human&white=human&seed=1"))
                .await?;
            page.run(
                "document.querySelector('[data-tab=settings]').click()",
                vec![],
            )
            .await?;
            page.wait_for(&format!("{lang} at {width}"), whole).await?;
        }
    }
    restore(page).await
}

async fn every_theme_has_all_its_pictures(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    for theme in ["garden", "contrast", "classic"] {
        page.choose("theme", theme).await?;
        let dressed = DRESSED.replace("THEME", theme);
        page.wait_for(&format!("all pictures of {theme}"), &dressed)
            .await?;
        let count = page.run("return document.images.length", vec![]).await?;
        ensure!(
            count.as_u64() > Some(3 * 64),
            "three pictures a square: {count}"
        );
        // The pictures of the end are there before the end comes.
        let loaded = |name: &str| {
            let path = format!("/themes/{theme}/{name}.svg");
            page.site
                .requests()
                .iter()
                .any(|request| request.path.ends_with(&path))
        };
        for name in [
            "black",
            "white",
            "square",
            "end-black",
            "end-white",
            "end-draw",
        ] {
            ensure!(loaded(name), "{theme}/{name}.svg is not loaded in advance");
        }
    }
    Ok(())
}
