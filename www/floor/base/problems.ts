/** Errors as plain values with a stable code, whether the engine or the page threw them. Pure. */

/**
 * A failure, as a stable code and what it is about; `cause` is the problem behind it, and
 * `choices` are what would have been possible.
 */
export interface Problem {
  code: string;
  detail: string;
  message: string;
  cause?: Problem;
  choices?: readonly string[];
}

/** An error that carries a code for translation and a detail that says where. */
export class PageError extends Error {
  declare code: string;
  declare detail: string;
  declare choices: readonly string[];

  constructor(code: string, detail = "", message: string = code, choices: readonly string[] = []) {
    super(message);
    this.name = "PageError";
    this.code = code;
    this.detail = detail;
    this.choices = choices;
  }
}

export function problem(
  code: string,
  detail: string,
  message: string,
  choices: readonly string[] = [],
): Problem {
  return { code, detail, message, ...(choices.length > 0 && { choices }) };
}

/** Anything thrown or rejected, as a value that can be stored, posted and translated. */
export function problemOf(thrown: unknown): Problem {
  const { code, detail, message, cause, choices }: Record<string, unknown> = Object(thrown);
  return {
    code: typeof code === "string" ? code : "unknown",
    detail: detail === undefined || detail === null ? "" : textOf(detail),
    message: typeof message === "string" ? message : textOf(thrown),
    ...(hasCode(cause) && { cause: problemOf(cause) }),
    ...(Array.isArray(choices) && choices.length > 0 && { choices }),
  };
}

/** Whether a value is an error with a code, as those of the rules and of the page have it. */
function hasCode(thrown: unknown) {
  return typeof Object(thrown).code === "string";
}

/** Any value as text; one that cannot be converted by its kind. */
export function textOf(value: unknown) {
  try {
    return String(value);
  } catch {
    return typeof value;
  }
}

export function damagedStorage() {
  return problem("bad-storage", "", "stored data was damaged");
}

/** A problem of the page's own with what was thrown as its cause. */
export function problemBehind(code: string, thrown: unknown): Problem {
  const cause = problemOf(thrown);
  return { code, detail: cause.detail, message: cause.message, cause };
}

interface Told {
  dispatch: (event: { type: "problems"; problems: Problem[] }) => void;
}

/** Waits for a step of a press, and says what it fails of. */
export async function saying({ store }: { store: Told }, step: Promise<unknown>): Promise<void> {
  try {
    await step;
  } catch (error) {
    store.dispatch({ type: "problems", problems: [problemOf(error)] });
  }
}
