/** Elements of the demonstration page. */

/**
 * @template {Element} T
 * @param {ParentNode} root
 * @param {string} selector
 * @param {new () => T} type
 * @returns {T}
 */
export function find(root, selector, type) {
  const found = root.querySelector(selector);
  if (!(found instanceof type)) throw new TypeError(`the demonstration has no ${selector}`);
  return found;
}

/**
 * A card of the page with its board.
 * @param {string} id
 */
export function cardOf(id) {
  const card = find(document, `#${id}`, HTMLElement);
  const board = card.querySelector("reversi-game");
  if (!board) throw new TypeError(`the card ${id} has no board`);
  return { card, board };
}
