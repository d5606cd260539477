/**
 * The dialog that writes the code of a board for somebody's website: a control for every attribute,
 * a preview that is such a board, and the code to copy.
 */

import type { GameSession } from "../../play/game/session.ts";
import type { View } from "../../play/ui/lazy-view.ts";
import { html, nothing, render } from "lit-html";
import { copyText } from "../../floor/base/clipboard.ts";
import { query } from "../../floor/base/dom.ts";
import { createPartTexts } from "../../play/words/texts.ts";
import { type EmbedTexts, fieldsView, readControl } from "./embed-code-fields-view.ts";
import { createCode } from "./code.ts";
import { type Controls, type Place, type Shown, PLACES, SHOWN } from "./embed-code-model.ts";
import { FRAME_HEIGHT } from "./written-code.ts";

type Code = ReturnType<typeof createCode>;
type Offer = ReturnType<Code["offer"]>;
/** The code with what became of its copy, and the height of its preview in pixels. */
type Written = ReturnType<Code["written"]> & { copied: string; height: number };

/** The names of content systems, which are the same in every language. */
const SYSTEMS = { wordpress: "WordPress", typo3: "TYPO3", joomla: "Joomla" };

export function createEmbedCodeView(
  dialog: HTMLDialogElement,
  session: Pick<GameSession, "fragmentOf">,
  controls: Controls,
): View {
  const root = query(dialog, "[data-embed-code]", HTMLElement);
  let texts: EmbedTexts | null = null;
  /** The result of a copy. */
  let copied = "";
  const code = createCode(session, controls, draw);
  const height = followPreview(root, draw);
  // A board that nobody sees thinks about nothing.
  dialog.addEventListener("close", () => {
    code.hidePreview();
    draw();
  });

  /** @param event of a control */
  function choose({ target }: Event) {
    const read = readControl(target);
    if (read === null) return;
    code.choose(read);
    write();
  }

  /** Writes the code of the choices, and shows it. */
  function write() {
    if (texts === null || !dialog.open) return;
    draw();
    void code.write(texts.page);
  }

  async function copy() {
    if (texts !== null) say(await copyCode(root, code.written().code, texts));
  }

  function say(ofCopy: string) {
    copied = ofCopy;
    draw();
  }

  function draw() {
    if (!texts) return;
    const written = { ...code.written(), copied, height: height() };
    const acts = { choose, copy, forgetCopy: () => say("") };
    render(contentsView(written, code.offer(), acts, texts), root);
  }

  return {
    update(state, _before, pageTexts) {
      const isNew = texts?.page !== pageTexts;
      if (isNew) texts = createPartTexts(pageTexts, "embed-code");
      // The dialog has just been opened: later moves leave the code that is about to be copied.
      const isOpened = code.written().address === "";
      if (isOpened) code.takeGame(state.game);
      if (isNew) draw();
      if (isNew || isOpened) write();
    },
  };
}

interface Acts {
  choose: (event: Event) => void;
  copy: () => void;
  forgetCopy: () => void;
}

function contentsView(written: Written, offer: Offer, acts: Acts, texts: EmbedTexts) {
  const { t } = texts;
  const prevent = (event: Event) => event.preventDefault();
  return html`
    <p class="note">${t("about")}</p>
    <div class="embed-columns">
      <div class="embed-result">${resultView(written, acts, texts)}</div>
      <form class="embed-fields" autocomplete="off" @change=${acts.choose}
        @submit=${prevent}>${fieldsView(written.values, offer, texts)}</form>
    </div>
  `;
}

/** The code with its game and the place that it is for, and the preview. */
function resultView(written: Written, acts: Acts, texts: EmbedTexts) {
  const { place, code, problem, address, copied, height } = written;
  const { t, page } = texts;
  return html`
    ${written.hasGame ? shownView(written.shownGame, acts.choose, texts) : nothing}
    <label class="stack"><span>${t("place")}</span>
      <select name="place" @change=${acts.choose}>${PLACES.map(
        (value) => html`<option value=${value}>${placeName(value, t)}</option>`,
      )}</select></label>
    <p class="note">${t(`note-${place}`)}</p>
    <p class="note" data-local ?hidden=${!isLocal(location.hostname)}>${t("note-local")}</p>
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

/** The switch between the game on the board and a new one. */
function shownView(shownGame: Shown | null, choose: (event: Event) => void, { t }: EmbedTexts) {
  return html`<div class="radios" role="radiogroup" aria-label=${t("shown")} @change=${choose}>
    ${SHOWN.map(
      (value) => html`<label><input type="radio" name="shown" value=${value}
        .checked=${value === shownGame}> <span>${t(`shown-${value}`)}</span></label>`,
    )}</div>`;
}

/** Copies a code, or selects it for the visitor to copy; gives what is said of it. */
async function copyCode(root: HTMLElement, code: string, { t, page }: EmbedTexts) {
  if (await copyText(code)) return t("copied");
  query(root, "[name=code]", HTMLTextAreaElement).select();
  return page.t("copy-by-hand");
}

/** Gives the height that the preview requests last, in pixels. */
function followPreview(root: HTMLElement, draw: () => void) {
  let height = FRAME_HEIGHT;
  addEventListener("message", ({ source, data }) => {
    const preview = root.querySelector("iframe")?.contentWindow;
    if (source === null || source !== preview || data?.type !== "resize") return;
    height = data.height;
    draw();
  });
  return () => height;
}

/** Whether a host is the visitor's own device, which no page of others reaches. */
function isLocal(host: string) {
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])?$/.test(host);
}

function placeName(place: Place, t: EmbedTexts["t"]) {
  return place === "html" || place === "frame" || place === "module"
    ? t(`place-${place}`)
    : SYSTEMS[place];
}
