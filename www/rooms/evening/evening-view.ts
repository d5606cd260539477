/**
 * The dialog of a club's evening: players and rules, the rounds, the standings, and what comes in
 * and goes out as text. While it is open, printing gives the evening.
 */

import type { Actions, Context, StateOf } from "../../floor/base/page.ts";
import type { Fault } from "./evening-steps.ts";
import type { Desk, EveningPart, Said } from "./desk.ts";
import type { Taken } from "./evening-slice.ts";
import type { History } from "./history.ts";
import { html, render } from "lit-html";
import { element, enable, focusBoardFrom } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { keepFieldIn, typedIn } from "../../floor/kept/typed.ts";
import { ALL_DISCS } from "../../play/games/reversi.ts";
import { applied } from "../../play/ui/applied.ts";
import { type PartTexts, type Texts, createPartTexts } from "../../play/words/texts.ts";
import { type Evening, NO_EVENING } from "./evening.ts";
import { afterStep } from "./evening-changes.ts";
import { createExchangeView } from "./exchange-view.ts";
import { twoResults } from "./other-tab.ts";
import { paperView } from "./paper.ts";
import { createPlayersView } from "./players-view.ts";
import { createRoundsView, resultIn } from "./rounds-view.ts";
import { createRulesView } from "./rules-view.ts";
import { changeText } from "./said.ts";
import { createStandingsView } from "./standings-view.ts";

const DIALOG = { id: "evening", class: "sheet evening", "aria-labelledby": "evening-title" };

const FIELD = typedIn("evening");

export function createEveningView(root: Document, actions: Actions, context: Context<"evening">) {
  const { store } = context;
  let texts: PartTexts<"evening"> | null = null;
  const dialog = element("dialog", DIALOG);
  const paper = element("section", { class: "evening-paper", "data-paper": "" });
  const { desk, fault, attempt } = createDesk(actions, context, draw, () => dialog.open);
  const parts = createParts(desk, context);
  const undo = () => void attempt(actions.undoEvening);
  const redo = () => void attempt(actions.redoEvening);
  dialog.addEventListener("close", () => {
    // A browser says so in a later task: a link may have opened the evening again.
    if (!dialog.open) actions.closeEvening();
  });
  dialog.addEventListener("keydown", (event) => undoByKey(event, undo, redo));
  root.defaultView?.addEventListener("beforeprint", drawPaper);
  root.body.append(dialog);
  const typed = keepFieldIn(dialog, FIELD, context.storage);

  /** the evening as it was drawn last, and what its last change was */
  let drawnEvening: Evening | null = null;
  let change = "";

  function draw() {
    const { history } = store.get().evening;
    if (texts === null || history === null) return;
    const { evening } = history;
    if (drawnEvening !== null && drawnEvening !== evening)
      change = changeText(drawnEvening, evening, texts);
    drawnEvening = evening;
    const acts = { undo, redo, close: actions.closeEvening };
    const form = formView(parts, evening, texts);
    render([headView(history, { fault: fault(), change }, acts, texts), form], dialog);
  }

  function drawPaper() {
    if (texts !== null && drawnEvening !== null && paper.isConnected)
      render(paperView(drawnEvening, texts), paper);
  }

  function follow(state: StateOf<"evening">, before: StateOf<"evening"> | null, pageTexts: Texts) {
    const { open, history, followed, damaged } = state.evening;
    if (!open) return hideEvening(dialog, paper, before?.evening.open === true);
    if (history === null) return;
    texts = createPartTexts(pageTexts, "evening");
    if (followed !== null && followed !== before?.evening.followed)
      desk.say(twoResultsIn(dialog, followed, history.evening) ?? fault());
    if (damaged && !before?.evening.damaged) desk.say({ key: "problem-damaged" });
    draw();
    if (!paper.isConnected) root.body.append(paper);
    if (dialog.open) return;
    dialog.showModal();
    typed.restore((name) => fieldNamed(dialog, name));
  }

  return { update: tracked(follow) };
}

function hideEvening(dialog: HTMLDialogElement, paper: HTMLElement, wasOpen: boolean) {
  paper.remove();
  if (dialog.open) dialog.close();
  // An evening that its address has opened has nothing to give the focus back to.
  if (wasOpen) focusBoardFrom(dialog);
}

function createParts(desk: ReturnType<typeof createDesk>["desk"], context: Context): EveningPart[] {
  return [
    createRulesView(desk),
    createPlayersView(desk, context),
    createRoundsView(desk),
    createStandingsView(desk),
    createExchangeView(desk, context),
  ];
}

/** Takes the steps of the dialog's parts, and says what is wrong with one. */
function createDesk(
  actions: Actions,
  { store }: Context<"evening">,
  draw: () => void,
  isOpen: () => boolean,
) {
  let fault: Said | null = null;

  function say(said: Said | null) {
    if (said === fault) return;
    fault = said;
    draw();
  }

  /** @param otherwise what is wrong where the evening cannot take it */
  function attempt(change: () => Taken, otherwise?: Fault) {
    say(null);
    const taken = change();
    if (taken === "stale") say({ key: "problem-stale" });
    if (taken === "refused" && otherwise) say(otherwise);
    return taken === "taken";
  }

  const desk: Desk = {
    evening: () => store.get().evening.history?.evening ?? NO_EVENING,
    take(step, otherwise) {
      if (!("key" in step)) return attempt(() => actions.changeEvening(step), otherwise);
      say(step);
      return false;
    },
    say,
    draw,
    isOpen,
  };
  return { desk, fault: () => fault, attempt };
}

function formView(parts: readonly EveningPart[], evening: Evening, texts: PartTexts<"evening">) {
  return html`
    <form name="evening" class="evening-form" autocomplete="off" @submit=${prevent}>
      ${parts.map((part) => part(evening, texts))}
    </form>`;
}

function prevent(event: Event) {
  event.preventDefault();
}

function headView(
  { done, undone }: History,
  { fault, change }: { fault: Said | null; change: string },
  { undo, redo, close }: { undo: () => void; redo: () => void; close: () => void },
  { t, page }: PartTexts<"evening">,
) {
  const problem = fault && ("code" in fault ? page.problem(fault) : t(fault.key, fault.values));
  return html`
    <div class="sheet-head evening-head">
      <h2 id="evening-title">${t("title")}</h2>
      <div class="buttons">
        <button type="button" class="button" data-evening-undo
          ${applied(enable, done.length > 0)} @click=${undo}>${page.t("undo")}</button>
        <button type="button" class="button"
          ${applied(enable, undone.length > 0)} @click=${redo}>${page.t("redo")}</button>
        <button type="button" class="button" @click=${() => print()}>${t("print")}</button>
      </div>
      <button type="button" class="button" @click=${close}>${page.t("close")}</button>
      <p class="problem" role="alert">${problem ?? ""}</p>
      <p class="beside-sentence" role="status">${change}</p>
    </div>
  `;
}

/**
 * The fault of two results for one table: another tab's, and one that shows here or is being typed.
 */
function twoResultsIn(
  dialog: HTMLDialogElement,
  shownEvening: Evening,
  there: Evening,
): Fault | null {
  const result = resultIn(dialog, shownEvening);
  const here = result && afterStep(shownEvening, { type: "results", results: [result] });
  const found = twoResults(here ?? shownEvening, there);
  if (found === null) return null;
  const { round, table, discs, other } = found;
  const counts = { black: discs, white: ALL_DISCS - discs };
  const others = { "other-black": other, "other-white": ALL_DISCS - other };
  const values = { round: round + 1, table: table + 1, ...counts, ...others };
  return { key: "problem-two-results", values };
}

/** The field of a name, where one can type. */
function fieldNamed(dialog: HTMLDialogElement, name: string) {
  const [, round] = /^result-(\d+)-/.exec(name) ?? [];
  const tab = dialog.querySelectorAll(".evening-rounds button")[Number(round) - 1];
  if (tab instanceof HTMLElement) tab.click();
  const field = dialog.querySelector("form")?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return null;
  const part = field.closest("details");
  if (part) part.open = true;
  return field;
}

/** The keys of *Undo* and *Redo*, except in a field, where they belong to its text. */
function undoByKey(event: KeyboardEvent, undo: () => void, redo: () => void) {
  const { key, ctrlKey, metaKey, shiftKey, target } = event;
  if (!(ctrlKey || metaKey) || target instanceof HTMLInputElement) return;
  if (target instanceof HTMLTextAreaElement) return;
  const isUndo = key.toLowerCase() === "z" && !shiftKey;
  const isRedo = key.toLowerCase() === "y" || (key.toLowerCase() === "z" && shiftKey);
  if (!isUndo && !isRedo) return;
  event.preventDefault();
  if (isUndo) undo();
  else redo();
}
