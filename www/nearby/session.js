/**
 * The session with the other device: its connection, how far that is, and this device's code.
 *
 * @import { Context } from "../app/context.js"
 *
 * @typedef {"offer" | "answer" | "connected" | "making" | "failed" | "absent"} Stage
 */

import { club } from "../club.js";
import { createConnection } from "./connection.js";
import { handOver, listenForAnswers } from "./hand-over.js";
import { readCode } from "./session-code.js";

/**
 * The code in a text, which may be a link with one.
 * @param {string} text
 */
const codeIn = (text) => text.trim().replace(/^.*[#&](?:offer|answer)=/, "");

/**
 * @param {Context} context
 * @param {object} page
 * @param {(isGuest: boolean) => void} page.opened
 * @param {(data: unknown) => void} page.received
 * @param {(code: string) => void} page.handed takes an answer that another tab hands over
 * @param {() => void} page.changed
 */
export function createSession({ store }, { opened, received, handed, changed }) {
  /** @type {ReturnType<typeof createConnection> | null} */
  let connection = null;
  /** @type {Stage} */
  let stage = "making";
  let link = "";
  /** Whether this device answers the other one's code. */
  let isGuest = false;

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
    changed();
  }

  function connect() {
    connection?.close();
    connection = createConnection(club.iceServers, {
      opened() {
        stage = "connected";
        opened(isGuest);
      },
      received,
      lost: () => end("lost"),
    });
    return connection;
  }

  /**
   * Shows the code of a new connection, unless a newer one has taken its place by then.
   * @param {"offer" | "answer"} kind
   * @param {() => Promise<string>} make connects at once
   */
  async function present(kind, make) {
    const isAbsent = !("RTCPeerConnection" in globalThis);
    stage = isAbsent ? "absent" : "making";
    link = "";
    changed();
    if (isAbsent) return;
    const making = make();
    const own = connection;
    const code = await making.catch(() => null);
    if (own !== connection) return;
    if (code === null) {
      end("lost");
      return;
    }
    stage = kind;
    link = `${location.href.split(/[?#]/)[0]}#${kind}=${code}`;
    store.dispatch({ type: "nearby-contact", contact: "waiting" });
    store.dispatch({ type: "nearby-said", key: "waiting" });
    changed();
  }

  listenForAnswers((code) => {
    if (stage !== "offer") return false;
    handed(code);
    return true;
  });

  return {
    stage: () => stage,
    /** The link with this device's code; empty while there is none. */
    link: () => link,
    isGuest: () => isGuest,
    /** A code has arrived. @param {boolean} isOffer whether this device answers it */
    arrive(isOffer) {
      isGuest = isOffer;
    },
    async offer() {
      isGuest = false;
      await present("offer", async () => connect().offer());
    },
    /**
     * @param {string} text a code, or a link with one
     * @throws {import("../base/problems.js").Problem} a sentence about what is wrong with it
     */
    async take(text) {
      const code = codeIn(text);
      const { kind } = readCode(code);
      if (kind === "offer") {
        isGuest = true;
        await present("answer", async () => connect().answer(code));
      } else if (!isGuest && stage === "offer") await connection?.take(code);
      else if (!(await handOver(code))) store.dispatch({ type: "nearby-said", key: "nobody" });
      else store.dispatch({ type: "nearby-said", key: "handed" });
    },
    /** @param {string} text */
    send: (text) => connection?.send(text) ?? false,
    end,
  };
}
