/** All views of the page as one. A view draws again when the slices that it shows have changed. */

import type { Problem } from "../floor/base/problems.ts";
import type { Actions, AllRooms, State } from "../floor/base/page.ts";
import type { House } from "./house.ts";
import type { Page, Part } from "../play/ui/room.ts";
import type { createFixedTextsView } from "../play/settings/fixed-texts-view.ts";
import { createBoardView } from "../play/board/board-view.ts";
import { createCommentOpener } from "../rooms/comments/comment-opener.ts";
import { themeOf } from "../floor/theming/themes.ts";
import { createRootAttributesView } from "./root-attributes-view.ts";
import { focusBoard, query, setAttribute } from "../floor/base/dom.ts";
import { once } from "../floor/base/once.ts";
import { checkPart } from "../floor/base/resources.ts";
import { linkRoomStyle } from "../floor/base/sheets.ts";
import { DIALOG_PARTS, FIRST_PARTS } from "./at-start.ts";
import { createActionsView } from "./actions-view.ts";
import { createGuideView } from "../play/guide/guide-view.ts";
import { type Reports, type View, createLazyView, createLoader } from "../play/ui/lazy-view.ts";
import { createLocksView } from "./locks-view.ts";
import { connectCards } from "../play/ui/card-cover.ts";
import { createMenuView } from "../play/ui/menu-view.ts";
import { connectSentence } from "../play/ui/sentence-letters.ts";
import { createMovesView } from "../play/game/moves-view.ts";
import { createPanelsView } from "../play/ui/panels-view.ts";
import { createPlayerCardsView } from "../play/players/player-cards-view.ts";
import { createOpeningView } from "../play/game/opening-view.ts";
import { createScoreboardView } from "../play/game/scoreboard-view.ts";
import type { Given } from "../rooms/share/paste-and-drop.ts";
import { gameOf } from "../play/games/index.ts";
import { turnJob } from "../play/game/turn-job.ts";
import { takesAnySquare } from "../play/board/shown-game.ts";
import { stepBySwipes } from "../play/board/step-swipe.ts";
import { loadPart } from "../play/words/loaded.ts";
import { type Texts, createTexts } from "../play/words/texts.ts";
import { createToastView } from "../play/game/toast-view.ts";
import { createShortcutsView } from "./shortcuts-input.ts";
import { createSquareInputView } from "../play/board/square-input-view.ts";

/** The texts that the page shows from before its views on: the fixed ones are in place already. */
export interface ShownTexts {
  fixedTexts: ReturnType<typeof createFixedTextsView>;
  texts: Texts;
}

/** The buttons of the views that load after the first move is possible. */
const OF_LATER_VIEWS = [
  "[data-pick], [data-open-games], [data-sound]",
  ...["text", ...DIALOG_PARTS.map(({ dialog }) => dialog)].map((id) => `[data-action="${id}"]`),
].join();

export function createAllViews(page: Page<AllRooms>, { fixedTexts, texts }: ShownTexts) {
  const { root, actions } = page;
  const { house } = page.context;
  const board = query(root, "#board", HTMLTableElement);
  const reports = reportsOf(actions);
  const viewOf = (part: Part<AllRooms>) =>
    createLazyView(part.wants, () => part.load(page), reports[part.failure ?? "below-board"]);
  const views: View<State>[] = [
    ...firstViews(root, board, actions, house),
    ...FIRST_PARTS.map(viewOf),
  ];
  connectMarkup(root);
  stepBySwipes(board, actions, () => shownState !== null && !takesAnySquare(shownState));
  let shownState: State | null = null;
  house.follow(({ part }) => {
    if (part === undefined) return;
    const view = viewOf(part);
    views.push(view);
    if (shownState) view.update(shownState, null, texts);
  });

  const isLoaded = new AbortController();
  const loadLater = once(async () => {
    const [part] = await Promise.all([
      import("./later-views.ts"),
      linkRoomStyle(root, "shell"),
      loadPart("later"),
    ]);
    checkPart(part);
    fixedTexts.complete();
    const { takeIn, loadPictures, views: later } = part.createLaterViews(page);
    isLoaded.abort();
    views.push(...later);
    const updated = texts.lacks() ? views : later;
    if (shownState) for (const view of updated) view.update(shownState, null, texts);
    return { takeIn, loadPictures };
  });
  views.push(viewOf(settingsPart(loadLater)));
  const loader = createLoader(actions);
  const loadReported = () => loader(loadLater);
  repeatEarlyPresses(root, loadReported, isLoaded.signal);

  return {
    loadLater,
    takeIn: (given: Given) => void loadReported().then((loaded) => loaded?.takeIn(given)),
    update(state: State, before: State | null) {
      shownState = state;
      const { spoken, current } = state.settings;
      const game = gameOf(state);
      if (texts.lang !== spoken || texts.theme !== current.theme || texts.game !== game.id)
        texts = createTexts(spoken, themeOf(current.theme), game);
      fixedTexts.update(texts);
      for (const view of views) view.update(state, before, texts);
      // A failure is reported when one of those views is wanted.
      if (texts.lacks()) loadLater().catch(() => {});
      markPage(root, state);
    },
  };
}

/** Marks the page for its style sheets. */
function markPage({ documentElement, body }: Document, state: State) {
  setAttribute(documentElement, "data-game", gameOf(state).id);
  setAttribute(body, "data-thinking", turnJob(state) ? "" : null);
  setAttribute(body, "data-hints", state.settings.current.hints ? "on" : "off");
}

/** The parts of the page's markup that follow no state. */
function connectMarkup(root: Document) {
  // Not by the fragment of the address, which holds games; a table takes no focus.
  query(root, ".skip", HTMLElement).addEventListener("click", (event) => {
    event.preventDefault();
    focusBoard();
  });
  createMenuView(root);
  connectSentence(root);
  connectCards(root);
}

/** The form of the settings is one of the later views; its pictures load when it first shows. */
function settingsPart(
  loadLater: () => Promise<{ loadPictures: () => Promise<View<State>> }>,
): Part<AllRooms> {
  return {
    wants: ({ panels }) => panels.open === "settings",
    failure: "below-panel",
    load: async () => (await loadLater()).loadPictures(),
  };
}

/** Repeats a press that comes before its view, until those views are loaded. */
function repeatEarlyPresses(root: Document, load: () => Promise<unknown>, signal: AbortSignal) {
  const repeat = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest(OF_LATER_VIEWS) : null;
    if (button instanceof HTMLElement) void load().then((loaded) => loaded && button.click());
  };
  root.addEventListener("click", repeat, { capture: true, signal });
}

/** The views of the first script, in the order in which they are updated. */
function firstViews(
  root: Document,
  board: HTMLTableElement,
  actions: Actions,
  house: House,
): View<State>[] {
  return [
    createRootAttributesView(root),
    createBoardView(board, actions, () => house.here().layers),
    createScoreboardView(root.body, () => house.here().says),
    createPlayerCardsView(root),
    createToastView(query(root, "[data-toast]", HTMLElement)),
    createSquareInputView(query(root, 'form[name="typed"]', HTMLFormElement), actions),
    createActionsView(root, actions),
    createOpeningView(query(root, ".opening", HTMLElement)),
    createMovesView(root, actions),
    createPanelsView(root, actions),
    // After the panels: a guide that is started takes the focus, for which it has to be in sight.
    createGuideView(query(root, "[data-guide]", HTMLElement), actions),
    createShortcutsView(root, actions),
    createLocksView(root),
    createCommentOpener(query(root, "[data-comment-open]", HTMLButtonElement), actions),
  ];
}

/** What says why a view is missing, by where its part wants that said. */
function reportsOf(actions: Actions) {
  return {
    "below-board": actions,
    "below-panel": {
      report: (problem: Problem) => {
        actions.openPanel(null);
        actions.report(problem);
      },
      withdraw: actions.withdraw,
    },
    nowhere: { report: () => {}, withdraw: () => {} },
  } satisfies Record<string, Reports>;
}
