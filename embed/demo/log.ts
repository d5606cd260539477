/** A list of all events of a board, and commands to try; one of them is refused. */

import type { ReversiEvents, ReversiGameElement } from "../element-types.ts";
import { cardOf, find } from "./dom.ts";

const EVENTS: (keyof ReversiEvents)[] = [
  "reversi-ready",
  "reversi-move",
  "reversi-pass",
  "reversi-gameover",
  "reversi-change",
  "reversi-resize",
  "reversi-error",
];

/** Length of the list. */
const KEPT = 40;

const COMMANDS: [string, (board: ReversiGameElement) => void][] = [
  ['newgame({ start: "parallel" })', (board) => board.newgame({ start: "parallel" })],
  ['load("f5d6c3d3c4")', (board) => board.load("f5d6c3d3c4")],
  ["goto(2)", (board) => board.goto(2)],
  ['play("c3")', (board) => board.play("c3")],
  ['play("z9")', (board) => board.play("z9")],
  ['set("theme", "garden")', (board) => board.set("theme", "garden")],
  ['set("lock", "undo hint")', (board) => board.set("lock", "undo hint")],
];

export function logEverything() {
  const { card, board } = cardOf("log");
  const list = find(card, "[data-events]", HTMLOListElement);
  for (const type of EVENTS) {
    board.addEventListener(type, ({ detail }) => {
      list.prepend(entryOf(type, detail));
      while (list.children.length > KEPT) list.lastElementChild?.remove();
    });
  }
  find(card, "[data-commands]", HTMLElement).append(
    ...COMMANDS.map(([label, run]) => {
      const button = document.createElement("button");
      const code = document.createElement("code");
      button.type = "button";
      code.textContent = label;
      button.append(code);
      button.addEventListener("click", () => run(board));
      return button;
    }),
  );
}

function entryOf(type: string, detail: object) {
  const [item, name, what] = [
    document.createElement("li"),
    document.createElement("b"),
    document.createElement("code"),
  ];
  item.toggleAttribute("data-error", type === "reversi-error");
  name.textContent = type;
  what.textContent = JSON.stringify(detail);
  item.append(name, what);
  return item;
}
