import assert from "node:assert/strict";
import { test } from "node:test";
import { HELD_OUT, LOOKS } from "../../test/support/board-looks.js";
import { boardPainter, drawPicture, surroundings } from "../../test/support/drawn-boards.js";
import { countOf, picturesOf, screenshot, withDialog } from "../../test/support/picture-set.js";
import { shrunk } from "./pixels.ts";
import { readPicture } from "./read-picture.ts";

/** A picture of a board, upright on a plain page. */
function boardOf(rows, cells) {
  const paint = boardPainter({ ...LOOKS.bright, frameWidth: 0 }, cells);
  return drawPicture({
    width: 300,
    height: 340,
    paint: (out, u, v) => {
      const isInside = u >= 0 && v >= 0 && u < rows && v < rows;
      return isInside && paint(out, u % 8, v % 8);
    },
    around: surroundings("plain", [240, 240, 240], 340),
    toBoard: (place, x, y) => {
      place[0] = ((x - 20) / 260) * rows;
      place[1] = ((y - 40) / 260) * rows;
    },
  });
}

const empty = Array(64).fill(0);

test("the squares of screenshots in many looks are read, and none is wrong unsaid", () => {
  const pictures = picturesOf("screenshots, looks of the making", 30, { largest: 240 });
  const { right, silent } = countOf(pictures, readPicture);
  assert.deepEqual([silent, right >= 29], [[], true], `${right} of 30`);
});

test("the squares of screenshots in looks that are new to the reader are read", () => {
  const pictures = picturesOf("screenshots, looks held out", 10, { largest: 400, first: 77 });
  const { right, silent } = countOf(pictures, readPicture);
  assert.deepEqual([silent, right >= 9], [[], true], `${right} of 10`);
});

test("the squares of photographs from aslant, with shadow and glare, are read", () => {
  const { right } = countOf(picturesOf("photographs", 8, { size: 400 }), readPicture);
  assert.ok(right >= 7, `${right} of 8`);
});

test("lines that are faint, and rings around the ground, are read in small pictures", () => {
  const pictures = [
    screenshot("mint", HELD_OUT.mint, 47_515, { largest: 160 }),
    screenshot("teal", HELD_OUT.teal, 602_948, { largest: 320 }),
    screenshot("teal", HELD_OUT.teal, 618_786, { largest: 320 }),
  ];
  assert.equal(countOf(pictures, readPicture).right, 3);
});

test("a disc with a dot of the ground's colour is a disc", () => {
  const look = { last: "dot", lastColour: [45, 138, 98] };
  const pictures = [2, 3, 7].map((n) => screenshot("dot", look, n * 7919, { largest: 480 }));
  assert.equal(countOf(pictures, readPicture).right, 3);
});

test("what may stand below a dialog is uncertain", () => {
  const pictures = [...picturesOf("screenshots, looks of the making", 4, { largest: 200 })];
  const { said, silent } = countOf(pictures.map(withDialog), readPicture);
  assert.deepEqual([silent, said.length], [[], 4]);
});

test("an empty board and a full one are read, and discs of one colour alone are uncertain", () => {
  for (const disc of [0, 1, 2]) {
    const cells = empty.map(() => disc);
    const read = readPicture(boardOf(8, cells));
    assert.deepEqual([read?.cells, read?.uncertain.length], [cells, disc === 0 ? 0 : 64]);
  }
});

test("no board is seen where there is none, or one of another size", () => {
  for (const rows of [6, 10]) assert.equal(readPicture(boardOf(rows, empty)), null, `${rows} rows`);
  for (const kind of ["plain", "text", "panels", "table"]) {
    const around = surroundings(kind, [230, 230, 230], 300);
    const page = {
      width: 300,
      height: 220,
      fine: 1,
      paint: () => false,
      around,
      toBoard: () => {},
    };
    assert.equal(readPicture(drawPicture(page)), null, kind);
  }
});

test("a picture of any size and any points is read or refused", () => {
  for (const [width, height] of [
    [0, 0],
    [1, 1],
    [2, 700],
    [700, 2],
    [8, 8],
    [90, 60],
  ]) {
    const data = new Uint8ClampedArray(width * height * 4);
    for (const fill of [0, 255, null]) {
      for (let at = 0; at < data.length; at++) data[at] = fill ?? (at * 7919) % 251;
      assert.equal(readPicture({ width, height, data }), null, `${width} by ${height}`);
    }
  }
});

test("what is transparent is white", () => {
  const { data } = shrunk({ width: 2, height: 1, data: new Uint8ClampedArray(8) }, 10);
  assert.deepEqual([...data], Array(8).fill(255));
});
