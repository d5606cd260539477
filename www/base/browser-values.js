/**
 * Values in a browser's storage, which may be forbidden, full or damaged, and their fields.
 */

const SQUARES = 64;

/**
 * The storage of a page that keeps nothing.
 * @returns {never}
 */
export function noStorage() {
  throw new DOMException("this page stores nothing", "SecurityError");
}

/**
 * @param {() => Storage} provide
 * @param {string} key
 * @param {Map<string, string>} [otherwise] what counts if the storage is forbidden
 * @returns {string | null}
 */
export function read(provide, key, otherwise) {
  try {
    return provide().getItem(key);
  } catch {
    return otherwise?.get(key) ?? null;
  }
}

/**
 * @param {string | null} text
 * @returns {{value: unknown, damaged: boolean}} value undefined if there is none
 */
export function parse(text) {
  if (text === null) return { value: undefined, damaged: false };
  try {
    return { value: JSON.parse(text), damaged: false };
  } catch {
    return { value: undefined, damaged: true };
  }
}

/**
 * A full or forbidden storage costs the resume, never the game.
 * @param {() => Storage} provide
 * @param {string} key
 * @param {unknown} value
 * @returns {boolean} whether it is stored
 */
export function write(provide, key, value) {
  try {
    provide().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {unknown} value
 * @returns {Record<string, unknown>} nothing if it has no fields
 */
export function fieldsOf(value) {
  return Object(value);
}

/**
 * @param {unknown} value
 * @returns {Uint8Array | null} null if the value is no list of squares
 */
export function squaresIn(value) {
  return Array.isArray(value) && value.every(isSquare) ? Uint8Array.from(value) : null;
}

/** Whether a value is the number of a square. @param {unknown} value @returns {value is number} */
export function isSquare(value) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < SQUARES;
}
