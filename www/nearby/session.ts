/** The session with the other device: its connection, how far that is, and this device's code. */

import type { Context } from "../base/page.ts";
import { club } from "../club.js";
import { createConnection } from "./connection.ts";
import { handOver, listenForAnswers } from "./hand-over.ts";
import { readCode } from "./session-code.ts";

export type Stage = "offer" | "answer" | "connected" | "making" | "failed" | "absent";

/** The code in a text, which may be a link with one. */
const codeIn = (text: string) => text.trim().replace(/^.*[#&](?:offer|answer)=/, "");

export function createSession(
  { store }: Context,
  {
    opened,
    received,
    handed,
    changed,
  }: {
    opened: (isGuest: boolean) => void;
    received: (data: unknown) => void;
    /** Takes an answer that another tab hands over. */
    handed: (code: string) => void;
    changed: () => void;
  },
) {
  let connection: ReturnType<typeof createConnection> | null = null;
  let stage: Stage = "making";
  let link = "";
  /** Whether this device answers the other one's code. */
  let isGuest = false;

  function end(why: "closed" | "lost") {
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
   * @param make connects at once
   */
  async function present(kind: "offer" | "answer", make: () => Promise<string>) {
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
    /** A code has arrived. @param isOffer whether this device answers it */
    arrive(isOffer: boolean) {
      isGuest = isOffer;
    },
    async offer() {
      isGuest = false;
      await present("offer", async () => connect().offer());
    },
    /**
     * @param text a code, or a link with one
     * @throws {Problem} a sentence about what is wrong with it
     */
    async take(text: string) {
      const code = codeIn(text);
      const { kind } = readCode(code);
      if (kind === "offer") {
        isGuest = true;
        await present("answer", async () => connect().answer(code));
      } else if (!isGuest && stage === "offer") await connection?.take(code);
      else if (!(await handOver(code))) store.dispatch({ type: "nearby-said", key: "nobody" });
      else store.dispatch({ type: "nearby-said", key: "handed" });
    },
    send: (text: string) => connection?.send(text) ?? false,
    end,
  };
}
