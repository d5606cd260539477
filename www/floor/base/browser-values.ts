/** Values from outside the program, and their fields. */

import type { Square } from "../../../reversi-rules.js";

const SQUARES = 64;

/** @returns nothing if it has no fields */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return Object(value);
}

export function isSquare(value: unknown): value is Square {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < SQUARES;
}

export function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((text) => typeof text === "string");
}

export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Whether a value has fields by names. */
export function isTable(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
