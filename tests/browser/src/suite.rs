//! The schedule of the cases: which browser runs which, handed on from case to case, and a second
//! attempt at a case whose browser died.

use std::fs;
use std::future::Future;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use libtest_mimic::{Arguments, Failed, Trial};
use tokio::runtime::Runtime;

use crate::browser::{Browser, Engine, Preference};
use crate::page::Page;
use crate::server::{ServerMode, Site};

/// Ends a case that hangs. No case depends on it: each wait has its own limit.
const LIMIT: Duration = Duration::from_mins(20);

/// How many of the slowest cases the summary names.
const SLOWEST: usize = 10;

/// The result of a case's body.
pub type Outcome<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;
type Body = dyn for<'a> Fn(&'a Page) -> Outcome<'a> + Send + Sync;

/// The browsers that run a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Every chosen browser: the engines differ in what the case tests.
    Everywhere,
    /// The first chosen browser, which is Chromium by default: the case tests the page's own
    /// logic. Every browser if `REVERSI_ALL` is set.
    OneBrowser,
    /// Chromium alone: the case needs commands of its protocol.
    ChromiumOnly,
    /// WebKit alone: the case ends a process that the other engines do not have.
    WebkitOnly,
}

impl Scope {
    /// Whether `engine`, one of the engines `asked_for`, runs a case of this scope.
    fn includes(self, engine: Engine, asked_for: &[Engine], all: bool) -> bool {
        match self {
            Self::Everywhere => true,
            Self::OneBrowser => all || asked_for.first() == Some(&engine),
            Self::ChromiumOnly => engine == Engine::Chromium,
            Self::WebkitOnly => engine == Engine::Webkit,
        }
    }
}

/// A test of the page.
#[derive(Clone)]
pub struct Case {
    name: String,
    scope: Scope,
    mode: ServerMode,
    preference: Option<Preference>,
    body: Arc<Body>,
}

impl Case {
    /// A test on a server without encryption: filling the cache for playing offline costs more
    /// than an average test.
    pub fn new<F>(name: impl Into<String>, scope: Scope, body: F) -> Self
    where
        F: for<'a> Fn(&'a Page) -> Outcome<'a> + Send + Sync + 'static,
    {
        Self {
            name: name.into(),
            scope,
            mode: ServerMode::Unencrypted,
            preference: None,
            body: Arc::new(body),
        }
    }

    /// Whether `engine`, one of the engines `asked_for`, runs the case.
    fn runs_in(&self, engine: Engine, asked_for: &[Engine], all: bool) -> bool {
        self.scope.includes(engine, asked_for, all)
            && self
                .preference
                .is_none_or(|preference| preference.reaches(engine))
    }
}

/// The same tests on a server in another mode.
#[must_use]
pub fn on(mode: ServerMode, cases: Vec<Case>) -> Vec<Case> {
    cases
        .into_iter()
        .map(|case| Case { mode, ..case })
        .collect()
}

/// The same tests in browsers of a visitor with a preference, where an engine can have it.
#[must_use]
pub fn preferring(preference: Preference, cases: Vec<Case>) -> Vec<Case> {
    let preference = Some(preference);
    cases
        .into_iter()
        .map(|case| Case { preference, ..case })
        .collect()
}

/// Makes a list of cases from functions `async fn name(page: &Page) -> Result<()>` of a module,
/// grouped by the [`Scope`] of each.
#[macro_export]
macro_rules! cases {
    ($module:literal: $($scope:ident: [$($test:ident),+ $(,)?]),+ $(,)?) => {
        vec![$($($crate::suite::Case::new(
            concat!($module, "::", stringify!($test)),
            $crate::suite::Scope::$scope,
            |page| Box::pin($test(page)),
        ),)+)+]
    };
}

/// The end of one attempt at a case.
#[derive(Debug, PartialEq, Eq)]
enum Attempt {
    Passed,
    /// The page failed the test: final.
    Failed(String),
    /// The browser died during the test, which therefore says nothing about the page.
    BrowserDied(String),
}

/// Makes an attempt, and one more after the death of a browser. A failure is never repeated.
/// Returns the outcome and, after a second attempt, what ended the first browser.
async fn attempt_twice(
    mut attempt: impl AsyncFnMut() -> Attempt,
) -> (Result<(), String>, Option<String>) {
    let (last, first_death) = match attempt().await {
        Attempt::BrowserDied(cause) => (attempt().await, Some(cause)),
        other => (other, None),
    };
    let outcome = match last {
        Attempt::Passed => Ok(()),
        Attempt::Failed(reason) => Err(reason),
        Attempt::BrowserDied(cause) => Err(format!("the browser died: {cause}")),
    };
    (outcome, first_death)
}

/// The browsers of one engine that are between two cases, and the cases that wait for one.
struct Pool(Mutex<Waiting>);

struct Waiting {
    idle: Vec<Browser>,
    /// Cases that have not started. Those that a filter drops count too: a filtered run may keep
    /// browsers to its end.
    cases: usize,
}

impl Pool {
    /// A pool without a browser, for `cases` cases.
    fn new(cases: usize) -> Self {
        let idle = Vec::new();
        Self(Mutex::new(Waiting { idle, cases }))
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins a case, in an idle browser if there is one. In one step: between two, the end of
    /// another case would quit the browser that this one is about to take.
    fn begin(&self) -> Option<Browser> {
        let mut waiting = self.lock();
        waiting.cases -= 1;
        waiting.idle.pop()
    }

    /// Keeps the browser for a case that waits for one. Without such a case it quits: what its page
    /// still does would slow the other engines' cases. It quits as well if a case has left a window
    /// beside its own, which the next one would take for its own second window.
    async fn put(&self, browser: Browser) {
        if !browser.has_one_window().await {
            browser.quit().await;
        } else if let Err(needless) = self.keep(browser) {
            needless.quit().await;
        }
    }

    /// Keeps the browser, or returns it if every waiting case has one.
    fn keep(&self, browser: Browser) -> Result<(), Browser> {
        let mut waiting = self.lock();
        if waiting.idle.len() >= waiting.cases {
            return Err(browser);
        }
        waiting.idle.push(browser);
        Ok(())
    }

    /// Quits the idle browsers.
    async fn close(&self) {
        let idle = std::mem::take(&mut self.lock().idle);
        for browser in idle {
            browser.quit().await;
        }
    }
}

/// How many cases run at a time: a case waits for its browser during a part of its time, and the
/// browser for the case.
fn cases_at_a_time() -> usize {
    let cores = std::thread::available_parallelism().map_or(2, NonZero::get);
    cores + cores.div_ceil(2)
}

/// Runs the cases; `traces` gets a folder for each failed case.
pub fn run(cases: &[Case], traces: &Path) -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert_with(cases_at_a_time);
    let engines = match Engine::asked_for() {
        Ok(engines) => engines,
        Err(error) => {
            eprintln!("{error:#}");
            return ExitCode::FAILURE;
        }
    };
    let all = std::env::var_os("REVERSI_ALL").is_some_and(|value| value == "1");
    let runtime = Arc::new(Runtime::new().expect("a computer that runs browsers has threads"));
    let deaths = Arc::new(Mutex::new(Vec::new()));
    let times = Arc::new(Mutex::new(Vec::new()));
    let mut trials = Vec::new();
    let mut pools = Vec::new();
    for &engine in &engines {
        let scheduled: Vec<_> = cases
            .iter()
            .filter(|case| case.runs_in(engine, &engines, all))
            .collect();
        // A browser with a preference serves its case alone.
        let handed_on = scheduled.iter().filter(|case| case.preference.is_none());
        let pool = Arc::new(Pool::new(handed_on.count()));
        pools.push(pool.clone());
        for case in scheduled {
            let name = format!("{}::{}", engine.name(), case.name);
            let run = Run {
                engine,
                case: case.clone(),
                pool: pool.clone(),
                trace: traces.join(name.replace("::", "-")),
            };
            let (runtime, deaths, times) = (runtime.clone(), deaths.clone(), times.clone());
            trials.push(Trial::test(name.clone(), move || {
                let start = Instant::now();
                let is_handed_on = run.case.preference.is_none();
                let mut browser = is_handed_on.then(|| run.pool.begin()).flatten();
                let (outcome, death) =
                    runtime.block_on(attempt_twice(async || run.attempt(&mut browser).await));
                let time = (start.elapsed(), name.clone());
                times
                    .lock()
                    .unwrap_or_else(PoisonError::into_inner)
                    .push(time);
                match browser {
                    Some(browser) if is_handed_on => runtime.block_on(run.pool.put(browser)),
                    Some(browser) => runtime.block_on(browser.quit()),
                    None => {}
                }
                if let Some(cause) = death {
                    let mut deaths = deaths.lock().unwrap_or_else(PoisonError::into_inner);
                    deaths.push(format!("{name}: {cause}"));
                }
                outcome.map_err(Failed::from)
            }));
        }
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    for pool in pools {
        runtime.block_on(pool.close());
    }
    let mut times = times.lock().unwrap_or_else(PoisonError::into_inner);
    times.sort_unstable_by(|a, b| b.cmp(a));
    if !times.is_empty() {
        println!("The slowest cases:");
    }
    for (time, name) in times.iter().take(SLOWEST) {
        println!("{:6.1} s  {name}", time.as_secs_f64());
    }
    for death in deaths.lock().unwrap_or_else(PoisonError::into_inner).iter() {
        println!("run again after its browser died: {death}");
    }
    conclusion.exit_code()
}

/// A case in one browser.
struct Run {
    engine: Engine,
    case: Case,
    pool: Arc<Pool>,
    /// The folder for what is known of its failure.
    trace: PathBuf,
}

impl Run {
    /// Runs the case in the given browser, or in a new one, and gives it back. A browser whose case
    /// failed is not handed on, as its state is unknown.
    async fn attempt(&self, handed_on: &mut Option<Browser>) -> Attempt {
        let browser = match handed_on.take() {
            Some(browser) => browser,
            None => match Browser::start_with(self.engine, self.case.preference).await {
                Ok(browser) => browser,
                Err(error) => return Attempt::BrowserDied(format!("{error:#}")),
            },
        };
        let site = match Site::start(self.case.mode).await {
            Ok(site) => site,
            Err(error) => return Attempt::Failed(format!("{error:#}")),
        };
        let mut page = Page::new(browser, site);
        let Err(error) = run_case(&self.case, &page).await else {
            *handed_on = Some(page.browser);
            return Attempt::Passed;
        };
        let attempt = match page.browser.cause_of_death(&error).await {
            Some(cause) => Attempt::BrowserDied(format!("{cause}; {}", self.steps(&page))),
            None => {
                let (steps, seen) = (self.steps(&page), self.seen(&page).await);
                Attempt::Failed(format!("{error:#}\n{steps}{seen}"))
            }
        };
        page.browser.quit().await;
        attempt
    }

    /// Writes the steps of a case that has not passed into a new folder, and names their file.
    fn steps(&self, page: &Page) -> String {
        let file = self.trace.join("steps.txt");
        let _ = fs::remove_dir_all(&self.trace);
        let written = fs::create_dir_all(&self.trace).and_then(|()| fs::write(&file, page.steps()));
        match written {
            Ok(()) => format!("steps: {}", file.display()),
            Err(error) => format!("steps cannot be written to {}: {error}", file.display()),
        }
    }

    /// Writes beside them what a browser that lives shows and has said, and names the files.
    async fn seen(&self, page: &Page) -> String {
        let mut seen = String::new();
        let picture = self.trace.join("screenshot.png");
        if page.browser.session.screenshot(&picture).await.is_ok() {
            seen += &format!("\nscreenshot: {}", picture.display());
        }
        let console = self.trace.join("console.txt");
        if let Ok(lines) = page.console().await
            && fs::write(&console, lines).is_ok()
        {
            seen += &format!("\nconsole: {}", console.display());
        }
        seen
    }
}

/// Runs the body of a case, then checks what holds after every case: the browser reports no
/// problem of the page.
async fn run_case(case: &Case, page: &Page) -> Result<()> {
    match tokio::time::timeout(LIMIT, (case.body)(page)).await {
        Ok(result) => result?,
        Err(_) => bail!(
            "not done within {LIMIT:?}; the page shows {:#?}",
            page.state().await?
        ),
    }
    page.check_problems().await
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The outcome of scripted attempts, the first death, and how many of them were made.
    async fn play(attempts: Vec<Attempt>) -> (Result<(), String>, Option<String>, usize) {
        let scripted = attempts.len();
        let mut left = attempts.into_iter();
        let (outcome, death) =
            attempt_twice(async || left.next().expect("at most two attempts")).await;
        (outcome, death, scripted - left.len())
    }

    fn died(cause: &str) -> Attempt {
        Attempt::BrowserDied(cause.to_owned())
    }

    fn failed(reason: &str) -> Attempt {
        Attempt::Failed(reason.to_owned())
    }

    #[tokio::test]
    async fn a_pass_needs_one_attempt() {
        let ended = play(vec![Attempt::Passed, failed("never made")]).await;
        assert_eq!(ended, (Ok(()), None, 1));
    }

    #[tokio::test]
    async fn a_failure_is_never_repeated() {
        let ended = play(vec![failed("wrong count"), Attempt::Passed]).await;
        assert_eq!(ended, (Err("wrong count".to_owned()), None, 1));
    }

    #[tokio::test]
    async fn a_dead_browser_gives_the_case_a_second_attempt() {
        let ended = play(vec![died("gone"), Attempt::Passed]).await;
        assert_eq!(ended, (Ok(()), Some("gone".to_owned()), 2));
    }

    #[tokio::test]
    async fn a_failure_in_the_second_attempt_counts() {
        let ended = play(vec![died("gone"), failed("wrong count"), Attempt::Passed]).await;
        let expected = (Err("wrong count".to_owned()), Some("gone".to_owned()), 2);
        assert_eq!(ended, expected);
    }

    #[tokio::test]
    async fn a_second_dead_browser_fails_the_case() {
        let ended = play(vec![died("gone"), died("gone again"), Attempt::Passed]).await;
        let reason = "the browser died: gone again".to_owned();
        assert_eq!(ended, (Err(reason), Some("gone".to_owned()), 2));
    }

    #[test]
    fn a_case_runs_in_the_browsers_of_its_scope() {
        use Engine::{Chromium, Firefox, Webkit};
        let engines_of = |scope: Scope, asked_for: &[Engine], all| -> Vec<Engine> {
            let runs = asked_for.iter().copied();
            runs.filter(|&engine| scope.includes(engine, asked_for, all))
                .collect()
        };
        for (scope, asked_for, all, expected) in [
            (Scope::Everywhere, &Engine::ALL[..], false, &Engine::ALL[..]),
            (Scope::OneBrowser, &Engine::ALL, false, &[Chromium]),
            (Scope::OneBrowser, &Engine::ALL, true, &Engine::ALL),
            (Scope::OneBrowser, &[Firefox, Webkit], false, &[Firefox]),
            (Scope::ChromiumOnly, &Engine::ALL, true, &[Chromium]),
            (Scope::ChromiumOnly, &[Firefox, Webkit], true, &[]),
            (Scope::WebkitOnly, &Engine::ALL, false, &[Webkit]),
        ] {
            assert_eq!(
                engines_of(scope, asked_for, all),
                expected,
                "{scope:?} of {asked_for:?}, all: {all}"
            );
        }
    }

    #[test]
    fn a_preference_keeps_a_case_from_the_engines_without_it() {
        for (preference, expected) in [
            (Preference::ReducedMotion, &Engine::ALL[..]),
            (Preference::MoreContrast, &Engine::ALL),
            (Preference::ForcedColours, &Engine::ALL[..2]),
            (Preference::LargeFont, &Engine::ALL[..2]),
        ] {
            let case = Case::new("case", Scope::Everywhere, |_| Box::pin(async { Ok(()) }));
            let [case] = &preferring(preference, vec![case])[..] else {
                panic!("one case becomes one");
            };
            let runs = Engine::ALL.into_iter();
            let runs: Vec<_> = runs
                .filter(|&engine| case.runs_in(engine, &Engine::ALL, false))
                .collect();
            assert_eq!(runs, expected, "{preference:?}");
        }
    }
}
