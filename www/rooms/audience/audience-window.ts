/**
 * The window for an audience: a second window of the page, as for a projector, that shows the board
 * of this tab.
 */

import type { Context } from "../../floor/base/page.ts";
import { declared, whole } from "../../floor/kept/thing.ts";
import { problem } from "../../floor/base/problems.ts";
import { pageFolder } from "../../floor/base/resources.ts";
import { LOCKS } from "../../play/settings/host-locks.ts";

/** The name of the tab: a reload goes on with its audience. */
const NAME = declared<string | null>({
  key: "reversi.audience.1",
  place: "tab",
  check: whole((stored) => (typeof stored === "string" ? stored : null), null),
});

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
 */
export function nameOfTab({ storage: { kept } }: Pick<Context, "storage">) {
  return kept.find(NAME).value;
}

/**
 * Gives the tab a name. Only from here on does it send its board: an earlier page in the same tab,
 * or a copy of the tab, has none.
 */
function nameTab({ storage: { kept } }: Pick<Context, "storage">) {
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  const name = random.toString(36);
  kept.put(NAME, name);
  whenNamed(name);
  return name;
}

/** Sends the board of the tab under its name. */
let whenNamed: (name: string) => void = () => {};

export function onNamed(send: (name: string) => void) {
  whenNamed = send;
}

export function channelOf(tab: string) {
  return new BroadcastChannel(`reversi-audience-${tab}`);
}

/** Opens the window, or brings the one that is open to the front. */
export function openAudience(context: Context) {
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
