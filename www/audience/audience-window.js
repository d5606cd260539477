/**
 * The window for an audience: a second window of the page, as for a projector, that shows the board
 * of this tab.
 *
 * @import { Context } from "../app/context.js"
 */

import { problem } from "../base/problems.js";
import { pageFolder } from "../base/resources.js";
import { LOCKS } from "../settings/host-locks.js";

/** The stored state of the tab: a reload goes on with its audience. */
const KEY = "reversi.audience.1";

/** The parameter of the window's address that names the tab on show. */
const AUDIENCE = "audience";

/** Whether a second window can follow this one: files on a disk share no messages. */
export function canHaveAudience() {
  return pageFolder() !== null && typeof BroadcastChannel === "function";
}

/** The tab whose board this window shows an audience; null for any other window. */
export function tabShown() {
  return new URLSearchParams(location.search).get(AUDIENCE);
}

/**
 * The name under which the board of a tab is sent to an audience, null before it has any. It lasts
 * through a reload, and is another one for each tab.
 * @param {Pick<Context, "storage">} context
 */
export function nameOfTab({ storage: { ofTab } }) {
  const kept = ofTab.read(KEY);
  return typeof kept === "string" ? kept : null;
}

/**
 * Gives the tab a name. Only from here on does it send its board: an earlier page in the same tab,
 * or a copy of the tab, has none.
 * @param {Pick<Context, "storage">} context
 */
function nameTab({ storage: { ofTab } }) {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const name = random.toString(36);
  ofTab.write(KEY, name);
  whenNamed(name);
  return name;
}

/** Sends the board of the tab under its name. @type {(name: string) => void} */
let whenNamed = () => {};

/** @param {(name: string) => void} send is called when the tab gets a name */
export function onNamed(send) {
  whenNamed = send;
}

/** @param {string} tab the name of the tab */
export function channelOf(tab) {
  return new BroadcastChannel(`reversi-audience-${tab}`);
}

/**
 * Opens the window, or brings the one that is open to the front.
 * @param {Context} context
 */
export function openAudience(context) {
  const { current } = context.store.get().settings;
  const tab = nameOfTab(context) ?? nameTab(context);
  const search = new URLSearchParams({
    embed: "1",
    [AUDIENCE]: tab,
    controls: "",
    lock: LOCKS.join(","),
    black: "human",
    white: "human",
    lang: current.lang,
    theme: current.theme,
    scheme: current.scheme,
  });
  if (context.openWindow(`?${search}`, `reversi-${tab}`, "popup,width=900,height=1000")) return;
  const blocked = problem("window-blocked", "", "the browser has opened no window");
  context.store.dispatch({ type: "problems", problems: [blocked] });
}
