/** Messages between two devices, and the valid part of one that arrives. Pure. */

/**
 * `game` has the link of the whole game: the receiver reads it like any link, by its own rules.
 * `ask` waits for the other's consent, `answer` gives it.
 */
export type Message =
  | { type: "game"; link: string }
  | { type: "ask"; what: Consent; ply: number }
  | { type: "answer"; what: Consent; yes: boolean }
  | { type: "bye" };

export type Consent = "undo" | "again";

const VERSION = 1;
/** The longest message that is read. */
const MAX_MESSAGE = 4_000;

export function writeMessage(message: Message) {
  return JSON.stringify({ v: VERSION, ...message });
}

/**
 * @param data what the channel brings
 * @returns null if it is none
 */
export function readMessage(data: unknown): Message | null {
  if (typeof data !== "string" || data.length > MAX_MESSAGE) return null;
  try {
    const fields = Object(JSON.parse(data));
    return fields.v === VERSION ? checked(fields) : null;
  } catch {
    return null;
  }
}

function checked({ type, link, what, ply, yes }: Record<string, unknown>): Message | null {
  if (type === "bye") return { type };
  if (type === "game")
    return typeof link === "string" && link.startsWith("#") ? { type, link } : null;
  if (what !== "undo" && what !== "again") return null;
  if (type === "answer") return typeof yes === "boolean" ? { type, what, yes } : null;
  const isPly = Number.isSafeInteger(ply) && Number(ply) >= 0;
  return type === "ask" && isPly ? { type, what, ply: Number(ply) } : null;
}
