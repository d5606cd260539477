/**
 * The database of games before it is opened. Pure.
 *
 * @import { DatabaseSlice } from "./database.js"
 */

/** @type {Readonly<DatabaseSlice>} */
export const NO_DATABASE = {
  open: false,
  size: null,
  filter: {},
  answer: null,
  records: null,
  added: null,
};
