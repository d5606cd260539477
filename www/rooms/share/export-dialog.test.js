// The dialog that exports the game.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import { make, send } from "../../test/support/document.js";
import { createShared } from "../editor/editor-steps.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createStorage } from "../../shell/storage.ts";
import { memory } from "../../test/support/memory-storage.js";
import { HOUSE, setTable, showState, WIPEOUT } from "../../test/support/headless-page.js";

globalThis.navigator ??= {};
const { createExportDialog } = await import("./export-dialog.ts");
const { createLinkCode } = await import("./link-code.ts");
const texts = createTexts("en", themeOf("classic"));

/** An open dialog of a page between two people. */
function openDialog({ id = "reversi" } = {}) {
  globalThis.location = { href: "https://x.test/?embed", search: "" };
  const storage = createStorage(
    HOUSE,
    () => memory(),
    () => memory(),
  );
  const table = setTable({ id, settings: { black: "human", white: "human" }, storage });
  const areas = ["position", "moves", "link"].map((name) => make("textarea", { name }));
  const names = ["share", "result-link"];
  const buttons = names.map((name) => make("button", { [`data-${name}`]: "" }));
  const copies = ["position", "moves", "link"].map((name) =>
    make("button", { "data-copy": name }, make("span")),
  );
  const notes = ["problem", "link-note", "export"].map((name) =>
    make("p", { [`data-${name}`]: "" }),
  );
  const choice = make("input", { name: "link-variations", type: "checkbox" });
  const variations = make("label", { "data-link-variations": "" }, choice);
  const code = make("details", { "data-link-code": "" }, make("div", { "data-code": "" }));
  const fields = [...areas, ...buttons, ...copies, ...notes];
  const dialog = make("dialog", {}, ...fields, variations, code);
  const opener = make("button");
  const written = [];
  const view = createExportDialog(dialog, opener, table.actions, {
    exportView: async () => ({ update() {} }),
    qrPicture: async () => (link, label) => make("i", { title: link, "aria-label": label }),
    shared: createShared(table.context.session),
    write: () => new Promise((resolve, reject) => written.push({ resolve, reject })),
  });
  showState(table, view, texts);
  opener.click();
  const part = (selector) => dialog.querySelector(selector);
  return { table, dialog, opener, written, part };
}

const settle = () => new Promise(setImmediate);

test("the link's code is drawn once it unfolds, and again for another link", async () => {
  const { table, dialog, part } = openDialog();
  const code = part("[data-link-code]");
  const drawn = () => part("[data-code] i")?.getAttribute("title") ?? null;
  await settle();
  assert.equal(drawn(), null);
  code.open = true;
  send(code, "toggle");
  await settle();
  assert.equal(drawn(), part("[name=link]").value);
  table.play("f5");
  await settle();
  assert.match(drawn(), /#m=f5&/);
  assert.equal(drawn(), part("[name=link]").value);
  assert.equal(part("[data-code] i").getAttribute("aria-label"), "QR code");
  assert.equal(dialog.querySelectorAll("[data-code] i").length, 1);
});

test("a code is drawn once for a link, and not before what draws it has loaded", async () => {
  const place = make("div", { "data-code": "" });
  const code = make("details", {}, place);
  const drawn = [];
  const loading = [];
  const load = () => new Promise((resolve) => loading.push(resolve));
  const draw = (link, label) => {
    drawn.push([link, label]);
    return make("i");
  };
  const { update } = createLinkCode(code, load);
  code.open = true;
  send(code, "toggle");
  await settle();
  assert.deepEqual([loading.length, drawn], [0, []], "there is no link yet");
  update("https://a.example/#m=f5", "QR code");
  await settle();
  loading.shift()(null);
  await settle();
  assert.equal(place.childElementCount, 0, "what draws is not there");
  send(code, "toggle");
  send(code, "toggle");
  await settle();
  for (const loaded of loading.splice(0)) loaded(draw);
  await settle();
  assert.deepEqual(drawn, [["https://a.example/#m=f5", "QR code"]]);
  update("https://a.example/#m=f5", "QR code");
  send(code, "toggle");
  await settle();
  assert.equal(drawn.length, 1);
  update("x".repeat(800), "QR code");
  assert.equal(code.hidden, false, "the longest link that a camera reads");
});

test("a link that is too long for a camera has no code", () => {
  const code = make("details", {}, make("div", { "data-code": "" }));
  const { update } = createLinkCode(code, async () => () => make("i"));
  update("x".repeat(100), "QR code");
  assert.equal(code.hidden, false);
  update("x".repeat(2000), "QR code");
  assert.equal(code.hidden, true);
});

test("the link comes first, and to copy it is the one button that stands out", () => {
  const page = readFileSync(new URL("../../../index.html", import.meta.url), "utf8");
  const [dialog] = page.match(/<dialog id="text".*?<\/dialog>/s) ?? [""];
  const copied = [...dialog.matchAll(/data-copy="(\w+)"/g)].map(([, name]) => name);
  assert.deepEqual(copied, ["link", "moves", "position"]);
  const outstanding = [...dialog.matchAll(/class="button primary" ([\w-]+)/g)];
  assert.deepEqual(
    outstanding.map(([, name]) => name),
    ["data-copy"],
  );
});

test("the link of a result is shared once the game is over", () => {
  const { table, dialog, part } = openDialog();
  const result = part("[data-result-link]");
  table.actions.load(WIPEOUT.slice(0, -2));
  assert.equal(result.hidden, true);
  table.actions.load(WIPEOUT);
  assert.equal(result.hidden, false);
  result.click();
  assert.equal(dialog.open, false);
  assert.equal(table.state().friends.sheet?.kind, "send");
});

test("a link that the browser does not share is selected, and the dialog says so", async () => {
  const { part } = openDialog();
  const ends = [
    ["NotAllowedError", texts.t("share-by-hand"), "link"],
    ["AbortError", "", ""],
  ];
  try {
    for (const [name, sentence, selected] of ends) {
      navigator.share = async () => Promise.reject(new DOMException("", name));
      part("[data-share]").focus();
      const focused = [];
      part("[name=link]").focus = () => focused.push("link");
      part("[data-share]").click();
      await settle();
      assert.deepEqual([part("[data-problem]").textContent, focused.join()], [sentence, selected]);
    }
  } finally {
    delete navigator.share;
  }
});

test("the field of a game has a row for each line of its text", () => {
  const { table, part } = openDialog();
  assert.equal(Number(part('[name="moves"]').rows), 1);
  const position = `${"-".repeat(27)}XO------OX${"-".repeat(27)} X`;
  assert.equal(table.actions.load(`${position}\nf4`), null);
  assert.equal(part('[name="moves"]').value, `${position}\nf4`);
  assert.equal(Number(part('[name="moves"]').rows), 2);
});

test("the link is not shared before it has the comments", async () => {
  const { table, written, part } = openDialog();
  const disabled = () =>
    ['[data-copy="link"]', "[data-share]", '[data-copy="moves"]'].map(
      (selector) => part(selector).disabled,
    );
  assert.deepEqual(disabled(), [false, false, false]);
  table.actions.comment("one");
  assert.deepEqual(disabled(), [true, true, false]);
  table.actions.comment("two");
  written[0].reject(new Error("stale"));
  await settle();
  assert.equal(part("[data-link-note]").textContent, "", "a failure of an earlier link shows");
  assert.deepEqual(disabled(), [true, true, false]);
  written[1].resolve("#c0=two");
  await settle();
  table.actions.comment("late");
  table.actions.comment("two");
  const [late, last] = written.slice(2);
  late.resolve("#c0=late");
  await settle();
  assert.ok(!part('[name="link"]').value.includes("late"), "the link of an earlier state shows");
  assert.deepEqual(disabled(), [true, true, false]);
  last.resolve("#c0=two");
  await settle();
  assert.equal(part('[name="link"]').value, "https://x.test/#c0=two");
  assert.deepEqual(disabled(), [false, false, false]);
  table.actions.comment("three");
  written[4].resolve("");
  await settle();
  assert.equal(part("[data-link-note]").textContent, texts.t("link-too-long"));
  assert.deepEqual(disabled(), [false, false, false]);
});

test("the link has the variations that are wanted and fit", async () => {
  const { table, written, part } = openDialog();
  const choice = part('[name="link-variations"]');
  assert.equal(part("[data-link-variations]").hidden, true);
  for (const move of ["d6", "f4", "f6"]) {
    table.actions.goTo(0);
    table.play(`f5 ${move}`);
  }
  assert.equal(part("[data-link-variations]").hidden, false);
  assert.equal(written.length, 0, "they go along only if they are wanted");
  choice.checked = true;
  send(choice, "change");
  assert.equal(part('[data-copy="link"]').disabled, true);
  for (const text of ["", "#m=f5f6", "#m=f5f6&v1=d6"]) {
    written.shift().resolve(text);
    await settle();
  }
  assert.equal(part('[name="link"]').value, "https://x.test/#m=f5f6&v1=d6");
  const leftSentence = texts.t("link-variations-left", { count: 1 });
  assert.equal(part("[data-link-note]").textContent, leftSentence);
  choice.checked = false;
  send(choice, "change");
  assert.match(part('[name="link"]').value, /#m=f5f6&ply=2$/);
  assert.equal(part("[data-link-note]").textContent, "");
});

test("the further notations are those of Reversi", () => {
  assert.equal(openDialog().part("[data-export]").hidden, false);
  assert.equal(openDialog({ id: "connect-four" }).part("[data-export]").hidden, true);
});

test("the link of a side game says that it has no comments", () => {
  const { table, written, part } = openDialog({ id: "connect-four" });
  assert.equal(part("[data-link-note]").textContent, "");
  table.actions.comment("the start");
  assert.equal(part("[data-link-note]").textContent, texts.t("link-without-comments"));
  assert.deepEqual([written.length, part('[data-copy="link"]').disabled], [0, false]);
});

test("while a position is set up, its link is shared", () => {
  const { table, part } = openDialog();
  table.play("f5");
  table.actions.run("edit");
  table.actions.choose(0);
  assert.match(part('[name="link"]').value, /pos=X/);
  assert.match(part('[name="position"]').value, /^X.* O$/);
  table.actions.closeEditor();
  assert.match(part('[name="link"]').value, /m=f5&ply=1$/);
});
