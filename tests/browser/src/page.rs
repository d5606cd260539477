//! The page as a player uses it: clicks, keys, settings, and waits for what is to be seen.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::common::keys::TypingData;
use thirtyfour::{By, Key, WebElement};

use crate::browser::Browser;
use crate::server::Site;
use crate::state::{READ, State};

/// How long the page may take to show what a test waits for.
const PATIENCE: Duration = Duration::from_secs(20);
/// Time between two looks at the page.
const POLL: Duration = Duration::from_millis(15);

/// Two people at the table, in English, and every choice of a computer repeatable.
pub const TWO_PEOPLE: &str = "?lang=en&black=human&white=human&seed=1";

/// A browser with the page open in it.
pub struct Page {
    /// The browser.
    pub browser: Browser,
    /// The server that the page comes from.
    pub site: Site,
    problems_expected: AtomicBool,
}

impl Page {
    /// A page that is not open yet.
    pub fn new(browser: Browser, site: Site) -> Self {
        Self {
            browser,
            site,
            problems_expected: AtomicBool::new(false),
        }
    }

    /// From here on the browser may complain: the test breaks something on purpose.
    pub fn expect_problems(&self) {
        self.problems_expected.store(true, Ordering::Relaxed);
    }

    /// Opens the page with `rest` (query and fragment) and waits until it can be used.
    pub async fn open(&self, rest: &str) -> Result<State> {
        self.browser.session.goto(self.site.url(rest)).await?;
        self.wait_until("the board is there", |state| !state.turn.is_empty())
            .await
    }

    /// Opens the page with discs that turn at once and computers that do not pause.
    pub async fn open_quick(&self, rest: &str) -> Result<State> {
        self.open(rest).await?;
        self.choose("animation", "off").await?;
        self.choose("pause", "0").await?;
        self.state().await
    }

    /// Loads the page anew.
    pub async fn reload(&self) -> Result<State> {
        self.check_problems().await?;
        self.browser.session.refresh().await?;
        self.wait_until("the board is there", |state| !state.turn.is_empty())
            .await
    }

    /// Fails if the browser has complained about the page, or has missed a file.
    pub async fn check_problems(&self) -> Result<()> {
        if self.problems_expected.load(Ordering::Relaxed) {
            return Ok(());
        }
        let problems = self.run("return window.testProblems ?? []", vec![]).await?;
        ensure!(problems == json!([]), "the browser complains: {problems}");
        let missed: Vec<_> = self
            .site
            .requests()
            .into_iter()
            .filter(|r| r.status.is_client_error())
            .collect();
        ensure!(missed.is_empty(), "not to be had: {missed:?}");
        Ok(())
    }

    /// Runs a script in the page.
    pub async fn run(&self, script: &str, arguments: Vec<Value>) -> Result<Value> {
        let answer = self.browser.session.execute(script, arguments).await?;
        Ok(answer.json().clone())
    }

    /// What the page shows at this moment.
    pub async fn state(&self) -> Result<State> {
        self.state_if_there().await?.context("there is no #board")
    }

    /// What the page shows, once its board has arrived.
    async fn state_if_there(&self) -> Result<Option<State>> {
        Ok(serde_json::from_value(self.run(READ, vec![]).await?)?)
    }

    /// Looks at the page until `test` holds, and says what was to be seen if it never does.
    pub async fn wait_until(&self, what: &str, test: impl Fn(&State) -> bool) -> Result<State> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let state = self.state_if_there().await?;
            match &state {
                Some(state) if state.discs.len() == 64 && test(state) => return Ok(state.clone()),
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
        let deadline = Instant::now() + PATIENCE;
        while self.run(script, vec![]).await? != json!(true) {
            if Instant::now() > deadline {
                let shown = self.state().await;
                bail!("never seen within {PATIENCE:?}: {what}; the page shows {shown:#?}");
            }
            tokio::time::sleep(POLL).await;
        }
        Ok(())
    }

    /// Waits until a human may play, or the game is over.
    pub async fn wait_turn(&self) -> Result<State> {
        self.wait_until("a human's turn, or the end", |state| {
            state.input || state.over()
        })
        .await
    }

    /// The one element that a selector names.
    pub async fn find(&self, selector: &str) -> Result<WebElement> {
        let found = self.browser.session.find(By::Css(selector)).await;
        found.with_context(|| format!("there is no {selector}"))
    }

    /// Clicks the element that a selector names.
    pub async fn click(&self, selector: &str) -> Result<()> {
        self.find(selector)
            .await?
            .click()
            .await
            .with_context(|| format!("click on {selector}"))
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
        self.square(square).await?.click().await?;
        self.wait_until(&format!("a disc on {square}"), |s| s.disc(square) != '-')
            .await
    }

    /// Plays a whole word of moves: `f5d6c3`.
    pub async fn play_all(&self, moves: &str) -> Result<State> {
        for square in squares(moves) {
            self.play(square).await?;
        }
        self.wait_turn().await
    }

    /// Presses an action as soon as it is enabled.
    pub async fn press(&self, action: &str) -> Result<State> {
        self.wait_until(&format!("{action} can be pressed"), |state| {
            state.can(action)
        })
        .await?;
        self.click(&format!(".actions [data-action=\"{action}\"]"))
            .await?;
        self.state().await
    }

    /// Sets a setting to a value, as a change in the form does.
    pub async fn choose(&self, name: &str, value: &str) -> Result<()> {
        self.run(include_str!("choose.js"), vec![json!(name), json!(value)])
            .await?;
        Ok(())
    }

    /// The value that the form shows for a setting.
    pub async fn chosen(&self, name: &str) -> Result<String> {
        let script = "const field = document.forms.settings.elements[arguments[0]];\
                      return field.type === 'checkbox' ? String(field.checked) : field.value;";
        let value = self.run(script, vec![json!(name)]).await?;
        Ok(value.as_str().unwrap_or_default().to_owned())
    }

    /// Presses keys, wherever the focus is.
    pub async fn keys(&self, keys: impl Into<TypingData>) -> Result<()> {
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
        let none = Some(Duration::ZERO);
        let chain = self.browser.session.action_chain_with_delay(none, none);
        Ok(chain
            .move_to_element_center(&self.square(square).await?)
            .perform()
            .await?)
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

    /// Lets the mouse button go.
    pub async fn let_go(&self) -> Result<()> {
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

/// The squares of a word of moves.
pub fn squares(moves: &str) -> impl Iterator<Item = &str> {
    (0..moves.len() / 2).map(|index| &moves[2 * index..2 * index + 2])
}
