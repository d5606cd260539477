// Attributes of the element in a host page: those that the board knows, and those of HTML.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { isGlobalAttribute, SETTINGS } from "../../embed/host-page/attributes.js";
import { languageAround, spokenIn } from "../../embed/host-page/language.js";
import { readEmbedding } from "../links/embedded-address.js";
import { SETTING_NAMES } from "../settings/settings.js";
import { CONTROLS, USUAL_CONTROLS } from "../app/action-table.js";

test("every setting is an attribute, and every attribute is known in the board's address", () => {
  const beside = ["lock", "controls", "ground", "exercise"];
  assert.deepEqual([...SETTINGS].sort(), [...SETTING_NAMES, ...beside].sort());
  const parameters = new URLSearchParams([...SETTINGS, "seed"].map((name) => [name, "x"]));
  parameters.set("ground", "page");
  for (const name of ["lock", "controls"]) parameters.set(name, "hint");
  assert.deepEqual(readEmbedding(`?embed=1&${parameters}`).problems, []);
});

test("the document for host pages names every control, and those that show unasked", async () => {
  const text = await readFile(new URL("../../docs/embedding.md", import.meta.url), "utf8");
  const [, , all, usual] = /^\| `controls` \|(.*?)`(.*?)`.*\| `(.*?)` \|$/m.exec(text);
  assert.deepEqual(all.split(" "), CONTROLS);
  assert.deepEqual(usual.split(" ").sort(), [...USUAL_CONTROLS].sort());
});

test("attributes of HTML and of frameworks are not the board's", () => {
  const element = { title: "", hidden: false, tabIndex: 0, contentEditable: "" };
  for (const name of ["class", "title", "hidden", "tabindex", "contenteditable", "is", "onclick"])
    assert.ok(isGlobalAttribute(element, name), name);
  for (const name of ["data-x", "aria-label", "v-if", ":key", "@click", "_ng-c1"])
    assert.ok(isGlobalAttribute(element, name), name);
  for (const name of ["colour", "tempo", "level2", "think-tme", "lvl"])
    assert.ok(!isGlobalAttribute(element, name), name);
});

test("the nearest language of the host page counts, through shadow trees too", () => {
  globalThis.ShadowRoot = class {};
  /** An element below others, the nearest first; null stands for the border of a shadow tree. */
  const below = (...langs) => {
    const border = langs.indexOf(null);
    const around = border < 0 ? langs : langs.slice(0, border);
    const named = around.find((lang) => lang !== "-");
    return {
      closest: () => (named === undefined ? null : { getAttribute: () => named }),
      getRootNode: () =>
        border < 0
          ? {}
          : Object.assign(new ShadowRoot(), { host: below(...langs.slice(border + 1)) }),
    };
  };
  assert.equal(languageAround(below("-", "de-AT", "en")), "de-AT");
  assert.equal(languageAround(below("-", null, "-", "de")), "de");
  assert.equal(languageAround(below("", "de")), "");
  assert.equal(languageAround(below("-")), "");
  delete globalThis.ShadowRoot;
  assert.deepEqual(["de-AT", "EN", "fr", ""].map(spokenIn), ["de", "en", null, null]);
});
