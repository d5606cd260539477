/**
 * The book of one's own before it is opened. Pure.
 *
 * @import { BookSlice } from "./book-slice.js"
 */

/** @type {Readonly<BookSlice>} */
export const NO_BOOK = {
  open: false,
  book: null,
  bytes: 0,
  isKept: true,
  side: "any",
  report: null,
};
