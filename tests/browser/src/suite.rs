//! Runs every case in every browser asked for, and hands each browser from test to test.

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Result, bail};
use libtest_mimic::{Arguments, Failed, Trial};
use tokio::runtime::Runtime;

use crate::browser::{Browser, Engine};
use crate::page::Page;
use crate::server::{Manner, Site};

/// The longest that one test may take, whatever it waits for.
const LIMIT: Duration = Duration::from_secs(240);
/// Tests at a time. More only take turns on a small computer, and a browser is several processes.
const THREADS: usize = 2;

/// What a test returns.
pub type Outcome<'a> = Pin<Box<dyn Future<Output = Result<()>> + Send + 'a>>;
type Body = dyn for<'a> Fn(&'a Page) -> Outcome<'a> + Send + Sync;

/// One test, to be run in each browser.
#[derive(Clone)]
pub struct Case {
    name: String,
    manner: Manner,
    only: Option<Engine>,
    body: Arc<Body>,
}

impl Case {
    /// A test of the page on a proper server.
    pub fn new<F>(name: impl Into<String>, body: F) -> Self
    where
        F: for<'a> Fn(&'a Page) -> Outcome<'a> + Send + Sync + 'static,
    {
        Self {
            name: name.into(),
            manner: Manner::Proper,
            only: None,
            body: Arc::new(body),
        }
    }

    /// The same on a server with manners of its own.
    #[must_use]
    pub fn on(mut self, manner: Manner) -> Self {
        self.manner = manner;
        self
    }

    /// The same in one browser only: what it asks is the same in all, or only this one can tell.
    #[must_use]
    pub fn only(mut self, engine: Engine) -> Self {
        self.only = Some(engine);
        self
    }
}

/// Makes a list of cases out of functions `async fn name(page: &Page) -> Result<()>` of a module.
#[macro_export]
macro_rules! cases {
    ($module:literal: $($test:ident),+ $(,)?) => {
        vec![$($crate::suite::Case::new(
            concat!($module, "::", stringify!($test)),
            |page| Box::pin($test(page)),
        )),+]
    };
}

/// Browsers of one engine that wait for their next test.
type Idle = Arc<Mutex<Vec<Browser>>>;

/// Runs the cases; `pictures` is the folder for the screens of failed tests.
pub fn run(cases: &[Case], pictures: &Path) -> ExitCode {
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(THREADS);
    let engines = match Engine::asked_for() {
        Ok(engines) => engines,
        Err(error) => {
            eprintln!("{error:#}");
            return ExitCode::FAILURE;
        }
    };
    let runtime = Arc::new(Runtime::new().expect("a computer that runs browsers has threads"));
    let mut trials = Vec::new();
    let mut all_idle = Vec::new();
    for engine in engines {
        let idle = Idle::default();
        all_idle.push(idle.clone());
        let here = cases
            .iter()
            .filter(|case| case.only.is_none_or(|only| only == engine));
        for case in here {
            let name = format!("{}::{}", engine.name(), case.name);
            let picture = pictures.join(format!("{}.png", name.replace("::", "-")));
            let (case, idle, runtime) = (case.clone(), idle.clone(), runtime.clone());
            trials.push(Trial::test(name, move || {
                runtime
                    .block_on(run_one(engine, &case, &idle, &picture))
                    .map_err(Failed::from)
            }));
        }
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    for idle in all_idle {
        for browser in std::mem::take(&mut *idle.lock().unwrap_or_else(PoisonError::into_inner)) {
            runtime.block_on(browser.quit());
        }
    }
    conclusion.exit_code()
}

/// Runs one case in a browser that is idle, or in a new one. A browser that has seen a test
/// fail is not handed on: nobody knows what state it is in.
async fn run_one(engine: Engine, case: &Case, idle: &Idle, picture: &Path) -> Result<(), String> {
    let waiting = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
    let ready = async {
        let browser = match waiting {
            Some(browser) => browser,
            None => Browser::start(engine).await?,
        };
        Ok::<_, anyhow::Error>(Page::new(browser, Site::start(case.manner).await?))
    };
    let page = ready.await.map_err(|error| format!("{error:#}"))?;
    match judge(case, &page).await {
        Ok(()) => {
            idle.lock()
                .unwrap_or_else(PoisonError::into_inner)
                .push(page.browser);
            Ok(())
        }
        Err(error) => {
            let seen = match page.browser.session.screenshot(picture).await {
                Ok(()) => format!("\nwhat was to be seen: {}", picture.display()),
                Err(_) => String::new(),
            };
            page.browser.quit().await;
            Err(format!("{error:#}{seen}"))
        }
    }
}

/// The test itself, and what holds at the end of every test: the browser has nothing to say.
async fn judge(case: &Case, page: &Page) -> Result<()> {
    match tokio::time::timeout(LIMIT, (case.body)(page)).await {
        Ok(result) => result?,
        Err(_) => bail!(
            "not done within {LIMIT:?}; the page shows {:#?}",
            page.state().await?
        ),
    }
    page.check_problems().await
}
