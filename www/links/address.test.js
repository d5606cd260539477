// What an address asks for, and what it loses while a game goes on.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import {
  forgetChanged,
  forgetFragment,
  readAddress,
  searchWithout,
  sharedText,
  takeExercise,
  takeShared,
} from "./address.js";

test("without a seed in the address the modules draw their own", () => {
  assert.equal(readAddress("?lang=de").seedAt(3), undefined);
});

test("the address sets what it names, for both levels at once", () => {
  const { fromAddress, seedAt, problems } = readAddress(
    "?lang=de&theme=garden&black=computer&white=random&level=pascal&seed=7",
  );
  assert.deepEqual(fromAddress, {
    lang: "de",
    theme: "garden",
    black: "computer",
    white: "random",
    "black-level": "pascal",
    "white-level": "pascal",
  });
  assert.deepEqual([seedAt(0), seedAt(3), problems], [7, 10, []]);
});

test("every setting may be in the address, switches without a value", () => {
  const { fromAddress, problems } = readAddress(
    "?turned&hints=false&sound=1&values=values&pause=250&start=parallel&hand=left&think-time=0.5",
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(fromAddress, {
    turned: true,
    hints: false,
    sound: true,
    values: true,
    pause: 250,
    start: "parallel",
    hand: "left",
    "think-time": "0.5",
  });
});

test("a wrong value is named with what is possible", () => {
  const { problems } = readAddress("?scheme=dusk&hints=perhaps&pause=3001&theme=");
  assert.deepEqual(
    problems.map(({ detail, choices }) => [detail, choices?.join(" ")]),
    [
      ["theme", "classic garden wood contrast"],
      ["scheme=dusk", "auto light dark"],
      ["hints=perhaps", "true false"],
      ["pause=3001", "0–3000"],
    ],
  );
});

test("what the address gets wrong is named and ignored", () => {
  const { fromAddress, problems } = readAddress("?lang=la&level=11&seed=-1&embed=1&white=human");
  assert.deepEqual(fromAddress, { white: "human" });
  assert.deepEqual(
    problems.map(({ detail }) => detail),
    ["level=11", "lang=la", "seed=-1"],
  );
});

test("a setting chosen in the form leaves the address", () => {
  assert.equal(searchWithout("?lang=de&theme=garden", ["lang"]), "?theme=garden");
  assert.equal(searchWithout("?lang=de", ["lang"]), "");
  assert.equal(searchWithout("?level=pascal&seed=1", ["white-level"]), "?seed=1");
});

test("an address that names none of the settings stays as it is", () => {
  assert.equal(searchWithout("?embed=1&x", ["lang", "pause"]), "?embed=1&x");
  assert.equal(searchWithout("", ["lang"]), "");
});

/** Calls a function of a page at an address, and returns its result and the address after it. */
function atAddress(href, call) {
  globalThis.location = new URL(href);
  globalThis.history = {
    replaceState: (_state, _title, to) => {
      globalThis.location = new URL(to, href);
    },
  };
  const result = call();
  const after = location.href;
  delete globalThis.location;
  delete globalThis.history;
  return [result, after];
}

test("what is taken from the address is not found again, and the rest of it stays", () => {
  const page = "https://club.example/reversi/";
  const all = `${page}?lang=de&shared-text=f5d6&exercise=3#m=f5`;
  assert.deepEqual(atAddress(all, takeShared), ["f5d6", `${page}?lang=de&exercise=3#m=f5`]);
  assert.deepEqual(atAddress(all, takeExercise), ["3", `${page}?lang=de&shared-text=f5d6#m=f5`]);
  assert.equal(atAddress(all, forgetFragment)[1], `${page}?lang=de&shared-text=f5d6&exercise=3`);
  const [before, settings] = [{ lang: "de" }, { lang: "en" }];
  const forgotten = atAddress(`${page}?lang=de#m=f5`, () => forgetChanged(settings, before));
  assert.equal(forgotten[1], `${page}#m=f5`);
});

test("an address without what could be taken is left alone", () => {
  const refuse = () => assert.fail("the address changes");
  globalThis.location = new URL("https://club.example/?lang=de#m=f5");
  globalThis.history = { replaceState: refuse };
  assert.deepEqual([takeShared(), takeExercise()], [null, null]);
  forgetChanged({ lang: "de", pause: 5 }, { lang: "de", pause: 0 });
  delete globalThis.location;
  delete globalThis.history;
});

test("what another program has shared is its text, otherwise its link or title", () => {
  assert.equal(sharedText("?lang=de&shared-text=f5d6&shared-title=Game"), "f5d6");
  assert.equal(
    sharedText("?shared-text=&shared-link=https%3A%2F%2Fa.example%2F%23m%3Df5"),
    "https://a.example/#m=f5",
  );
  assert.equal(sharedText("?shared-text=%20"), null);
  assert.equal(sharedText(""), null);
});

test("the manifest shares by the parameters that the page reads", async () => {
  const manifest = JSON.parse(
    await readFile(new URL("../reversi.webmanifest", import.meta.url), "utf8"),
  );
  for (const name of Object.values(manifest.share_target.params))
    assert.equal(sharedText(`?${name}=f5`), "f5");
});
