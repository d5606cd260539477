/**
 * A data channel to another page, without a server: this page's code, the other's, and what becomes
 * of the connection.
 *
 * @import { Kind } from "./session-code.js"
 *
 * @typedef {object} Events
 * @property {() => void} opened
 * @property {(data: unknown) => void} received
 * @property {() => void} lost
 */

import { readCode, writeCode, writeDescription } from "./session-code.js";

/** Milliseconds for which a page collects the addresses at which it can be reached. */
const GATHER_MS = 2_000;
/** Milliseconds after which two pages that have each other's codes have found no way. */
const CONNECT_MS = 15_000;

/**
 * @param {readonly RTCIceServer[]} iceServers
 * @param {Events} events
 */
export function createConnection(iceServers, events) {
  const peer = new RTCPeerConnection({ iceServers: [...iceServers] });
  /** @type {RTCDataChannel | null} */
  let channel = null;
  let ended = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  /** @param {RTCDataChannel} made */
  function use(made) {
    channel = made;
    made.addEventListener("open", () => {
      clearTimeout(timer);
      events.opened();
    });
    made.addEventListener("message", ({ data }) => events.received(data));
    made.addEventListener("close", lose);
  }

  function lose() {
    if (ended) return;
    close();
    events.lost();
  }

  function close() {
    ended = true;
    clearTimeout(timer);
    channel?.close();
    peer.close();
  }

  peer.addEventListener("datachannel", ({ channel: made }) => use(made));
  peer.addEventListener("connectionstatechange", () => {
    if (peer.connectionState === "failed") lose();
  });

  /** @param {Kind} kind */
  async function describe(kind) {
    await peer.setLocalDescription();
    await gathered(peer);
    return writeCode(kind, peer.localDescription?.sdp ?? "");
  }

  /** @param {string} code */
  async function take(code) {
    const session = readCode(code);
    await peer.setRemoteDescription({ type: session.kind, sdp: writeDescription(session) });
    // On a busy device the channel opens before the description counts as taken.
    if (channel?.readyState !== "open") timer = setTimeout(lose, CONNECT_MS);
  }

  return {
    /** The code of a page that invites another one. */
    offer() {
      use(peer.createDataChannel("reversi", { ordered: true }));
      return describe("offer");
    },
    /** The code with which a page answers another one. @param {string} code */
    async answer(code) {
      await take(code);
      clearTimeout(timer);
      return describe("answer");
    },
    /** Takes the answer to this page's offer. @param {string} code */
    take,
    /** @param {string} text @returns {boolean} whether it is on its way */
    send(text) {
      if (channel?.readyState !== "open") return false;
      channel.send(text);
      return true;
    },
    close,
  };
}

/** @param {RTCPeerConnection} peer */
function gathered(peer) {
  return new Promise((resolve) => {
    const done = () => resolve(undefined);
    if (peer.iceGatheringState === "complete") done();
    peer.addEventListener("icegatheringstatechange", () => {
      if (peer.iceGatheringState === "complete") done();
    });
    setTimeout(done, GATHER_MS);
  });
}
