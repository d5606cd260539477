/**
 * A data channel to another page, without a server: this page's code, the other's, and what becomes
 * of the connection.
 */

import { type Kind, readCode, writeCode, writeDescription } from "./session-code.ts";

interface Events {
  opened: () => void;
  received: (data: unknown) => void;
  lost: () => void;
}

/** Milliseconds for which a page collects the addresses at which it can be reached. */
const GATHER_MS = 2_000;
/** Milliseconds after which two pages that have each other's codes have found no way. */
const CONNECT_MS = 15_000;

export function createConnection(iceServers: readonly RTCIceServer[], events: Events) {
  const peer = new RTCPeerConnection({ iceServers: [...iceServers] });
  let channel: RTCDataChannel | null = null;
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function use(made: RTCDataChannel) {
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
  whenFailed(peer, lose);

  async function take(code: string) {
    const session = readCode(code);
    await peer.setRemoteDescription({ type: session.kind, sdp: writeDescription(session) });
    // On a busy device the channel opens before the description counts as taken.
    if (channel?.readyState !== "open") timer = setTimeout(lose, CONNECT_MS);
  }

  return {
    /** The code of a page that invites another one. */
    offer() {
      use(peer.createDataChannel("reversi", { ordered: true }));
      return describe(peer, "offer");
    },
    /** The code with which a page answers another one. */
    async answer(code: string) {
      await take(code);
      clearTimeout(timer);
      return describe(peer, "answer");
    },
    /** Takes the answer to this page's offer. */
    take,
    /** @returns whether it is on its way */
    send: (text: string) => isSent(channel, text),
    close,
  };
}

function whenFailed(peer: RTCPeerConnection, lose: () => void) {
  peer.addEventListener("connectionstatechange", () => {
    if (peer.connectionState === "failed") lose();
  });
}

/** The code of a page, once it knows the addresses at which it can be reached. */
async function describe(peer: RTCPeerConnection, kind: Kind) {
  await peer.setLocalDescription();
  await gathered(peer);
  return writeCode(kind, peer.localDescription?.sdp ?? "");
}

function isSent(channel: RTCDataChannel | null, text: string) {
  if (channel?.readyState !== "open") return false;
  channel.send(text);
  return true;
}

function gathered(peer: RTCPeerConnection) {
  return new Promise((resolve) => {
    const done = () => resolve(undefined);
    if (peer.iceGatheringState === "complete") done();
    peer.addEventListener("icegatheringstatechange", () => {
      if (peer.iceGatheringState === "complete") done();
    });
    setTimeout(done, GATHER_MS);
  });
}
