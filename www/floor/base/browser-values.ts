/** Values from outside the program, and their fields. */

const SQUARES = 64;

/** @returns nothing if it has no fields */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

/** @returns null if the value is no list of squares */
export function squaresIn(value: unknown): Uint8Array | null {
  return Array.isArray(value) && value.every(isSquare) ? Uint8Array.from(value) : null;
}

function isSquare(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < SQUARES;
}

/** Whether a value has fields by names. */
export function isTable(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
