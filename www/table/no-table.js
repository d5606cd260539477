/**
 * The state of the table before there is one: all that a page needs of it at its start.
 *
 * @import { TableSlice } from "./table.js"
 */

/** @type {TableSlice} */
export const NO_TABLE = { open: false, game: null, terms: null };
