// The session with another device: which connection's code shows, and what a failed one leaves.
import assert from "node:assert/strict";
import test from "node:test";
import { setTable } from "../../test/support/headless-page.js";
import { NearbySession } from "./session.ts";
import { writeCode } from "./session-code.ts";

const FINGERPRINT = Array.from({ length: 32 }, () => "A7").join(":");
/** The description of a device, known by its user. */
const description = (user) =>
  [
    `a=ice-ufrag:${user}`,
    "a=ice-pwd:2/1muCWoOi3uL1fh0NuRH1ij",
    `a=fingerprint:sha-256 ${FINGERPRINT}`,
    "a=candidate:1 1 udp 2113939711 192.168.1.17 50124 typ host",
  ].join("\r\n");

/**
 * A session without channels between tabs, and the peers that it makes. Each describes itself when
 * the test lets it.
 */
function openSession(t) {
  const peers = [];
  class Peer extends EventTarget {
    iceGatheringState = "complete";
    isClosed = false;
    constructor() {
      super();
      this.described = new Promise((resolve, reject) => Object.assign(this, { resolve, reject }));
      peers.push(this);
      this.localDescription = { sdp: description(`peer${peers.length}`) };
    }
    setLocalDescription() {
      return this.described;
    }
    async setRemoteDescription() {}
    createDataChannel() {
      return Object.assign(new EventTarget(), { readyState: "connecting", close() {} });
    }
    close() {
      this.isClosed = true;
    }
  }
  const { BroadcastChannel } = globalThis;
  delete globalThis.BroadcastChannel;
  globalThis.RTCPeerConnection = Peer;
  globalThis.location = { href: "https://games.example/reversi/" };
  t.after(() => {
    globalThis.BroadcastChannel = BroadcastChannel;
    delete globalThis.RTCPeerConnection;
    delete globalThis.location;
  });
  const { context, state } = setTable();
  const none = () => {};
  const session = new NearbySession(context, {
    opened: none,
    received: none,
    handed: none,
    changed: none,
  });
  return { session, state, peers };
}

const linkOf = (kind, user) =>
  `https://games.example/reversi/#${kind}=${writeCode(kind, description(user))}`;

test("the code of the newest connection shows, in whichever order they are made", async (t) => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { session, peers } = openSession(t);
    const offers = [session.offer(), session.offer()];
    for (const at of order) {
      peers[at].resolve();
      await offers[at];
    }
    assert.deepEqual(
      peers.map(({ isClosed }) => isClosed),
      [true, false],
    );
    assert.deepEqual([session.stage(), session.link()], ["offer", linkOf("offer", "peer2")]);
  }
});

test("an answer takes the place of an offer that is still being made", async (t) => {
  const { session, peers } = openSession(t);
  const offer = session.offer();
  const answer = session.take(writeCode("offer", description("Anna")));
  await Promise.resolve();
  peers[1].resolve();
  await answer;
  peers[0].reject(new Error("closed"));
  await offer;
  assert.deepEqual([session.stage(), session.link()], ["answer", linkOf("answer", "peer2")]);
});

test("a connection that cannot describe itself has failed, and another one can be made", async (t) => {
  const { session, state, peers } = openSession(t);
  const offer = session.offer();
  peers[0].reject(new Error("no network"));
  await offer;
  assert.deepEqual([session.stage(), session.link()], ["failed", ""]);
  assert.equal(state().nearby.contact, "none");
  const second = session.offer();
  peers[1].resolve();
  await second;
  assert.deepEqual([session.stage(), session.link()], ["offer", linkOf("offer", "peer2")]);
});

test("addresses of servers that a browser refuses leave a session that has failed", async (t) => {
  const { session } = openSession(t);
  globalThis.RTCPeerConnection = class {
    constructor() {
      throw new SyntaxError("no address of a server");
    }
  };
  await session.offer();
  assert.equal(session.stage(), "failed");
});

test("a session that has ended while its code was made shows none", async (t) => {
  const { session, state, peers } = openSession(t);
  const offer = session.offer();
  session.end("closed");
  peers[0].resolve();
  await offer;
  assert.deepEqual([session.stage(), session.link()], ["failed", ""]);
  assert.equal(state().nearby.contact, "none");
});
