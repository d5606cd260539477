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
import { tracked } from "../base/tracked.js";
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
  const name = createNameField(context);
  const { live, session, acts } = createContact(actions, context, {
    name: name.value,
    close,
    changed: show,
    handed: (code) => void otherCode.take(code),
  });
  const ownCode = createOwnCodeView(show);
  const otherCode = createOtherCodeView(session.take, show);
  /** The request that has opened the dialog. @type {ReturnType<typeof live.request>} */
  let shownRequest = null;
  dialog.addEventListener("close", () => {
    otherCode.stop();
    actions.closeNearby();
  });

  /**
   * Writes the link of a game to find out whether it goes over: not at each step of a search.
   * @param {State} state
   * @param {State | null} _before
   * @param {State["game"]} _game
   * @param {State["friend"]} _friend
   */
  function offerGame(state, _before, _game, _friend) {
    live.sendGame(state);
  }
  const sendGame = tracked(offerGame);

  /** The board and its sentence are in sight again. */
  function close() {
    store.dispatch({ type: "nearby-open", open: false });
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
    if (!texts) return;
    const consent = live.request()?.what ?? null;
    render(
      contentsView(store.get(), consent, { session, acts, ownCode, otherCode, name }, texts),
      root,
    );
  }

  /** A link has opened the page: its code is that of the other device. @param {string} link */
  function arrive(link) {
    const isGuest = link.includes("offer=");
    session.arrive(isGuest);
    store.dispatch({ type: "nearby-taken" });
    if (isGuest) store.dispatch({ type: "nearby-open", open: true });
    void otherCode.take(link);
  }

  /** The dialog opens with a code of this device, where none is on its way. */
  function open() {
    dialog.showModal();
    const stage = session.stage();
    const isCodeShown = stage === "answer" || stage === "offer";
    const isConnected = store.get().nearby.contact === "connected";
    if (!isConnected && !session.isGuest() && !isCodeShown) void session.offer();
  }

  return {
    /**
     * @param {State} state
     * @param {State | null} before
     * @param {Texts} pageTexts
     */
    update(state, before, pageTexts) {
      const { nearby } = state;
      texts = createPartTexts(pageTexts, "nearby");
      if (nearby.arrived !== null && nearby.arrived === store.get().nearby.arrived) {
        arrive(nearby.arrived);
        return;
      }
      if (nearby.contact === "connected") sendGame(state, before, state.game, state.friend);
      sign.update(state, texts);
      if (nearby.open) draw();
      if (nearby === before?.nearby) return;
      if (nearby.open && !dialog.open) open();
      if (!nearby.open && dialog.open) dialog.close();
      show();
    },
  };
}

/**
 * @param {State} state
 * @param {Consent | null} consent that the other side requests
 * @param {object} parts
 * @param {ReturnType<typeof createSession>} parts.session
 * @param {Acts} parts.acts
 * @param {ReturnType<typeof createOwnCodeView>} parts.ownCode
 * @param {ReturnType<typeof createOtherCodeView>} parts.otherCode
 * @param {ReturnType<typeof createNameField>} parts.name
 * @param {PartTexts<"nearby">} texts
 */
function contentsView(state, consent, { session, acts, ownCode, otherCode, name }, texts) {
  const { t } = texts;
  const stage = session.stage();
  const isBusy = stage !== "connected" || consent !== null;
  // The text of the dialog when it opens, for readers: its markup names the paragraph "about".
  return html`
    ${consentQuestion(state, consent, acts, texts)}
    <p id="nearby-about" ?hidden=${consent !== null}>${t(
      /** @type {Keys["nearby"]} */ (`help-${stage}`),
    )}</p>
    ${ownCode(stage, session.link(), texts)}
    ${otherCode.field(stage, texts)}
    <div class="nearby-buttons">
      ${otherCode.buttons(stage, texts)}
      <button type="button" class="button" ?hidden=${stage !== "failed"}
        @click=${() => void session.offer()}>${t("renew")}</button>
      ${consentButtons(state, isBusy, acts, texts)}
    </div>
    ${otherCode.below(texts)}
    ${name.view(consent !== null, texts)}`;
}

/**
 * The connection and the game that goes over it, with the acts of the dialog's buttons.
 * @param {Actions} actions
 * @param {Context} context
 * @param {object} dialog
 * @param {() => string} dialog.name the visitor's
 * @param {() => void} dialog.close
 * @param {() => void} dialog.changed
 * @param {(code: string) => void} dialog.handed a code has come from another tab
 */
function createContact(actions, context, { name, close, changed, handed }) {
  const { store } = context;
  const bye = () => session.end("closed");
  const live = createLive(context, {
    send: (text) => session.send(text),
    bye,
    show: changed,
    name,
  });
  const session = createSession(context, {
    opened(isGuest) {
      live.begin(isGuest);
      store.dispatch({ type: "nearby-contact", contact: "connected" });
      store.dispatch({ type: "nearby-said", key: "connected" });
      if (!isGuest) {
        hostGame(actions, context, name());
        live.sendGame(store.get());
      }
      close();
    },
    received: live.received,
    handed,
    changed,
  });
  /** @param {() => void} act */
  const thenClose = (act) => {
    act();
    close();
  };
  /** @type {Acts} */
  const acts = {
    ask: (what) => thenClose(() => live.ask(what)),
    answer: (yes) => thenClose(() => live.answer(yes)),
    resign: () =>
      thenClose(() => store.dispatch({ type: "friend-sheet", sheet: { kind: "resign" } })),
    end: () =>
      thenClose(() => {
        live.leave();
        bye();
      }),
  };
  return { live, session, acts };
}

/**
 * The field of the visitor's name, which begins with the last one.
 * @param {Context} context
 */
function createNameField(context) {
  const known = lastName(context.storage);
  /** @type {Ref<HTMLInputElement>} */
  const field = createRef();
  const value = () => field.value?.value ?? known;
  return {
    value,
    /** @param {boolean} isHidden @param {PartTexts<"nearby">} texts */
    view: (isHidden, { t }) => html`
      <label class="send-name" ?hidden=${isHidden}><span>${t("your-name")}</span>
        <input name="name" maxlength="24" autocomplete="nickname" .value=${known}
          ${ref(field)} @change=${() => nameVisitor(context, value())}></label>`,
  };
}

/**
 * The other device has come: its visitor takes a seat, and a game against a computer is left for a
 * new one.
 * @param {Actions} actions
 * @param {Context} context
 * @param {string} name the visitor's
 */
function hostGame(actions, context, name) {
  const state = context.store.get();
  if (!hasFriend(state.settings.current)) {
    const isOver = hasComputer(state) && state.game.line.length > 0;
    actions.seat(inviteFriend(rivalSeat(state)));
    if (isOver) startGame(context);
  }
  tieGame(context);
  nameVisitor(context, name);
}

/** Whether a computer plays a side. @param {State} state */
function hasComputer({ settings: { current } }) {
  return [current.black, current.white].some((player) => !["human", "friend"].includes(player));
}
