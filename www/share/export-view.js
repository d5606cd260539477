/**
 * The game in further notations and as pictures: one is chosen, shown, and shared, copied or saved.
 * The engine's module writes them all; a picture is its drawing (SVG), saved as it is or painted.
 *
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { ExchangeKey, ExchangeTexts } from "./share-texts.js"
 *
 * The written form of the state.
 * @typedef {Pick<State, "game" | "comments" | "branches" | "header">} Written
 *
 * Does something with the written game: whether it was done, and null where the visitor has changed
 * their mind.
 * @typedef {(written: string, ending: string) => Promise<boolean | null>} Work
 */

import { html, nothing, render } from "lit-html";
import { copyPicture, copyText } from "../base/clipboard.js";
import { element, query } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { saveFile } from "../base/save-file.js";
import { canSharePicture, sharePicture } from "../base/share-sheet.js";
import { createShareTexts } from "./share-texts.js";

/**
 * The formats of an export, by the names of the notations: the ending of its file, and whether it
 * is a picture.
 * @type {Record<string, {ending: string, picture: boolean}>}
 */
const FORMATS = {
  numbered: { ending: "svg", picture: true },
  diagram: { ending: "svg", picture: true },
  ggf: { ending: "ggf", picture: false },
  pgn: { ending: "pgn", picture: false },
  sgf: { ending: "sgf", picture: false },
  obf: { ending: "obf", picture: false },
};
/** Pixels of a side of a painted picture: sharp on paper and on any screen. */
const PIXELS = 1104;

/**
 * @param {HTMLElement} root
 * @param {(state: Written, notation: string) => Promise<string>} write
 */
export function createExportView(root, write) {
  /** @type {ExchangeTexts | undefined} */
  let texts;
  /** @type {Written | undefined} */
  let source;
  let [notation] = Object.keys(FORMATS);
  const shown = createShown(write, draw);

  /** @param {Event} event */
  function choose({ currentTarget }) {
    notation = /** @type {HTMLSelectElement} */ (currentTarget).value;
    show();
  }

  function show() {
    if (source && texts) void shown.show(source, notation, texts);
  }

  /**
   * Does something with what is shown, and says that it is done or why not.
   * @param {Work} work
   */
  async function act(work) {
    if (!texts) return;
    const { picture, ending } = FORMATS[notation];
    const isDone = await work(shown.written(), ending).catch(() => false);
    if (isDone === false && !picture) query(root, "textarea", HTMLTextAreaElement).select();
    if (isDone === null) shown.say("");
    else if (isDone) shown.say(texts.t("done"));
    else shown.say(texts.t(picture ? "not-allowed" : "not-done"));
  }

  function draw() {
    if (!texts) return;
    const facts = { notation, written: shown.written(), said: shown.said() };
    render(contentsView(facts, { choose, act }, texts), root);
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} _before
     * @param {Texts} pageTexts
     */
    update({ game, comments, branches, header }, _before, pageTexts) {
      if (texts?.page !== pageTexts) texts = createShareTexts(pageTexts);
      const isSame =
        source?.game === game &&
        source.comments.list === comments.list &&
        source.branches === branches &&
        source.header === header;
      if (!isSame) source = { game, comments, branches, header };
      draw();
      if (game.game === "reversi") show();
    },
  };
}

/**
 * The game as it is written in the chosen notation, and the sentence about it.
 * @param {(source: Written, notation: string) => Promise<string>} write
 * @param {() => void} changed
 */
function createShown(write, changed) {
  /** @type {{written: string, source: Written | null, notation: string}} */
  let shown = { written: "", source: null, notation: "" };
  /** The result, or why it is not there. */
  let said = "";
  return {
    written: () => shown.written,
    said: () => said,
    /** @param {string} sentence */
    say(sentence) {
      said = sentence;
      changed();
    },
    /**
     * Writes a game. What is no longer wanted when it comes is dropped.
     * @param {Written} source
     * @param {string} notation
     * @param {ExchangeTexts} texts
     */
    async show(source, notation, texts) {
      const isWanted = () => shown.source === source && shown.notation === notation;
      if (isWanted()) return;
      shown = { written: "", source, notation };
      this.say("");
      try {
        const written = await write(source, notation);
        if (!isWanted()) return;
        shown = { written, source, notation };
        this.say(written === "" ? texts.t("nothing-written") : "");
      } catch (error) {
        if (!isWanted()) return;
        shown = { written: "", source: null, notation: "" };
        this.say(texts.problem(problemOf(error)));
      }
    },
  };
}

/**
 * @param {{notation: string, written: string, said: string}} shown
 * @param {object} acts
 * @param {(event: Event) => void} acts.choose
 * @param {(work: Work) => Promise<void>} acts.act
 * @param {ExchangeTexts} texts
 */
function contentsView({ notation, written, said }, { choose, act }, { t, page }) {
  const { picture: isPicture } = FORMATS[notation];
  const isEmpty = written === "";
  // A text that is still being written has its place already: nothing below it moves.
  const isMissing = isEmpty && said !== "";
  const names = /** @type {ExchangeKey[]} */ (Object.keys(FORMATS));
  const name = t(/** @type {ExchangeKey} */ (notation));
  return html`
    <label class="stack"><span>${t("export-choices")}</span>
      <select name="format" @change=${choose}>${names.map(
        (name) => html`<option value=${name}>${t(name)}</option>`,
      )}</select></label>
    <textarea name="written" rows="3" readonly ?hidden=${isPicture || isMissing}
      .value=${isPicture ? "" : written}></textarea>
    <img class="export-picture" width="184" height="184" ?hidden=${!isPicture || isMissing}
      alt=${name}
      src=${isPicture && !isEmpty ? addressOf(written) : nothing}>
    <div class="buttons">
      <button type="button" class="button" ?disabled=${isEmpty}
        ?hidden=${!isPicture || !canSharePicture()} aria-label="${page.t("share")}: ${name}"
        @click=${() => act(sharePixels)}>${page.t("share")}</button>
      <button type="button" class="button" ?disabled=${isEmpty}
        @click=${() => act(isPicture ? copyPixels : copyText)}>${t("copy")}</button>
      <button type="button" class="button" ?disabled=${isEmpty} ?hidden=${!isPicture}
        @click=${() => act(savePixels)}>${t("save-png")}</button>
      <button type="button" class="button" ?disabled=${isEmpty}
        @click=${() => act(saveText)}>${t(isPicture ? "save-svg" : "save")}</button>
    </div>
    <p class="note" role="status">${said}</p>
  `;
}

/** @param {string} written @param {string} ending */
async function saveText(written, ending) {
  saveFile(new Blob([written]), `reversi.${ending}`);
  return true;
}

/** @param {string} drawing */
const copyPixels = (drawing) => copyPicture(paint(drawing));

/** @param {string} drawing */
async function sharePixels(drawing) {
  const end = await sharePicture(paint(drawing));
  return end === "closed" ? null : end === "shared";
}

/** @param {string} drawing */
async function savePixels(drawing) {
  saveFile(await paint(drawing), "reversi.png");
  return true;
}

/** A drawing as an address that needs no request. @param {string} drawing */
function addressOf(drawing) {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/**
 * A drawing in pixels.
 * @param {string} drawing
 * @returns {Promise<Blob>}
 */
async function paint(drawing) {
  const image = new Image(PIXELS, PIXELS);
  image.src = addressOf(drawing);
  await image.decode();
  const canvas = element("canvas", { width: String(PIXELS), height: String(PIXELS) });
  canvas.getContext("2d")?.drawImage(image, 0, 0, PIXELS, PIXELS);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
