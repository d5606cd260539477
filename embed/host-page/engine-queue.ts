/**
 * Which board of a host page has the engine that all of them share. The host's script alone sees
 * every frame and its end: the first board that asks has the engine, and the next one gets it when
 * that frame is gone. Nothing else passes through the host page; what boards ask of each other goes
 * through a channel of the boards' origin.
 */

import type { EngineMessage } from "../element-types.ts";

/** to one board */
export interface Line {
  postMessage: (message: EngineMessage) => void;
}

export interface Entry {
  board: string;
  line: Line;
}

/** How the names of frames begin whose boards share an engine. */
export const SHARING = "reversi-sharing-";

export class EngineQueue {
  /** The boards that may share, the one with the engine first. */
  #groups: Map<string, Entry[]> = new Map();

  /**
   * A board asks for the engine.
   * @param board its name among the others
   */
  join(group: string, board: string, line: Line) {
    const entries = this.#groups.get(group) ?? [];
    this.#groups.set(group, entries);
    entries.push({ board, line });
    line.postMessage({ type: "joined" });
    if (entries.length === 1) line.postMessage({ type: "open" });
  }

  leave(line: Line) {
    for (const entries of this.#groups.values()) {
      const index = entries.findIndex((entry) => entry.line === line);
      if (index < 0) continue;
      const [{ board }] = entries.splice(index, 1);
      for (const { line: other } of entries) other.postMessage({ type: "gone", board });
      if (index === 0) entries[0]?.line.postMessage({ type: "open" });
    }
  }
}
