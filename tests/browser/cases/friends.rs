//! Games with a friend: two browsers with separate profiles, which share nothing but links.

use anyhow::{Context, Result, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use reversi_tests::axe::Checker;
use reversi_tests::browser::{Browser, Engine};
use reversi_tests::page::{Page, TWO_PEOPLE, squares};
use reversi_tests::server::{ServerMode, Site};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq, js};
use serde_json::json;

/// A whole game of sixty moves.
const SIXTY_MOVES: &str = "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";
/// A game of nine moves that ends without a white disc.
pub const WIPEOUT: &str = "e6f4e3f6g5d6e7f5c5";
/// The link of the open sheet.
const LINK: &str = "return document.querySelector('#send[open] [name=link]')?.value ?? ''";

pub fn cases() -> Vec<Case> {
    cases!["friends":
        // Addresses, storage and dialogs of two engines: Chromium is the friend's browser.
        Everywhere: [
            a_game_goes_to_another_browser_and_back_by_links,
        ],
        // The page's own drawing and markup.
        OneBrowser: [
            the_qr_code_of_the_longest_link_is_read_in_every_theme,
            the_sheets_of_links_pass_axe_and_are_used_by_keyboard,
            invitation_result_and_nearby_pass_axe_and_are_used_by_keyboard,
            a_press_in_an_invitation_leaves_no_focus_in_sight,
            a_result_is_counted_again,
            a_result_replays_and_its_link_is_in_share_and_save,
        ],
    ]
}

/// The friend's browser, with its own site for its problems.
pub async fn friend() -> Result<Page> {
    visitor(Browser::start(Engine::Chromium).await?).await
}

/// The page in a new browser, with its own site.
pub async fn visitor(browser: Browser) -> Result<Page> {
    let site = Site::start(ServerMode::Unencrypted).await?;
    Ok(Page::new(browser, site))
}

/// The link that the sheet shows, once it is there.
pub async fn link_of(page: &Page) -> Result<String> {
    page.wait_for("the link", &format!("return (() => {{ {LINK} }})() !== ''"))
        .await?;
    let link = page.run(LINK, vec![]).await?;
    Ok(link.as_str().context("a link is a text")?.to_owned())
}

/// Opens a link in the page that runs, as a press on it does.
pub async fn follow(page: &Page, link: &str) -> Result<()> {
    let fragment = link.split_once('#').context("a link has a fragment")?.1;
    page.run("location.hash = arguments[0]", vec![json!(fragment)])
        .await?;
    Ok(())
}

/// Marks the link as sent: a manual copy, which every browser allows.
async fn copy_link(page: &Page) -> Result<String> {
    let link = link_of(page).await?;
    let copy = "document.querySelector('#send [name=link]').dispatchEvent(new Event('copy'))";
    page.run(copy, vec![]).await?;
    Ok(link)
}

async fn a_game_goes_to_another_browser_and_back_by_links(page: &Page) -> Result<()> {
    let friend = friend().await?;
    let played = play_by_links(page, &friend).await;
    friend.browser.quit().await;
    played
}

async fn play_by_links(anna: &Page, ben: &Page) -> Result<()> {
    anna.open_quick(TWO_PEOPLE).await?;
    anna.choose("white", "friend").await?;
    anna.play("e6").await?;
    let invitation = copy_link(anna).await?;
    ben.goto(&format!(
        "{}{}",
        anna.site.url("?lang=en"),
        fragment(&invitation)?
    ))
    .await?;
    ben.wait_for(
        "the invitation",
        "return document.querySelector('#received').open",
    )
    .await?;
    ben.run(
        "document.querySelector('#received [name=name]').value = 'Ben'",
        vec![],
    )
    .await?;
    ben.click("#received .primary").await?;
    let (mut mover, mut other) = (ben, anna);
    for (number, square) in squares(WIPEOUT).enumerate().skip(1) {
        if number == 4 {
            // In the middle of the game either side reloads.
            anna.reload().await?;
            ben.reload().await?;
        }
        mover.play(square).await?;
        if number + 1 == WIPEOUT.len() / 2 {
            mover.press("send").await?;
        }
        let link = copy_link(mover).await?;
        follow(other, &link).await?;
        let moves = number + 1;
        other
            .wait_until("the friend's move", |state| state.current == moves)
            .await?;
        std::mem::swap(&mut mover, &mut other);
    }
    let over = anna.wait_until("the end", |state| state.over()).await?;
    check_eq("moves", over.played().as_str(), WIPEOUT)?;
    let name = "return document.querySelector('[data-player=white]').textContent === 'Ben'";
    anna.wait_for("the friend's name", name).await
}

/// Presses a square of any board once it is legal.
pub async fn press_square(page: &Page, square: &str) -> Result<()> {
    page.wait_until(&format!("{square} may be played"), |state| {
        state.may_play(square)
    })
    .await?;
    Ok(page.square(square).await?.click().await?)
}

/// The fragment of a link, with its sign.
fn fragment(link: &str) -> Result<&str> {
    let at = link.find('#').context("a link has a fragment")?;
    Ok(&link[at..])
}

async fn the_qr_code_of_the_longest_link_is_read_in_every_theme(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("white", "friend").await?;
    let name = "漢".repeat(20);
    page.run(
        "location.hash = arguments[0]",
        vec![json!(format!(
            "m={SIXTY_MOVES}&g=abcdef&by=w&b={name}&w={name}"
        ))],
    )
    .await?;
    page.wait_for(
        "the result",
        "return document.querySelector('#received').open",
    )
    .await?;
    page.click("#received .primary").await?;
    page.wait_until("the game", |state| state.current == 60)
        .await?;
    page.press("send").await?;
    page.click("#send [aria-expanded]").await?;
    for theme in ["classic", "garden", "wood", "contrast"] {
        page.choose("theme", theme).await?;
        let link = link_of(page).await?;
        ensure!(link.len() > 130, "a long link: {link}");
        check_eq(theme, decoded(page).await?, link)?;
    }
    Ok(())
}

/// A photograph of the QR code, one byte of brightness a pixel.
pub struct Photograph {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<u8>,
}

/// A screenshot of the QR code.
pub async fn photographed(page: &Page) -> Result<Photograph> {
    let picture = page
        .find("[data-qr] svg")
        .await?
        .screenshot_as_png()
        .await?;
    let grey = page
        .call_async(js!("grey-pixels.js"), vec![json!(STANDARD.encode(picture))])
        .await?;
    let side = |name: &str| {
        let pixels = grey[name].as_u64().context("a picture has sides")?;
        anyhow::Ok(usize::try_from(pixels)?)
    };
    Ok(Photograph {
        width: side("width")?,
        height: side("height")?,
        pixels: STANDARD.decode(grey["pixels"].as_str().context("a picture has pixels")?)?,
    })
}

/// An independent reader's text of the QR code in a screenshot.
async fn decoded(page: &Page) -> Result<String> {
    let Photograph {
        width,
        height,
        pixels,
    } = photographed(page).await?;
    let mut image =
        rqrr::PreparedImage::prepare_from_greyscale(width, height, |x, y| pixels[y * width + x]);
    let grids = image.detect_grids();
    let grid = grids.first().context("no QR code is found")?;
    Ok(grid.decode()?.1)
}

async fn the_sheets_of_links_pass_axe_and_are_used_by_keyboard(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(TWO_PEOPLE).await?;
    page.choose("white", "friend").await?;
    page.play("f5").await?;
    let link = link_of(page).await?;
    page.click("#send [aria-expanded]").await?;
    checker.check(page, "the sheet with the link").await?;
    page.keys(thirtyfour::Key::Escape).await?;
    page.wait_for(
        "the closed sheet",
        "return !document.querySelector('#send').open",
    )
    .await?;
    follow(
        page,
        &link.replace("m=f5", "m=f5d6").replace("by=b", "by=w"),
    )
    .await?;
    page.wait_until("the friend's move", |state| state.current == 2)
        .await?;
    follow(
        page,
        &link.replace("m=f5", "m=f5f4").replace("by=b", "by=w"),
    )
    .await?;
    page.wait_for(
        "two lines",
        "return document.querySelector('#received').open",
    )
    .await?;
    checker.check(page, "two lines").await?;
    // The first choice has the focus.
    page.keys(thirtyfour::Key::Enter).await?;
    page.wait_for(
        "a closed dialog",
        "return !document.querySelector('#received').open",
    )
    .await?;
    check_eq(
        "the own line",
        page.state().await?.played().as_str(),
        "f5d6",
    )?;
    follow(page, &link.replace("g=", "g=x").replacen("&by", "_&by", 1)).await?;
    let problem = page
        .wait_until("a sentence", |state| state.status.contains("is damaged"))
        .await?;
    check_eq("the game stays", problem.played().as_str(), "f5d6")
}

async fn a_result_is_counted_again(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    for (claim, sentence) in [
        (
            "64-0",
            "Black wins 64\u{2060}–\u{2060}0, 9 legal moves, complete.",
        ),
        (
            "45-19",
            "The link says 45–19, but its 9 legal moves give: Black wins 64\u{2060}–\u{2060}0.",
        ),
    ] {
        follow(page, &format!("#m={WIPEOUT}&r={claim}")).await?;
        let said = format!(
            "return document.querySelector('#received[open] [data-verified]')?.textContent === {}",
            json!(sentence)
        );
        page.wait_for("what the page has counted", &said).await?;
        page.click("#received button[value=close]").await?;
    }
    Ok(())
}

/// The text of the replay of an open result: the number of moves, in quotes.
const SHOWN_MOVE: &str = "document.querySelector('#received[open] [data-replay]')?.dataset.replay";

async fn a_result_replays_and_its_link_is_in_share_and_save(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    page.play_all(WIPEOUT).await?;
    page.press("text").await?;
    page.click("[data-result-link]").await?;
    let link = link_of(page).await?;
    ensure!(link.contains("&r=64-0"), "the link of a result: {link}");
    page.open_again("?lang=en").await?;
    page.choose("animation", "normal").await?;
    follow(page, &link).await?;
    // It plays by itself, and stops for a step.
    page.wait_for("the first move", &format!("return {SHOWN_MOVE} === '1'"))
        .await?;
    page.click("#received .replay-step:nth-child(3)").await?;
    page.run(
        "const slider = document.querySelector('#received [type=range]');\
         slider.value = 8; slider.dispatchEvent(new Event('input'))",
        vec![],
    )
    .await?;
    let moves = page.run(&format!("return {SHOWN_MOVE}"), vec![]).await?;
    check_eq("the slider's move", moves, json!("8"))?;
    let said = "return document.querySelector('.replay-move').textContent.startsWith('Move 8: ')";
    page.wait_for("its sentence", said).await?;
    page.click("#received .primary").await?;
    page.wait_until("the game on the board", |state| state.current == 9)
        .await?;
    Ok(())
}

/// Nothing on the board looks as if it were to be pressed.
async fn a_press_in_an_invitation_leaves_no_focus_in_sight(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    follow(page, "#m=f5d6&g=k7q2x9&by=w&w=Ben").await?;
    let focused = "return document.activeElement.matches('#received[open] button.primary')";
    page.wait_for("the focus on Play", focused).await?;
    page.click("#received button.primary").await?;
    page.wait_until("the game", |state| state.current == 2)
        .await?;
    page.wait_for(
        "the focus on the board",
        "return document.activeElement.matches('#board button')",
    )
    .await?;
    let in_sight = "return document.querySelector(':focus-visible') !== null";
    check_eq("in sight", page.run(in_sight, vec![]).await?, json!(false))
}

async fn invitation_result_and_nearby_pass_axe_and_are_used_by_keyboard(page: &Page) -> Result<()> {
    let checker = Checker::of_all_rules()?;
    page.open_quick(TWO_PEOPLE).await?;
    let shown = "return document.querySelector('#received').open";
    follow(page, "#m=f5d6&g=k7q2x9&by=w&w=Ben").await?;
    page.wait_for("the invitation", shown).await?;
    checker.check(page, "the invitation").await?;
    let field = "return document.querySelector('#received [name=name]').autocomplete";
    check_eq("name", page.run(field, vec![]).await?, json!("nickname"))?;
    // Play has the focus.
    page.keys(thirtyfour::Key::Enter).await?;
    page.wait_until("the game", |state| state.current == 2)
        .await?;
    follow(page, &format!("#m={WIPEOUT}&r=64-0&b=Anna&w=Ben")).await?;
    page.wait_for("the result", shown).await?;
    checker.check(page, "the result").await?;
    page.run(
        "document.querySelector('#received [type=range]').focus()",
        vec![],
    )
    .await?;
    page.keys(thirtyfour::Key::Left).await?;
    let moves = format!("return {SHOWN_MOVE} === '8'");
    page.wait_for("a step by keyboard", &moves).await?;
    // The button that leads to the end keeps the focus there.
    let next = "document.querySelector('#received .replay-step:nth-child(3)')";
    page.run(&format!("{next}.focus()"), vec![]).await?;
    page.keys(thirtyfour::Key::Enter).await?;
    page.wait_for("the end", &format!("return {SHOWN_MOVE} === '9'"))
        .await?;
    let kept =
        format!("const next = {next}; return [document.activeElement === next, next.ariaDisabled]");
    check_eq(
        "focus at the end",
        page.run(&kept, vec![]).await?,
        json!([true, "true"]),
    )?;
    page.keys(thirtyfour::Key::Escape).await?;
    page.wait_for(
        "a closed dialog",
        "return !document.querySelector('#received').open",
    )
    .await?;
    page.open_nearby().await?;
    page.wait_for(
        "the code",
        "return document.querySelector('#nearby [name=nearby-link]')?.value !== ''",
    )
    .await?;
    checker.check(page, "the code of a live game").await?;
    page.keys(thirtyfour::Key::Escape).await?;
    page.wait_for(
        "a closed dialog",
        "return !document.querySelector('#nearby').open",
    )
    .await
}
