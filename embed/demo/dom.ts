/** Elements of the demonstration page. */

export function find<T extends Element>(root: ParentNode, selector: string, type: new () => T): T {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new TypeError(`the demonstration has no ${selector}`);
  return found;
}

/** A card of the page with its board. */
export function cardOf(id: string) {
  const card = find(document, `#${id}`, HTMLElement);
  const board = card.querySelector("reversi-game");
  if (!board) throw new TypeError(`the card ${id} has no board`);
  return { card, board };
}
