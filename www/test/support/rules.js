/**
 * Plain rules of Reversi in the shape of the rules module, which the tests of the page's logic use
 * in its place. It has the parts of `Game` that the page uses; random_move takes the first legal
 * square.
 */

const STEPS = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
];
const CELLS = "-XO";
const OTHER = { X: "O", O: "X" };
const SIDES = { X: "black", O: "white" };

const nameOf = (square) => "abcdefgh"[square % 8] + (Math.floor(square / 8) + 1);

function failure(code, detail) {
  return Object.assign(new Error(code), { code, detail });
}

function firstPosition({ start = "diagonal", first = "black", position }) {
  if (position !== undefined) {
    const text = position.replace(/\s/g, "");
    if (!/^[XO-]{64}[XO]$/.test(text)) throw failure("bad-character", text.slice(0, 8));
    return { cells: [...text.slice(0, 64)], turn: text[64] };
  }
  const cells = Array(64).fill("-");
  const [upper, lower] = start === "diagonal" ? ["OX", "XO"] : ["XO", "XO"];
  [cells[27], cells[28], cells[35], cells[36]] = [...upper, ...lower];
  return { cells, turn: first === "black" ? "X" : "O" };
}

function flipsOf({ cells }, square, turn) {
  if (cells[square] !== "-") return [];
  return STEPS.flatMap(([dx, dy]) => {
    const found = [];
    let [x, y] = [(square % 8) + dx, Math.floor(square / 8) + dy];
    const inside = () => x >= 0 && x < 8 && y >= 0 && y < 8;
    for (; inside() && cells[y * 8 + x] === OTHER[turn]; x += dx, y += dy) found.push(y * 8 + x);
    return inside() && cells[y * 8 + x] === turn ? found : [];
  });
}

function movesOf(point, turn) {
  return point.cells.flatMap((_, square) =>
    flipsOf(point, square, turn).length > 0 ? [square] : [],
  );
}

/** The point with its forced pass played; turn null when neither side can move. */
function settled({ cells, turn }) {
  if (movesOf({ cells }, turn).length > 0) return { cells, turn, passed: null };
  const other = OTHER[turn];
  return movesOf({ cells }, other).length > 0
    ? { cells, turn: other, passed: turn }
    : { cells, turn: null, passed: null };
}

function countOf({ cells }) {
  return {
    black: cells.filter((cell) => cell === "X").length,
    white: cells.filter((cell) => cell === "O").length,
  };
}

export function new_game(settings = {}) {
  const points = [settled(firstPosition(settings))];
  const line = [];
  let ply = 0;
  const here = () => points[ply];

  const game = {
    legal_moves: () => Uint8Array.from(here().turn ? movesOf(here(), here().turn) : []),
    flips: (square) => Uint8Array.from(here().turn ? flipsOf(here(), square, here().turn) : []),
    play(square) {
      const { turn, cells } = here();
      const turned = turn ? flipsOf(here(), square, turn) : [];
      if (turned.length === 0) throw failure("illegal-move", nameOf(square));
      const after = cells.map((cell, index) =>
        index === square || turned.includes(index) ? turn : cell,
      );
      points.splice(ply + 1, Infinity, settled({ cells: after, turn: OTHER[turn] }));
      line.splice(ply, Infinity, square);
      ply += 1;
      return Uint8Array.from(turned);
    },
    random_move: () => game.legal_moves()[0],
    undo: () => {
      if (ply === 0) return false;
      ply -= 1;
      return true;
    },
    redo: () => {
      if (ply === line.length) return false;
      ply += 1;
      return true;
    },
    board: () => Uint8Array.from(here().cells, (cell) => CELLS.indexOf(cell)),
    turn: () => SIDES[here().turn],
    passed: () => SIDES[here().passed],
    score: () => countOf(here()),
    outcome() {
      if (here().turn) return undefined;
      const { black, white } = countOf(here());
      if (black === white) return { black, white, winner: "draw" };
      return black > white
        ? { black: 64 - white, white, winner: "black" }
        : { black, white: 64 - black, winner: "white" };
    },
    ply: () => ply,
    transcript: () => line.map(nameOf).join(""),
    last_move: () => line[ply - 1],
    position: () => `${here().cells.join("")} ${here().turn ?? "X"}`,
    free() {},
  };
  for (const name of (settings.transcript ?? "").toLowerCase().match(/\S\S/g) ?? []) {
    const square = "abcdefgh".indexOf(name[0]) + (Number(name[1]) - 1) * 8;
    if (!/^[a-h][1-8]$/.test(name)) throw failure("no-such-square", name);
    game.play(square);
  }
  return game;
}
