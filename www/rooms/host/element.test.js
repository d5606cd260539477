// The element of a host page: the files that it reads, and which board gets them.
import assert from "node:assert/strict";
import test from "node:test";
import { CLUB, clubPage, GAMES } from "../../test/support/host-page.js";
import { settled } from "../../test/support/settled.js";

const FILE = `${CLUB}/league.txt`;
const ELSEWHERE = "https://elsewhere.example";

test("a file of games is fetched without cookies unless the element asks for them", async (t) => {
  const { element, fetched } = await clubPage(t, { attributes: 'src="league.txt"' });
  await settled();
  for (const asks of [true, false]) {
    element.credentials = asks;
    await settled();
  }
  assert.deepEqual(fetched, [
    [FILE, "omit"],
    [FILE, "same-origin"],
    [FILE, "omit"],
  ]);
});

test("a board of a folder that is not the script's gets no file, and says so", async (t) => {
  const { fetched, say, sent } = await clubPage(t, {
    attributes: `src="league.txt" credentials base="${ELSEWHERE}"`,
  });
  await settled();
  say({ type: "ready" }, ELSEWHERE);
  assert.deepEqual(fetched, []);
  assert.deepEqual(
    sent.map(({ type, problem, files, to }) => [type, problem, files, to]),
    [["games", "games-address", undefined, ELSEWHERE]],
  );
});

test("the page's author names another folder by the script, and its boards get the files", async (t) => {
  const { fetched, frame, say, sent } = await clubPage(t, {
    script: `src="/scripts/embed/embed.js" data-base="${GAMES}/reversi/"`,
    attributes: 'src="league.txt"',
  });
  await settled();
  say({ type: "ready" });
  assert.equal(frame.src.split("?")[0], `${GAMES}/reversi/index.html`);
  assert.deepEqual(fetched, [[FILE, "omit"]]);
  assert.deepEqual(
    sent.map(({ files, to }) => [files.map(({ name }) => name), to]),
    [[["league.txt"], GAMES]],
  );
});

test("a folder that a script or an element names badly is reported, and what is between the tags shows", async (t) => {
  for (const bad of ["https://", "http://[games]/", "javascript:alert(1)//", "blob:x"])
    for (const named of [
      { script: `src="/scripts/embed/embed.js" data-base="${bad}"` },
      { attributes: `base="${bad}"` },
    ]) {
      const { element, events } = await clubPage(t, { ...named, content: "f5 d6 c3" });
      await new Promise((resolve) => setTimeout(resolve));
      const [[type, { code, about, message }], ...rest] = events;
      assert.deepEqual([type, code, about, rest], ["error", "embed-base", bad, []]);
      assert.equal(message, `the base of the board is no address of a folder: ${bad}`);
      assert.deepEqual([element.shadowRoot, element.textContent], [null, "f5 d6 c3"]);
    }
});

test("a folder without a slash at its end is the same folder, and the board comes once it is named", async (t) => {
  for (const folder of [`${GAMES}/reversi`, `${GAMES}/reversi/`]) {
    const { frame } = await clubPage(t, {
      script: `src="/scripts/embed/embed.js" data-base="${folder}"`,
    });
    assert.equal(frame.src.split("?")[0], `${GAMES}/reversi/index.html`);
  }
  const { element } = await clubPage(t, {
    script: 'src="/scripts/embed/embed.js" data-base="https://"',
  });
  element.base = `${GAMES}/reversi`;
  const { src } = element.shadowRoot.querySelector("iframe");
  assert.equal(src.split("?")[0], `${GAMES}/reversi/index.html`);
});

test("an element of a module without a folder reads no file before the module names one", async (t) => {
  const { fetched } = await clubPage(t, {
    script: 'type="module" src="/club.js"',
    attributes: `src="league.txt" base="${ELSEWHERE}"`,
  });
  await settled();
  assert.deepEqual(fetched, []);
});

test("a poster is drawn without a frame, and a press loads the board", async (t) => {
  const { element } = await clubPage(t, {
    attributes: 'poster moves="f5d6 {A reply.} c3" black-name="Anna" white-name="Ben"',
  });
  const root = element.shadowRoot;
  const poster = root.querySelector("button");
  assert.equal(root.querySelector("iframe"), null);
  assert.equal(poster.getAttribute("aria-label"), "Reversi: Anna – Ben");
  const discs = (colour) => poster.querySelectorAll(`circle.${colour}`).length;
  assert.deepEqual([discs("X"), discs("O")], [5, 2]);
  poster.click();
  assert.equal(root.querySelector("button"), null);
  assert.equal(new URL(root.querySelector("iframe").src).origin, GAMES);
});

test("a poster has the marks of its board, which gets them once it is ready", async (t) => {
  const marks = "c4=A d3 f5-d6";
  const { element, sent, say } = await clubPage(t, {
    attributes: `poster moves="f5d6c3" marks="${marks}"`,
  });
  const poster = element.shadowRoot.querySelector("button");
  const drawn = [".letter", ".ring", ".arrow"].map((part) => poster.querySelectorAll(part).length);
  assert.deepEqual(drawn, [1, 1, 1]);
  poster.click();
  assert.deepEqual(sent, []);
  say({ type: "ready", game: "", moves: "", ply: 0 });
  element.marks = "h8";
  assert.deepEqual(
    sent.map(({ name, value }) => [name, value]),
    [
      ["marks", marks],
      ["marks", "h8"],
    ],
  );
});

test("a poster follows its moves, and goes with its attribute", async (t) => {
  const { element } = await clubPage(t, {
    attributes: 'poster game="reversi" start="diagonal" first="black"',
  });
  const root = element.shadowRoot;
  element.moves = "f5";
  assert.equal(root.querySelectorAll("circle.X").length, 4);
  element.moves = "f5d6";
  assert.equal(root.querySelectorAll("circle.O").length, 3);
  element.poster = null;
  assert.notEqual(root.querySelector("iframe"), null);
});

test("a board may save a file, and neither open windows nor navigate the host page", async (t) => {
  const { frame } = await clubPage(t);
  assert.deepEqual(frame.getAttribute("sandbox").split(" ").sort(), [
    "allow-downloads",
    "allow-forms",
    "allow-same-origin",
    "allow-scripts",
  ]);
});

test("what the script cannot draw loads at once", async (t) => {
  for (const attributes of [
    'game="connect-four"',
    'exercise="daily"',
    'moves="f5f5"',
    'start="parallel"',
    'first="white"',
  ]) {
    const { frame } = await clubPage(t, { attributes: `poster ${attributes}` });
    assert.notEqual(frame, null, attributes);
  }
});
