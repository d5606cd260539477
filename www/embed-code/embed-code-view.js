/**
 * The dialog that writes the code of a board for somebody's website: a control for every attribute,
 * a preview that is such a board, and the code to copy.
 *
 * @import { State } from "../app/state.js"
 * @import { GameSession } from "../game/session.js"
 * @import { View } from "../ui/lazy-view.js"
 * @import { EmbedTexts } from "./embed-code-fields-view.js"
 * @import { Chosen, Controls, Place } from "./embed-code-model.js"
 */

import { html, nothing, render } from "lit-html";
import { copyText } from "../base/clipboard.js";
import { query } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { FIRST_GAME, gameNamed } from "../games/index.js";
import { createPartTexts } from "../words/texts.js";
import { fieldsView, readControl } from "./embed-code-fields-view.js";
import {
  chosenIn,
  chosenOf,
  codeFor,
  FIELDS,
  FRAME_HEIGHT,
  frameAddress,
  PLACES,
} from "./embed-code-model.js";

/** The names of content systems, which are the same in every language. */
const SYSTEMS = { wordpress: "WordPress", typo3: "TYPO3", joomla: "Joomla" };

/**
 * @param {HTMLDialogElement} dialog
 * @param {Pick<GameSession, "fragmentOf">} session
 * @param {Controls} controls
 * @returns {View}
 */
export function createEmbedCodeView(dialog, session, controls) {
  const root = query(dialog, "[data-embed-code]", HTMLElement);
  /** @type {EmbedTexts | null} */
  let texts = null;
  /** @type {State["game"] | null} the game on the board */
  let onBoard = null;
  /** The result of a copy. */
  let copied = "";
  /** Pixels that the preview requests. */
  let height = FRAME_HEIGHT;
  const code = createCode(session, controls, draw);

  addEventListener("message", ({ source, data }) => {
    const preview = root.querySelector("iframe")?.contentWindow;
    if (source === null || source !== preview || data?.type !== "resize") return;
    height = data.height;
    draw();
  });
  // A board that nobody sees thinks about nothing.
  dialog.addEventListener("close", () => {
    code.hidePreview();
    draw();
  });

  /** @param {Event} event of a control */
  function choose({ target }) {
    const read = readControl(target);
    if (read === null) return;
    code.choose(read);
    write();
  }

  function takeBoard() {
    if (onBoard === null) return;
    code.takeGame(onBoard);
    write();
  }

  /** Writes the code of the choices, and shows it. */
  function write() {
    if (texts === null || !dialog.open) return;
    draw();
    void code.write(texts);
  }

  async function copy() {
    if (texts === null) return;
    const isCopied = await copyText(code.written().code);
    if (!isCopied) query(root, "[name=code]", HTMLTextAreaElement).select();
    copied = isCopied ? texts.t("copied") : texts.page.t("copy-by-hand");
    draw();
  }

  function forgetCopy() {
    copied = "";
    draw();
  }

  function draw() {
    if (!texts) return;
    const written = { ...code.written(), copied, height };
    const fields = fieldsView(written.touched, code.offer(), takeBoard, texts);
    const result = resultView(written, { choose, copy, forgetCopy }, texts);
    render(contentsView(result, fields, choose, texts), root);
  }

  return {
    update(state, _before, pageTexts) {
      onBoard = state.game;
      const isNew = texts?.page !== pageTexts;
      if (isNew) texts = createPartTexts(pageTexts, "embed-code");
      if (isNew) draw();
      if (isNew || code.written().address === "") write();
    },
  };
}

/**
 * @param {unknown} result
 * @param {unknown} fields
 * @param {(event: Event) => void} choose
 * @param {EmbedTexts} texts
 */
function contentsView(result, fields, choose, { t }) {
  const prevent = (/** @type {Event} */ event) => event.preventDefault();
  return html`
    <p class="note">${t("about")}</p>
    <div class="embed-columns">
      <div class="embed-result">${result}</div>
      <form class="embed-fields" autocomplete="off" @change=${choose}
        @submit=${prevent}>${fields}</form>
    </div>
  `;
}

/**
 * The code with the place that it is for, and the preview.
 * @param {object} written
 * @param {Place} written.place
 * @param {string} written.code
 * @param {string} written.problem
 * @param {string} written.address
 * @param {string} written.copied
 * @param {number} written.height
 * @param {{choose: (event: Event) => void, copy: () => void, forgetCopy: () => void}} acts
 * @param {EmbedTexts} texts
 */
function resultView({ place, code, problem, address, copied, height }, acts, { t, page }) {
  return html`
    <label class="stack"><span>${t("place")}</span>
      <select name="place" @change=${acts.choose}>${PLACES.map(
        (value) => html`<option value=${value}>${placeName(value, t)}</option>`,
      )}</select></label>
    <p class="note">${t(`note-${place}`)}</p>
    <label class="stack"><span>${t("code")}</span>
      <textarea name="code" rows=${code.split("\n").length + 1} readonly spellcheck="false"
        .value=${code}></textarea></label>
    <button type="button" class="button primary" @click=${acts.copy}
      @blur=${acts.forgetCopy}>${page.t("copy")}</button>
    <p class="note" role="status">${copied}</p>
    <p class="problem" role="alert">${problem}</p>
    <h3>${t("preview")}</h3>
    <iframe class="embed-preview" height=${height} title=${t("preview")}
      src=${address || nothing}></iframe>
  `;
}

/**
 * The code of the choices, and the address of its preview.
 * @param {Pick<GameSession, "fragmentOf">} session
 * @param {Controls} controls
 * @param {() => void} changed is called once a code is written
 */
function createCode(session, controls, changed) {
  const folder = new URL("./", location.href).href.split(/[?#]/)[0];
  let [place] = PLACES;
  /** @type {Chosen} the values of the controls that were touched, by the names of the fields */
  let touched = {};
  /** The code, and the address of the preview: "" while nobody sees it. */
  let [code, address] = ["", ""];
  /** Why the moves make no link. */
  let problem = "";
  /** Numbers the links that are written: a later one replaces it. */
  let latest = 0;

  /** The game of the code. */
  const offer = () => ({ game: gameNamed(touched.game ?? FIRST_GAME.id), controls });

  /** @param {Chosen} chosen */
  async function fragmentOf({ moves, ply }) {
    if (moves === undefined) return "";
    return session.fragmentOf(offer().game, moves, ply === undefined ? null : Number(ply));
  }

  return {
    offer,
    written: () => ({ place, touched, code, address, problem }),
    /** @param {{name: string, value: string}} control */
    choose({ name, value }) {
      if (name === "place") place = /** @type {Place} */ (value);
      else touched = { ...touched, [name]: value };
    },
    /** @param {State["game"]} onBoard */
    takeGame({ game, text, ply }) {
      touched = { ...touched, game, moves: text, ply: String(ply) };
    },
    hidePreview() {
      address = "";
    },
    /** @param {EmbedTexts} texts */
    async write({ page }) {
      latest += 1;
      const number = latest;
      const values = FIELDS.map((field) => [field.name, chosenIn(field, touched, offer())]);
      const chosen = chosenOf(Object.fromEntries(values), offer());
      let [fragment, reason] = ["", ""];
      try {
        fragment = await fragmentOf(chosen);
      } catch (error) {
        reason = page.problem(problemOf(error));
      }
      if (number !== latest) return;
      problem = reason;
      code = codeFor(place, chosen, { folder, fragment, title: page.t("embed-title") });
      address = frameAddress(chosen, { folder, fragment, origin: location.origin });
      changed();
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
