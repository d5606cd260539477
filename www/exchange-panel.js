/**
 * The views that exchange games beyond a line of text, loaded when they are first wanted: the
 * lists of several games and of those that were left, and further notations and pictures of the
 * game on the board.
 */

export { createCollectionView } from "./share/collection-view.js";
export { createLeftGamesView } from "./left-games/left-games-view.js";
export { createExportView } from "./share/export-view.js";
