//! Live games: two browsers with separate profiles, joined by a data channel alone.

use std::path::Path;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use reversi_tests::axe::Checker;
use reversi_tests::browser::Browser;
use reversi_tests::page::{Page, TWO_PEOPLE, squares};
use reversi_tests::suite::Case;
use reversi_tests::{cases, check_eq};
use serde_json::json;
use thirtyfour::Key;

use crate::friends::{
    Photograph, WIPEOUT, follow, friend, link_of, photographed, press_square, visitor,
};

/// The link with the code that the open dialog shows.
const CODE: &str = "return document.querySelector('#nearby[open] [name=nearby-link]')?.value ?? ''";
/// The button that uses the camera, and stops it.
const SCAN: &str = "#nearby .nearby-buttons button:nth-child(1)";

pub fn cases() -> Vec<Case> {
    cases!["friends_live":
        // Connections of two engines: Chromium is the other device.
        Everywhere: [
            two_browsers_play_live,
        ],
        // The page's own messages.
        OneBrowser: [
            a_host_that_reloads_goes_on_with_the_game_by_a_new_code,
            a_live_game_passes_axe_at_its_buttons_its_question_and_an_exercise_beside_it,
            a_lost_channel_is_connected_again_by_an_answer_in_a_second_tab,
        ],
        // A camera that sees a film.
        ChromiumOnly: [
            an_answer_is_read_by_the_camera_once_it_is_allowed,
        ],
    ]
}

/// Runs a body with a second browser, which ends with it.
macro_rules! with_friend {
    (|$friend:ident| $body:block) => {{
        let $friend = friend().await?;
        let outcome: Result<()> = async { $body }.await;
        $friend.browser.quit().await;
        outcome
    }};
}

/// The link with this device's code, once it is there.
async fn code_of(page: &Page) -> Result<String> {
    page.wait_for("the code", &format!("return (() => {{ {CODE} }})() !== ''"))
        .await?;
    let code = page.run(CODE, vec![]).await?;
    Ok(code.as_str().context("a link is a text")?.to_owned())
}

async fn wait_for_contact(page: &Page, contact: &str) -> Result<()> {
    let shown =
        format!("return document.querySelector('.contact')?.dataset.contact === '{contact}'");
    page.wait_for(contact, &shown).await
}

/// Brings the host's code to the guest; returns the link with the answer.
async fn answer_of(host: &Page, guest: &Page) -> Result<String> {
    host.open_nearby().await?;
    let offer = code_of(host).await?;
    ensure!(offer.len() < 500, "a short code: {offer}");
    follow(guest, &offer).await?;
    code_of(guest).await
}

async fn connect(host: &Page, guest: &Page) -> Result<()> {
    let answer = answer_of(host, guest).await?;
    host.run(
        "document.querySelector('#nearby [name=code]').value = arguments[0]",
        vec![json!(answer)],
    )
    .await?;
    host.click("#nearby .nearby-buttons button:nth-child(2)")
        .await?;
    wait_for_contact(host, "connected").await?;
    wait_for_contact(guest, "connected").await
}

/// Plays moves from the one that `number` have been played before, in turn from the host.
async fn play_live(host: &Page, guest: &Page, moves: &str, number: usize) -> Result<()> {
    for (at, square) in squares(moves).enumerate().skip(number) {
        let pages = [host, guest];
        press_square(pages[at % 2], square).await?;
        pages[1 - at % 2]
            .wait_until("the other side's move", |state| state.current == at + 1)
            .await?;
    }
    Ok(())
}

async fn two_browsers_play_live(page: &Page) -> Result<()> {
    page.open_quick(TWO_PEOPLE).await?;
    let can = page
        .run("return 'RTCPeerConnection' in window", vec![])
        .await?;
    if can == json!(false) {
        page.open_nearby().await?;
        return page
            .wait_for(
                "the sentence of a browser without connections",
                "return document.querySelector('#nearby').textContent.includes('Play by link')",
            )
            .await;
    }
    with_friend!(|ben| {
        ben.open_quick(TWO_PEOPLE).await?;
        connect(page, &ben).await?;
        play_live(page, &ben, WIPEOUT, 0).await?;
        page.wait_until("the end", |state| state.over()).await?;
        let end = ben.wait_until("the end", |state| state.over()).await?;
        check_eq("moves", end.played().as_str(), WIPEOUT)
    })
}

async fn a_lost_channel_is_connected_again_by_an_answer_in_a_second_tab(anna: &Page) -> Result<()> {
    with_friend!(|ben| {
        ben.open_quick(TWO_PEOPLE).await?;
        anna.open_quick(TWO_PEOPLE).await?;
        connect(anna, &ben).await?;
        play_live(anna, &ben, &WIPEOUT[..4], 0).await?;
        ben.reload().await?;
        wait_for_contact(anna, "lost").await?;
        anna.wait_until("a sentence", |state| {
            state.status.contains("contact is lost")
        })
        .await?;
        // The game goes on by link, and then live again.
        anna.play("e3").await?;
        ensure!(link_of(anna).await?.contains("m=e6f4e3"), "the link");
        let answer = answer_of(anna, &ben).await?;
        let session = &anna.browser.session;
        let own = session.window().await?;
        let second = session.new_tab().await?;
        session.switch_to_window(second).await?;
        // The other browser has the page from another host.
        let (_, code) = answer.split_once('#').context("a link has a fragment")?;
        anna.goto(&anna.site.url(&format!("?lang=en#{code}")))
            .await?;
        anna.wait_until("a sentence", |state| {
            state.status.contains("close this one")
        })
        .await?;
        session.close_window().await?;
        session.switch_to_window(own).await?;
        wait_for_contact(anna, "connected").await?;
        ben.wait_until("the move", |state| state.current == 3)
            .await?;
        play_live(anna, &ben, WIPEOUT, 3).await?;
        anna.wait_until("the end", |state| state.over()).await?;
        Ok(())
    })
}

async fn a_host_that_reloads_goes_on_with_the_game_by_a_new_code(anna: &Page) -> Result<()> {
    with_friend!(|ben| {
        ben.open_quick(TWO_PEOPLE).await?;
        anna.open_quick(TWO_PEOPLE).await?;
        connect(anna, &ben).await?;
        play_live(anna, &ben, &WIPEOUT[..4], 0).await?;
        anna.reload().await?;
        wait_for_contact(&ben, "lost").await?;
        let kept = anna.wait_until("its game", |state| state.current == 2);
        check_eq("moves", kept.await?.played().as_str(), &WIPEOUT[..4])?;
        connect(anna, &ben).await?;
        play_live(anna, &ben, WIPEOUT, 2).await?;
        for page in [anna, &ben] {
            let end = page.wait_until("the end", |state| state.over()).await?;
            check_eq("moves", end.played().as_str(), WIPEOUT)?;
        }
        ben.check_problems().await
    })
}

async fn a_live_game_passes_axe_at_its_buttons_its_question_and_an_exercise_beside_it(
    anna: &Page,
) -> Result<()> {
    with_friend!(|ben| {
        let checker = Checker::of_all_rules()?;
        ben.open_quick(TWO_PEOPLE).await?;
        anna.open_quick(TWO_PEOPLE).await?;
        connect(anna, &ben).await?;
        play_live(anna, &ben, &WIPEOUT[..4], 0).await?;
        checker.check(anna, "a live game").await?;
        anna.open_panel("learn").await?;
        let offered = "return document.querySelector('.onward .button:not(:disabled)') !== null";
        anna.wait_for("the exercise of the day", offered).await?;
        anna.click(".onward .button:not(:disabled)").await?;
        let set = "return document.querySelector('[data-exercise][data-stage=find]') !== null";
        anna.wait_for("the exercise", set).await?;
        checker
            .check(anna, "an exercise beside a live game")
            .await?;
        ben.press("nearby").await?;
        let buttons = "return document.querySelectorAll(\
            '#nearby[open] .nearby-buttons button:not([hidden])').length";
        check_eq("buttons", ben.run(buttons, vec![]).await?, json!(4))?;
        checker.check(&ben, "the buttons of a live game").await?;
        ben.click("#nearby .nearby-buttons button:nth-child(4)")
            .await?;
        let asked = "return document.querySelector('#nearby[open] .nearby-asked')\
            ?.checkVisibility() ?? false";
        anna.wait_for("the question", asked).await?;
        checker.check(anna, "a question of the other side").await?;
        // Closed without an answer, it waits in the dialog, which no longer covers the page.
        anna.keys(Key::Escape).await?;
        let closed = "return document.querySelector('#nearby[open]') === null";
        anna.wait_for("the closed dialog", closed).await?;
        anna.press("nearby").await?;
        anna.wait_for("the question that waits", asked).await?;
        anna.click("#nearby .nearby-asked button:last-child")
            .await?;
        let kept = anna
            .wait_until("the game", |state| state.current == 2)
            .await?;
        check_eq("moves", kept.played().as_str(), &WIPEOUT[..4])?;
        ben.check_problems().await
    })
}

/// The film of a camera in front of a QR code, as Y4M: black and white, each module as large as on
/// the photograph.
fn film(photograph: &Photograph) -> Result<Vec<u8>> {
    const WIDTH: usize = 640;
    const HEIGHT: usize = 480;
    const WALL: u8 = 90;
    let Photograph {
        width,
        height,
        pixels,
    } = photograph;
    ensure!(
        *width < WIDTH && *height < HEIGHT,
        "a code of {width} pixels"
    );
    let (left, top) = ((WIDTH - width) / 2, (HEIGHT - height) / 2);
    let mut brightness = vec![WALL; WIDTH * HEIGHT];
    for (y, row) in pixels.chunks(*width).enumerate() {
        let start = (top + y) * WIDTH + left;
        brightness[start..start + width].copy_from_slice(row);
    }
    let header = format!("YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n");
    let colours = [128; WIDTH * HEIGHT / 2];
    let frame = [b"FRAME\n", &brightness[..], &colours].concat();
    Ok([header.as_bytes(), &frame, &frame].concat())
}

/// Allows the page to use the camera, or refuses it, as the visitor would.
async fn permit_camera(page: &Page, setting: &str) -> Result<()> {
    let permission = json!({ "permission": { "name": "camera" }, "setting": setting });
    let session = &page.browser.session;
    session
        .cdp()
        .send_raw("Browser.setPermission", permission)
        .await?;
    Ok(())
}

async fn an_answer_is_read_by_the_camera_once_it_is_allowed(ben: &Page) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let seen = folder.path().join("answer.y4m");
    let anna = visitor(Browser::start_whole(Some(&seen)).await?).await?;
    let read = read_by_camera(&anna, ben, &seen).await;
    anna.browser.quit().await;
    read
}

async fn read_by_camera(anna: &Page, ben: &Page, seen: &Path) -> Result<()> {
    ben.open_quick(TWO_PEOPLE).await?;
    anna.open_quick(TWO_PEOPLE).await?;
    answer_of(anna, ben).await?;
    std::fs::write(seen, film(&photographed(ben).await?)?)?;
    permit_camera(anna, "denied").await?;
    anna.click(SCAN).await?;
    let refused = "return document.querySelector('#nearby [role=alert]').textContent !== '' \
                   && document.querySelector('#nearby video').hidden";
    anna.wait_for("the sentence of a refused camera", refused)
        .await?;
    permit_camera(anna, "granted").await?;
    let start = Instant::now();
    anna.click(SCAN).await?;
    wait_for_contact(anna, "connected").await?;
    let connected = start.elapsed();
    press_square(anna, &WIPEOUT[..2]).await?;
    ben.wait_until("the first move", |state| state.current == 1)
        .await?;
    println!(
        "From the press on the camera: connected after {:.1} s, the first move on the other device \
         after {:.1} s.",
        connected.as_secs_f64(),
        start.elapsed().as_secs_f64()
    );
    let released = "return document.querySelector('#nearby video').srcObject === null";
    anna.wait_for("the camera is released", released).await?;
    play_live(anna, ben, WIPEOUT, 1).await?;
    anna.check_problems().await
}
