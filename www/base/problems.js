/**
 * Errors as plain values with a stable code, whether the engine or the page threw them. Pure.
 */

/**
 * A failure, as a stable code and what it is about; `cause` is the problem behind it, and
 * `choices` are what would have been possible.
 * @typedef {object} Problem
 * @property {string} code
 * @property {string} detail
 * @property {string} message
 * @property {Problem} [cause]
 * @property {readonly string[]} [choices]
 */

/** An error that carries a code for translation and a detail that says where. */
export class PageError extends Error {
  /**
   * @param {string} code
   * @param {string} [detail]
   * @param {string} [message]
   * @param {readonly string[]} [choices] what would be possible
   */
  constructor(code, detail = "", message = code, choices = []) {
    super(message);
    this.name = "PageError";
    this.code = code;
    this.detail = detail;
    this.choices = choices;
  }
}

/**
 * @param {string} code
 * @param {string} detail what it is about
 * @param {string} message
 * @param {readonly string[]} [choices] what would be possible
 * @returns {Problem}
 */
export function problem(code, detail, message, choices = []) {
  return { code, detail, message, ...(choices.length > 0 && { choices }) };
}

/**
 * Anything thrown or rejected, as a value that can be stored, posted and translated.
 * @param {unknown} thrown
 * @returns {Problem}
 */
export function problemOf(thrown) {
  const { code, detail, message, cause, choices } =
    /** @type {Partial<Record<keyof Problem, unknown>>} */ (Object(thrown));
  return {
    code: typeof code === "string" ? code : "unknown",
    detail: detail === undefined || detail === null ? "" : textOf(detail),
    message: typeof message === "string" ? message : textOf(thrown),
    ...(hasCode(cause) && { cause: problemOf(cause) }),
    ...(Array.isArray(choices) && choices.length > 0 && { choices }),
  };
}

/**
 * Whether a value is an error with a code, as those of the rules and of the page have it.
 * @param {unknown} thrown
 */
function hasCode(thrown) {
  return typeof Object(thrown).code === "string";
}

/**
 * Any value as text; one that cannot be converted by its kind.
 * @param {unknown} value
 */
export function textOf(value) {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

/** The stored data of an earlier visit is damaged. */
export function damagedStorage() {
  return problem("bad-storage", "", "stored data was damaged");
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

/**
 * Waits for a step of a press, and says what it fails of.
 * @param {{store: {dispatch: (event: {type: "problems", problems: Problem[]}) => void}}} context
 * @param {Promise<unknown>} step
 * @returns {Promise<void>}
 */
export async function saying({ store }, step) {
  try {
    await step;
  } catch (error) {
    store.dispatch({ type: "problems", problems: [problemOf(error)] });
  }
}
