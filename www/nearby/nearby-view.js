/**
 * The dialog of a live game nearby: this page's code, the other one's, and what both sides ask each
 * other.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { PartTexts, Texts } from "../words/texts.js"
 * @import { Keys } from "../words/keys.js"
 */

import { element, query, setText } from "../base/dom.js";
import { changed } from "../base/store.js";
import { hasFriend } from "../board/friend-game.js";
import { startGame } from "../game/game-steps.js";
import { lastName, nameVisitor, tieGame } from "../links/send-steps.js";
import { inviteFriend } from "../players/seats.js";
import { createConsentView } from "./consent-view.js";
import { createContactSign } from "./contact-sign.js";
import { createLive } from "./live.js";
import { rivalSeat } from "./nearby.js";
import { createPartTexts } from "../words/texts.js";
import { createOtherCodeView } from "./other-code-view.js";
import { createOwnCodeView } from "./own-code-view.js";
import { createSession } from "./session.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 * @param {Context} context
 */
export function createNearbyView(dialog, actions, context) {
  const { store } = context;
  /** @type {PartTexts<"nearby"> | undefined} */
  let texts;

  const sign = createContactSign(query(document, ".scoreboard", HTMLElement));
  const name = createNameField(context);
  // What a reader says of the dialog when it opens: its markup names this paragraph.
  const help = element("p", { id: "nearby-about" });

  const live = createLive(context, {
    send: (text) => session.send(text),
    bye: () => session.end("closed"),
    show,
    name: () => name.field.value,
  });
  const session = createSession(context, {
    opened(isGuest) {
      live.begin(isGuest);
      store.dispatch({ type: "nearby-contact", contact: "connected" });
      store.dispatch({ type: "nearby-said", key: "connected" });
      if (!isGuest) host();
      close();
    },
    received: live.received,
    handed: (code) => void otherCode.take(code),
    changed: show,
  });
  const ownCode = createOwnCodeView(() => void session.offer());
  const otherCode = createOtherCodeView(session.take, show);
  const consent = createConsentView({
    ask: (what) => thenClose(() => live.ask(what)),
    answer: (yes) => thenClose(() => live.answer(yes)),
    resign: () =>
      thenClose(() => store.dispatch({ type: "friend-sheet", sheet: { kind: "resign" } })),
    end: () =>
      thenClose(() => {
        live.leave();
        session.end("closed");
      }),
  });
  const buttons = [...otherCode.buttons, ...ownCode.buttons, ...consent.buttons];
  query(dialog, "[data-nearby]", HTMLElement).replaceChildren(
    ...consent.content,
    help,
    ...ownCode.content,
    ...otherCode.content,
    element("div", { class: "nearby-buttons" }, ...buttons),
    ...otherCode.below,
    name.root,
  );
  dialog.addEventListener("close", () => {
    otherCode.stop();
    actions.closeNearby();
  });

  /** @param {() => void} act */
  function thenClose(act) {
    act();
    close();
  }

  /** The board and its sentence are in sight again. */
  function close() {
    store.dispatch({ type: "nearby-open", open: false });
  }

  /**
   * The other device has come: its visitor takes a seat, and a game against a computer is left for
   * a new one.
   */
  function host() {
    const state = store.get();
    if (!hasFriend(state.settings.current)) {
      const isOver = hasComputer(state) && state.game.line.length > 0;
      actions.seat(inviteFriend(rivalSeat(state)));
      if (isOver) startGame(context);
    }
    tieGame(context);
    nameVisitor(context, name.field.value);
    live.sendGame(store.get());
  }

  function show() {
    if (!texts) return;
    const { t } = texts;
    const stage = session.stage();
    const what = live.asked()?.what ?? null;
    setText(help, t(/** @type {Keys["nearby"]} */ (`help-${stage}`)));
    for (const part of [help, name.root]) part.hidden = what !== null;
    setText(name.label, t("your-name"));
    ownCode.update(stage, session.link(), texts);
    otherCode.update(stage, texts);
    consent.update(store.get(), stage, what, texts);
    if (what !== null && !dialog.open) store.dispatch({ type: "nearby-open", open: true });
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} pageTexts
     */
    update(state, before, pageTexts) {
      const { arrived, open, contact } = state.nearby;
      if (arrived !== null && arrived === store.get().nearby.arrived) {
        const isGuest = arrived.includes("offer=");
        session.arrive(isGuest);
        texts = createPartTexts(pageTexts, "nearby");
        store.dispatch({ type: "nearby-taken" });
        if (isGuest) store.dispatch({ type: "nearby-open", open: true });
        void otherCode.take(arrived);
        return;
      }
      if (contact === "connected" && changed(state, before, "game", "friend", "settings"))
        live.sendGame(state);
      if (!changed(state, before, "nearby", "settings")) return;
      texts = createPartTexts(pageTexts, "nearby");
      sign.update(state, texts);
      if (open && !dialog.open) {
        dialog.showModal();
        const stage = session.stage();
        const isCodeShown = stage === "answer" || stage === "offer";
        if (contact !== "connected" && !session.isGuest() && !isCodeShown) void session.offer();
      }
      if (!open && dialog.open) dialog.close();
      show();
    },
  };
}

/** The field of the visitor's own name. @param {Context} context */
function createNameField(context) {
  const label = element("span");
  const field = element("input", { name: "name", maxlength: "24", autocomplete: "nickname" });
  field.value = lastName(context.storage);
  field.addEventListener("change", () => nameVisitor(context, field.value));
  const root = element("label", { class: "send-name" }, label, field);
  return { root, label, field };
}

/** Whether a computer plays a side. @param {State} state */
function hasComputer({ settings: { current } }) {
  return [current.black, current.white].some((player) => !["human", "friend"].includes(player));
}
