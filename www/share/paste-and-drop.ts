/**
 * Games that come from outside the text dialog: pasted or dropped anywhere on the page, or shared
 * with it by another program. The dialog offers those of another kind.
 */

import type { Actions } from "../base/page.ts";
import { setAttribute } from "../base/dom.ts";
import { isStopped } from "../game/good-beginning.ts";
import { takeShared } from "../links/address.ts";
import { isPicture, takeFiles } from "./files.ts";

/**
 * Loads what another program has shared, and listens to what is pasted and dropped.
 * @param offer offers to open a text as another game
 */
export function listenToImports(
  root: Document,
  actions: Actions,
  offer: (text: string, game: string) => void,
) {
  const load = async (text: string) => {
    const problem = await actions.take(text);
    if (problem === null || isStopped(problem)) return;
    actions.report(problem);
    const other = await actions.findGame(text);
    if (other !== null && !root.querySelector("dialog:modal")) offer(text, other);
  };
  const take = (data: DataTransfer | null) => {
    const files = [...(data?.files ?? [])];
    const text = data?.getData("text/plain") ?? "";
    // Some programs copy a picture of their text beside it.
    if (text.trim() !== "" && files.every(isPicture)) void load(text);
    else if (files.length > 0) void takeFiles(files, actions, load);
  };

  const shared = takeShared();
  if (shared !== null) void load(shared);
  root.addEventListener("paste", (event) => {
    if (takesText(event.target) || root.querySelector("dialog:modal")) return;
    event.preventDefault();
    take(event.clipboardData);
  });
  const mark = (over: boolean) => setAttribute(root.body, "data-dropping", over ? "" : null);
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

/** Whether pasted text belongs to an element itself. */
function takesText(target: EventTarget | null) {
  return (
    target instanceof Element &&
    target.closest("input, textarea, select, [contenteditable]") !== null
  );
}

function carriesGame(data: DataTransfer | null) {
  return data !== null && (data.types.includes("Files") || data.types.includes("text/plain"));
}
