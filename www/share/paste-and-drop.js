/**
 * Games that come from outside the text dialog: pasted or dropped anywhere on the page, or shared
 * with it by another program. The dialog offers those of another kind.
 *
 * @import { Actions } from "../app/actions.js"
 */

import { setAttribute } from "../base/dom.js";
import { isStopped } from "../game/good-beginning.js";
import { takeShared } from "../links/address.js";
import { takeFiles } from "./files.js";

/**
 * Loads what another program has shared, and listens to what is pasted and dropped.
 * @param {Document} root
 * @param {Actions} actions
 * @param {(text: string, game: string) => void} offer offers to open a text as another game
 */
export function listenToImports(root, actions, offer) {
  const load = async (/** @type {string} */ text) => {
    const problem = await actions.take(text);
    if (problem === null || isStopped(problem)) return;
    actions.report(problem);
    const other = await actions.findGame(text);
    if (other !== null && !root.querySelector("dialog:modal")) offer(text, other);
  };
  /** @param {DataTransfer | null} data */
  const take = (data) => {
    const files = [...(data?.files ?? [])];
    const text = data?.getData("text/plain") ?? "";
    if (files.length > 0) void takeFiles(files, actions, load);
    else if (text.trim() !== "") void load(text);
  };

  const shared = takeShared();
  if (shared !== null) void load(shared);
  root.addEventListener("paste", (event) => {
    if (takesText(event.target) || root.querySelector("dialog:modal")) return;
    event.preventDefault();
    take(event.clipboardData);
  });
  const mark = (/** @type {boolean} */ over) =>
    setAttribute(root.body, "data-dropping", over ? "" : null);
  root.addEventListener("dragover", (event) => {
    if (takesText(event.target) || !carriesGame(event.dataTransfer)) return;
    event.preventDefault();
    mark(true);
  });
  root.addEventListener("dragleave", ({ relatedTarget }) => {
    if (relatedTarget === null) mark(false);
  });
  root.addEventListener("drop", (event) => {
    mark(false);
    if (takesText(event.target) || !carriesGame(event.dataTransfer)) return;
    event.preventDefault();
    take(event.dataTransfer);
  });
}

/** Whether pasted text belongs to an element itself. @param {EventTarget | null} target */
function takesText(target) {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

/** @param {DataTransfer | null} data */
function carriesGame(data) {
  return data !== null && (data.types.includes("Files") || data.types.includes("text/plain"));
}
