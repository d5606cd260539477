/**
 * The game in further notations and as pictures: one is chosen, shown, and copied or saved. The
 * engine's module writes them all; a picture is its drawing (SVG), painted for PNG.
 *
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { ExchangeKey, ExchangeTexts } from "./share-texts.js"
 *
 * The written form of the state.
 * @typedef {Pick<State, "game" | "comments" | "branches">} Written
 */

import { html, nothing, render } from "lit-html";
import { copyText } from "../base/clipboard.js";
import { element, query } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { saveFile } from "../base/save-file.js";
import { createShareTexts } from "./share-texts.js";

/**
 * What can be exported, by the names of the notations: the ending of its file, and whether it is a
 * picture.
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
  /** The text shown, with its source and notation. */
  let shown = { written: "", source, notation: "" };
  /** The result for it, or why it is not there. */
  let said = "";

  /** @param {Event} event */
  function choose({ currentTarget }) {
    notation = /** @type {HTMLSelectElement} */ (currentTarget).value;
    void show();
  }

  /** Writes the game in the chosen notation. What is no longer wanted when it comes is dropped. */
  async function show() {
    if (!source || !texts) return;
    const wanted = { source, notation };
    const isWanted = () => shown.source === wanted.source && shown.notation === wanted.notation;
    if (isWanted()) return;
    [shown, said] = [{ written: "", ...wanted }, ""];
    draw();
    try {
      const written = await write(wanted.source, wanted.notation);
      if (!isWanted()) return;
      shown = { written, ...wanted };
      said = written === "" ? texts.t("nothing-written") : "";
    } catch (error) {
      if (!isWanted()) return;
      shown = { written: "", source: undefined, notation: "" };
      said = texts.problem(problemOf(error));
    }
    draw();
  }

  /**
   * Does something with what is shown, and says that it is done or why not.
   * @param {(written: string, ending: string) => Promise<boolean>} work whether it was done
   */
  async function act(work) {
    if (!texts) return;
    const { picture, ending } = FORMATS[shown.notation];
    const isDone = await work(shown.written, ending).catch(() => false);
    if (!isDone && !picture) query(root, "textarea", HTMLTextAreaElement).select();
    if (isDone) said = texts.t("done");
    else said = texts.t(picture ? "not-allowed" : "not-done");
    draw();
  }

  function draw() {
    if (texts) render(contents(texts), root);
  }

  /** @param {ExchangeTexts} texts */
  function contents({ t }) {
    const { written } = shown;
    const { picture: isPicture } = FORMATS[notation];
    const isEmpty = written === "";
    // What is still being written has its place already: nothing below it moves.
    const isMissing = isEmpty && said !== "";
    const names = /** @type {ExchangeKey[]} */ (Object.keys(FORMATS));
    return html`
      <label class="stack"><span>${t("export-choices")}</span>
        <select name="format" @change=${choose}>${names.map(
          (name) => html`<option value=${name}>${t(name)}</option>`,
        )}</select></label>
      <textarea name="written" rows="3" readonly ?hidden=${isPicture || isMissing}
        .value=${isPicture ? "" : written}></textarea>
      <img class="export-picture" width="184" height="184" ?hidden=${!isPicture || isMissing}
        alt=${t(/** @type {ExchangeKey} */ (notation))}
        src=${isPicture && !isEmpty ? addressOf(written) : nothing}>
      <div class="buttons">
        <button type="button" class="button" ?disabled=${isEmpty}
          @click=${() => act(copyText)}>${t("copy")}</button>
        <button type="button" class="button" ?disabled=${isEmpty}
          @click=${() => act(saveText)}>${t(isPicture ? "save-svg" : "save")}</button>
        <button type="button" class="button" ?disabled=${isEmpty} ?hidden=${!isPicture}
          @click=${() => act(savePixels)}>${t("save-png")}</button>
      </div>
      <p class="note" role="status">${said}</p>
    `;
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} _before
     * @param {Texts} pageTexts
     */
    update({ game, comments, branches }, _before, pageTexts) {
      if (texts?.page !== pageTexts) texts = createShareTexts(pageTexts);
      const isSame =
        source?.game === game &&
        source.comments.list === comments.list &&
        source.branches === branches;
      if (!isSame) source = { game, comments, branches };
      draw();
      if (game.game === "reversi") void show();
    },
  };
}

/** @param {string} written @param {string} ending */
async function saveText(written, ending) {
  saveFile(new Blob([written]), `reversi.${ending}`);
  return true;
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
