/**
 * Values in a browser's storage, which may be forbidden, full or damaged, and their fields.
 */

const SQUARES = 64;

/** The storage of a page that keeps nothing. */
export function noStorage(): never {
  throw new DOMException("this page stores nothing", "SecurityError");
}

/** @param otherwise what counts if the storage is forbidden */
export function read(
  provide: () => Storage,
  key: string,
  otherwise?: Map<string, string>,
): string | null {
  try {
    return provide().getItem(key);
  } catch {
    return otherwise?.get(key) ?? null;
  }
}

/** @returns value undefined if there is none */
export function parse(text: string | null): { value: unknown; damaged: boolean } {
  if (text === null) return { value: undefined, damaged: false };
  try {
    return { value: JSON.parse(text), damaged: false };
  } catch {
    return { value: undefined, damaged: true };
  }
}

/**
 * A full or forbidden storage costs the resume, never the game.
 * @returns whether it is stored
 */
export function write(provide: () => Storage, key: string, value: unknown): boolean {
  try {
    provide().setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** @returns nothing if it has no fields */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

/** @returns null if the value is no list of squares */
export function squaresIn(value: unknown): Uint8Array | null {
  return Array.isArray(value) && value.every(isSquare) ? Uint8Array.from(value) : null;
}

/** Whether a value is the number of a square. */
export function isSquare(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < SQUARES;
}
