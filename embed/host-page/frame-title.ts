/** The name of a frame, which tells it from the page's other boards. */

/**
 * @param board what a board is called in its language
 * @param number the board's among those of the page, from 1; null if it is the only one
 */
export function frameTitle(
  board: string,
  read: (attribute: string) => string | null,
  number: number | null,
): string {
  const label = read("label");
  if (label !== null) return label;
  const names = [read("black-name"), read("white-name")].filter((name) => name);
  if (names.length > 0) return `${board}: ${names.join(" – ")}`;
  return number === null ? board : `${board} ${number}`;
}
