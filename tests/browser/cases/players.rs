//! The dialog of a new game in windows of telephones.

use anyhow::Result;
use reversi_tests::page::Page;
use reversi_tests::suite::Case;
use reversi_tests::window::{resize, restore};
use reversi_tests::{cases, check_eq};
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["players":
        // Windows of the size of a telephone.
        ChromiumOnly: [
            names_of_opponents_stay_whole_on_a_telephone,
        ],
    ]
}

async fn names_of_opponents_stay_whole_on_a_telephone(page: &Page) -> Result<()> {
    // Without a dictionary of hyphens, as some browsers are.
    let cut = "const picker = document.querySelector('#players');\
               const faces = [...picker.querySelectorAll('.faces [data-choice]')];\
               for (const face of faces) face.style.cssText =\
                   'overflow-wrap: normal; hyphens: manual';\
               return [faces.length > 12, ...[picker, ...faces]\
                   .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)\
                   .map((part) => part.textContent.trim())]";
    for lang in ["de", "es", "it", "nl", "pl"] {
        for (width, height) in [(360, 740), (320, 568)] {
            resize(page, width, height, false).await?;
            page.goto("about:blank").await?;
            page.open(&format!("?lang={lang}&black=human&white=computer"))
                .await?;
            page.click("[data-pick=white]").await?;
            page.wait_for(
                "the opponents",
                "return document.querySelectorAll('#players[open] .faces [data-choice]').length > 12",
            )
            .await?;
            check_eq(
                &format!("cut at {width} by {height} pixels, {lang}"),
                page.run(cut, vec![]).await?,
                json!([true]),
            )?;
        }
    }
    restore(page).await
}
