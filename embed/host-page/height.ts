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
const NARROW_EDGES = 8;
const WIDE_EDGES = 16;
/** A panel beside the board: a part of the frame's width, within two limits. */
const PANEL_PART = 0.3;
const LEAST_PANEL = 224;
const MOST_PANEL = 320;

// Heights of parts, as they were measured in Chromium on loaded boards, in frames of the widths in
// `www/rooms/host/height-before-loading.test.js`; that test holds their sums to within 36 pixels.

/** Counts and sentence round the board of a narrow frame, and of a wider one. */
const ROUND_NARROW = 102;
const ROUND_WIDE = 110;
/** What a row of steps adds, and the second line of a small board's sentence. */
const STEPS_ROW = 42;
const SECOND_LINE = 18;
/** Connect Four has seven columns and six rows. */
const CONNECT_FOUR = -15;
/** The settings, with more lines up to this inner width. */
const SETTINGS_NARROW = 549;
const SETTINGS_WIDE = 509;
const SETTINGS_NARROW_UP_TO = 392;
/** No moves yet, with a line more below this inner width, and with the exercise there. */
const NO_MOVES_NARROW = 400;
const NO_MOVES_WIDE = 362;
const NO_MOVES_WIDE_FROM = 312;
const EXERCISE_MOVES = 278;
/** A list of moves: its head, each row, and what is below it with and without the field. */
const MOVES_HEAD = 61;
const MOVES_ROW = 29;
const MOVES_FIELD = 63;
const MOVES_END = 4;
/** Its columns: their edges and the width of each, up to this inner width, and beyond it. */
const COLUMNS_NARROW_UP_TO = 472;
const NARROW_COLUMN_EDGES = 12;
const NARROW_COLUMN = 56;
const WIDE_COLUMN_EDGES = 24;
const WIDE_COLUMN = 76;
/** The exercise with its two buttons, in the longest words of its sentence. */
const EXERCISE = 251;
const EXERCISE_SMALL = 258;
const EXERCISE_LEAST = 278;
/** Widest frame of the least board. */
const LEAST = 290;

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
  const inner = width - (width > NARROW ? WIDE_EDGES : NARROW_EDGES);
  const panels = PANELS.filter((panel) => controls.includes(panel));
  const isWide = width >= WIDE;
  const panel = clamp(width * PANEL_PART, LEAST_PANEL, MOST_PANEL);
  const beside = isWide && panels.length > 0 ? GAP * 2 + panel : 0;
  const board = Math.min(inner - beside, BOARD);
  const isBelow = !isWide || panels.length === 0;
  const heights = [
    board + roundBoard(width, hasSteps(controls)),
    read("game") === "connect-four" ? CONNECT_FOUR : 0,
    rowsHeight(buttonCount(controls, read), inner - beside),
    ...(isBelow ? panels.map((panel) => panelHeight(panel, read, inner)) : []),
    isBelow && read("exercise") ? exerciseHeight(width) : 0,
  ];
  return Math.round(heights.reduce((sum, height) => sum + height, 0));
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

const hasSteps = (controls: readonly string[]) => STEPS.some((step) => controls.includes(step));

function roundBoard(width: number, steps: boolean) {
  const round = width > NARROW ? ROUND_WIDE : ROUND_NARROW;
  if (steps) return round + STEPS_ROW;
  return width <= SMALL ? round + SECOND_LINE : round;
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
  if (panel === "settings") return inner <= SETTINGS_NARROW_UP_TO ? SETTINGS_NARROW : SETTINGS_WIDE;
  const moves = movesIn(read("moves") ?? "");
  if (moves === 0 && read("exercise")) return EXERCISE_MOVES;
  if (moves === 0) return inner < NO_MOVES_WIDE_FROM ? NO_MOVES_NARROW : NO_MOVES_WIDE;
  const inRow =
    inner <= COLUMNS_NARROW_UP_TO
      ? Math.floor((inner - NARROW_COLUMN_EDGES) / NARROW_COLUMN)
      : Math.floor((inner - WIDE_COLUMN_EDGES) / WIDE_COLUMN);
  const canWrite = !wordsOf(read("lock")).includes("board");
  const rows = Math.ceil(moves / inRow);
  return MOVES_HEAD + MOVES_ROW * rows + (canWrite ? MOVES_FIELD : MOVES_END);
}

/** The moves of a transcript, without the words of its comments and a position before them. */
function movesIn(text: string) {
  return text.replace(/\{[^}]*\}?/g, "").match(/[a-h][1-8]/gi)?.length ?? 0;
}

function exerciseHeight(width: number) {
  if (width > SMALL) return EXERCISE;
  return width > LEAST ? EXERCISE_SMALL : EXERCISE_LEAST;
}
