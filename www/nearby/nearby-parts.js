/**
 * The elements of the dialog of a live game.
 *
 * @import { NearbyKey } from "./nearby-texts.js"
 */

import { button, element } from "../base/dom.js";

/** The elements of the dialog, without their texts. */
export function createParts() {
  const nothing = () => {};
  const [take, scan, copy, renew, undo, again, resign, end, yes, no] = Array.from(
    { length: 10 },
    () => button(nothing),
  );
  for (const made of [scan, yes]) made.classList.add("primary");
  // What a reader says of the dialog when it opens: its markup names this paragraph.
  const help = element("p", { id: "nearby-about" });
  const picture = element("div", { class: "nearby-qr", "data-qr": "" });
  const link = element("textarea", { name: "nearby-link", rows: "1", readonly: "" });
  const given = element("div", { class: "given" }, link, copy);
  const nameLabel = element("span");
  const name = element("input", { name: "name", maxlength: "24", autocomplete: "nickname" });
  const named = element("label", { class: "send-name" }, nameLabel, name);
  const codeLabel = element("span");
  const code = element("textarea", { name: "code", rows: "2", spellcheck: "false" });
  const read = element("label", { class: "stack" }, codeLabel, code);
  const video = element("video", { class: "nearby-video", playsinline: "", hidden: "" });
  const said = element("p", { class: "problem", role: "alert" });
  const question = element("p", { role: "status" });
  const asked = element("div", { class: "nearby-asked" }, question, yes, no);
  /** @type {[HTMLElement, NearbyKey][]} */
  const labels = [
    [codeLabel, "code"],
    [nameLabel, "your-name"],
    [take, "take"],
    [copy, "copy"],
    [renew, "renew"],
    [undo, "undo"],
    [again, "again"],
    [end, "end"],
    [yes, "yes"],
    [no, "no"],
  ];
  const content = [
    asked,
    help,
    picture,
    given,
    read,
    element("div", { class: "nearby-buttons" }, scan, take, renew, undo, again, resign, end),
    video,
    said,
    named,
  ];
  const buttons = { take, scan, copy, renew, undo, again, resign, end, yes, no };
  const fields = { link, code, name, named, given, read };
  return { ...buttons, ...fields, help, picture, video, said, question, asked, labels, content };
}
