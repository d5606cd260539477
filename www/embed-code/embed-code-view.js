/**
 * The dialog that writes the code of a board for somebody's website: a control for every attribute,
 * a preview that is such a board, and the code to copy.
 *
 * @import { Side } from "../../reversi-rules.js"
 * @import { Ground, State } from "../app/state.js"
 * @import { GameDescriptor } from "../games/index.js"
 * @import { GameSession } from "../game/session.js"
 * @import { Lock } from "../settings/host-locks.js"
 * @import { Keys } from "../words/keys.js"
 * @import { PartTexts, TextKey, Texts } from "../words/texts.js"
 * @import { View } from "../ui/lazy-view.js"
 * @import { Controls, Field, Offer, Place } from "./embed-code-model.js"
 *
 * @typedef {PartTexts<"embed-code">} EmbedTexts
 * @typedef {Keys["embed-code"]} EmbedKey
 */

import { copyText } from "../base/clipboard.js";
import { button, element, query, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { gameNamed } from "../games/index.js";
import { choiceText } from "../settings/settings-view.js";
import { createPartTexts } from "../words/texts.js";
import {
  chosenOf,
  codeFor,
  FIELDS,
  FRAME_HEIGHT,
  frameAddress,
  GROUPS,
  isFieldOf,
  PLACES,
  usualValue,
  valuesOf,
} from "./embed-code-model.js";

/** The names of content systems, which are the same in every language. */
const SYSTEMS = { wordpress: "WordPress", typo3: "TYPO3", joomla: "Joomla" };
/** What an input is of, by the kind of its field. */
const TYPES = { switch: "checkbox", number: "number", text: "text" };
/** The labels of a side's fields, by what follows its name. */
const OF_SIDE = /** @type {const} */ ({ "": "player", "-name": "name", "-level": "side-level" });
/** The fields that only the element has: the page has names for all others. */
const OWN_NAMES = [
  "moves",
  "ply",
  "exercise",
  "src",
  "every",
  "level",
  "seed",
  "ground",
  "controls",
  "lock",
  "loading",
  "label",
  "base",
];
/** Fields that the page names under another key. */
const PAGE_NAMES = /** @type {Record<string, TextKey>} */ ({ game: "game-choice" });

/**
 * @param {HTMLDialogElement} dialog
 * @param {Pick<GameSession, "fragmentOf">} session
 * @param {Controls} controls
 * @returns {View}
 */
export function createEmbedCodeView(dialog, session, controls) {
  const folder = new URL("./", location.href).href.split(/[?#]/)[0];
  /** @type {EmbedTexts | null} */
  let texts = null;
  /** @type {State["game"] | null} the game on the board */
  let onBoard = null;
  /** The game whose values the fields offer. */
  let offered = "";
  /** Numbers the links that are written: a later one replaces it. */
  let written = 0;

  const about = element("p", { class: "note" });
  const place = element("select", { name: "place" });
  const placeLabel = element("span");
  const placeNote = element("p", { class: "note" });
  const take = button(() => {
    if (onBoard === null) return;
    set("game", onBoard.game);
    set("moves", onBoard.text);
    set("ply", String(onBoard.ply));
    void update();
  });
  const rows = FIELDS.map((field) => createRow(field));
  const groups = Object.entries(GROUPS).map(([name, fields]) => {
    const title = element("summary");
    const own = rows.filter(({ field }) => fields.includes(field)).map(({ root }) => root);
    const root = element("details", {}, title, ...own);
    if (name === "board") own[0].after(take);
    root.open = name === "board";
    return { name, title, root };
  });
  const problem = element("p", { class: "problem", role: "alert" });
  const preview = element("iframe", { height: String(FRAME_HEIGHT), class: "embed-preview" });
  const previewTitle = element("h3");
  const code = element("textarea", { name: "code", rows: "8", readonly: "", spellcheck: "false" });
  const codeLabel = element("span");
  const copy = button(() => void copyCode(), "button primary");
  const copied = element("p", { class: "note", role: "status" });
  const form = element(
    "form",
    { class: "embed-fields", autocomplete: "off" },
    element("label", { class: "stack" }, placeLabel, place),
    placeNote,
    ...groups.map(({ root }) => root),
  );
  query(dialog, "[data-embed-code]", HTMLElement).replaceChildren(
    about,
    element(
      "div",
      { class: "embed-columns" },
      form,
      element(
        "div",
        { class: "embed-result" },
        element("label", { class: "stack" }, codeLabel, code),
        copy,
        copied,
        problem,
        previewTitle,
        preview,
      ),
    ),
  );

  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", () => void update());
  copy.addEventListener("blur", () => setText(copied, ""));
  addEventListener("message", ({ source, data }) => {
    if (source === null || source !== preview.contentWindow || data?.type !== "resize") return;
    preview.setAttribute("height", String(data.height));
  });
  // A board that nobody sees thinks about nothing.
  dialog.addEventListener("close", () => preview.removeAttribute("src"));

  /** The value of a control. @param {string} name */
  function chosenIn(name) {
    return rows.find(({ field }) => field.name === name)?.value() ?? "";
  }

  /** @param {string} name @param {string} value */
  function set(name, value) {
    rows.find(({ field }) => field.name === name)?.set(value);
  }

  /** Writes the code of what the fields say, and shows it. */
  async function update() {
    if (texts === null || !dialog.open) return;
    written += 1;
    const number = written;
    const game = gameNamed(chosenIn("game"));
    offer(game, texts);
    const values = Object.fromEntries(rows.map(({ field, value }) => [field.name, value()]));
    const chosen = chosenOf(values, { game, controls });
    const where = /** @type {Place} */ (place.value);
    let fragment = "";
    let words = "";
    try {
      if (chosen.moves !== undefined) {
        const ply = chosen.ply === undefined ? null : Number(chosen.ply);
        fragment = await session.fragmentOf(game, chosen.moves, ply);
      }
    } catch (error) {
      words = texts.page.problem(problemOf(error));
    }
    if (number !== written || texts === null) return;
    setText(problem, words);
    code.value = codeFor(where, chosen, { folder, fragment, title: texts.page.t("embed-title") });
    code.rows = code.value.split("\n").length + 1;
    const address = frameAddress(chosen, { folder, fragment, origin: location.origin });
    if (preview.getAttribute("src") !== address) preview.setAttribute("src", address);
    setText(placeNote, texts.t(`note-${where}`));
  }

  /**
   * Offers the values of a game, and its fields alone.
   * @param {GameDescriptor} game
   * @param {EmbedTexts} texts
   */
  function offer(game, texts) {
    if (offered === `${game.id} ${texts.lang}`) return;
    offered = `${game.id} ${texts.lang}`;
    for (const row of rows) row.offer({ game, controls }, texts);
  }

  async function copyCode() {
    if (texts === null) return;
    const isCopied = await copyText(code.value);
    if (!isCopied) code.select();
    setText(copied, isCopied ? texts.t("copied") : texts.page.t("copy-by-hand"));
  }

  /** @param {Texts} pageTexts */
  function rename(pageTexts) {
    texts = createPartTexts(pageTexts, "embed-code");
    const { t } = texts;
    setText(about, t("about"));
    setText(placeLabel, t("place"));
    const chosen = place.value || PLACES[0];
    place.replaceChildren(
      ...PLACES.map((value) => element("option", { value }, placeName(value, t))),
    );
    place.value = chosen;
    for (const { name, title } of groups)
      setText(title, t(/** @type {EmbedKey} */ (`group-${name}`)));
    setText(take, t("take-board"));
    setText(previewTitle, t("preview"));
    preview.title = t("preview");
    setText(codeLabel, t("code"));
    setText(copy, pageTexts.t("copy"));
  }

  return {
    update(state, _before, pageTexts) {
      onBoard = state.game;
      const isNew = texts?.page !== pageTexts;
      if (isNew) rename(pageTexts);
      if (isNew || !preview.hasAttribute("src")) void update();
    },
  };
}

/**
 * A control with its name.
 * @param {Field} field
 */
function createRow(field) {
  const { name, kind, long } = field;
  if (kind === "words") return createWords(field);
  const title = element("span");
  const control =
    kind === "choice"
      ? element("select", { name })
      : long
        ? element("textarea", { name, rows: "2", spellcheck: "false" })
        : element("input", { name, type: TYPES[kind], ...(kind === "number" && { min: "0" }) });
  const root =
    kind === "switch"
      ? element("label", { class: "check" }, control, " ", title)
      : element("label", { class: "field" }, title, " ", control);
  const isSwitch = control instanceof HTMLInputElement && kind === "switch";
  const value = () => (isSwitch ? String(control.checked) : control.value);
  const set = (/** @type {string} */ to) => {
    if (isSwitch) control.checked = to === "true";
    else control.value = to;
  };
  let isSet = false;
  return {
    field,
    root,
    value,
    set,
    /**
     * @param {Offer} from
     * @param {EmbedTexts} texts
     */
    offer(from, texts) {
      root.hidden = !isFieldOf(field, from.game);
      setText(title, labelOf(name, texts));
      const usual = usualValue(field, from);
      const before = isSet ? value() : usual;
      isSet = true;
      if (control instanceof HTMLSelectElement) {
        const values = valuesOf(field, from);
        const all = usual === "" ? ["", ...values] : values;
        const options = all.map((each) =>
          element("option", { value: each }, valueName(name, each, texts, from.controls)),
        );
        control.replaceChildren(...options);
        set(all.includes(before) ? before : usual);
      } else set(before);
    },
  };
}

/**
 * A box for each word of a list.
 * @param {Field} field
 */
function createWords(field) {
  const title = element("legend");
  const root = element("fieldset", { class: "embed-words", name: field.name }, title);
  const boxes = () => [...root.querySelectorAll("input")];
  const value = () =>
    boxes()
      .filter(({ checked }) => checked)
      .map((box) => box.value)
      .join(" ");
  return {
    field,
    root,
    value,
    set(/** @type {string} */ to) {
      for (const box of boxes()) box.checked = to.split(" ").includes(box.value);
    },
    /**
     * @param {Offer} from
     * @param {EmbedTexts} texts
     */
    offer(from, texts) {
      const chosen = boxes().length > 0 ? value() : usualValue(field, from);
      setText(title, labelOf(field.name, texts));
      const words = valuesOf(field, from).map((word) =>
        element(
          "label",
          { class: "check" },
          element("input", { type: "checkbox", value: word }),
          " ",
          element("span", {}, valueName(field.name, word, texts, from.controls)),
        ),
      );
      root.replaceChildren(title, ...words);
      this.set(chosen);
    },
  };
}

/**
 * @param {Place} place
 * @param {EmbedTexts["t"]} t
 */
function placeName(place, t) {
  return place === "html" || place === "frame" || place === "module"
    ? t(`place-${place}`)
    : SYSTEMS[place];
}

/**
 * @param {string} name
 * @param {EmbedTexts} texts
 */
function labelOf(name, { t, page }) {
  const [, side, rest] = /^(black|white)(.*)$/.exec(name) ?? [];
  if (side === "black" || side === "white")
    return t(`field-${OF_SIDE[/** @type {keyof typeof OF_SIDE} */ (rest)]}`, {
      side: page.side(side),
    });
  return OWN_NAMES.includes(name)
    ? t(/** @type {EmbedKey} */ (`field-${name}`))
    : page.t(PAGE_NAMES[name] ?? /** @type {TextKey} */ (name));
}

/**
 * @param {string} name of the field
 * @param {string} value
 * @param {EmbedTexts} texts
 * @param {Controls} controls
 */
function valueName(name, value, { t, page }, controls) {
  if (value === "") return t("as-usual");
  if (name === "level") return page.opponent(value);
  if (name === "first") return page.t("begins", { side: page.side(/** @type {Side} */ (value)) });
  if (name === "lock") return t(`lock-${/** @type {Lock} */ (value)}`);
  if (name === "ground") return t(`ground-${/** @type {Ground} */ (value)}`);
  if (name === "controls") return page.t(controls.text(value));
  return choiceText(name, value, page);
}
