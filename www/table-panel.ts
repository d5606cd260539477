/**
 * The terms of two people at one device, and their clocks, loaded when they are first wanted.
 */

export { createTableView } from "./table/table-view.ts";
