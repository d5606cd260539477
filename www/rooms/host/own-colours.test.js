// The colours of the board that a host page names.
import assert from "node:assert/strict";
import test from "node:test";
import { rulesFor } from "./own-colours.ts";
import { clubPage } from "../../test/support/host-page.js";
import { settled } from "../../test/support/settled.js";

const isColour = (text) => /^(?:#[0-9a-f]{6}|[a-z]+)$/.test(text);

test("each colour takes the place of the theme's, and that of the board hides the theme's picture", () => {
  assert.equal(
    rulesFor({ line: "navy", mark: "#7a1f2b" }, isColour),
    ":root, .board-frame, #board .drawn-marks { --grid-line: navy !important; --marking: #7a1f2b !important; }",
  );
  assert.match(
    rulesFor({ board: "navy" }, isColour),
    /--square: navy.*#board \.square \{ visibility: hidden/,
  );
  assert.equal(rulesFor({}, isColour), "");
  assert.equal(rulesFor(null, isColour), "");
});

test("what is no colour, and a part that the board has not, is refused by name", () => {
  for (const [value, detail] of [
    [{ board: "navy; } body { display: none" }, "board=navy; } body { display: none"],
    [{ board: "navy", square: "navy" }, "square=navy"],
    [{ constructor: "navy" }, "constructor=navy"],
    [{ board: 7 }, "board=7"],
  ])
    assert.throws(
      () => rulesFor(value, isColour),
      (error) => error.code === "embed-value" && error.detail === detail,
    );
});

test("the element hands the colours of its style to the board, once they are there and once they change", async (t) => {
  const colours = { "--reversi-board": " #7a1f2b" };
  const { element, say, sent } = await clubPage(t);
  t.mock.method(globalThis, "getComputedStyle", () => ({
    getPropertyValue: (name) => colours[name] ?? "",
  }));
  const told = () => sent.splice(0).map(({ name, value }) => [name, value]);
  say({ type: "ready", game: "", moves: "", ply: 0 });
  assert.deepEqual(told(), [["colours", { board: "#7a1f2b" }]]);
  element.setAttribute("scheme", "dark");
  await settled();
  assert.deepEqual(told(), [["scheme", "dark"]]);
  colours["--reversi-board"] = "";
  element.setAttribute("class", "plain");
  await settled();
  assert.deepEqual(told(), [["colours", {}]]);
});
