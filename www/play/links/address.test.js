// The requests of an address, and those that it loses while a game goes on.
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
  unknownFragment,
} from "./address.ts";
import { forgetSource, nameGame, secondsInAddress, sourceInAddress } from "./source-address.ts";

test("a fragment that is nothing to open is named, no other one is", () => {
  for (const fragment of ["#%%%%", "#f5d6c3", "#game=zzzz", "#help"]) {
    const { code, detail } = unknownFragment(fragment);
    assert.deepEqual([code, detail], ["bad-address", fragment]);
  }
  const knownFragments =
    "#m=f5 #pos=X #start=parallel #game=connect-four #game=17 #m=f5&g=k7q2x9 #r=1-0";
  for (const fragment of ["", "#board", "#evening", "#offer=a", ...knownFragments.split(" ")])
    assert.equal(unknownFragment(fragment), null, fragment);
});

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
    await readFile(new URL("../../reversi.webmanifest", import.meta.url), "utf8"),
  );
  for (const name of Object.values(manifest.share_target.params))
    assert.equal(sharedText(`?${name}=f5`), "f5");
});

/** The entries of a page's history after a call at an address; the last one shows. */
function entriesAfter(href, call) {
  const entries = [new URL(href)];
  const put = (at) => (_state, _title, to) => {
    entries.splice(entries.length - 1 + at, 1, new URL(to, href));
    globalThis.location = entries.at(-1);
  };
  globalThis.location = entries[0];
  globalThis.history = { state: null, replaceState: put(0), pushState: put(1) };
  call();
  delete globalThis.location;
  delete globalThis.history;
  return entries.map((entry) => entry.search + entry.hash);
}

test("a game of a list that is chosen is named, the first one in place, the next in a new entry", () => {
  const page = "https://club.example/?src=league.txt";
  assert.deepEqual(
    entriesAfter(page, () => nameGame(3)),
    ["?src=league.txt#game=3"],
  );
  assert.deepEqual(
    entriesAfter(`${page}#game=3`, () => nameGame(4)),
    ["?src=league.txt#game=3", "?src=league.txt#game=4"],
  );
  const refuse = `${page}#game=3`;
  assert.deepEqual(
    entriesAfter(refuse, () => nameGame(3)),
    ["?src=league.txt#game=3"],
  );
  assert.deepEqual(
    entriesAfter(refuse, () => nameGame(null)),
    ["?src=league.txt"],
  );
});

test("the file of games leaves the address with what belongs to it", () => {
  const page = "https://club.example/?src=league.txt&every=10&lang=de#game=3";
  assert.deepEqual(entriesAfter(page, forgetSource), ["?lang=de"]);
  globalThis.location = new URL(page);
  assert.deepEqual([sourceInAddress(), secondsInAddress()], ["league.txt", 10]);
  globalThis.location = new URL("https://club.example/?every=1");
  assert.deepEqual([sourceInAddress(), secondsInAddress()], [null, null]);
  delete globalThis.location;
});

test("a document without an address keeps the one that it shows", () => {
  globalThis.location = new URL("https://club.example/?exercise=3");
  globalThis.history = {
    state: null,
    replaceState: () => {
      throw new DOMException("srcdoc", "SecurityError");
    },
  };
  assert.equal(takeExercise(), "3");
  delete globalThis.location;
  delete globalThis.history;
});

test("a seed has nine digits at most, and each of them counts", () => {
  assert.equal(readAddress("?seed=123456789").seedAt(1), 123_456_790);
  for (const seed of ["1234567890", "x7", "7x", ""]) {
    const { problems, seedAt } = readAddress(`?seed=${seed}`);
    assert.deepEqual(
      [problems.length, problems[0].detail, seedAt(1)],
      [1, seed === "" ? "seed" : `seed=${seed}`, undefined],
    );
  }
});
