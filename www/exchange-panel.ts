/**
 * The views that exchange games beyond a line of text, loaded when they are first wanted: the
 * lists of several games and of those that were left, and further notations and pictures of the
 * game on the board.
 */

export { createCollectionView } from "./share/collection-view.ts";
export { createLeftGamesView } from "./left-games/left-games-view.ts";
export { createExportView } from "./share/export-view.ts";
