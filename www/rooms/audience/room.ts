/**
 * An audience that sees the board of a tab in a separate window. The tab sends what it shows to
 * that window, which requests it when it opens: a reload of either changes nothing.
 */

import type { Room } from "../../play/ui/room.ts";
import type { Context } from "../../floor/base/page.ts";
import { gameOf } from "../../play/games/index.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../play/words/texts.ts";
import { canHaveAudience, channelOf, nameOfTab, onNamed, tabShown } from "./audience-window.ts";
import { type Picture, pictureOf, showPicture } from "./picture.ts";

/** The messages of a tab and of a window that have loaded. */
const HERE = "here";
const ASKS = "picture";

export const room = {
  begin: (context) => {
    if (!canHaveAudience()) return;
    const tab = tabShown();
    if (tab !== null) watch(context, channelOf(tab));
    else if (context.store.get().host.controls === null) {
      const name = nameOfTab(context);
      if (name === null) onNamed((name) => send(context, channelOf(name)));
      else send(context, channelOf(name));
    }
  },
} satisfies Room<"table">;

/** Sends what the tab shows: now, when a window asks, and after each change. */
export function send({ store }: Context<"table">, channel: BroadcastChannel) {
  let sent = "";
  const show = (again: boolean) => {
    const state = store.get();
    const { spoken, current } = state.settings;
    const game = gameOf(state);
    const picture = pictureOf(state, createTexts(spoken, themeOf(current.theme), game));
    const text = JSON.stringify(picture);
    if (again || text !== sent) channel.postMessage(picture);
    sent = text;
  };
  let isWatched = false;
  channel.addEventListener("message", ({ data }) => {
    if (data !== ASKS) return;
    isWatched = true;
    show(true);
  });
  store.subscribe(() => {
    if (isWatched) show(false);
  });
  channel.postMessage(HERE);
}

/** Shows what the tab sends, one picture after another; Escape closes the window. */
export function watch(context: Context<"table">, channel: BroadcastChannel) {
  let next: Picture | null = null;
  let isShowing = false;
  async function showNext() {
    isShowing = true;
    while (next !== null) {
      const picture = next;
      next = null;
      await showPicture(context, picture);
    }
    isShowing = false;
  }
  channel.addEventListener("message", ({ data }) => {
    // A tab that has loaded again has lost that it is watched.
    if (data === HERE) channel.postMessage(ASKS);
    else if (data !== ASKS) {
      next = data;
      if (!isShowing) void showNext();
    }
  });
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
  });
  channel.postMessage(ASKS);
}
