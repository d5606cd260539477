/**
 * The texts of a diagram: its name, its description and what is wrong with it. English stands for
 * a language that has none.
 * Parts in braces are filled in.
 *
 * @import { Lang } from "../../www/base/languages.js"
 * @import { Figure, Fault } from "./figure.js"
 */

import { nameOf } from "./figure.js";

const EN = {
  name: "Reversi diagram",
  X: "Black to move",
  O: "White to move",
  over: "The game is over",
  black: "Black: {squares}",
  white: "White: {squares}",
  none: "no disc",
  moves: "Moves: {squares}",
  circles: "Circles: {squares}",
  arrow: "{from} to {to}",
  arrows: "Arrows: {squares}",
  letters: "Letters: {squares}",
  "problem-character": "Character {place} of the position is “{about}”; a square is X, O or -.",
  "problem-squares": "The position has {count} of 64 squares.",
  "problem-no-square": "Move {number}: “{about}” is no square.",
  "problem-illegal": "Move {number}, {about}, is not legal.",
  "problem-no-pass": "Before move {number} nobody has to pass.",
  "problem-ply": "This game has no ply “{about}”; the last one is {last}.",
  "problem-mark": "“{about}” is no mark: a circle is c3, an arrow c3-d6, a letter c4=A.",
};

/** @type {Partial<Record<Lang, typeof EN>>} */
const TEXTS = {
  de: {
    name: "Reversi-Diagramm",
    X: "Schwarz am Zug",
    O: "Weiß am Zug",
    over: "Die Partie ist zu Ende",
    black: "Schwarz: {squares}",
    white: "Weiß: {squares}",
    none: "kein Stein",
    moves: "Züge: {squares}",
    circles: "Eingekreist: {squares}",
    arrow: "{from} nach {to}",
    arrows: "Pfeile: {squares}",
    letters: "Buchstaben: {squares}",
    "problem-character": "Zeichen {place} der Stellung ist „{about}“; ein Feld ist X, O oder -.",
    "problem-squares": "Die Stellung hat {count} von 64 Feldern.",
    "problem-no-square": "Zug {number}: „{about}“ ist kein Feld.",
    "problem-illegal": "Zug {number}, {about}, ist nicht erlaubt.",
    "problem-no-pass": "Vor Zug {number} muss niemand passen.",
    "problem-ply": "Einen Halbzug „{about}“ hat diese Partie nicht; der letzte ist {last}.",
    "problem-mark": "„{about}“ ist kein Zeichen: Kreis c3, Pfeil c3-d6, Buchstabe c4=A.",
  },
};

/**
 * @param {Lang} lang
 * @param {keyof typeof EN} key
 * @param {Record<string, string | number>} [parts]
 */
function text(lang, key, parts = {}) {
  return (TEXTS[lang] ?? EN)[key].replace(/\{(\w+)\}/g, (_, part) => String(parts[part]));
}

/**
 * @param {Lang} lang
 * @param {{code: Fault, parts: Record<string, string | number>}} error
 */
export function problemText(lang, { code, parts }) {
  return text(lang, `problem-${code}`, parts);
}

/**
 * A diagram in one line.
 * @param {Lang} lang
 * @param {Figure} figure
 */
export function figureName(lang, { turn, over }) {
  const state = turn ?? (over ? "over" : null);
  return text(lang, "name") + (state ? `: ${text(lang, state)}` : "");
}

/**
 * All that a diagram shows, in sentences.
 * @param {Lang} lang
 * @param {Figure} figure
 */
export function figureDescription(lang, { board, numbers, circles, arrows, letters }) {
  const discs = (/** @type {string} */ disc) =>
    [...board.keys()].filter((square) => board[square] === disc).map(nameOf);
  const numbered = [...numbers].map(([square, number]) => `${number} ${nameOf(square)}`);
  const lettered = [...letters].map(([square, letter]) => `${letter} ${nameOf(square)}`);
  const drawn = arrows.map(({ from, to }) =>
    text(lang, "arrow", { from: nameOf(from), to: nameOf(to) }),
  );
  /** @type {[keyof typeof EN, string[]][]} */
  const marks = [
    ["moves", numbered],
    ["circles", circles.map(nameOf)],
    ["arrows", drawn],
    ["letters", lettered],
  ];
  /** @type {typeof marks} */
  const sentences = [
    ["black", discs("X")],
    ["white", discs("O")],
    ...marks.filter(([, squares]) => squares.length > 0),
  ];
  return sentences
    .map(([key, squares]) => text(lang, key, { squares: squares.join(", ") || text(lang, "none") }))
    .map((sentence) => `${sentence}.`)
    .join(" ");
}
