// Attributes of the element in a host page: those of the board, and those of HTML.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { isGlobalAttribute, SETTINGS } from "../../../embed/host-page/attributes.ts";
import { languageAround } from "../../../embed/host-page/language.ts";
import { nameOn } from "../../play/board/friend-game.ts";
import { CONTROLS, USUAL_CONTROLS, EMBEDDED } from "../../shell/action-table.ts";
import { FIRST_GAME, gameNamed } from "../../play/games/index.ts";
import { readAddress } from "../../play/links/address.ts";
import { readEmbedding as readWith } from "../../play/links/embedded-address.ts";
import {
  choicesOf,
  settingsNamed,
  readValue,
  SETTING_NAMES,
} from "../../play/settings/settings.ts";
import { settingsOf } from "../../play/settings/kept-settings.ts";
import { embed } from "../../test/support/embedded-board.js";
import { settled } from "../../test/support/settled.js";

const readEmbedding = (search) => readWith(search, EMBEDDED);

test("every setting but that of the processors is an attribute, and every attribute is known in the board's address", () => {
  const beside = [
    "black-name",
    "white-name",
    "lock",
    "controls",
    "ground",
    "asks",
    "wheel",
    "exercise",
  ];
  const named = SETTING_NAMES.filter((name) => name !== "all-processors");
  assert.deepEqual([...SETTINGS].sort(), [...named, ...beside].sort());
  const parameters = new URLSearchParams([...SETTINGS, "seed"].map((name) => [name, "x"]));
  parameters.set("ground", "page");
  for (const name of ["asks", "wheel"]) parameters.set(name, "");
  for (const name of ["lock", "controls"]) parameters.set(name, "hint");
  assert.deepEqual(readEmbedding(`?embed=1&${parameters}`).problems, []);
});

/** The texts that an attribute may have, by setting: a switch without a value is on. */
function textsOf(name) {
  if (name === "pause") return ["0", "250", "3000"];
  return choicesOf(FIRST_GAME)[settingsNamed(name)[0]] ?? ["", "true", "false"];
}

/** A board whose element begins with attributes. */
const started = (attributes = {}) => {
  const search = `?embed=1&${new URLSearchParams(attributes)}`;
  const { fromAddress, problems } = readAddress(search);
  assert.deepEqual(problems, [], search);
  const game = gameNamed(fromAddress.game ?? FIRST_GAME.id);
  return embed({ id: game.id, settings: settingsOf("en", game, {}, fromAddress), fromAddress });
};
const settingsOn = ({ state }) => state().settings.current;

test("every setting means the same as an attribute, as a live one and by set()", async () => {
  const usual = settingsOn(started());
  for (const name of SETTING_NAMES)
    for (const text of textsOf(name)) {
      const what = `${name}=${text}`;
      const requested = started({ [name]: text });
      const expected = settingsOn(requested);
      for (const field of settingsNamed(name))
        assert.equal(expected[field], readValue(name, text), what);
      // A changed attribute arrives as its text; set() has a number or a truth value, too.
      for (const value of [text, readValue(name, text)]) {
        const board = started();
        board.say({ type: "set", name, value });
        await settled();
        assert.deepEqual(settingsOn(board), expected, `${what}, set to ${typeof value}`);
        assert.deepEqual(
          board.emitted.filter(({ type }) => type === "error"),
          [],
          what,
        );
      }
      requested.say({ type: "set", name, value: null });
      await settled();
      assert.deepEqual(settingsOn(requested), usual, `${name} is removed`);
    }
});

test("locks, controls, ground, questions and the wheel mean the same as attributes, as live ones and by set()", () => {
  const lists = {
    lock: ["", "undo,hint", "undo hint board"],
    controls: ["", "new help", "first,back,next,last,play"],
    ground: ["page", "transparent"],
    asks: ["", "true", "false"],
    wheel: ["", "true", "false"],
  };
  for (const [name, texts] of Object.entries(lists))
    for (const text of texts) {
      const requested = readEmbedding(`?embed=1&${new URLSearchParams({ [name]: text })}`);
      const board = embed();
      board.say({ type: "set", name, value: text });
      const part = name === "lock" ? "locks" : name;
      assert.deepEqual(board.state().host[part], requested[part], `${name}=${text}`);
    }
});

test("a host page names the persons, in its address and by set()", () => {
  const search = "?embed=1&black-name=+Ada++Lovelace+&white-name=Bob";
  const { names, problems } = readEmbedding(search);
  assert.deepEqual([names, problems], [{ black: "Ada Lovelace", white: "Bob" }, []]);
  const { say, state, emitted } = embed();
  say({ type: "set", name: "black-name", value: " Ada  Lovelace " });
  say({ type: "set", name: "white-name", value: "Bob" });
  assert.deepEqual(state().host.names, names);
  const shown = () => [nameOn(state(), "black"), nameOn(state(), "white")];
  assert.deepEqual(shown(), ["Ada Lovelace", "Bob"]);
  for (const player of ["random", "computer", "friend"]) {
    say({ type: "set", name: "white", value: player });
    assert.deepEqual(shown(), ["Ada Lovelace", ""], `${player} keeps its own name`);
  }
  say({ type: "set", name: "white", value: "human" });
  assert.deepEqual(shown(), ["Ada Lovelace", "Bob"]);
  say({ type: "set", name: "white-name", value: null });
  assert.equal(nameOn(state(), "white"), "");
  assert.deepEqual(
    emitted.filter(({ type }) => type === "error"),
    [],
  );
});

test("the document for host pages names every control, and those that show unasked", async () => {
  const text = await readFile(new URL("../../../docs/embedding.md", import.meta.url), "utf8");
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
});
