/**
 * Games that come from outside the text dialog: pasted or dropped anywhere on the page, or shared
 * with it by another program. What takes them in loads with the later views.
 */

import { setAttribute } from "../../floor/base/dom.ts";
import { takeShared } from "../../play/links/address.ts";

export interface Given {
  text: string;
  files: File[];
}

/** Takes in what another program has shared, and listens to what is pasted and dropped. */
export function listenToImports(root: Document, takeIn: (given: Given) => void) {
  const take = (data: DataTransfer | null) => {
    const text = data?.getData("text/plain") ?? "";
    const files = [...(data?.files ?? [])];
    if (text.trim() !== "" || files.length > 0) takeIn({ text, files });
  };

  const shared = takeShared();
  if (shared !== null) takeIn({ text: shared, files: [] });
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
