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
 * @import { Chosen, Controls, Field, Place } from "./embed-code-model.js"
 *
 * @typedef {PartTexts<"embed-code">} EmbedTexts
 * @typedef {Keys["embed-code"]} EmbedKey
 */

import { html, nothing, render } from "lit-html";
import { copyText } from "../base/clipboard.js";
import { query } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { FIRST_GAME, gameNamed } from "../games/index.js";
import { choiceText } from "../settings/settings-view.js";
import { createPartTexts } from "../words/texts.js";
import {
  chosenOf,
  codeFor,
  FIELDS,
  FRAME_HEIGHT,
  frameAddress,
  FIELD_GROUPS,
  isFieldOf,
  PLACES,
  usualValue,
  offeredValues,
} from "./embed-code-model.js";

/** The names of content systems, which are the same in every language. */
const SYSTEMS = { wordpress: "WordPress", typo3: "TYPO3", joomla: "Joomla" };
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
  const root = query(dialog, "[data-embed-code]", HTMLElement);
  const folder = new URL("./", location.href).href.split(/[?#]/)[0];
  /** @type {EmbedTexts | null} */
  let texts = null;
  /** @type {State["game"] | null} the game on the board */
  let onBoard = null;
  let [place] = PLACES;
  /** @type {Chosen} what the controls say that were touched, by the names of the fields */
  let touched = {};
  /** The code, and the address of the preview: "" while nobody sees it. */
  let [code, address] = ["", ""];
  /** Why the moves make no link. */
  let problem = "";
  /** What has become of a copy. */
  let copied = "";
  /** Pixels that the preview asks for. */
  let height = FRAME_HEIGHT;
  /** Numbers the links that are written: a later one replaces it. */
  let latest = 0;

  addEventListener("message", ({ source, data }) => {
    const preview = root.querySelector("iframe")?.contentWindow;
    if (source === null || source !== preview || data?.type !== "resize") return;
    height = data.height;
    draw();
  });
  // A board that nobody sees thinks about nothing.
  dialog.addEventListener("close", () => {
    address = "";
    draw();
  });

  /** The game of the code. */
  const offer = () => ({ game: gameNamed(touched.game ?? FIRST_GAME.id), controls });

  /**
   * What a field's control says. A choice that the game does not offer is the usual one.
   * @param {Field} field
   */
  function chosenIn(field) {
    const usual = usualValue(field, offer());
    const value = touched[field.name] ?? usual;
    return field.kind === "choice" && !offeredValues(field, offer()).includes(value)
      ? usual
      : value;
  }

  /** @param {Event} event of a control */
  function choose({ target }) {
    if (
      !(
        target instanceof HTMLInputElement ||
        target instanceof HTMLSelectElement ||
        target instanceof HTMLTextAreaElement
      )
    )
      return;
    const words = target.closest("fieldset");
    if (target.name === "place") place = /** @type {Place} */ (target.value);
    else if (words) {
      const boxes = [...words.querySelectorAll("input")].filter(({ checked }) => checked);
      touched = { ...touched, [words.name]: boxes.map(({ value }) => value).join(" ") };
    } else {
      const isBox = target instanceof HTMLInputElement && target.type === "checkbox";
      touched = { ...touched, [target.name]: isBox ? String(target.checked) : target.value };
    }
    void write();
  }

  function takeBoard() {
    if (onBoard === null) return;
    const { game, text, ply } = onBoard;
    touched = { ...touched, game, moves: text, ply: String(ply) };
    void write();
  }

  /** Writes the code of what the controls say, and shows it. */
  async function write() {
    if (texts === null || !dialog.open) return;
    draw();
    latest += 1;
    const number = latest;
    const values = Object.fromEntries(FIELDS.map((field) => [field.name, chosenIn(field)]));
    const chosen = chosenOf(values, offer());
    let [fragment, reason] = ["", ""];
    try {
      if (chosen.moves !== undefined) {
        const ply = chosen.ply === undefined ? null : Number(chosen.ply);
        fragment = await session.fragmentOf(offer().game, chosen.moves, ply);
      }
    } catch (error) {
      reason = texts.page.problem(problemOf(error));
    }
    if (number !== latest) return;
    problem = reason;
    code = codeFor(place, chosen, { folder, fragment, title: texts.page.t("embed-title") });
    address = frameAddress(chosen, { folder, fragment, origin: location.origin });
    draw();
  }

  async function copy() {
    if (texts === null) return;
    const isCopied = await copyText(code);
    if (!isCopied) query(root, "[name=code]", HTMLTextAreaElement).select();
    copied = isCopied ? texts.t("copied") : texts.page.t("copy-by-hand");
    draw();
  }

  function forgetCopy() {
    copied = "";
    draw();
  }

  function draw() {
    if (texts) render(contents(texts), root);
  }

  /** @param {EmbedTexts} texts */
  function contents(texts) {
    const { t, page } = texts;
    return html`
      <p class="note">${t("about")}</p>
      <div class="embed-columns">
        <div class="embed-result">
          <label class="stack"><span>${t("place")}</span>
            <select name="place" @change=${choose}>${PLACES.map(
              (value) => html`<option value=${value}>${placeName(value, t)}</option>`,
            )}</select></label>
          <p class="note">${t(`note-${place}`)}</p>
          <label class="stack"><span>${t("code")}</span>
            <textarea name="code" rows=${code.split("\n").length + 1} readonly spellcheck="false"
              .value=${code}></textarea></label>
          <button type="button" class="button primary" @click=${copy}
            @blur=${forgetCopy}>${page.t("copy")}</button>
          <p class="note" role="status">${copied}</p>
          <p class="problem" role="alert">${problem}</p>
          <h3>${t("preview")}</h3>
          <iframe class="embed-preview" height=${height} title=${t("preview")}
            src=${address || nothing}></iframe>
        </div>
        <form class="embed-fields" autocomplete="off" @change=${choose}
          @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
          ${Object.keys(FIELD_GROUPS).map((name) => group(name, texts))}
        </form>
      </div>
    `;
  }

  /**
   * @param {string} name
   * @param {EmbedTexts} texts
   */
  function group(name, texts) {
    const isBoard = name === "board";
    const [first, ...others] = FIELD_GROUPS[name].map((field) => row(field, texts));
    return html`
      <details ?open=${isBoard}>
        <summary>${texts.t(/** @type {EmbedKey} */ (`group-${name}`))}</summary>
        ${first}
        ${isBoard ? takeButton(texts) : nothing}
        ${others}
      </details>
    `;
  }

  /** @param {EmbedTexts} texts */
  function takeButton({ t }) {
    return html`<button type="button" class="button" @click=${takeBoard}>${t("take-board")}</button>`;
  }

  /**
   * A control with its name.
   * @param {Field} field
   * @param {EmbedTexts} texts
   */
  function row(field, texts) {
    const { name, kind } = field;
    const isHidden = !isFieldOf(field, offer().game);
    const label = labelOf(name, texts);
    if (kind === "words") {
      const chosen = chosenIn(field).split(" ");
      return html`
        <fieldset class="embed-words" name=${name} ?hidden=${isHidden}>
          <legend>${label}</legend>
          ${offeredValues(field, offer()).map(
            (word) => html`<label class="check"><input type="checkbox" value=${word}
              .checked=${chosen.includes(word)}>
              <span>${valueName(name, word, texts, controls)}</span></label>`,
          )}
        </fieldset>
      `;
    }
    if (kind === "switch")
      return html`<label class="check" ?hidden=${isHidden}><input type="checkbox" name=${name}
        .checked=${chosenIn(field) === "true"}> <span>${label}</span></label>`;
    return html`<label class="field" ?hidden=${isHidden}><span>${label}</span>
      ${control(field, texts)}</label>`;
  }

  /**
   * @param {Field} field
   * @param {EmbedTexts} texts
   */
  function control(field, texts) {
    const { name, kind, long } = field;
    const value = chosenIn(field);
    if (kind === "choice") {
      const usual = usualValue(field, offer());
      const values = offeredValues(field, offer());
      return html`<select name=${name}>${(usual === "" ? ["", ...values] : values).map(
        (each) =>
          html`<option value=${each} .selected=${each === value}>${valueName(
            name,
            each,
            texts,
            controls,
          )}</option>`,
      )}</select>`;
    }
    if (long)
      return html`<textarea name=${name} rows="2" spellcheck="false" .value=${value}></textarea>`;
    return kind === "number"
      ? html`<input name=${name} type="number" min="0" .value=${value}>`
      : html`<input name=${name} type="text" .value=${value}>`;
  }

  return {
    update(state, _before, pageTexts) {
      onBoard = state.game;
      const isNew = texts?.page !== pageTexts;
      if (isNew) texts = createPartTexts(pageTexts, "embed-code");
      if (isNew) draw();
      if (isNew || address === "") void write();
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
