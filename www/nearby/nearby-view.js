/**
 * The dialog of a live game nearby: this page's code, the other one's, and what both sides ask each
 * other.
 *
 * @import { Ref } from "lit-html/directives/ref.js"
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { PartTexts, Texts } from "../words/texts.js"
 * @import { Keys } from "../words/keys.js"
 * @import { Acts } from "./consent-view.js"
 * @import { Consent } from "./messages.js"
 */

import { html, render } from "lit-html";
import { createRef, ref } from "lit-html/directives/ref.js";
import { query } from "../base/dom.js";
import { changed } from "../base/store.js";
import { hasFriend } from "../board/friend-game.js";
import { startGame } from "../game/game-steps.js";
import { lastName, nameVisitor, tieGame } from "../links/send-steps.js";
import { inviteFriend } from "../players/seats.js";
import { consentButtons, consentQuestion } from "./consent-view.js";
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
  const root = query(dialog, "[data-nearby]", HTMLElement);
  const knownName = lastName(context.storage);
  /** @type {Ref<HTMLInputElement>} */
  const field = createRef();
  const name = () => field.value?.value ?? knownName;
  const requested = () => live.request()?.what ?? null;
  /** The request that has opened the dialog. @type {ReturnType<typeof live.request>} */
  let shownRequest = null;

  const live = createLive(context, {
    send: (text) => session.send(text),
    bye: () => session.end("closed"),
    show,
    name,
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
  const ownCode = createOwnCodeView(show);
  const otherCode = createOtherCodeView(session.take, show);
  /** @type {Acts} */
  const acts = {
    ask: (what) => thenClose(() => live.ask(what)),
    answer: (yes) => thenClose(() => live.answer(yes)),
    resign: () =>
      thenClose(() => store.dispatch({ type: "friend-sheet", sheet: { kind: "resign" } })),
    end: () =>
      thenClose(() => {
        live.leave();
        session.end("closed");
      }),
  };
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
    nameVisitor(context, name());
    live.sendGame(store.get());
  }

  /** A request opens the dialog once; closed without an answer, it waits in there. */
  function show() {
    draw();
    const request = live.request();
    const isNew = request !== null && request !== shownRequest;
    shownRequest = request;
    if (isNew && !dialog.open) store.dispatch({ type: "nearby-open", open: true });
  }

  function draw() {
    if (texts) render(contents(requested(), texts), root);
  }

  /**
   * @param {Consent | null} what the other side asks for
   * @param {PartTexts<"nearby">} texts
   */
  function contents(what, texts) {
    const { t } = texts;
    const state = store.get();
    const stage = session.stage();
    // What a reader says of the dialog when it opens: its markup names the paragraph "about".
    return html`
      ${consentQuestion(state, what, acts, texts)}
      <p id="nearby-about" ?hidden=${what !== null}>${t(
        /** @type {Keys["nearby"]} */ (`help-${stage}`),
      )}</p>
      ${ownCode(stage, session.link(), texts)}
      ${otherCode.field(stage, texts)}
      <div class="nearby-buttons">
        ${otherCode.buttons(stage, texts)}
        <button type="button" class="button" ?hidden=${stage !== "failed"}
          @click=${() => void session.offer()}>${t("renew")}</button>
        ${consentButtons(state, stage !== "connected" || what !== null, acts, texts)}
      </div>
      ${otherCode.below(texts)}
      <label class="send-name" ?hidden=${what !== null}><span>${t("your-name")}</span>
        <input name="name" maxlength="24" autocomplete="nickname" .value=${knownName}
          ${ref(field)} @change=${() => nameVisitor(context, name())}></label>`;
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
      texts = createPartTexts(pageTexts, "nearby");
      sign.update(state, texts);
      if (open) draw();
      if (!changed(state, before, "nearby")) return;
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

/** Whether a computer plays a side. @param {State} state */
function hasComputer({ settings: { current } }) {
  return [current.black, current.white].some((player) => !["human", "friend"].includes(player));
}
