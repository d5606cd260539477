/**
 * The height of a board before its page has loaded, from the attributes of its element and the
 * width of its frame: what follows it in the host page keeps its place. In CSS pixels, those of the
 * board's style sheets.
 */

type Read = (attribute: string) => string | null;

/** The controls that an element without the attribute has. */
const USUAL = "new undo redo hint";
const STEPS = ["first", "back", "next", "last", "play"];
const PANELS = ["moves", "settings"];
/** Those that show at certain points of a game alone. */
const AT_TIMES = ["former", "restore", "live", "pass", "stop", "resign", "swap"];
const LIST = ["game-before", "game-list", "game-after"];
/** The words of `lock` that take a control away. */
const LOCKS: Record<string, string> = {
  new: "board",
  random: "board",
  best: "hint board",
  hint: "hint",
  review: "hint",
  undo: "undo",
  redo: "undo",
  edit: "undo board",
};

/** A button needs this width, and each row this height, with a gap between them. */
const BUTTON = 72;
const ROW = 46;
const GAP = 4;

/** Frames up to these widths are laid out as a narrow and as a small board. */
const NARROW = 480;
const SMALL = 320;
/** From this width on, panels stand beside the board. */
const WIDE = 640;
/** A board is no wider. */
const BOARD = 640;
/** Edges beside the board of a narrow frame, and of a wider one. */
const EDGES = { narrow: 8, wide: 16 };
/** A panel beside the board: a part of the frame's width, within two limits. */
const BESIDE = { part: 0.3, least: 224, most: 320 };

/**
 * Heights of parts, as they were measured in Chromium on loaded boards, in frames of the widths in
 * `www/rooms/host/height-before-loading.test.js`; that test holds their sums to within 36 pixels.
 */
const HEIGHTS = {
  /** Counts and sentence round the board of a narrow frame, and of a wider one. */
  round: { narrow: 102, wide: 110 },
  /** What a row of steps adds, and the second line of a small board's sentence. */
  steps: 42,
  secondLine: 18,
  /** Connect Four has seven columns and six rows. */
  connectFour: -15,
  settings: { narrow: 549, wide: 509 },
  /** The moves: empty, and with the exercise that stands there. */
  noMoves: { narrow: 400, wide: 362 },
  exerciseMoves: 278,
  /** A list of moves: its head, each row, and what is below it with and without the field. */
  moves: { head: 61, row: 29, field: 63, end: 4 },
  /** The exercise with its two buttons, in the longest words of its sentence. */
  exercise: { least: 278, small: 258, usual: 251 },
};

/** Widths at which what stands in the panels has another line: of the frame, and within edges. */
const LEAST = 290;
const TWO_SETTINGS = 392;
const ONE_LINE = 312;
/** Moves stand in columns of a width each, beside edges, up to a width and beyond it. */
const WIDE_COLUMNS = 472;
const MOVE_COLUMNS = { narrow: { edges: 12, each: 56 }, wide: { edges: 24, each: 76 } };

const wordsOf = (text: string | null | undefined) =>
  (text ?? "").split(/[\s,]+/).filter((word) => word !== "");

/**
 * @param read the value of an attribute, null where it is absent
 * @param width of the frame
 * @returns null for a frame that has no width
 */
export function heightBeforeLoading(read: Read, width: number): number | null {
  if (width <= 0) return null;
  const controls = wordsOf(read("controls") ?? USUAL);
  const inner = width - EDGES[sizeOf(width)];
  const panels = PANELS.filter((panel) => controls.includes(panel));
  const isWide = width >= WIDE;
  const panel = clamp(width * BESIDE.part, BESIDE.least, BESIDE.most);
  const beside = isWide && panels.length > 0 ? GAP * 2 + panel : 0;
  const board = Math.min(inner - beside, BOARD);
  const isBelow = !isWide || panels.length === 0;
  const heights = [
    board + roundBoard(width, hasSteps(controls)),
    read("game") === "connect-four" ? HEIGHTS.connectFour : 0,
    rowsHeight(buttonCount(controls, read), inner - beside),
    ...(isBelow ? panels.map((panel) => panelHeight(panel, read, inner)) : []),
    isBelow && read("exercise") ? exerciseHeight(width) : 0,
  ];
  return Math.round(heights.reduce((sum, height) => sum + height, 0));
}

const sizeOf = (width: number) => (width > NARROW ? "wide" : "narrow");

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

const hasSteps = (controls: readonly string[]) => STEPS.some((step) => controls.includes(step));

function roundBoard(width: number, steps: boolean) {
  const round = HEIGHTS.round[sizeOf(width)];
  if (steps) return round + HEIGHTS.steps;
  return width <= SMALL ? round + HEIGHTS.secondLine : round;
}

/** How many buttons stand below the board as the game begins. */
function buttonCount(controls: readonly string[], read: Read) {
  const locks = wordsOf(read("lock"));
  const elsewhere = [...STEPS, ...PANELS, ...AT_TIMES, ...(read("src") ? [] : LIST)];
  const isLocked = (control: string) =>
    wordsOf(LOCKS[control]).some((word) => locks.includes(word));
  return controls.filter((control) => !elsewhere.includes(control) && !isLocked(control)).length;
}

function rowsHeight(buttons: number, width: number) {
  if (buttons === 0) return 0;
  const inRow = Math.max(1, Math.floor((width + GAP) / (BUTTON + GAP)));
  const rows = Math.ceil(buttons / inRow);
  return rows * ROW + (rows - 1) * GAP;
}

/** A panel below the board of a narrow frame; its words differ a little between languages. */
function panelHeight(panel: string, read: Read, inner: number) {
  if (panel === "settings") return HEIGHTS.settings[inner <= TWO_SETTINGS ? "narrow" : "wide"];
  const moves = movesIn(read("moves") ?? "");
  if (moves === 0 && read("exercise")) return HEIGHTS.exerciseMoves;
  if (moves === 0) return HEIGHTS.noMoves[inner < ONE_LINE ? "narrow" : "wide"];
  const { edges, each } = MOVE_COLUMNS[inner <= WIDE_COLUMNS ? "narrow" : "wide"];
  const rows = Math.ceil(moves / Math.floor((inner - edges) / each));
  const { head, row, field, end } = HEIGHTS.moves;
  const canWrite = !wordsOf(read("lock")).includes("board");
  return head + row * rows + (canWrite ? field : end);
}

/** The moves of a transcript, without the words of its comments and a position before them. */
function movesIn(text: string) {
  return text.replace(/\{[^}]*\}?/g, "").match(/[a-h][1-8]/gi)?.length ?? 0;
}

function exerciseHeight(width: number) {
  const { least, small, usual } = HEIGHTS.exercise;
  if (width > SMALL) return usual;
  return width > LEAST ? small : least;
}
