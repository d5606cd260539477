/**
 * The dialog of a live game nearby: this page's code, the other one's, and what both sides ask each
 * other.
 */

import type { Actions, Context, Core, StateOf } from "../../floor/base/page.ts";
import type { Consent } from "./messages.ts";
import { html, render } from "lit-html";
import { type Ref, createRef, ref } from "lit-html/directives/ref.js";
import { query } from "../../floor/base/dom.ts";
import { tracked } from "../../floor/base/tracked.ts";
import { lastName, nameVisitor } from "../../play/links/send-steps.ts";
import { type Acts, consentButtons, consentQuestion } from "./consent-view.ts";
import { createContactSign } from "./contact-sign.ts";
import type { createLive } from "./live.ts";
import { type PartTexts, type Texts, createPartTexts } from "../../play/words/texts.ts";
import { createOtherCodeView } from "./other-code-view.ts";
import { createOwnCodeView } from "./own-code-view.ts";
import type { NearbySession } from "./session.ts";
import { createContact } from "./contact.ts";

type Live = ReturnType<typeof createLive>;
type Read = StateOf<"friends" | "nearby">;

export function createNearbyView(
  dialog: HTMLDialogElement,
  actions: Actions,
  context: Context<"friends" | "nearby">,
) {
  const { store } = context;
  let texts: PartTexts<"nearby"> | undefined;
  const sign = createContactSign(query(document, ".scoreboard", HTMLElement));
  const root = query(dialog, "[data-nearby]", HTMLElement);
  const name = createNameField(context);
  const setOpen = (open: boolean) => store.dispatch({ type: "nearby-open", open });
  const { live, session, acts } = createContact(actions, context, {
    name: name.value,
    // The board and its sentence are in sight again.
    close: () => setOpen(false),
    changed: show,
    handed: (code) => void otherCode.take(code),
  });
  const ownCode = createOwnCodeView(show);
  const otherCode = createOtherCodeView((text) => session.take(text), show);
  const parts = { session, acts, ownCode, otherCode, name };
  const sendGame = createSending(live);
  const hasNewRequest = createRequestWatch(live);
  dialog.addEventListener("close", () => {
    otherCode.stop();
    actions.closeNearby();
  });

  /** A request opens the dialog once; closed without an answer, it waits in there. */
  function show() {
    draw();
    if (hasNewRequest() && !dialog.open) setOpen(true);
  }

  function draw() {
    if (!texts) return;
    const consent = live.request()?.what ?? null;
    render(contentsView(store.get(), consent, parts, texts), root);
  }

  return {
    update(state: Read, before: Read | null, pageTexts: Texts) {
      const { nearby } = state;
      texts = createPartTexts(pageTexts, "nearby");
      if (nearby.arrived !== null && nearby.arrived === store.get().nearby.arrived) {
        arrive(nearby.arrived, session, store);
        void otherCode.take(nearby.arrived);
        return;
      }
      if (nearby.contact === "connected") sendGame(state, before, state.game, state.friend);
      sign.update(state, texts);
      if (nearby.open) draw();
      if (nearby === before?.nearby) return;
      if (nearby.open && !dialog.open) open(dialog, session, store.get());
      if (!nearby.open && dialog.open) dialog.close();
      show();
    },
  };
}

/** A link has opened the page: its code is that of the other device. */
function arrive(link: string, session: NearbySession, store: Context["store"]) {
  const isGuest = link.includes("offer=");
  session.arrive(isGuest);
  store.dispatch({ type: "nearby-taken" });
  if (isGuest) store.dispatch({ type: "nearby-open", open: true });
}

/** The dialog opens with a code of this device, where none is on its way. */
function open(dialog: HTMLDialogElement, session: NearbySession, { nearby }: StateOf<"nearby">) {
  dialog.showModal();
  const stage = session.stage();
  const isCodeShown = stage === "answer" || stage === "offer";
  if (nearby.contact !== "connected" && !session.isGuest() && !isCodeShown) void session.offer();
}

/** Writes the link of a game to find out whether it goes over: not at each step of a search. */
function createSending(live: Live) {
  return tracked(
    (state: Core, _before: Core | null, _game: Core["game"], _friend: Core["friend"]) =>
      live.sendGame(state),
  );
}

/** Whether the other side has asked since the last look. */
function createRequestWatch(live: Live) {
  let seen: ReturnType<Live["request"]> = null;
  return () => {
    const request = live.request();
    const isNew = request !== null && request !== seen;
    seen = request;
    return isNew;
  };
}

/** @param consent that the other side requests */
function contentsView(
  state: Core,
  consent: Consent | null,
  {
    session,
    acts,
    ownCode,
    otherCode,
    name,
  }: {
    session: NearbySession;
    acts: Acts;
    ownCode: ReturnType<typeof createOwnCodeView>;
    otherCode: ReturnType<typeof createOtherCodeView>;
    name: ReturnType<typeof createNameField>;
  },
  texts: PartTexts<"nearby">,
) {
  const { t } = texts;
  const stage = session.stage();
  const isBusy = stage !== "connected" || consent !== null;
  // The text of the dialog when it opens, for readers: its markup names the paragraph "about".
  return html`
    ${consentQuestion(state, consent, acts, texts)}
    <p id="nearby-about" ?hidden=${consent !== null}>${t(`help-${stage}`)}</p>
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

/** The field of the visitor's name, which begins with the last one. */
function createNameField(context: Context) {
  const knownName = lastName(context.storage);
  const field: Ref<HTMLInputElement> = createRef();
  const value = () => field.value?.value ?? knownName;
  return {
    value,
    view: (isHidden: boolean, { t }: PartTexts<"nearby">) => html`
      <label class="send-name" ?hidden=${isHidden}><span>${t("your-name")}</span>
        <input name="name" autocomplete="nickname" .value=${knownName}
          ${ref(field)} @change=${() => nameVisitor(context, value())}></label>`,
  };
}
