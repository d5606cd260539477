/**
 * Errors as plain values with a stable code, whether the engine threw them or the page. Pure.
 *
 * @import { Problem } from "../state/types.js"
 */

/** An error that carries a code for translation and a detail that says where. */
export class PageError extends Error {
  /**
   * @param {string} code
   * @param {string} [detail]
   * @param {string} [message]
   */
  constructor(code, detail = "", message = code) {
    super(message);
    this.name = "PageError";
    this.code = code;
    this.detail = detail;
  }
}

/**
 * Whatever was thrown, as a value that can be stored, posted and translated.
 * @param {unknown} thrown
 * @returns {Problem}
 */
export function problemOf(thrown) {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { code, detail } = /** @type {{code?: unknown, detail?: unknown}} */ (
    /** @type {unknown} */ (error)
  );
  return {
    code: typeof code === "string" ? code : "unknown",
    detail: detail === undefined || detail === null ? "" : String(detail),
    message: error.message,
  };
}

/**
 * What a former visit has stored makes no sense.
 * @returns {Problem}
 */
export function damagedStorage() {
  return { code: "bad-storage", detail: "", message: "stored data was damaged" };
}

/**
 * A problem of the page's own with what was thrown as its cause.
 * @param {string} code
 * @param {unknown} thrown
 * @returns {Problem}
 */
export function problemBehind(code, thrown) {
  const cause = problemOf(thrown);
  return { code, detail: cause.detail, message: cause.message, cause };
}
