/**
 * The game in further notations and as pictures: one is chosen, shown, and copied or saved. The
 * engine's module writes them all; a picture is its drawing (SVG), painted for PNG.
 *
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { ExchangeKey, ExchangeTexts } from "./share-texts.js"
 *
 * What is written of the state.
 * @typedef {Pick<State, "game" | "comments" | "branches">} Written
 */

import { button, element, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { changed } from "../base/store.js";
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
  const label = element("span");
  const format = element("select", { name: "format" });
  const text = element("textarea", { name: "written", rows: "3", readonly: "" });
  const picture = element("img", { class: "export-picture", width: "184", height: "184" });
  const buttons = {
    copy: button(() => act(copied)),
    save: button(() => act(async (written, ending) => save(new Blob([written]), ending))),
    png: button(() => act(async (written) => save(await paint(written), "png"))),
  };
  const said = element("p", { class: "note", role: "status" });
  root.replaceChildren(
    element("label", { class: "stack" }, label, format),
    text,
    picture,
    element("div", { class: "buttons" }, ...Object.values(buttons)),
    said,
  );
  /** @type {ExchangeTexts | undefined} */
  let texts;
  /** @type {Written | undefined} */
  let source;
  /** What is shown, with its source and notation. */
  let shown = { written: "", source, notation: "" };

  format.addEventListener("change", () => void show());

  /** Writes the game in the chosen notation. What is no longer wanted when it comes is dropped. */
  async function show() {
    if (!source || !texts) return;
    const wanted = { source, notation: format.value };
    const isWanted = () => shown.source === wanted.source && shown.notation === wanted.notation;
    if (isWanted()) return;
    shown = { written: "", ...wanted };
    setText(said, "");
    for (const made of Object.values(buttons)) made.disabled = true;
    try {
      const written = await write(wanted.source, wanted.notation);
      if (!isWanted()) return;
      shown = { written, ...wanted };
      setText(said, written === "" ? texts.t("nothing-written") : "");
    } catch (error) {
      if (!isWanted()) return;
      shown = { written: "", source: undefined, notation: "" };
      setText(said, texts.problem(problemOf(error)));
    }
    display();
  }

  function display() {
    const { written, notation } = shown;
    const isPicture = FORMATS[format.value].picture;
    text.hidden = isPicture || written === "";
    picture.hidden = !isPicture || written === "";
    text.value = isPicture ? "" : written;
    if (!picture.hidden) picture.src = addressOf(written);
    if (texts && notation !== "") picture.alt = texts.t(/** @type {ExchangeKey} */ (notation));
    buttons.png.hidden = !isPicture;
    if (texts) setText(buttons.save, texts.t(isPicture ? "save-svg" : "save"));
    for (const made of Object.values(buttons)) made.disabled = written === "";
  }

  /**
   * Does something with what is shown, and says that it is done or why not.
   * @param {(written: string, ending: string) => Promise<void>} work
   */
  async function act(work) {
    if (!texts) return;
    const { t } = texts;
    const { written, notation } = shown;
    try {
      await work(written, FORMATS[notation].ending);
      setText(said, t("done"));
    } catch {
      if (!text.hidden) text.select();
      setText(said, t(text.hidden ? "not-allowed" : "not-done"));
    }
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} pageTexts
     */
    update(state, before, pageTexts) {
      if (!changed(state, before, "game", "comments", "branches", "settings")) return;
      root.hidden = state.game.game !== "reversi";
      if (texts?.page !== pageTexts) {
        texts = createShareTexts(pageTexts);
        const { t } = texts;
        const chosen = format.value;
        const names = /** @type {ExchangeKey[]} */ (Object.keys(FORMATS));
        format.replaceChildren(...names.map((name) => element("option", { value: name }, t(name))));
        if (chosen !== "") format.value = chosen;
        setText(label, t("export-choices"));
        setText(buttons.copy, t("copy"));
        setText(buttons.png, t("save-png"));
      }
      const { game, comments, branches } = state;
      const isSame =
        source?.game === game &&
        source.comments.list === comments.list &&
        source.branches === branches;
      if (!isSame) source = { game, comments, branches };
      display();
      if (!root.hidden) void show();
    },
  };
}

/** @param {string} written */
async function copied(written) {
  await navigator.clipboard.writeText(written);
}

/** @param {Blob} content @param {string} ending */
function save(content, ending) {
  saveFile(content, `reversi.${ending}`);
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
