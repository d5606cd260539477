//! Themes by folder: a club adds one, and what is missing does not end the game.

use anyhow::{Result, ensure};
use reversi_tests::page::{Page, TWO_PEOPLE};
use reversi_tests::server::dist;
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;

pub fn cases() -> Vec<Case> {
    cases!["themes":
        // Errors of pictures, style sheets and modules.
        Everywhere: [
            a_missing_image_is_replaced_and_named_once,
            a_broken_image_counts_as_missing,
            a_missing_style_sheet_leaves_a_whole_page,
            a_slip_in_the_clubs_file_is_reported,
        ],
        // The page's answer to them.
        OneBrowser: [
            the_page_keeps_the_style_sheet_of_its_markup,
            a_club_adds_a_theme_by_a_folder_and_an_entry,
            a_missing_image_of_the_classic_theme_is_drawn,
            a_missing_folder_keeps_the_previous_theme,
            a_missing_folder_at_the_start_is_replaced_by_classic,
        ],
    ]
}

/// Where the pictures of the black discs come from, each address once, without its release.
const BLACK: &str = "return [...new Set([...document.querySelectorAll('#board .face.black')]\
    .map((image) => image.src.startsWith('data:') ? 'drawn' : image.src.split('/themes/')[1].split('?')[0]))]";

/// The club's file with another theme before the others.
fn with_roses(entry: &str) -> Result<String> {
    let club = std::fs::read_to_string(dist()?.join("www/club.js"))?;
    let mark = "themes: [";
    ensure!(club.contains(mark), "club.js lists the themes");
    Ok(club.replacen(mark, &format!("{mark}\n{entry},"), 1))
}

const ROSES: &str = "{ id: \"roses\", label: { de: \"Rosen\", en: \"Roses\" }, files: { black: \"rose.svg\" },\
    names: { black: { de: \"Rose\", en: \"Rose\" }, white: { de: \"Dorn\", en: \"Thorn\" } } }";

/// Exchanged for itself, it would have the whole page styled once more before the first move.
async fn the_page_keeps_the_style_sheet_of_its_markup(page: &Page) -> Result<()> {
    page.open(TWO_PEOPLE).await?;
    let dressed = "return document.querySelector('#board .face.black').hasAttribute('src')";
    page.wait_for("the theme", dressed).await?;
    let address = "return document.getElementById('theme').getAttribute('href').split('?')[0]";
    check_eq(
        "address as in the markup",
        page.run(address, vec![]).await?,
        json!("www/themes/classic/theme.css"),
    )
}

async fn a_club_adds_a_theme_by_a_folder_and_an_entry(page: &Page) -> Result<()> {
    page.site.write("www/club.js", with_roses(ROSES)?);
    let garden = dist()?.join("www/themes/garden");
    for entry in std::fs::read_dir(&garden)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = name
            .replace("black.svg", "rose.svg")
            .replace("end-rose", "end-black");
        page.site
            .write(&format!("www/themes/roses/{name}"), std::fs::read(&path)?);
    }
    page.open_quick(&format!("{TWO_PEOPLE}&theme=roses"))
        .await?;
    page.wait_for_pictures().await?;
    check_eq(
        "black",
        page.run(BLACK, vec![]).await?,
        json!(["roses/rose.svg"]),
    )?;
    let offered =
        "return document.querySelector('[name=theme]:checked').closest('label').textContent";
    check_eq("name", page.run(offered, vec![]).await?, json!("Roses"))?;
    let state = page.play("f5").await?;
    check_eq("turn", state.turn_alt.as_str(), "Thorn")?;
    let tip = "return getComputedStyle(document.querySelector('.fence .action'), '::after').backgroundImage";
    let tip = page.run(tip, vec![]).await?.to_string();
    ensure!(tip.contains("themes/roses/tip.svg"), "tip: {tip}");
    Ok(())
}

async fn a_missing_image_is_replaced_and_named_once(page: &Page) -> Result<()> {
    page.expect_problems();
    page.site.lose("www/themes/garden/black.svg");
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("theme", "garden").await?;
    let state = page
        .wait_until("a sentence", |state| {
            state.status.contains("garden/black.svg")
        })
        .await?;
    ensure!(state.input, "the game goes on");
    page.wait_for_pictures().await?;
    check_eq(
        "black",
        page.run(BLACK, vec![]).await?,
        json!(["classic/black.svg"]),
    )?;
    let white = "return document.querySelector('#board .face.white').src.split('/themes/')[1].split('?')[0]";
    check_eq(
        "white",
        page.run(white, vec![]).await?,
        json!("garden/white.svg"),
    )?;
    page.play("f5").await?;
    for (theme, name) in [("classic", "White"), ("garden", "Mole")] {
        page.choose("theme", theme).await?;
        page.wait_for(
            "the theme",
            &format!("return document.documentElement.dataset.theme === '{theme}'"),
        )
        .await?;
        let state = page
            .wait_until("the name", |state| state.turn_alt == name)
            .await?;
        ensure!(
            !state.status.contains("black.svg"),
            "named twice: {}",
            state.status
        );
    }
    Ok(())
}

async fn a_broken_image_counts_as_missing(page: &Page) -> Result<()> {
    page.expect_problems();
    page.site
        .write("www/themes/garden/white.svg", "no picture at all");
    page.open_quick(&format!("{TWO_PEOPLE}&theme=garden"))
        .await?;
    page.wait_until("a sentence", |state| {
        state.status.contains("garden/white.svg")
    })
    .await?;
    page.wait_for_pictures().await
}

async fn a_missing_image_of_the_classic_theme_is_drawn(page: &Page) -> Result<()> {
    page.expect_problems();
    page.site.lose("www/themes/classic/black.svg");
    page.open_quick(TWO_PEOPLE).await?;
    page.wait_until("a sentence", |state| {
        state.status.contains("classic/black.svg")
    })
    .await?;
    page.wait_for_pictures().await?;
    check_eq("black", page.run(BLACK, vec![]).await?, json!(["drawn"]))?;
    page.play("f5").await?;
    Ok(())
}

async fn a_missing_style_sheet_leaves_a_whole_page(page: &Page) -> Result<()> {
    page.expect_problems();
    page.site.lose("www/themes/garden/theme.css");
    page.open_quick(&format!("{TWO_PEOPLE}&theme=garden"))
        .await?;
    page.wait_until("a sentence", |state| state.status.contains("theme.css"))
        .await?;
    check_eq(
        "black",
        page.run(BLACK, vec![]).await?,
        json!(["garden/black.svg"]),
    )?;
    let square = "return getComputedStyle(document.documentElement).getPropertyValue('--square').trim() !== ''";
    check_eq("colours", page.run(square, vec![]).await?, json!(true))?;
    let sheets = "return [...document.querySelectorAll('link[id=theme]')].map((link) => link.href.split('/themes/')[1].split('?')[0])";
    check_eq(
        "sheet",
        page.run(sheets, vec![]).await?,
        json!(["classic/theme.css"]),
    )
}

/// The theme that shows: its attribute, its sheet, its choice in the form, and the name of Black.
const SHOWN: &str = "return [document.documentElement.dataset.theme,\
    ...[...document.querySelectorAll('link[rel=stylesheet][href*=themes]')].map((link) => link.href.split('/').at(-2)),\
    document.forms.settings.theme.value, document.querySelector('[data-name=black]').textContent]";

async fn a_missing_folder_keeps_the_previous_theme(page: &Page) -> Result<()> {
    page.expect_problems();
    page.site.lose("www/themes/garden/");
    page.open_quick(&format!("{TWO_PEOPLE}&theme=contrast"))
        .await?;
    page.wait_for_pictures().await?;
    for square in ["f5", "d6"] {
        page.choose("theme", "garden").await?;
        page.wait_until("a sentence", |state| {
            state.status.contains("www/themes/garden/")
        })
        .await?;
        check_eq(
            "pictures",
            page.run(BLACK, vec![]).await?,
            json!(["contrast/black.svg"]),
        )?;
        let contrast = json!(["contrast", "contrast", "contrast", "Black"]);
        check_eq("theme", page.run(SHOWN, vec![]).await?, contrast)?;
        page.play(square).await?;
    }
    Ok(())
}

async fn a_missing_folder_at_the_start_is_replaced_by_classic(page: &Page) -> Result<()> {
    page.expect_problems();
    page.site.lose("www/themes/garden/");
    page.open(&format!("{TWO_PEOPLE}&theme=garden")).await?;
    page.wait_until("a sentence", |state| {
        state.status.contains("www/themes/garden/")
    })
    .await?;
    page.wait_for(
        "the classic pictures",
        "return document.querySelector('#board .face.black').src.includes('classic/black.svg')",
    )
    .await?;
    page.wait_for_settings().await?;
    let classic = json!(["classic", "classic", "classic", "Black"]);
    check_eq("theme", page.run(SHOWN, vec![]).await?, classic)
}

async fn a_slip_in_the_clubs_file_is_reported(page: &Page) -> Result<()> {
    page.expect_problems();
    // A missing colon, which no module survives, and missing quotes, which fail when it runs.
    for slip in ["{ id \"roses\" }", "{ id: roses }"] {
        page.site.write("www/club.js", with_roses(slip)?);
        page.browser.session.goto(page.site.url("?lang=en")).await?;
        page.wait_for_page(
            "a sentence with the file",
            "return document.getElementById('status').textContent.includes('club.js')",
        )
        .await?;
    }
    Ok(())
}
