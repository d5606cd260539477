/** The engine of an embedded board. */

import type { EnginePool } from "../../play/engine/pool.ts";
import type { HostWindow } from "./host.ts";
import { SHARING } from "../../../embed/host-page/engine-queue.ts";
import { RELEASE } from "../../floor/base/release.ts";
import { SharedEngine } from "../../play/engine/shared-engine.ts";
import { postTo } from "./messages.ts";

/**
 * The engine that a board shares with those which the same script has put into a host page, or its
 * own: in a plain frame, and where the browser denies frames their channel.
 * @param origin of the host page
 */
export function engineOfBoard(
  own: EnginePool,
  origin: string | null,
  hostWindow: HostWindow & Pick<Window, "name">,
): Pick<EnginePool, "request"> {
  const { name, parent } = hostWindow;
  if (origin === null || parent === hostWindow || !name.startsWith(SHARING)) return own;
  let channel: BroadcastChannel;
  try {
    channel = new BroadcastChannel(`${name} ${RELEASE}`);
  } catch {
    return own;
  }
  const join = (board: string, onMessage: (message: unknown) => void) => {
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
