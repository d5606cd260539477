/**
 * The engine of an embedded board.
 *
 * @import { EnginePool } from "../engine/pool.js"
 * @import { HostWindow } from "./host.js"
 */

import { SHARING } from "../../embed/host-page/engine-queue.js";
import { RELEASE } from "../base/release.js";
import { SharedEngine } from "../engine/shared-engine.js";
import { postTo } from "./messages.js";

/**
 * The engine that a board shares with those which the same script has put into a host page, or its
 * own: in a plain frame, and where the browser denies frames their channel.
 * @param {EnginePool} own
 * @param {string | null} origin of the host page
 * @param {HostWindow & Pick<Window, "name">} hostWindow
 * @returns {Pick<EnginePool, "request">}
 */
export function engineOfBoard(own, origin, hostWindow) {
  const { name, parent } = hostWindow;
  if (origin === null || parent === hostWindow || !name.startsWith(SHARING)) return own;
  let channel;
  try {
    channel = new BroadcastChannel(`${name} ${RELEASE}`);
  } catch {
    return own;
  }
  const join = (
    /** @type {string} */ board,
    /** @type {(message: unknown) => void} */ onMessage,
  ) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => onMessage(data);
    // A page that a browser keeps for the way back goes on with its engine.
    hostWindow.addEventListener("pagehide", ({ persisted }) => {
      if (!persisted) port1.postMessage("end");
    });
    postTo(parent, origin, { type: "engine", release: RELEASE, board }, [port2]);
  };
  return new SharedEngine(own, join, channel);
}
