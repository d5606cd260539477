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
  /** Pixels that the preview requests. */
  let height = FRAME_HEIGHT;
  const code = createCode(session, controls, draw);

  followPreview(root, (wanted) => {
    height = wanted;
    draw();
  });
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
    if (texts === null) return;
    const { t, page } = texts;
    const isCopied = await copyText(code.written().code);
    if (!isCopied) query(root, "[name=code]", HTMLTextAreaElement).select();
    say(isCopied ? t("copied") : page.t("copy-by-hand"));
  }

  function say(ofCopy: string) {
    copied = ofCopy;
    draw();
  }

  function draw() {
    if (!texts) return;
    const written = { ...code.written(), copied, height };
    const fields = fieldsView(written.values, code.offer(), texts);
    const result = resultView(written, { choose, copy, forgetCopy: () => say("") }, texts);
    render(contentsView(result, fields, choose, texts), root);
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

function contentsView(
  result: unknown,
  fields: unknown,
  choose: (event: Event) => void,
  { t }: EmbedTexts,
) {
  const prevent = (event: Event) => event.preventDefault();
  return html`
    <p class="note">${t("about")}</p>
    <div class="embed-columns">
      <div class="embed-result">${result}</div>
      <form class="embed-fields" autocomplete="off" @change=${choose}
        @submit=${prevent}>${fields}</form>
    </div>
  `;
}

/** The code with its game and the place that it is for, and the preview. */
function resultView(
  written: {
    shownGame: Shown | null;
    hasGame: boolean;
    place: Place;
    code: string;
    problem: string;
    address: string;
    copied: string;
    height: number;
  },
  acts: { choose: (event: Event) => void; copy: () => void; forgetCopy: () => void },
  texts: EmbedTexts,
) {
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

/** Takes the heights that the preview requests. */
function followPreview(root: HTMLElement, take: (height: number) => void) {
  addEventListener("message", ({ source, data }) => {
    const preview = root.querySelector("iframe")?.contentWindow;
    if (source !== null && source === preview && data?.type === "resize") take(data.height);
  });
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
