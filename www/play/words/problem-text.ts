/** The sentences of problems, which quote foreign texts. */

import type { Problem } from "../../floor/base/problems.ts";
import type { Values } from "../../floor/base/patterns.ts";
import type { KeyOf } from "./loaded.ts";
import { cutText } from "../../floor/base/letters.ts";

/** What the sentences are made of. */
interface ProblemTexts {
  t: (key: KeyOf<"page">, values?: Values) => string;
  hasText: (key: string) => key is KeyOf<"page">;
  list: (things: readonly string[]) => string;
  gameName: (id: string) => string;
  /** The sentence of a cause. */
  problem: (cause: Problem) => string;
}

/** Characters of a foreign text that a sentence quotes at most. */
const DETAIL_LENGTH = 40;
/** Foreign texts that a sentence quotes at most. */
const DETAILS = 4;

/**
 * The sentence of a problem; null if it has no text.
 * @param alike others that differ only in what they are about
 */
export function problemSentence(
  { code, detail, cause, choices }: Problem,
  alike: Problem[],
  { t, hasText, list, gameName, problem }: ProblemTexts,
) {
  const key = `problem-${code}`;
  if (!hasText(key)) return null;
  const details = listQuoted([detail, ...alike.map((other) => other.detail)], list);
  const listed = `${key}-choices`;
  if (choices && hasText(listed)) return t(listed, { detail: details, choices: list(choices) });
  if (!cause) return t(key, { detail: details, game: gameName(detail) });
  const because = `${key}-because`;
  if (!hasText(because)) return t(key, { detail: details, cause: problem(cause) });
  // The cause names the square of the move: "16: c6" is move 16 here.
  return t(because, { detail: details.replace(/: .*$/, ""), cause: problem(cause) });
}

/** Foreign texts, the first few of those that differ. */
function listQuoted(foreign: string[], list: ProblemTexts["list"]) {
  const different = [...new Set(foreign)].map(quoted);
  return list(different.length > DETAILS ? [...different.slice(0, DETAILS), "…"] : different);
}

/** Problems that differ only in what they are about, side by side if their choices are the same. */
export function alikeTogether(problems: Problem[], hasText: (problem: Problem) => boolean) {
  const kinds: Map<string, Problem[]> = new Map();
  for (const problem of problems) {
    const { code, message, choices = [] } = problem;
    const kind = hasText(problem) && !problem.cause ? `${code} ${choices.join(" ")}` : message;
    kinds.set(kind, [...(kinds.get(kind) ?? []), problem]);
  }
  return [...kinds.values()];
}

/** A foreign text as a sentence quotes it. */
export function quoted(text: string) {
  return shorten(visible(text));
}

/**
 * A text in one line, whose control characters are seen and cannot turn the direction of the
 * sentence.
 */
function visible(text: string) {
  const line = text.replace(/\s+/gu, " ");
  return line.replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}

function shorten(text: string) {
  return text.length > DETAIL_LENGTH ? `${cutText(text, DETAIL_LENGTH - 1)}…` : text;
}
