/** What a board sends. */

import type { BoardMessage, Details } from "../element-types.ts";

type EventMessage<T extends keyof Details> = { reversi: 1; type: T } & Details[T];

/** What an element does of events before the page gets them. */
export type Takes = { readonly [T in keyof Details]?: (message: EventMessage<T>) => void };

/** The events of the element, named after the types of the frame's messages. */
export const EVENTS: readonly string[] = [
  "ready",
  "before-move",
  "move",
  "pass",
  "gameover",
  "solved",
  "failed",
  "change",
  "gamechange",
  "resize",
  "error",
];

export function isBoardMessage(
  data: {
    [part in "reversi" | "type" | "height" | "title" | "release" | "board"]?: unknown;
  },
): data is BoardMessage {
  const { reversi, type, height, title, release, board } = data;
  if (reversi !== 1 || typeof type !== "string") return false;
  if (type === "title") return typeof title === "string";
  if (type === "engine") return typeof release === "string" && typeof board === "string";
  return EVENTS.includes(type) && (type !== "resize" || typeof height === "number");
}

/** What the element does of an event. */
export function take<T extends keyof Details>(takes: Takes, message: EventMessage<T>) {
  takes[message.type]?.(message);
}
