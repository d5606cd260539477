/**
 * All views of the page as one. A view draws again when the slices that it shows have changed.
 *
 * @import { Problem } from "../base/problems.js"
 * @import { GameSession } from "../game/session.js"
 * @import { Actions } from "./actions.js"
 * @import { Context } from "./context.js"
 * @import { State } from "./state.js"
 * @import { createFixedTextsView } from "../settings/fixed-texts-view.js"
 * @import { Texts } from "../words/texts.js"
 * @import { Reports, View } from "../ui/lazy-view.js"
 * @import { Shared } from "../share/link-text.js"
 * @import { Check } from "../help/selftest-view.js"
 */

import { createBoardView } from "../board/board-view.js";
import { createCommentOpener } from "../comments/comment-opener.js";
import { themeOf } from "../theming/themes.js";
import { createRootAttributesView } from "./root-attributes-view.js";
import { focusBoard, query, setAttribute } from "../base/dom.js";
import { once } from "../base/once.js";
import { checkPart } from "../base/resources.js";
import { linkPanelStyle } from "../base/sheets.js";
import { createActionsView } from "./actions-view.js";
import { createGuideView } from "../guide/guide-view.js";
import { createLazyView, createLoader } from "../ui/lazy-view.js";
import { createLocksView } from "../host/locks-view.js";
import { connectCards } from "../ui/card-cover.js";
import { createMenuView } from "../ui/menu-view.js";
import { connectSentence } from "../ui/sentence-letters.js";
import { createMovesView } from "../game/moves-view.js";
import { createPanelsView } from "../ui/panels-view.js";
import { createPlayerCardsView } from "../players/player-cards-view.js";
import { createOpeningView } from "../game/opening-view.js";
import { createScoreboardView } from "../game/scoreboard-view.js";
import { gameOf } from "../games/index.js";
import { turnJob } from "../game/turn-job.js";
import { showsGroups } from "../groups/shown-groups.js";
import { takesAnySquare } from "../board/shown-game.js";
import { stepBySwipes } from "../board/step-swipe.js";
import { hasValues } from "../review/reviewed-point.js";
import { shownPanel } from "../ui/panels.js";
import { createTexts, loadPart } from "../words/texts.js";
import { createToastView } from "../game/toast-view.js";
import { createShortcutsView } from "./shortcuts-input.js";
import { createSquareInputView } from "../board/square-input-view.js";

/**
 * @template {HTMLElement} T
 * @typedef {(place: T) => Promise<View>} Load loads a view into its place
 */

/**
 * The loaders of views that only some visits want.
 * @typedef {object} LazyViews
 * @property {Load<HTMLElement>} help
 * @property {Check} check
 * @property {Load<HTMLElement>} study
 * @property {Load<HTMLElement>} exercises
 * @property {Load<HTMLElement>} groups
 * @property {Load<HTMLDialogElement>} endReview
 * @property {Load<HTMLDialogElement>} turningPoint
 * @property {Load<HTMLElement>} comments
 * @property {Load<HTMLElement>} exportView
 * @property {() => Promise<(link: string, label: string) => Element>} qrPicture
 * @property {Load<HTMLDialogElement>} collection
 * @property {Load<HTMLDialogElement>} leftGames
 * @property {() => Promise<View>} friends
 * @property {Load<HTMLDialogElement>} nearby
 * @property {Load<HTMLDialogElement>} embedCode
 * @property {() => Promise<View>} table
 * @property {() => Promise<View>} evening
 * @property {(state: Shared, notation: string) => Promise<string>} write
 * @property {GameSession} session
 * @property {Context["storage"]} storage
 */

/**
 * The texts that the page shows from before its views on: the fixed ones are in place already.
 * @typedef {{fixedTexts: ReturnType<typeof createFixedTextsView>, texts: Texts}} ShownTexts
 */

/** The buttons of the views that load after the first move is possible. */
const OF_LATER_VIEWS =
  '[data-pick], [data-action="text"], [data-action="embed-code"], [data-action="selftest"]';

/**
 * @param {Document} root
 * @param {Actions} actions
 * @param {LazyViews} load
 * @param {ShownTexts} shownTexts
 */
export function createAllViews(root, actions, load, { fixedTexts, texts }) {
  const board = query(root, "#board", HTMLTableElement);
  // Not by the fragment of the address, which holds games; a table takes no focus.
  query(root, ".skip", HTMLElement).addEventListener("click", (event) => {
    event.preventDefault();
    focusBoard();
  });
  // The sentence that says why lies below an open sheet.
  const ofPanel = {
    report: (/** @type {Problem} */ problem) => {
      actions.openPanel(null);
      actions.report(problem);
    },
    withdraw: actions.withdraw,
  };
  /** @type {View[]} */
  const views = [...firstViews(root, board, actions), ...lazyViews(root, actions, load, ofPanel)];
  createMenuView(root);
  connectSentence(root);
  connectCards(root);
  stepBySwipes(board, actions, () => shown !== null && !takesAnySquare(shown));
  /** @type {State | null} */
  let shown = null;

  const loadLater = once(async () => {
    const [part] = await Promise.all([
      import("./later-views.js"),
      linkPanelStyle(root, "later"),
      loadPart("later"),
    ]);
    checkPart(part);
    fixedTexts.complete();
    const { offer, views: later } = part.createLaterViews(root, actions, load, ofPanel);
    root.removeEventListener("click", repeatLater, { capture: true });
    views.push(...later);
    const updated = texts.lacks() ? views : later;
    if (shown) for (const view of updated) view.update(shown, null, texts);
    return { offer };
  });
  const inPanel = async () => {
    await loadLater();
    return { update() {} };
  };
  views.push(createLazyView(({ panels }) => panels.open === "settings", inPanel, ofPanel));
  const loadReported = createLoader(actions);
  /** A press that comes before its view is repeated. @param {Event} event */
  function repeatLater({ target }) {
    const button = target instanceof Element ? target.closest(OF_LATER_VIEWS) : null;
    if (button instanceof HTMLElement)
      void loadReported(loadLater).then((loaded) => loaded && button.click());
  }
  root.addEventListener("click", repeatLater, { capture: true });

  return {
    /** Loads the views that no first move needs. */
    loadLater,
    offer: (/** @type {string} */ text, /** @type {string} */ game) =>
      void loadReported(loadLater).then((loaded) => loaded?.offer(text, game)),
    /**
     * @param {State} state
     * @param {State | null} before
     */
    update(state, before) {
      shown = state;
      const { spoken, current } = state.settings;
      const game = gameOf(state);
      if (texts.lang !== spoken || texts.theme !== current.theme || texts.game !== game.id)
        texts = createTexts(spoken, themeOf(current.theme), game);
      fixedTexts.update(texts);
      for (const view of views) view.update(state, before, texts);
      setAttribute(root.documentElement, "data-game", game.id);
      setAttribute(root.body, "data-thinking", turnJob(state) ? "" : null);
      setAttribute(root.body, "data-hints", state.settings.current.hints ? "on" : "off");
    },
  };
}

/**
 * The views of the first script, in the order in which they are updated.
 * @param {Document} root
 * @param {HTMLTableElement} board
 * @param {Actions} actions
 * @returns {View[]}
 */
function firstViews(root, board, actions) {
  return [
    createRootAttributesView(root),
    createBoardView(board, actions),
    createScoreboardView(root.body),
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

/**
 * The views that load once the state shows them.
 * @param {Document} root
 * @param {Actions} actions
 * @param {LazyViews} load
 * @param {Reports} ofPanel
 */
function lazyViews(root, actions, load, ofPanel) {
  /** @param {string} name */
  const dialog = (name) => query(root, `dialog#${name}`, HTMLDialogElement);
  return [
    createLazyView(
      ({ panels }) => panels.open === "help",
      () => load.help(query(root, "#help", HTMLElement)),
      ofPanel,
    ),
    createLazyView(
      (state) => shownPanel(state) === "study",
      () => load.study(query(root, '[data-panel="study"]', HTMLElement)),
      ofPanel,
    ),
    createLazyView(
      (state) => shownPanel(state) === "exercises",
      () => load.exercises(query(root, '[data-panel="exercises"]', HTMLElement)),
      ofPanel,
    ),
    createLazyView(
      ({ collection }) => collection.open,
      () => load.collection(dialog("collection")),
      actions,
    ),
    createLazyView(
      ({ leftGames }) => leftGames.open,
      () => load.leftGames(dialog("games")),
      actions,
    ),
    createLazyView(
      ({ friends }) => friends.sheet !== null || friends.arrived !== null,
      load.friends,
      actions,
    ),
    createLazyView(
      ({ nearby }) => nearby.open || nearby.arrived !== null,
      () => load.nearby(dialog("nearby")),
      actions,
    ),
    createLazyView(({ table }) => table.open || table.game !== null, load.table, actions),
    createLazyView(({ evening }) => evening.open, load.evening, actions),
    createLazyView(
      ({ comments }) => comments.open || comments.list.length > 0,
      () => load.comments(query(root, "[data-comment]", HTMLElement)),
      actions,
    ),
    // The card of the end waits for nothing, and no press has requested its additions.
    createLazyView(
      ({ study: { ahead } }) => ahead !== null && hasValues(ahead),
      () => load.endReview(dialog("end")),
      { report: () => {}, withdraw: () => {} },
    ),
    createLazyView(
      ({ turning }) => turning !== null && turning.found !== null,
      () => load.turningPoint(dialog("end")),
      { report: () => {}, withdraw: () => {} },
    ),
    createLazyView(
      showsGroups,
      () => load.groups(query(root, "[data-groups]", HTMLElement)),
      actions,
    ),
  ];
}
