//! The words of a screen reader: the sentences of live regions, role and name of an element as any
//! browser computes them, and role, name and states of what has the focus, from Chromium's
//! accessibility tree.

use std::collections::{HashMap, HashSet};

use anyhow::{Context, Result};
use axum::http::Method;
use serde_json::{Value, json};
use thirtyfour::common::command::FormatRequestData;
use thirtyfour::{ElementId, RequestData, SessionId, WebElement};

use crate::js;
use crate::page::Page;

/// Properties of a node that readers say while they are true.
const STATES: [&str; 5] = ["disabled", "expanded", "pressed", "checked", "selected"];

/// Roles of what readers name as soon as the focus is within.
const AROUND: [&str; 4] = ["dialog", "group", "navigation", "radiogroup"];

/// The stand-in for the number of a slider, which the protocol leaves out.
const SPOKEN: &str = "return document.activeElement?.getAttribute('aria-valuetext') ?? null";

/// Listens to the live regions of the page from here on.
///
/// # Errors
/// The page does not run scripts.
pub async fn listen(page: &Page) -> Result<()> {
    page.call(js!("note-speech.js"), vec![]).await?;
    Ok(())
}

/// How many sentences have been said since [`listen`].
///
/// # Errors
/// The page does not run scripts, or nobody listens.
pub async fn said(page: &Page) -> Result<Vec<String>> {
    let said = page.run("return window.speech", vec![]).await?;
    serde_json::from_value(said.clone()).with_context(|| said.to_string())
}

/// The focus as a reader says it: `button "d3, legal move"`, its value and states, and what it
/// is in. Without a focus that is the document.
///
/// # Errors
/// The browser's protocol.
pub async fn focus(page: &Page) -> Result<String> {
    let parameters = json!({ "expression": "document.activeElement" });
    let found = devtools(page, "Runtime.evaluate", parameters).await?;
    let object = json!({ "objectId": found["result"]["objectId"], "fetchRelatives": true });
    let tree = devtools(page, "Accessibility.getPartialAXTree", object).await?;
    // The first node is the requested one, and then come those around it, which include the nodes
    // that contain it.
    let nodes = tree["nodes"].as_array().context("a list of nodes")?;
    let node = nodes.first().context("a node of the focus")?;
    let mut said = described(node);
    let spoken = page.run(SPOKEN, vec![]).await?;
    if let Some(value) = spoken.as_str().map(str::to_owned).or_else(|| value(node)) {
        said += &format!(": {value}");
    }
    for state in STATES {
        if let Some(is) = property(node, state) {
            said += &format!(", {is}");
        }
    }
    let around = ancestors(nodes, node)
        .filter(|other| AROUND.contains(&text(&other["role"])) && !text(&other["name"]).is_empty());
    for other in around {
        said += &format!(", in {}", described(other));
    }
    Ok(said)
}

/// A command of WebDriver: what the browser computes of an element for readers.
#[derive(Debug)]
struct Computed {
    element: ElementId,
    part: &'static str,
}

impl FormatRequestData for Computed {
    fn format_request(&self, session: &SessionId) -> RequestData {
        let Self { element, part } = self;
        let address = format!("session/{session}/element/{element}/computed{part}");
        RequestData::new(Method::GET, address)
    }
}

/// Role and name of an element, as the browser computes them.
///
/// # Errors
/// The element has gone.
pub async fn role_and_name(page: &Page, of: &WebElement) -> Result<(String, String)> {
    let compute = async |part| {
        let element = of.element_id();
        let answer = page.browser.session.cmd(Computed { element, part });
        anyhow::Ok(answer.await?.value::<String>()?)
    };
    Ok((compute("role").await?, compute("label").await?))
}

/// Roles of what can be operated, and so needs a name that nothing else beside it has.
const OPERABLE: [&str; 9] = [
    "button",
    "checkbox",
    "combobox",
    "DisclosureTriangle",
    "link",
    "radio",
    "slider",
    "tab",
    "textbox",
];

/// Names that leave a reader's user in doubt: of what can be operated and has none, or the one of
/// something else in the same dialog or group; and headings and buttons that join two words.
///
/// # Errors
/// The browser's protocol.
pub async fn unclear_names(page: &Page) -> Result<Vec<String>> {
    devtools(page, "Accessibility.enable", json!({})).await?;
    let tree = devtools(page, "Accessibility.getFullAXTree", json!({})).await?;
    let nodes = tree["nodes"].as_array().context("a tree of nodes")?;
    let by_id: HashMap<&str, &Value> = nodes
        .iter()
        .filter_map(|node| Some((node["nodeId"].as_str()?, node)))
        .collect();
    let mut unclear = Vec::new();
    let mut seen = HashSet::new();
    for node in nodes.iter().filter(|node| node["ignored"] != true) {
        let (role, name) = (text(&node["role"]), text(&node["name"]));
        let operable = OPERABLE.contains(&role);
        if operable && name.trim().is_empty() {
            unclear.push(format!("a {role} without a name"));
        }
        let parent = |node: &&Value| by_id.get(node["parentId"].as_str()?).copied();
        let around: Vec<_> = std::iter::successors(parent(&node), parent)
            .filter(|other| AROUND.contains(&text(&other["role"])))
            .map(described)
            .collect();
        if operable && !seen.insert((described(node), around)) {
            unclear.push(format!("two of {}", described(node)));
        }
        let mut words = Vec::new();
        texts_in(node, &by_id, &mut words);
        let joined = words.windows(2).find(|pair| joins(name, pair[0], pair[1]));
        if let (Some(pair), true) = (joined, operable || role == "heading") {
            unclear.push(format!("{} joins {pair:?}", described(node)));
        }
    }
    Ok(unclear)
}

/// The texts within a node, in order.
fn texts_in<'a>(node: &'a Value, by_id: &HashMap<&str, &'a Value>, found: &mut Vec<&'a str>) {
    if text(&node["role"]) == "StaticText" {
        found.push(text(&node["name"]).trim());
        return;
    }
    for id in node["childIds"].as_array().into_iter().flatten() {
        if let Some(child) = id.as_str().and_then(|id| by_id.get(id)) {
            texts_in(child, by_id, found);
        }
    }
}

/// Whether a name has the end of one word and the beginning of the next without a gap.
fn joins(name: &str, before: &str, after: &str) -> bool {
    before.ends_with(char::is_alphanumeric)
        && after.starts_with(char::is_alphanumeric)
        && name.contains(&format!("{before}{after}"))
}

/// Sends a command of the DevTools protocol.
///
/// # Errors
/// The browser refuses it.
pub async fn devtools(page: &Page, command: &str, parameters: Value) -> Result<Value> {
    let session = &page.browser.session;
    Ok(session.cdp().send_raw(command, parameters).await?)
}

/// Role and name.
fn described(node: &Value) -> String {
    let name = text(&node["name"]).replace('\u{2060}', "");
    format!("{} \"{name}\"", text(&node["role"]))
}

fn text(value: &Value) -> &str {
    value["value"].as_str().unwrap_or_default()
}

/// The value of a field or a slider.
fn value(node: &Value) -> Option<String> {
    match &node["value"]["value"] {
        Value::String(text) => Some(text.clone()),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The words of a reader for a state: nothing while it is unset.
fn property(node: &Value, name: &str) -> Option<String> {
    let properties = node["properties"].as_array()?;
    let found = properties
        .iter()
        .find(|property| property["name"] == name)?;
    let value = &found["value"]["value"];
    let is_set = value == &json!(true) || value == &json!("true");
    match (is_set, name) {
        (true, _) => Some(name.to_owned()),
        (false, "expanded" | "pressed" | "checked") => Some(format!("not {name}")),
        (false, _) => None,
    }
}

/// The nodes that contain `node`, from within.
fn ancestors<'a>(nodes: &'a [Value], node: &'a Value) -> impl Iterator<Item = &'a Value> {
    let parent = |node: &Value| {
        let id = node["parentId"].as_str()?.to_owned();
        nodes.iter().find(move |other| other["nodeId"] == json!(id))
    };
    std::iter::successors(parent(node), move |&node| parent(node))
}
