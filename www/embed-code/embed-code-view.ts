/**
 * The dialog that writes the code of a board for somebody's website: a control for every attribute,
 * a preview that is such a board, and the code to copy.
 */

import type { State } from "../base/page.ts";
import type { GameSession } from "../game/session.ts";
import type { View } from "../ui/lazy-view.ts";
import { html, nothing, render } from "lit-html";
import { copyText } from "../base/clipboard.ts";
import { query } from "../base/dom.ts";
import { type Problem, problemOf } from "../base/problems.ts";
import { type GameDescriptor, FIRST_GAME, gameNamed } from "../games/index.ts";
import { createPartTexts } from "../words/texts.ts";
import { type EmbedTexts, fieldsView, readControl } from "./embed-code-fields-view.ts";
import {
  type Chosen,
  type Controls,
  type Place,
  type Shown,
  chosenIn,
  chosenOf,
  codeFor,
  FIELDS,
  fieldsOfGame,
  FRAME_HEIGHT,
  frameAddress,
  GAME_FIELDS,
  PLACES,
  SHOWN,
  withoutGame,
} from "./embed-code-model.ts";

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
    void code.write(texts);
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

/** What the visitor has chosen. */
interface Choices {
  place: (typeof PLACES)[number];
  /** the values of the controls that were touched, by the names of the fields */
  touched: Chosen;
  /** null for a game that was written into the fields */
  shownGame: Shown | null;
}

/** The values of the controls. */
function valuesOf({ touched, shownGame }: Choices, onBoard: State["game"] | null) {
  const isOfBoard = shownGame === "game" && onBoard !== null;
  return isOfBoard ? { ...touched, ...fieldsOfGame(onBoard) } : touched;
}

/** The link to the chosen moves, or why they make none. */
async function linkTo(
  session: Pick<GameSession, "fragmentOf">,
  game: GameDescriptor,
  { moves, ply }: Chosen,
): Promise<{ fragment: string; fault: Problem | "" }> {
  if (moves === undefined) return { fragment: "", fault: "" };
  try {
    const at = ply === undefined ? null : Number(ply);
    return { fragment: await session.fragmentOf(game, moves, at), fault: "" };
  } catch (error) {
    return { fragment: "", fault: problemOf(error) };
  }
}

/** The choices after that of a control. */
function choicesAfter(
  before: Choices,
  { name, value }: { name: string; value: string },
  onBoard: State["game"] | null,
): Choices {
  const { place, touched, shownGame } = before;
  if (name === "place") return { ...before, place: PLACES.find((one) => one === value) ?? place };
  if (name === "shown") {
    const wanted = SHOWN.find((one) => one === value) ?? shownGame;
    return { place, shownGame: wanted, touched: withoutGame(touched, onBoard?.game) };
  }
  if (name === "game" && shownGame !== null)
    return { place, shownGame: "new", touched: withoutGame(touched, value) };
  const isWritten = GAME_FIELDS.includes(name);
  const chosen = { ...valuesOf(before, onBoard), [name]: value };
  return { place, shownGame: isWritten ? null : shownGame, touched: chosen };
}

/**
 * The code of the choices, and the address of its preview.
 * @param changed is called once a code is written
 */
function createCode(
  session: Pick<GameSession, "fragmentOf">,
  controls: Controls,
  changed: () => void,
) {
  const folder = new URL("./", location.href).href.split(/[?#]/)[0];
  let choices: Choices = { place: PLACES[0], touched: {}, shownGame: "game" };
  /** the game on the board when the dialog was opened */
  let onBoard: State["game"] | null = null;
  /** The code, and the address of the preview: "" while nobody sees it. */
  let [code, address] = ["", ""];
  /** Why the moves make no link. */
  let problem = "";
  /** Numbers the links that are written: a later one replaces it. */
  let latest = 0;

  /** The values of the controls: the touched ones, and the game that is shown. */
  const values = () => valuesOf(choices, onBoard);
  /** The game of the code. */
  const offer = () => ({ game: gameNamed(values().game ?? FIRST_GAME.id), controls });

  return {
    offer,
    written: () => ({
      place: choices.place,
      values: values(),
      shownGame: choices.shownGame,
      hasGame: onBoard !== null && onBoard.fragment !== "",
      code,
      address,
      problem,
    }),
    choose(read: { name: string; value: string }) {
      choices = choicesAfter(choices, read, onBoard);
    },
    takeGame(game: State["game"]) {
      onBoard = game;
    },
    hidePreview() {
      address = "";
      // A link that is still being written would show it again.
      latest += 1;
    },
    async write({ page }: EmbedTexts) {
      latest += 1;
      const number = latest;
      const named = FIELDS.map((field) => [field.name, chosenIn(field, values(), offer())]);
      const chosen = chosenOf(Object.fromEntries(named), offer());
      const { fragment, fault } = await linkTo(session, offer().game, chosen);
      if (number !== latest) return;
      problem = fault && page.problem(fault);
      code = codeFor(choices.place, chosen, { folder, fragment, title: page.t("embed-title") });
      address = frameAddress(chosen, { folder, fragment, origin: location.origin });
      changed();
    },
  };
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
