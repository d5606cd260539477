/**
 * The game in further notations and as pictures: one is chosen, shown, and shared, copied or saved.
 * The engine's module writes them all; a picture is its drawing (SVG), saved as it is or painted.
 */

import type { Core } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { html, nothing, render } from "lit-html";
import { copyText } from "../../floor/base/clipboard.ts";
import { query } from "../../floor/base/dom.ts";
import { problemOf } from "../../floor/base/problems.ts";
import { saveFile } from "../../floor/base/save-file.ts";
import { isCorrected } from "../../play/games/squares.ts";
import { canSharePicture } from "../../floor/base/share-sheet.ts";
import { targetOf } from "../../play/ui/event-target.ts";
import { type ExchangeTexts, createShareTexts } from "./share-texts.ts";
import { keysOf } from "../../floor/base/keys.ts";
import { drawingAddress, sharePixels, copyPixels, savePixels } from "./pixels.ts";

/** The written form of the state. */
export type Written = Pick<Core, "game" | "comments" | "branches" | "header">;

/**
 * Does something with the written game: whether it was done, and null where the visitor has changed
 * their mind.
 */
export type Work = (written: string, ending: string) => Promise<boolean | null>;

/**
 * The formats of an export, by the names of the notations: the ending of its file, and whether it
 * is a picture.
 */
const FORMATS = {
  numbered: { ending: "svg", picture: true },
  diagram: { ending: "svg", picture: true },
  ggf: { ending: "ggf", picture: false },
  pgn: { ending: "pgn", picture: false },
  sgf: { ending: "sgf", picture: false },
  obf: { ending: "obf", picture: false },
};
type Format = keyof typeof FORMATS;

export function createExportView(
  root: HTMLElement,
  write: (state: Written, notation: string) => Promise<string>,
) {
  let texts: ExchangeTexts | undefined;
  let source: Written | undefined;
  let notation: Format = "numbered";
  const shownText = createShown(write, draw);

  function choose(event: Event) {
    const { value } = targetOf(event, HTMLSelectElement);
    notation = keysOf(FORMATS).find((name) => name === value) ?? notation;
    show();
  }

  function show() {
    if (source && texts) void shownText.show(source, notation, texts);
  }

  /** Does something with what is shown, and says that it is done or why not. */
  async function act(work: Work) {
    if (!texts) return;
    const { picture, ending } = FORMATS[notation];
    const isDone = await work(shownText.written(), ending).catch(() => false);
    if (isDone === false && !picture) query(root, "textarea", HTMLTextAreaElement).select();
    if (isDone === null) shownText.say("");
    else if (isDone) shownText.say(texts.t("done"));
    else shownText.say(texts.t(picture ? "not-allowed" : "not-done"));
  }

  function draw() {
    if (!texts) return;
    const facts = { notation, written: shownText.written(), said: shownText.said() };
    render(contentsView(facts, { choose, act }, texts), root);
  }

  return {
    update({ game, comments, branches, header }: Core, _before: Core | null, pageTexts: Texts) {
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

/** The game as it is written in the chosen notation, and the sentence about it. */
function createShown(
  write: (source: Written, notation: string) => Promise<string>,
  changed: () => void,
) {
  let lastShown: { written: string; source: Written | null; notation: string } = {
    written: "",
    source: null,
    notation: "",
  };
  /** The result, or why it is not there. */
  let said = "";
  return {
    written: () => lastShown.written,
    said: () => said,
    say(sentence: string) {
      said = sentence;
      changed();
    },
    /** Writes a game. What is no longer wanted when it comes is dropped. */
    async show(source: Written, notation: string, texts: ExchangeTexts) {
      const isWanted = () => lastShown.source === source && lastShown.notation === notation;
      if (isWanted()) return;
      lastShown = { written: "", source, notation };
      this.say("");
      try {
        const written = await write(source, notation);
        if (!isWanted()) return;
        lastShown = { written, source, notation };
        const hasCorrections = source.game.line.some(isCorrected);
        const missing = hasCorrections ? "corrections-unwritten" : "nothing-written";
        this.say(written === "" ? texts.t(missing) : "");
      } catch (error) {
        if (!isWanted()) return;
        lastShown = { written: "", source: null, notation: "" };
        this.say(texts.problem(problemOf(error)));
      }
    },
  };
}

function contentsView(
  { notation, written, said }: { notation: Format; written: string; said: string },
  {
    choose,
    act,
  }: {
    choose: (event: Event) => void;
    act: (work: Work) => Promise<void>;
  },
  { t, page }: ExchangeTexts,
) {
  const { picture: isPicture } = FORMATS[notation];
  const isEmpty = written === "";
  // A text that is still being written has its place already: nothing below it moves.
  const isMissing = isEmpty && said !== "";
  const names = keysOf(FORMATS);
  const name = t(notation);
  return html`
    <label class="stack"><span>${t("export-choices")}</span>
      <select name="format" @change=${choose}>${names.map(
        (name) => html`<option value=${name}>${t(name)}</option>`,
      )}</select></label>
    <textarea name="written" rows="3" readonly ?hidden=${isPicture || isMissing}
      .value=${isPicture ? "" : written}></textarea>
    <img class="export-picture" width="184" height="184" ?hidden=${!isPicture || isMissing}
      alt=${name}
      src=${isPicture && !isEmpty ? drawingAddress(written) : nothing}>
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

async function saveText(written: string, ending: string) {
  saveFile(new Blob([written]), `reversi.${ending}`);
  return true;
}
