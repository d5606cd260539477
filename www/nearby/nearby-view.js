/**
 * The dialog of a live game nearby: this page's code as a QR code and a link, the other's by camera
 * or by pasting, and what both sides ask each other.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { Context } from "../app/context.js"
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { NearbyKey } from "./nearby-texts.js"
 */

import { club } from "../club.js";
import { query, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { changed } from "../base/store.js";
import { hasFriend } from "../board/friend-game.js";
import { mayResign } from "../board/selectors.js";
import { startGame } from "../game/game-steps.js";
import { otherSide } from "../games/sides.js";
import { lastName, nameVisitor, tieGame } from "../links/send-steps.js";
import { inviteFriend } from "../players/seats.js";
import { qrPicture } from "../ui/qr-picture.js";
import { readByCamera } from "./camera.js";
import { createConnection } from "./connection.js";
import { createContactSign } from "./contact-sign.js";
import { handOver, listenForAnswers } from "./hand-over.js";
import { createLive } from "./live.js";
import { rivalSeat } from "./nearby.js";
import { createParts } from "./nearby-parts.js";
import { createNearbyTexts } from "./nearby-texts.js";
import { readCode } from "./session-code.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {Actions} actions
 * @param {Context} context
 */
export function createNearbyView(dialog, actions, context) {
  const { store } = context;
  const parts = createParts();
  query(dialog, "[data-nearby]", HTMLElement).replaceChildren(...parts.content);
  /** @type {ReturnType<typeof createNearbyTexts> | undefined} */
  let texts;
  /** @type {ReturnType<typeof createConnection> | null} */
  let connection = null;
  /** @type {"offer" | "answer" | "connected" | "making" | "failed" | "absent"} */
  let stage = "making";
  let link = "";
  let shownLink = "";
  /** Whether this device answers the other one's code. */
  let isGuest = false;
  /** @type {AbortController | null} */
  let scanning = null;

  const sign = createContactSign(query(document, ".scoreboard", HTMLElement));

  const live = createLive(context, {
    send: (text) => connection?.send(text) ?? false,
    bye: () => end("closed"),
    show,
    name: () => parts.name.value,
  });

  /** @param {"closed" | "lost"} why */
  function end(why) {
    const was = store.get().nearby.contact;
    connection?.close();
    connection = null;
    isGuest = false;
    stage = "failed";
    const isLost = was === "connected" && why === "lost";
    store.dispatch({ type: "nearby-contact", contact: isLost ? "lost" : "none" });
    if (was === "connected") store.dispatch({ type: "nearby-said", key: why });
    show();
  }

  function connect() {
    connection?.close();
    connection = createConnection(club.iceServers, {
      opened() {
        stage = "connected";
        live.begin(isGuest);
        store.dispatch({ type: "nearby-contact", contact: "connected" });
        store.dispatch({ type: "nearby-said", key: "connected" });
        if (!isGuest) host();
        close();
      },
      received: live.received,
      lost: () => end("lost"),
    });
    return connection;
  }

  /** The board and its sentence are in sight again. */
  const close = () => store.dispatch({ type: "nearby-open", open: false });

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
    nameVisitor(context, parts.name.value);
    live.sendGame(store.get());
  }

  async function offer() {
    isGuest = false;
    await present("offer", () => connect().offer());
  }

  /**
   * @param {"offer" | "answer"} kind
   * @param {() => Promise<string>} make
   */
  async function present(kind, make) {
    if (!("RTCPeerConnection" in globalThis)) {
      stage = "absent";
      show();
      return;
    }
    stage = "making";
    link = "";
    show();
    const code = await make();
    stage = kind;
    link = `${location.href.split(/[?#]/)[0]}#${kind}=${code}`;
    store.dispatch({ type: "nearby-contact", contact: "waiting" });
    store.dispatch({ type: "nearby-said", key: "waiting" });
    show();
  }

  /** @param {string} text a code, or a link with one */
  async function take(text) {
    setText(parts.said, "");
    try {
      const code = text.trim().replace(/^.*[#&](?:offer|answer)=/, "");
      const { kind } = readCode(code);
      if (kind === "offer") {
        isGuest = true;
        await present("answer", () => connect().answer(code));
      } else if (!isGuest && stage === "offer") await connection?.take(code);
      else if (!(await handOver(code))) store.dispatch({ type: "nearby-said", key: "nobody" });
      else store.dispatch({ type: "nearby-said", key: "handed" });
      parts.code.value = "";
    } catch (error) {
      if (texts) setText(parts.said, texts.page.problem(problemOf(error)));
    }
  }
  listenForAnswers((code) => {
    if (stage !== "offer") return false;
    void take(code);
    return true;
  });

  async function scan() {
    if (scanning) {
      scanning.abort();
      return;
    }
    scanning = new AbortController();
    parts.video.hidden = false;
    show();
    try {
      const found = await readByCamera(parts.video, scanning.signal);
      if (found !== null) void take(found);
    } catch {
      setText(parts.said, texts?.t("scan-failed") ?? "");
    }
    parts.video.hidden = true;
    scanning = null;
    show();
  }

  parts.take.addEventListener("click", () => void take(parts.code.value));
  parts.scan.addEventListener("click", () => void scan());
  parts.copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(link);
      setText(parts.copy, texts?.t("copied") ?? "");
    } catch {
      parts.link.select();
    }
  });
  parts.renew.addEventListener("click", () => void offer());
  /** @type {[HTMLButtonElement, () => void][]} each leads back to the board */
  const acts = [
    [parts.undo, () => live.ask("undo")],
    [parts.again, () => live.ask("again")],
    [parts.resign, () => store.dispatch({ type: "friend-sheet", sheet: { kind: "resign" } })],
    [parts.yes, () => live.answer(true)],
    [parts.no, () => live.answer(false)],
    [
      parts.end,
      () => {
        live.leave();
        end("closed");
      },
    ],
  ];
  for (const [made, act] of acts)
    made.addEventListener("click", () => {
      act();
      close();
    });
  parts.name.value = lastName(context.storage);
  parts.name.addEventListener("change", () => nameVisitor(context, parts.name.value));
  dialog.addEventListener("close", () => {
    scanning?.abort();
    actions.closeNearby();
  });

  function rivalName() {
    const { friend } = store.get();
    return friend === null ? "" : friend.names[otherSide(friend.mine)];
  }

  function show() {
    if (!texts) return;
    const { t } = texts;
    setText(parts.help, t(/** @type {NearbyKey} */ (`help-${stage}`)));
    const shows = stage === "offer" || stage === "answer";
    const reads = stage === "offer" || stage === "failed";
    for (const part of [parts.picture, parts.given]) part.hidden = !shows;
    for (const part of [parts.read, parts.take, parts.scan]) part.hidden = !reads;
    const asked = live.asked();
    for (const part of [parts.undo, parts.again, parts.resign, parts.end])
      part.hidden = stage !== "connected" || asked !== null;
    for (const part of [parts.help, parts.named]) part.hidden = asked !== null;
    if (!mayResign(store.get())) parts.resign.hidden = true;
    parts.renew.hidden = stage !== "failed";
    if (link !== shownLink) {
      parts.link.value = link;
      parts.picture.replaceChildren(...(link === "" ? [] : [qrPicture(link, t("qr-label"))]));
      shownLink = link;
    }
    for (const [part, key] of parts.labels) setText(part, t(key));
    setText(parts.resign, texts.page.t("resign"));
    setText(parts.scan, t(scanning ? "scan-stop" : "scan"));
    parts.link.setAttribute("aria-label", t("link"));
    parts.asked.hidden = asked === null;
    if (asked)
      setText(parts.question, t(`asked-${asked.what}`, { name: rivalName() || t("other-side") }));
    if (asked && !dialog.open) store.dispatch({ type: "nearby-open", open: true });
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
        isGuest = arrived.includes("offer=");
        texts = createNearbyTexts(pageTexts);
        store.dispatch({ type: "nearby-taken" });
        if (isGuest) store.dispatch({ type: "nearby-open", open: true });
        void take(arrived);
        return;
      }
      if (contact === "connected" && changed(state, before, "game", "friend", "settings"))
        live.sendGame(state);
      if (!changed(state, before, "nearby", "settings")) return;
      texts = createNearbyTexts(pageTexts);
      sign.update(state, texts);
      if (open && !dialog.open) {
        dialog.showModal();
        const isCodeShown = stage === "answer" || stage === "offer";
        if (contact !== "connected" && !isGuest && !isCodeShown) void offer();
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
