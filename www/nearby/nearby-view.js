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
import { button, element, query, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { changed } from "../base/store.js";
import { hasFriend } from "../board/friend-game.js";
import { qrPicture } from "../ui/qr-picture.js";
import { readByCamera } from "./camera.js";
import { createConnection } from "./connection.js";
import { handOver, listenForAnswers } from "./hand-over.js";
import { createLive } from "./live.js";
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
  /** @type {AbortController | null} */
  let scanning = null;

  const live = createLive(
    context,
    (text) => connection?.send(text) ?? false,
    () => end("closed"),
    show,
  );

  /** @param {"closed" | "lost"} why */
  function end(why) {
    const was = store.get().nearby.contact;
    connection?.close();
    connection = null;
    stage = "failed";
    if (was === "connected") {
      store.dispatch({ type: "nearby-contact", contact: why === "lost" ? "lost" : "none" });
      store.dispatch({ type: "nearby-said", key: why });
    }
    show();
  }

  function connect() {
    connection?.close();
    connection = createConnection(club.iceServers, {
      opened() {
        stage = "connected";
        store.dispatch({ type: "nearby-contact", contact: "connected" });
        store.dispatch({ type: "nearby-said", key: "connected" });
        store.dispatch({ type: "nearby-open", open: false });
        if (isHost) live.sendGame(store.get());
      },
      received: live.received,
      lost: () => end("lost"),
    });
    return connection;
  }
  let isHost = true;

  /** This page invites: the visitor keeps the side played here, a friend gets the other one. */
  async function offer() {
    isHost = true;
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
    show();
  }

  /** @param {string} text a code, or a link with one */
  async function take(text) {
    setText(parts.said, "");
    try {
      const code = text.trim().replace(/^.*[#&](?:offer|answer)=/, "");
      const { kind } = readCode(code);
      if (kind === "offer") {
        isHost = false;
        await present("answer", () => connect().answer(code));
      } else if (isHost && stage === "offer") await connection?.take(code);
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
  parts.undo.addEventListener("click", () => live.ask("undo"));
  parts.again.addEventListener("click", () => live.ask("again"));
  parts.resign.addEventListener("click", live.resign);
  parts.end.addEventListener("click", () => {
    live.leave();
    end("closed");
  });
  parts.yes.addEventListener("click", () => live.answer(true));
  parts.no.addEventListener("click", () => live.answer(false));
  dialog.addEventListener("close", () => {
    scanning?.abort();
    actions.closeNearby();
  });

  function show() {
    if (!texts) return;
    const { t } = texts;
    setText(parts.help, t(/** @type {NearbyKey} */ (`help-${stage}`)));
    const shows = stage === "offer" || stage === "answer";
    parts.code.closest("label")?.toggleAttribute("hidden", stage === "connected");
    for (const part of [parts.picture, parts.link, parts.copy]) part.hidden = !shows;
    for (const part of [parts.take, parts.scan]) part.hidden = stage === "connected";
    for (const part of [parts.undo, parts.again, parts.resign, parts.end])
      part.hidden = stage !== "connected";
    parts.renew.hidden = stage !== "failed";
    if (link !== shownLink) {
      parts.link.value = link;
      parts.picture.replaceChildren(...(link === "" ? [] : [qrPicture(link, t("qr-label"))]));
      shownLink = link;
    }
    for (const [part, key] of parts.labels) setText(part, t(key));
    setText(parts.scan, t(scanning ? "scan-stop" : "scan"));
    parts.link.setAttribute("aria-label", t("link"));
    const asked = live.asked();
    parts.asked.hidden = asked === null;
    if (asked) setText(parts.question, t(`asked-${asked.what}`));
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
        store.dispatch({ type: "nearby-taken" });
        if (arrived.includes("offer=")) store.dispatch({ type: "nearby-open", open: true });
        void take(arrived);
      }
      if (contact === "connected" && changed(state, before, "game", "friend", "settings"))
        live.sendGame(state);
      if (!changed(state, before, "nearby", "settings")) return;
      texts = createNearbyTexts(pageTexts);
      if (open && !dialog.open) {
        dialog.showModal();
        const isGuest = stage === "answer" || arrived?.includes("offer=");
        if (contact !== "connected" && !isGuest && stage !== "offer") {
          if (!hasFriend(state.settings.current)) actions.seat({ black: "human", white: "friend" });
          void offer();
        }
      }
      if (!open && dialog.open) dialog.close();
      show();
    },
  };
}

/** The elements of the dialog. */
function createParts() {
  const nothing = () => {};
  const [take, scan, copy, renew, undo, again, resign, end, yes, no] = Array.from(
    { length: 10 },
    () => button(nothing),
  );
  const help = element("p");
  const picture = element("div", { class: "nearby-qr", "data-qr": "" });
  const link = element("textarea", { name: "nearby-link", rows: "1", readonly: "" });
  const codeLabel = element("span");
  const code = element("textarea", { name: "code", rows: "2", spellcheck: "false" });
  const video = element("video", { class: "nearby-video", playsinline: "", hidden: "" });
  const said = element("p", { class: "problem", role: "alert" });
  const question = element("p", { role: "status" });
  const asked = element("div", { class: "nearby-asked" }, question, yes, no);
  /** @type {[HTMLElement, NearbyKey][]} */
  const labels = [
    [codeLabel, "code"],
    [take, "take"],
    [copy, "copy"],
    [renew, "renew"],
    [undo, "undo"],
    [again, "again"],
    [resign, "resign"],
    [end, "end"],
    [yes, "yes"],
    [no, "no"],
  ];
  const content = [
    asked,
    help,
    picture,
    element("div", { class: "given" }, link, copy),
    element("label", { class: "stack" }, codeLabel, code),
    element("div", { class: "nearby-buttons" }, take, scan, renew, undo, again, resign, end),
    video,
    said,
  ];
  const buttons = { take, scan, copy, renew, undo, again, resign, end, yes, no };
  return { ...buttons, help, picture, link, code, video, said, question, asked, labels, content };
}
