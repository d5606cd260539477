/**
 * The dialog that asks what becomes of a link, an invitation, a result, or another line of a game;
 * and whether the visitor resigns.
 *
 * @import { Side, Snapshot } from "../../reversi-rules.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { PartTexts, Texts } from "../words/texts.js"
 * @import { Incoming, Received } from "../links/received.js"
 */

import { button, element, focusBoard, query, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { nameOn } from "../board/friend-game.js";
import { gameNamed } from "../games/index.js";
import { otherSide } from "../games/sides.js";
import { resign } from "../links/send-steps.js";
import { themeOf } from "../theming/themes.js";
import { smallBoard } from "../ui/small-board.js";
import { createPartTexts, createTexts } from "../words/texts.js";
import { createPlaybackView } from "./playback-view.js";
import { acceptInvitation, chooseLine, lookOnly } from "../links/receive-steps.js";
import { invitedSide, playsForVisitor, sharedMoves, verify } from "../links/received.js";

/** What a reader says of the dialog when it opens: its markup names this paragraph. */
const ABOUT = { id: "received-about" };

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 * @param {Context} context
 */
export function createReceivedView(dialog, actions, context) {
  const title = query(dialog, "[data-received-title]", HTMLElement);
  const root = query(dialog, "[data-received]", HTMLElement);
  /** @type {ReturnType<typeof createPlaybackView> | null} */
  let playback = null;
  dialog.addEventListener("close", () => {
    playback?.end();
    actions.closeFriendSheet("received");
    actions.closeFriendSheet("resign");
  });

  /**
   * @param {Received} received
   * @param {State} state
   * @param {PartTexts<"friends">} texts
   */
  function fill(received, state, texts) {
    if (received.kind === "fork") fillFork(received, texts);
    else if (received.kind === "result") fillResult(received.incoming, state, texts);
    else fillInvitation(received.incoming, state, texts);
  }

  /**
   * @param {Incoming} incoming
   * @param {State} state
   * @param {PartTexts<"friends">} texts
   */
  function fillInvitation(incoming, state, { t, page }) {
    const { game, facts } = incoming;
    const mine = invitedSide(incoming);
    const host = facts.names[mine === "black" ? "white" : "black"];
    setText(title, host === "" ? t("invitation-unnamed") : t("invitation", { name: host }));
    const name = element("input", { name: "name", maxlength: "24", autocomplete: "nickname" });
    name.value = facts.names[mine];
    const count = game.line.length;
    const values = { game: page.gameName(game.game), count, side: page.side(mine) };
    root.replaceChildren(
      element("div", { class: "received-board" }, smallBoard(game)),
      element("p", ABOUT, t("invitation-facts", values)),
      element("label", { class: "send-name" }, element("span", {}, t("your-name")), name),
      element("p", { class: "note" }, state.game.line.length > 0 ? t("invitation-keeps") : ""),
      choices([
        [t("play"), () => void acceptInvitation(context, incoming, name.value)],
        [t("look"), () => void lookOnly(context, incoming)],
      ]),
    );
  }

  /** @param {Snapshot} game @param {number} ply */
  function snapshotAt({ game: id, setup, line }, ply) {
    return context.session.snapshotOf(gameNamed(id), { setup, transcript: line.join(""), ply });
  }

  /**
   * @param {Incoming} incoming
   * @param {State} state
   * @param {PartTexts<"friends">} texts
   */
  function fillResult(incoming, state, texts) {
    const { names } = incoming.facts;
    const { t } = texts;
    const { game } = incoming;
    const named = names.black !== "" || names.white !== "";
    const who = /** @type {const} */ (["black", "white"]).map(
      (side) => names[side] || texts.page.side(side),
    );
    setText(title, named ? t("players", { black: who[0], white: who[1] }) : t("result"));
    playback = createPlaybackView(game, (ply) => snapshotAt(game, ply), texts);
    root.replaceChildren(
      element(
        "p",
        { ...ABOUT, "data-verified": String(verify(incoming).agrees) },
        verdict(incoming, texts),
      ),
      playback.root,
      choices([[t("look-result"), () => void lookOnly(context, incoming)]]),
    );
    playback.start(isStill(state));
  }

  /**
   * @param {Extract<Received, {kind: "fork"}>} received
   * @param {PartTexts<"friends">} texts
   */
  function fillFork(received, texts) {
    const { t } = texts;
    const { own, incoming } = received;
    const shared = sharedMoves(own.game.line, incoming.game.line);
    const isForVisitor = playsForVisitor(own, incoming);
    setText(title, t(isForVisitor ? "own-moves" : "fork"));
    const card = (/** @type {string} */ name, /** @type {Snapshot} */ game) =>
      element(
        "figure",
        { class: "received-line" },
        smallBoard(game),
        element(
          "figcaption",
          {},
          element("strong", {}, name),
          element("span", {}, nextMove(game, shared, texts)),
        ),
      );
    root.replaceChildren(
      element("p", ABOUT, isForVisitor ? t("own-moves-facts") : t("fork-facts", { count: shared })),
      element(
        "div",
        { class: "received-lines" },
        card(t("fork-own"), own.game),
        card(t("fork-theirs"), incoming.game),
      ),
      choices([
        [t("fork-take-own"), () => chooseLine(context, received, false)],
        [t("fork-take-theirs"), () => chooseLine(context, received, true)],
      ]),
    );
  }

  /**
   * @param {State} state
   * @param {PartTexts<"friends">} texts
   */
  function fillResignation(state, { t, page }) {
    const { store } = context;
    const rival = otherSide(state.friend?.mine ?? "black");
    setText(title, t("resign-title"));
    root.replaceChildren(
      element("p", ABOUT, t("resign-facts", { name: nameOn(state, rival) || page.side(rival) })),
      choices([
        [t("resign-not"), () => store.dispatch({ type: "friend-sheet", sheet: null })],
        [page.t("resign"), () => resignAndSend(context)],
      ]),
    );
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} pageTexts
     */
    update(state, before, pageTexts) {
      if (!changed(state, before, "friends", "settings")) return;
      const { sheet } = state.friends;
      if (sheet === null || sheet.kind === "send") {
        if (!dialog.open) return;
        dialog.close();
        // A link that the page was opened with leaves the focus nowhere.
        const { activeElement, body } = document;
        if (activeElement === body || dialog.contains(activeElement)) focusBoard();
        return;
      }
      if (dialog.open && before?.friends === state.friends) return;
      playback?.end();
      playback = null;
      if (sheet.kind === "resign") fillResignation(state, createPartTexts(pageTexts, "friends"));
      else {
        const { game } = sheet.received.incoming.game;
        const { lang, theme } = pageTexts;
        // The sides have the names that the link's game gives them.
        const ofGame = createTexts(lang, themeOf(theme), gameNamed(game));
        fill(sheet.received, state, createPartTexts(ofGame, "friends"));
      }
      if (!dialog.open) dialog.showModal();
    },
  };
}

/**
 * @param {[text: string, act: () => void][]} list the first one is what most want
 */
function choices(list) {
  const buttons = list.map(([text, act], index) => {
    const made = button(act, index === 0 ? "button primary" : "button");
    setText(made, text);
    made.autofocus = index === 0;
    return made;
  });
  return element("div", { class: "buttons" }, ...buttons);
}

/**
 * The resignation goes over by itself in a live game, else by a link.
 * @param {Context} context
 */
function resignAndSend(context) {
  const { store } = context;
  resign(context);
  const isLive = store.get().nearby.contact === "connected";
  store.dispatch({ type: "friend-sheet", sheet: isLive ? null : { kind: "send" } });
}

/**
 * @param {Snapshot} game
 * @param {number} ply
 * @param {PartTexts<"friends">} texts
 */
function nextMove({ line }, ply, { t }) {
  return ply < line.length ? t("fork-move", { number: ply + 1, square: line[ply] }) : t("fork-end");
}

/** Whether nothing moves by itself here. @param {State} state */
function isStill({ settings }) {
  return (
    settings.current.animation === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}

/**
 * What the page has counted.
 * @param {Incoming} incoming
 * @param {PartTexts<"friends">} texts
 */
function verdict(incoming, { t, page }) {
  const { outcome, moves: count, claimed, agrees } = verify(incoming);
  const { resigned, timeUp } = incoming.facts;
  if (outcome === null && resigned !== null)
    return t("result-resigned", { side: page.side(resigned), count });
  if (outcome === null && timeUp !== null)
    return t("result-time", { side: page.side(timeUp), count });
  if (outcome === null) return t("result-open", { count });
  const own = /** @type {Side} */ (outcome.winner === "draw" ? "black" : outcome.winner);
  const who =
    outcome.winner === "draw" ? t("result-draw") : t("result-won", { side: page.side(own) });
  const score = gameNamed(incoming.game.game).counts ? `${who} ${page.count(outcome, own)}` : who;
  if (agrees || claimed === null) return t("result-complete", { score, count });
  return t("result-differs", { score, count, claimed: `${claimed.black}–${claimed.white}` });
}
