/**
 * What two people at one device agree on, and their clocks, loaded when they are first wanted.
 */

export { createTableView } from "./table/table-view.js";
