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
  const inner = width - (width > 480 ? 16 : 8);
  const panels = PANELS.filter((panel) => controls.includes(panel));
  const isWide = width >= 640;
  const beside = isWide && panels.length > 0 ? GAP * 2 + clamp(width * 0.3, 224, 320) : 0;
  const board = Math.min(inner - beside, 640);
  const isBelow = !isWide || panels.length === 0;
  const heights = [
    board + roundBoard(width, hasSteps(controls)),
    read("game") === "connect-four" ? -15 : 0,
    rowsHeight(buttonCount(controls, read), inner - beside),
    ...(isBelow ? panels.map((panel) => panelHeight(panel, read, inner)) : []),
    isBelow && read("exercise") ? exerciseHeight(width) : 0,
  ];
  return Math.round(heights.reduce((sum, height) => sum + height, 0));
}

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

const hasSteps = (controls: readonly string[]) => STEPS.some((step) => controls.includes(step));

/** Counts and sentence around the board; a row of steps is as high as two more lines. */
function roundBoard(width: number, steps: boolean) {
  const edges = width > 480 ? 110 : 102;
  if (steps) return edges + 42;
  return width <= 320 ? edges + 18 : edges;
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
  if (panel === "settings") return inner <= 392 ? 549 : 509;
  const moves = movesIn(read("moves") ?? "");
  if (moves === 0 && read("exercise")) return 278;
  if (moves === 0) return inner < 312 ? 400 : 362;
  const inRow = inner <= 472 ? Math.floor((inner - 12) / 56) : Math.floor((inner - 24) / 76);
  const canWrite = !wordsOf(read("lock")).includes("board");
  return 61 + 29 * Math.ceil(moves / inRow) + (canWrite ? 63 : 4);
}

/** The moves of a transcript, without the words of its comments and a position before them. */
function movesIn(text: string) {
  return text.replace(/\{[^}]*\}?/g, "").match(/[a-h][1-8]/gi)?.length ?? 0;
}

/** The exercise with its two buttons, in the longest words of its sentence. */
function exerciseHeight(width: number) {
  if (width > 320) return 251;
  return width > 290 ? 258 : 278;
}
