/** The attributes of `<reversi-game>`, and which attributes any element has. */

/**
 * The settings that an attribute and a parameter of the board's address set alike: those that only
 * an embedded board has, and all others but that of the processors, for a board in a frame searches
 * on one. A test holds the list to the board's own.
 */
export const SETTINGS = [
  "level",
  "game",
  "black",
  "white",
  "think-time",
  "animation",
  "theme",
  "scheme",
  "board-size",
  "text-size",
  "hand",
  "lang",
  "start",
  "first",
  "black-level",
  "white-level",
  "hints",
  "details",
  "values",
  "groups",
  "manual-pass",
  "confirm",
  "typed",
  "turned",
  "shortcuts",
  "sound",
  "volume",
  "pause",
  "black-name",
  "white-name",
  "lock",
  "controls",
  "ground",
  "asks",
  "wheel",
  "exercise",
];

/** The attributes that are no parameters of the board's address. */
export const OWN = [
  "moves",
  "ply",
  "marks",
  "src",
  "every",
  "credentials",
  "label",
  "base",
  "loading",
  "poster",
];

/** Whether the value of an attribute that is a switch turns it on. */
export function isOn(value: string | null): boolean {
  return (value ?? "false") !== "false";
}

/** Attributes of HTML that no property of an element bears the name of. */
const GLOBAL = ["class", "exportparts", "is"];
/** The beginnings of attributes that frameworks and tools put on any element. */
const FOREIGN = /^(?:aria-|data-|on|item|v-|x-|ng|_ng|hx-|xml)|[^a-z0-9-]/;

/**
 * Whether an attribute may stand on any element, whatever that is.
 * @param name in small letters
 */
export function isGlobalAttribute(element: Element, name: string) {
  if (GLOBAL.includes(name) || FOREIGN.test(name)) return true;
  for (const property in element) if (property.toLowerCase() === name) return true;
  return false;
}
