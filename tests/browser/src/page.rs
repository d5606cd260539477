//! The page as a player uses it: clicks, keys, settings, and waits for what it shows.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::common::keys::TypingData;
use thirtyfour::error::WebDriverErrorInner;
use thirtyfour::{By, Key, WebElement, WindowHandle};

use crate::browser::Browser;
use crate::server::Site;
use crate::state::State;
use crate::{PATIENCE, js};

/// The most scripts that a case runs in turn while it waits for something.
const WAITS: usize = 4;
/// Time between two reads of the page.
const POLL: Duration = Duration::from_millis(15);

/// Two human players, in English, with repeatable choices of every computer.
pub const TWO_PEOPLE: &str = "?lang=en&black=human&white=human&seed=1";
/// The settings of a page whose discs lie at once, in its address.
const QUICK: &str = "animation=off&pause=0";
/// Opens the help by its tab, or the first panel in its place.
const TURN_HELP_OVER: &str = "const help = document.querySelector('[data-tab=help]');\
    const open = help.ariaSelected === 'true';\
    (open ? document.querySelector('[data-tab=game]') : help).click()";
/// A function that says whether the middle of a part is in sight.
pub const SEEN: &str = js!("seen.js");
/// The action that stops the computers and lets them continue.
pub const STOP: &str = "[data-group] [data-action=stop]";
/// The button that closes a dialog.
pub const CLOSE: &str = "button[value=close]";

/// A browser with the page open in it.
pub struct Page {
    /// The browser.
    pub browser: Browser,
    /// The server of the page.
    pub site: Site,
    problems_expected: AtomicBool,
    steps: Mutex<Steps>,
}

/// What a case has done with the page.
struct Steps {
    start: Instant,
    /// Each step with the time at which it began.
    done: Vec<(Duration, String)>,
}

impl Page {
    /// A page that is not open yet.
    pub fn new(browser: Browser, site: Site) -> Self {
        Self {
            browser,
            site,
            problems_expected: AtomicBool::new(false),
            steps: Mutex::new(Steps {
                start: Instant::now(),
                done: Vec::new(),
            }),
        }
    }

    /// Notes a step, on one line.
    fn note(&self, step: &str) {
        let mut steps = self.steps.lock().unwrap_or_else(PoisonError::into_inner);
        let time = steps.start.elapsed();
        let line = step.split_whitespace().collect::<Vec<_>>().join(" ");
        // What repeats one of the last steps waits for something.
        if !steps
            .done
            .iter()
            .rev()
            .take(WAITS)
            .any(|(_, step)| *step == line)
        {
            steps.done.push((time, line));
        }
    }

    /// The steps so far, one a line, each with the seconds since the first.
    pub fn steps(&self) -> String {
        let steps = self.steps.lock().unwrap_or_else(PoisonError::into_inner);
        let lines = steps.done.iter();
        lines
            .map(|(time, step)| format!("{:7.2} s  {step}\n", time.as_secs_f64()))
            .collect()
    }

    /// The lines of the browser's console since the page was loaded.
    pub async fn console(&self) -> Result<String> {
        let lines = self
            .evaluate("return (window.testConsole ?? []).join('\\n')", vec![])
            .await?;
        Ok(lines.as_str().unwrap_or_default().to_owned())
    }

    /// Allows problems in the browser's console: the test breaks something on purpose.
    pub fn expect_problems(&self) {
        self.problems_expected.store(true, Ordering::Relaxed);
    }

    /// Opens the page with `rest` (query and fragment) and waits until it can be used.
    pub async fn open(&self, rest: &str) -> Result<State> {
        self.goto(&self.site.url(rest)).await?;
        self.wait_for_board().await
    }

    /// Opens the page without animation of flips and without pauses of the computers, and waits for
    /// its later parts.
    pub async fn open_quick(&self, rest: &str) -> Result<State> {
        self.open(&with_settings(rest, QUICK)).await?;
        self.wait_for_settings().await?;
        self.state().await
    }

    /// Leaves the page first: an address that differs only in its fragment would not load it again.
    pub async fn open_again(&self, rest: &str) -> Result<State> {
        self.goto("about:blank").await?;
        self.open(rest).await
    }

    /// Loads an address.
    pub async fn goto(&self, address: &str) -> Result<()> {
        self.note(&format!("go to {address}"));
        Ok(self.browser.session.goto(address).await?)
    }

    /// Opens the game in a frame as narrow as the smallest phones, and enters that frame.
    pub async fn open_narrow(&self) -> Result<State> {
        let address = format!("{}/narrow", self.site.origin());
        self.goto(&address).await?;
        self.browser.session.enter_frame(0).await?;
        self.wait_for_board().await
    }

    /// Reloads the page.
    pub async fn reload(&self) -> Result<State> {
        self.check_problems().await?;
        self.note("reload");
        self.browser.session.refresh().await?;
        self.wait_for_board().await
    }

    /// Waits until the page, or the frame that the session is in, shows a game.
    pub async fn wait_for_board(&self) -> Result<State> {
        self.wait_until("the board is there", |state| !state.turn.is_empty())
            .await
    }

    /// Fails if the browser has reported a problem of the page, or a file was missing.
    pub async fn check_problems(&self) -> Result<()> {
        if self.problems_expected.load(Ordering::Relaxed) {
            return Ok(());
        }
        let problems = "return window.testProblems ?? []";
        let problems = self.evaluate(problems, vec![]).await?;
        ensure!(problems == json!([]), "problems in the browser: {problems}");
        let missing: Vec<_> = self
            .site
            .requests()
            .into_iter()
            .filter(|r| r.status.is_client_error())
            .collect();
        ensure!(missing.is_empty(), "missing files: {missing:?}");
        Ok(())
    }

    /// Runs a script in the page and returns its value.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        self.note(&format!("run {script} {arguments:?}"));
        self.evaluate(script, arguments).await
    }

    /// Runs a script that does not count as a step.
    async fn evaluate(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        let answer = self.browser.session.execute(script, arguments).await?;
        Ok(answer.json().clone())
    }

    /// Calls a JavaScript function, given as text, in the page.
    pub async fn call(&self, function: &str, arguments: Vec<Value>) -> Result<Value> {
        let script = format!("return ({})(...arguments)", expression(function));
        self.evaluate(&script, arguments).await
    }

    /// Calls a JavaScript function that may return a promise, and returns what it resolves to.
    /// A rejection is returned as text.
    pub async fn call_async(&self, function: &str, arguments: Vec<Value>) -> Result<Value> {
        let script = format!(
            "const given = [...arguments]; const done = given.pop();\
             Promise.resolve(({})(...given)).then(done, (error) => done(String(error)))",
            expression(function)
        );
        let session = &self.browser.session;
        Ok(session
            .execute_async(script, arguments)
            .await?
            .json()
            .clone())
    }

    /// The state of the page at present.
    pub async fn state(&self) -> Result<State> {
        self.state_if_there().await?.context("there is no #board")
    }

    /// The state of the page, if it has a board.
    async fn state_if_there(&self) -> Result<Option<State>> {
        let script = format!("return ({})()", expression(js!("state.js")));
        let state = self.evaluate(&script, vec![]).await?;
        Ok(serde_json::from_value(state)?)
    }

    /// Reads the page until `test` holds; the error shows the last state.
    pub async fn wait_until(&self, what: &str, test: impl Fn(&State) -> bool) -> Result<State> {
        self.note(&format!("wait: {what}"));
        let deadline = Instant::now() + PATIENCE;
        loop {
            let state = self.state_if_there().await?;
            match &state {
                Some(state) if !state.discs.is_empty() && test(state) => return Ok(state.clone()),
                _ => {}
            }
            if Instant::now() > deadline {
                bail!("never seen within {PATIENCE:?}: {what}; the page shows {state:#?}");
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// Waits until a script returns true.
    pub async fn wait_for(&self, what: &str, script: &str) -> Result<()> {
        self.note(&format!("wait: {what}"));
        let deadline = Instant::now() + PATIENCE;
        while self.evaluate(script, vec![]).await? != json!(true) {
            if Instant::now() > deadline {
                let shown = self.state().await;
                bail!("never seen within {PATIENCE:?}: {what}; the page shows {shown:#?}");
            }
            tokio::time::sleep(POLL).await;
        }
        Ok(())
    }

    /// Waits until a JavaScript function resolves to true.
    pub async fn wait_for_async(
        &self,
        what: &str,
        function: &str,
        arguments: Vec<Value>,
    ) -> Result<()> {
        self.note(&format!("wait: {what}"));
        let deadline = Instant::now() + PATIENCE;
        while self.call_async(function, arguments.clone()).await? != json!(true) {
            ensure!(
                Instant::now() < deadline,
                "never seen within {PATIENCE:?}: {what}"
            );
            tokio::time::sleep(POLL).await;
        }
        Ok(())
    }

    /// Waits until a script returns true, also while the browser loads another page and runs none.
    pub async fn wait_for_page(&self, what: &str, script: &str) -> Result<()> {
        self.note(&format!("wait: {what}"));
        let deadline = Instant::now() + PATIENCE;
        loop {
            let seen = self.evaluate(script, vec![]).await;
            if matches!(&seen, Ok(value) if *value == json!(true)) {
                return Ok(());
            }
            if Instant::now() > deadline {
                bail!("never seen within {PATIENCE:?}: {what}; last: {seen:?}");
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// Waits until the browser has a window beside `known`, and returns it.
    pub async fn other_window(&self, known: &WindowHandle) -> Result<WindowHandle> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let windows = self.browser.session.windows().await?;
            if let Some(other) = windows.into_iter().find(|window| window != known) {
                return Ok(other);
            }
            ensure!(Instant::now() < deadline, "the browser opens no window");
            tokio::time::sleep(POLL).await;
        }
    }

    /// Waits until the browser has closed every window but `kept`.
    pub async fn no_other_window(&self, kept: &WindowHandle) -> Result<()> {
        let deadline = Instant::now() + PATIENCE;
        while self.browser.session.windows().await? != [kept.clone()] {
            ensure!(Instant::now() < deadline, "a window stays open");
            tokio::time::sleep(POLL).await;
        }
        Ok(())
    }

    /// Waits until every picture of the page is loaded.
    pub async fn wait_for_pictures(&self) -> Result<()> {
        let script = "return [...document.images].filter((image) => image.hasAttribute('src'))\
                      .every((image) => image.complete && image.naturalWidth > 0)";
        self.wait_for("all pictures", script).await
    }

    /// Waits until a human may play, or the game is over.
    pub async fn wait_turn(&self) -> Result<State> {
        self.wait_until("a human's turn, or the end", |state| {
            state.input || state.over()
        })
        .await
    }

    /// The one element that a selector names, as soon as the page has it.
    pub async fn find(&self, selector: &str) -> Result<WebElement> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let found = self.browser.session.find(By::Css(selector)).await;
            let is_missing = matches!(
                found.as_ref().map_err(|error| error.as_inner()),
                Err(WebDriverErrorInner::NoSuchElement(_))
            );
            if !is_missing || Instant::now() > deadline {
                return found.with_context(|| format!("there is no {selector}"));
            }
            tokio::time::sleep(POLL).await;
        }
    }

    /// Clicks the element that a selector names, once it stands still: the driver clicks where it
    /// was when the click began.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.note(&format!("click {selector}"));
        let element = self.find(selector).await?;
        let deadline = Instant::now() + PATIENCE;
        loop {
            self.call_async(js!("stand-still.js"), vec![element.to_json()?])
                .await?;
            match element.click().await {
                // What is shown above it has moved it out of sight meanwhile.
                Err(wrong)
                    if wrong.to_string().contains("not interact") && Instant::now() < deadline =>
                {
                    tokio::time::sleep(POLL).await;
                }
                clicked => return clicked.with_context(|| format!("click on {selector}")),
            }
        }
    }

    /// The button of a square.
    pub async fn square(&self, square: &str) -> Result<WebElement> {
        self.find(&format!("#board button[data-square=\"{square}\"]"))
            .await
    }

    /// Plays a legal square by a click, and waits until the disc lies there.
    pub async fn play(&self, square: &str) -> Result<State> {
        self.wait_until(&format!("{square} may be played"), |s| s.may_play(square))
            .await?;
        self.note(&format!("click {square}"));
        self.square(square).await?.click().await?;
        self.wait_until(&format!("a disc on {square}"), |s| s.disc(square) != '-')
            .await
    }

    /// Plays a transcript: `f5d6c3`.
    pub async fn play_all(&self, moves: &str) -> Result<State> {
        for square in squares(moves) {
            self.play(square).await?;
        }
        self.wait_turn().await
    }

    /// Presses an action as soon as it is enabled.
    pub async fn press(&self, action: &str) -> Result<State> {
        let is_enabled = format!(
            "return document.querySelector('[data-group] [data-action={action}]')\
             ?.disabled === false"
        );
        self.wait_for(&format!("{action} can be pressed"), &is_enabled)
            .await?;
        self.click_action(action).await?;
        self.wait_for_panel().await?;
        self.state().await
    }

    /// Presses *Hint* until it names its square.
    pub async fn hint(&self) -> Result<State> {
        self.press("hint").await?;
        self.hint_on_to_square().await
    }

    /// Goes on from *Hint*, pressed once, to its square: past its thought, if it has one.
    pub async fn hint_on_to_square(&self) -> Result<State> {
        let given =
            "return document.querySelector('[data-text=hint-square], [data-hint]') !== null";
        self.wait_for("the first step of the hint", given).await?;
        if self.state().await?.hint.is_empty() {
            self.press("hint").await?;
        }
        self.wait_until("the square of the hint", |state| !state.hint.is_empty())
            .await
    }

    /// Begins a new game with the players of the last one.
    pub async fn new_game(&self) -> Result<State> {
        self.press("new").await?;
        self.wait_for(
            "the dialog of a new game",
            "return document.querySelector('#players[open] [data-players-play]') !== null",
        )
        .await?;
        self.click("#players [data-players-play]").await?;
        self.state().await
    }

    /// Opens the dialog of a live game, which *New game* leads to.
    pub async fn open_nearby(&self) -> Result<()> {
        self.press("new").await?;
        for choice in ["[name=rival][value=person]", "[name=way][value=live]"] {
            let choose = "document.querySelector(`#players ${arguments[0]}`).click()";
            self.run(choose, vec![json!(choice)]).await?;
        }
        self.click("#players [data-players-play]").await
    }

    /// Clicks an action, in the menu if it is no slat; what the page has in a tab or in the dialog
    /// for clubs, there.
    pub async fn click_action(&self, action: &str) -> Result<()> {
        let selector = format!("[data-group] [data-action=\"{action}\"]");
        self.note(&format!("action {action}"));
        if ["evening", "audience", "embed-code"].contains(&action) {
            Box::pin(self.click_action("clubs")).await?;
            return self.click(&selector).await;
        }
        let deadline = Instant::now() + PATIENCE;
        let shown = loop {
            let shown = self
                .call(js!("show-action.js"), vec![json!(selector)])
                .await?;
            if shown != json!(false) {
                break shown;
            }
            ensure!(Instant::now() < deadline, "no {action} that can be clicked");
            tokio::time::sleep(POLL).await;
        };
        if !shown.is_null() {
            return self.click(&selector).await;
        }
        match action {
            "help" => self.run(TURN_HELP_OVER, vec![]).await.map(drop),
            "review" => self.open_card("review").await,
            "selftest" => {
                self.open_panel("help").await?;
                self.click("#help [data-opens=selftest]").await
            }
            _ => self.click(&selector).await,
        }
    }

    /// Shows a panel by its tab.
    pub async fn open_panel(&self, panel: &str) -> Result<()> {
        self.click(&format!("[data-tab=\"{panel}\"]")).await?;
        self.wait_for_panel().await
    }

    /// Opens the database from the list of games.
    pub async fn open_database(&self) -> Result<()> {
        self.open_panel("games").await?;
        self.click("[data-panel=games] [data-shelf=tournaments]")
            .await
    }

    /// Opens the dialog that takes pasted texts and files.
    pub async fn open_games(&self) -> Result<()> {
        self.open_panel("games").await?;
        let button = ".library [data-open-games]";
        let is_there = format!("return document.querySelector('{button}') !== null");
        self.wait_for("what opens games", &is_there).await?;
        self.click(button).await
    }

    /// Opens a part of *Learn* by its card.
    pub async fn open_card(&self, part: &str) -> Result<()> {
        self.open_panel("learn").await?;
        let card = format!("[data-panel=learn] [data-starts={part}]");
        let is_there = format!("return document.querySelector('{card}') !== null");
        self.wait_for(&format!("the card of {part}"), &is_there)
            .await?;
        self.click(&card).await
    }

    /// Opens the visitor's repertoire, which lies behind the openings.
    pub async fn open_book(&self) -> Result<()> {
        self.open_card("openings").await?;
        self.click(".openings [data-starts=book]").await
    }

    /// Waits until the panel that shows is loaded.
    async fn wait_for_panel(&self) -> Result<()> {
        let loaded = "return [...document.querySelectorAll('.panel:not([hidden])')]\
                      .every((panel) => panel.childElementCount > 0\
                          && panel.querySelector(':scope > form[hidden]') === null)";
        self.wait_for("the panel's content", loaded).await
    }

    /// Sets a setting to a value, as a change of its field does.
    pub async fn choose(&self, name: &str, value: &str) -> Result<()> {
        self.wait_for_settings().await?;
        self.note(&format!("choose {name} {value}"));
        self.call(js!("change-setting.js"), vec![json!(name), json!(value)])
            .await?;
        Ok(())
    }

    /// Pastes a text on the page, outside every field.
    pub async fn paste(&self, text: &str) -> Result<()> {
        self.note(&format!("paste {text}"));
        self.call(js!("paste.js"), vec![json!(text)]).await?;
        Ok(())
    }

    /// Waits until the form of the settings follows its fields. In an embedded board it does so
    /// once a visitor turns to the board.
    pub async fn wait_for_settings(&self) -> Result<()> {
        let turned = "dispatchEvent(new Event('pointerdown'));\
                      return !document.forms.settings.hidden";
        self.wait_for("the settings", turned).await
    }

    /// The value that the form shows for a setting.
    pub async fn chosen(&self, name: &str) -> Result<String> {
        self.wait_for_settings().await?;
        let value = self
            .call(js!("setting-value.js"), vec![json!(name)])
            .await?;
        Ok(value.as_str().unwrap_or_default().to_owned())
    }

    /// The values that a selection of the settings offers.
    pub async fn options(&self, name: &str) -> Result<Vec<String>> {
        self.wait_for_settings().await?;
        let script = "const field = document.forms.settings.elements[arguments[0]];\
                      return [...(field.options ?? field)].map((option) => option.value)";
        let values = self.run(script, vec![json!(name)]).await?;
        Ok(serde_json::from_value(values)?)
    }

    /// Presses keys, wherever the focus is.
    pub async fn keys(&self, keys: impl Into<TypingData>) -> Result<()> {
        let keys = keys.into();
        self.note(&format!("keys {}", keys.to_string().escape_default()));
        let none = Some(Duration::ZERO);
        let chain = self.browser.session.action_chain_with_delay(none, none);
        Ok(chain.send_keys(keys).perform().await?)
    }

    /// Presses a key while another one is held.
    pub async fn chord(&self, held: Key, key: Key) -> Result<()> {
        let none = Some(Duration::ZERO);
        let chain = self.browser.session.action_chain_with_delay(none, none);
        let chain = chain.key_down(held.clone()).key_down(key.clone());
        Ok(chain.key_up(key).key_up(held).perform().await?)
    }

    /// Moves the mouse over a square.
    pub async fn hover(&self, square: &str) -> Result<()> {
        self.point_at(&self.square(square).await?).await
    }

    /// Moves the mouse over an element.
    pub async fn point_at(&self, element: &WebElement) -> Result<()> {
        let none = Some(Duration::ZERO);
        let chain = self.browser.session.action_chain_with_delay(none, none);
        Ok(chain.move_to_element_center(element).perform().await?)
    }

    /// Presses the mouse button on a square and holds it.
    pub async fn press_down(&self, square: &str) -> Result<()> {
        let none = Some(Duration::ZERO);
        let chain = self.browser.session.action_chain_with_delay(none, none);
        Ok(chain
            .click_and_hold_element(&self.square(square).await?)
            .perform()
            .await?)
    }

    /// Releases the mouse button.
    pub async fn release(&self) -> Result<()> {
        let none = Some(Duration::ZERO);
        let chain = self.browser.session.action_chain_with_delay(none, none);
        Ok(chain.release().perform().await?)
    }

    /// The square that has the focus.
    pub async fn focused(&self) -> Result<Option<String>> {
        let square = self.run(
            "return document.activeElement?.dataset.square ?? null",
            vec![],
        );
        Ok(square.await?.as_str().map(str::to_owned))
    }
}

/// A query and fragment with more settings at the end of its query.
fn with_settings(rest: &str, settings: &str) -> String {
    let at = rest.find('#').unwrap_or(rest.len());
    let (query, fragment) = rest.split_at(at);
    let joint = if query.is_empty() { '?' } else { '&' };
    format!("{query}{joint}{settings}{fragment}")
}

/// The squares of a transcript.
pub fn squares(moves: &str) -> impl Iterator<Item = &str> {
    (0..moves.len() / 2).map(|index| &moves[2 * index..2 * index + 2])
}

/// A function that goes through every arrangement of the page, and answers how many there are and
/// what sticks out in each.
pub fn every_arrangement() -> String {
    format!(
        "() => ({})({}, {}, {})",
        expression(js!("every-arrangement.js")),
        expression(js!("change-setting.js")),
        expression(js!("show-panel.js")),
        expression(js!("overflow.js")),
    )
}

/// A function expression without the semicolon with which its file ends.
pub fn expression(function: &str) -> &str {
    function.trim_end().trim_end_matches(';')
}

#[cfg(test)]
mod tests {
    use super::with_settings;

    #[test]
    fn settings_join_the_query_in_front_of_the_fragment() {
        for (rest, expected) in [
            ("", "?pause=0"),
            ("#m=f5", "?pause=0#m=f5"),
            ("?lang=en", "?lang=en&pause=0"),
            ("?lang=en#m=f5", "?lang=en&pause=0#m=f5"),
        ] {
            assert_eq!(with_settings(rest, "pause=0"), expected);
        }
    }
}
