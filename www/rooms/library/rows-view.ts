/**
 * The games of the library as a list of rows, drawn while they are in sight. Pointer and keys
 * choose one, and a button of a row forgets or shares it.
 */

import type { CollectedGame } from "../../../reversi-wasm.js";
import type { ExchangeTexts } from "../share/share-texts.ts";
import type { OwnRow } from "./own-rows.ts";
import { query } from "../../floor/base/dom.ts";
import { rowAfterKey } from "./model.ts";
import { type Rows, listView } from "./list-view.ts";

/** Height of a row in pixels until one is drawn. */
const USUAL_ROW = 56;

/** What a press on a row does. */
export interface Press {
  open: (game: CollectedGame | OwnRow) => void;
  share: (game: CollectedGame | OwnRow) => void;
  forget: (game: CollectedGame | OwnRow) => void;
}

const NO_ROWS: Rows = { count: 0, at: () => undefined };

/** @param root which holds the list */
export function createRowsView(root: HTMLElement, redraw: () => void, press: Press) {
  let rows = NO_ROWS;
  let active = 0;
  let height = USUAL_ROW;

  const list = () => query(root, "[data-games]", HTMLElement);
  const scrollToActive = () => scrollToRow(list(), active * height, height);

  function act(name: keyof Press, index: number) {
    const game = rows.at(index);
    if (game) press[name](game);
  }

  function takePress({ target }: Event) {
    const pressed = pressedIn(target);
    if (pressed === null) return;
    active = pressed.index;
    if (pressed.name !== "open") list().focus();
    act(pressed.name, active);
  }

  function takeKey(event: KeyboardEvent) {
    const page = Math.max(Math.floor(list().clientHeight / height) - 1, 1);
    const next = rowAfterKey(event.key, active, page, rows.count);
    const deed = deedOf(event.key);
    if (next === null && deed === null) return;
    event.preventDefault();
    if (next !== null) {
      active = next;
      scrollToActive();
      redraw();
    } else if (deed) act(deed, active);
  }

  return {
    focus: () => list().focus(),
    /** Takes other games; the one at an index is active. */
    set(others: Rows, index: number) {
      rows = others;
      active = Math.max(Math.min(index, others.count - 1), 0);
    },
    active: () => active,
    /** Scrolls to the active row as from the first one. */
    scrollFromTop() {
      list().scrollTop = 0;
      scrollToActive();
    },
    /** Takes the height of a drawn row; whether there is one. */
    measure() {
      const found = drawnHeight(root);
      if (found > 0) height = found;
      return found > 0;
    },
    view(isHidden: boolean, texts: ExchangeTexts) {
      const list = root.querySelector("[data-games]");
      const act = { scroll: redraw, press: takePress, key: takeKey };
      return listView({ rows, active, height, list, isHidden }, act, texts);
    },
  };
}

/** Brings a row of a height into sight, whose place a scrolled list draws. */
function scrollToRow(list: HTMLElement, top: number, height: number) {
  const { scrollTop, clientHeight } = list;
  if (top < scrollTop) list.scrollTop = top;
  else if (top + height > scrollTop + clientHeight) list.scrollTop = top + height - clientHeight;
}

/** 0 until a row is drawn. */
function drawnHeight(root: HTMLElement) {
  const drawn = root.querySelector("[data-row]");
  return drawn instanceof HTMLElement ? drawn.offsetHeight : 0;
}

/** What a key does with the active row. */
function deedOf(key: string): keyof Press | null {
  if (key === "Enter" || key === " ") return "open";
  return key === "Delete" ? "forget" : null;
}

/** What a press in a row is for; null beside the rows. */
function pressedIn(target: EventTarget | null): { index: number; name: keyof Press } | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest("[data-row]");
  if (!(row instanceof HTMLElement)) return null;
  const name = target.closest("[data-press]")?.getAttribute("data-press");
  const isButton = name === "share" || name === "forget";
  return { index: Number(row.dataset.row), name: isButton ? name : "open" };
}
