/** A board in the page of a club, without a document. */

import { createHost } from "../../rooms/host/host.ts";
import { followLanguage } from "../../play/words/language.ts";
import { setTable } from "./headless-page.js";
import "./loaded-texts.js";

export const CLUB = "https://club.example";

/**
 * A board in a page of the club: `receive` takes any data, `say` a message without its version, and
 * `emitted` is what the board sent.
 */
export function embed({ origin = CLUB, settings = { white: "human" }, ...options } = {}) {
  const table = setTable({ settings, ...options });
  const emitted = [];
  const parent = { postMessage: (message, target) => emitted.push({ ...message, target }) };
  let hear = null;
  const hostWindow = {
    parent,
    addEventListener: (_type, listener) => {
      hear = listener;
    },
  };
  const host = createHost(table.context, origin, hostWindow, table.clock);
  table.store.subscribe(host.update);
  followLanguage(table.store);
  const receive = (data, { source = parent, from = origin } = {}) =>
    hear({ data, source, origin: from });
  const say = (message, sender) => receive({ reversi: 1, ...message }, sender);
  const types = () => emitted.splice(0).map(({ type }) => type);
  return { ...table, host, parent, emitted, types, receive, say, listens: () => hear !== null };
}
