/** The session with the other device: its connection, how far that is, and this device's code. */

import type { Context } from "../../floor/base/page.ts";
import { club } from "../../club.js";
import { createConnection } from "./connection.ts";
import type { NearbyNotice } from "./nearby.ts";
import { handOver, listenForAnswers } from "./hand-over.ts";
import { readCode } from "./session-code.ts";

export type Stage = "offer" | "answer" | "connected" | "making" | "failed" | "absent";

/** The code in a text, which may be a link with one. */
const codeIn = (text: string) => text.trim().replace(/^.*[#&](?:offer|answer)=/, "");

interface Listener {
  opened: (isGuest: boolean) => void;
  received: (data: unknown) => void;
  /** Takes an answer that another tab hands over. */
  handed: (code: string) => void;
  changed: () => void;
}

export class NearbySession {
  #store: Context<"nearby">["store"];
  #listener: Listener;
  #connection: ReturnType<typeof createConnection> | null = null;
  #stage: Stage = "making";
  #link = "";
  /** Whether this device answers the other one's code. */
  #isGuest = false;

  constructor({ store }: Context<"nearby">, listener: Listener) {
    this.#store = store;
    this.#listener = listener;
    listenForAnswers((code) => {
      if (this.#stage !== "offer") return false;
      listener.handed(code);
      return true;
    });
  }

  stage() {
    return this.#stage;
  }

  /** The link with this device's code; empty while there is none. */
  link() {
    return this.#link;
  }

  isGuest() {
    return this.#isGuest;
  }

  /** A code has arrived. @param isOffer whether this device answers it */
  arrive(isOffer: boolean) {
    this.#isGuest = isOffer;
  }

  async offer() {
    this.#isGuest = false;
    await this.#present("offer", async () => this.#connect().offer());
  }

  /**
   * @param text a code, or a link with one
   * @throws {Problem} a sentence about what is wrong with it
   */
  async take(text: string) {
    const code = codeIn(text);
    const { kind } = readCode(code);
    if (kind === "offer") {
      this.#isGuest = true;
      await this.#present("answer", async () => this.#connect().answer(code));
    } else if (!this.#isGuest && this.#stage === "offer") await this.#connection?.take(code);
    else this.#say((await handOver(code)) ? "handed" : "nobody");
  }

  send(text: string) {
    return this.#connection?.send(text) ?? false;
  }

  end(why: "closed" | "lost") {
    const was = this.#store.get().nearby.contact;
    this.#connection?.close();
    this.#connection = null;
    this.#isGuest = false;
    this.#stage = "failed";
    const isLost = was === "connected" && why === "lost";
    this.#store.dispatch({ type: "nearby-contact", contact: isLost ? "lost" : "none" });
    if (was === "connected") this.#say(why);
    this.#listener.changed();
  }

  #say(key: NearbyNotice) {
    this.#store.dispatch({ type: "nearby-said", key });
  }

  #connect() {
    this.#connection?.close();
    const { opened, received } = this.#listener;
    this.#connection = createConnection(club.iceServers, {
      opened: () => {
        this.#stage = "connected";
        opened(this.#isGuest);
      },
      received,
      lost: () => this.end("lost"),
    });
    return this.#connection;
  }

  /**
   * Shows the code of a new connection, unless a newer one has taken its place by then.
   * @param make connects at once
   */
  async #present(kind: "offer" | "answer", make: () => Promise<string>) {
    const { changed } = this.#listener;
    const isAbsent = !("RTCPeerConnection" in globalThis);
    this.#stage = isAbsent ? "absent" : "making";
    this.#link = "";
    changed();
    if (isAbsent) return;
    const making = make();
    const own = this.#connection;
    const code = await making.catch(() => null);
    if (own !== this.#connection) return;
    if (code === null) {
      this.end("lost");
      return;
    }
    this.#stage = kind;
    this.#link = `${location.href.split(/[?#]/)[0]}#${kind}=${code}`;
    this.#store.dispatch({ type: "nearby-contact", contact: "waiting" });
    this.#say("waiting");
    changed();
  }
}
