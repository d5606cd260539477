/**
 * What takes in and gives out games beyond a line of text, loaded when it is first wanted: the list
 * of several games, and further notations and pictures of the game on the board.
 */

export { createCollectionView } from "./share/collection-view.js";
export { createGiveOutView } from "./share/export-view.js";
