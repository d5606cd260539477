// The channel to another device: what ends it, and what does not.
import assert from "node:assert/strict";
import test from "node:test";
import { createConnection } from "./connection.ts";
import { writeCode } from "./session-code.ts";

const FINGERPRINT = Array.from({ length: 32 }, () => "A7").join(":");
const SDP = [
  "a=ice-ufrag:4ZcD",
  "a=ice-pwd:2/1muCWoOi3uL1fh0NuRH1ij",
  `a=fingerprint:sha-256 ${FINGERPRINT}`,
  "a=candidate:1 1 udp 2113939711 192.168.1.17 50124 typ host",
].join("\r\n");

/** A peer whose channel opens while the other side's description is being taken, or never. */
function usePeer(t, { opens }) {
  class Channel extends EventTarget {
    readyState = "connecting";
    close() {}
  }
  class Peer extends EventTarget {
    channel = new Channel();
    iceGatheringState = "complete";
    localDescription = { sdp: SDP };
    async setLocalDescription() {}
    createDataChannel() {
      return this.channel;
    }
    async setRemoteDescription() {
      if (!opens) return;
      this.channel.readyState = "open";
      this.channel.dispatchEvent(new Event("open"));
    }
    close() {}
  }
  globalThis.RTCPeerConnection = Peer;
  t.after(() => {
    delete globalThis.RTCPeerConnection;
  });
}

for (const { opens, events } of [
  { opens: true, events: ["opened"] },
  { opens: false, events: ["lost"] },
])
  test(`a host whose channel ${opens ? "opens at once stays connected" : "never opens gives up"}`, async (t) => {
    usePeer(t, { opens });
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const seen = [];
    const connection = createConnection([], {
      opened: () => seen.push("opened"),
      received: () => seen.push("received"),
      lost: () => seen.push("lost"),
    });
    await connection.offer();
    await connection.take(writeCode("answer", SDP));
    t.mock.timers.tick(60_000);
    assert.deepEqual(seen, events);
  });
