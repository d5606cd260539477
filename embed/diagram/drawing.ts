/** The picture of a diagram: an SVG in units of a square, whose style is `PICTURE_STYLE`. */

import type { Figure } from "./figure.ts";

/** Width of the frame around the board, which has the names of files and ranks. */
const FRAME = 0.62;
/** How far an arrow ends before the middle of its square, and the size of its head. */
const GAP = 0.1;
const HEAD = 0.38;

/** The look of the picture, which nothing of the host page's style reaches. */
export const PICTURE_STYLE = `
.picture{all:initial;direction:ltr;display:block;inline-size:max(24rem,384px);min-inline-size:100%;max-inline-size:100%;block-size:auto;forced-color-adjust:none;print-color-adjust:exact;-webkit-print-color-adjust:exact;
font:600 .36px system-ui,sans-serif;text-anchor:middle;cursor:inherit;visibility:inherit}
.frame{fill:var(--reversi-frame,#143c2d)}
.board{fill:var(--reversi-board,#2d8a62)}
.lines{fill:none;stroke:var(--reversi-line,#14543b);stroke-width:.03}
.dots{fill:none;stroke:var(--reversi-line,#14543b);stroke-width:.17;stroke-linecap:round}
.names{fill:var(--reversi-names,#d3e4da)}
.shade{fill:#00160c;opacity:.38}
.X{fill:#15191b;stroke:#000;stroke-width:.02}
.O{fill:#f7f4ea;stroke:#a9a391;stroke-width:.03}
.shine{fill:#fff;opacity:.13}
.O+.shine{opacity:.75}
.number{font-size:.38px;fill:#fff}
.on-O{fill:#15191b}
.letter{font-size:.56px;font-weight:700;fill:#fff;stroke:#0a2c1f;stroke-width:.1;paint-order:stroke;stroke-linejoin:round}
.letter.on-O{fill:#15191b;stroke:#f7f4ea}
.edge{fill:none;stroke:#0a1222;stroke-opacity:.8;stroke-width:.17}
.ring{fill:none;stroke:var(--reversi-mark,#ffb52e);stroke-width:.1}
.arrow{fill:var(--reversi-mark,#ffb52e);stroke:#0a1222;stroke-opacity:.8;stroke-width:.05;stroke-linejoin:round;paint-order:stroke}
@media print{
.frame,.board{fill:#fff}
.lines{stroke:#333}.dots{stroke:#333}.names{fill:#000}
.shade,.shine{display:none}
.O{fill:#fff;stroke:#000}
.letter{fill:#000;stroke:#fff}.letter.on-X{fill:#fff;stroke:#000}
.ring,.edge{stroke:#000}.ring{stroke:#fff;stroke-width:.07}
.arrow{fill:#000;stroke:#fff;stroke-opacity:1;stroke-width:.12}
}`;

export const STYLE = `
:host{display:block;inline-size:fit-content;max-inline-size:100%;min-inline-size:min(max(12rem,192px),100%);break-inside:avoid}
:host([hidden]){display:none}
.said{all:initial;position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.around{position:relative}
.problem{all:initial;display:block;box-sizing:border-box;margin-block-end:.5em;padding:.6em .8em;border-inline-start:.25em solid #a62a17;background:#fdeeea;color:#7c1d0f;font:1rem/1.4 system-ui,sans-serif}${PICTURE_STYLE}`;

function svg(
  name: string,
  attributes: Record<string, string | number>,
  ...content: (Node | string)[]
) {
  const part = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [attribute, value] of Object.entries(attributes))
    part.setAttribute(attribute, String(value));
  part.append(...content);
  return part;
}

/**
 * @param turned whether h8 lies at the top left
 * @param name for screen readers
 */
export function draw(figure: Figure, turned: boolean, name: string) {
  const middle = (square: number) => {
    const place = turned ? 63 - square : square;
    return { x: (place % 8) + 0.5, y: Math.floor(place / 8) + 0.5 };
  };
  const shapes = [...figure.board.keys()].flatMap((square) => discOf(figure, square, middle));
  const marks = [
    ...figure.circles.flatMap((square) => ring(middle(square))),
    ...figure.arrows.map(({ from, to }) => arrow(middle(from), middle(to))),
    ...[...figure.letters].map(([square, letter]) =>
      label("letter", middle(square), 0.2, letter, figure.board[square]),
    ),
  ];
  const size = 8 + 2 * FRAME;
  return svg(
    "svg",
    {
      class: "picture",
      part: "board",
      role: "img",
      "aria-label": name,
      viewBox: `${-FRAME} ${-FRAME} ${size} ${size}`,
    },
    svg("rect", { class: "frame", x: -FRAME, y: -FRAME, width: size, height: size, rx: 0.22 }),
    svg("rect", { class: "board", width: 8, height: 8 }),
    svg("path", { class: "lines", d: LINES }),
    svg("path", { class: "dots", d: "M2 2h0M6 2h0M2 6h0M6 6h0" }),
    ...names(turned),
    ...shapes,
    ...marks,
  );
}

const LINES = [...Array(9).keys()].map((line) => `M${line} 0v8M0 ${line}h8`).join("");

/** The names of files and ranks on two sides of the board. */
function names(turned: boolean) {
  return [...Array(8).keys()].flatMap((line) => {
    const named = turned ? 7 - line : line;
    return [
      label("names", { x: line + 0.5, y: -FRAME / 2 }, 0.13, "abcdefgh"[named]),
      label("names", { x: -FRAME / 2, y: line + 0.5 }, 0.13, String(named + 1)),
    ];
  });
}

function discOf(
  { board, numbers }: Figure,
  square: number,
  middle: (square: number) => { x: number; y: number },
) {
  const disc = board[square];
  if (disc === "-") return [];
  const { x, y } = middle(square);
  const number = numbers.get(square);
  return [
    svg("circle", { class: "shade", cx: x + 0.03, cy: y + 0.06, r: 0.41 }),
    svg("circle", { class: disc, cx: x, cy: y, r: 0.41 }),
    svg("ellipse", { class: "shine", cx: x - 0.1, cy: y - 0.14, rx: 0.22, ry: 0.17 }),
    ...(number ? [label("number", { x, y }, 0.135, String(number), disc)] : []),
  ];
}

/**
 * @param kind its class
 * @param drop from the middle of the text to its baseline
 * @param ground the disc behind it
 */
function label(
  kind: string,
  { x, y }: { x: number; y: number },
  drop: number,
  text: string,
  ground = "-",
) {
  return svg("text", { class: `${kind} on-${ground}`, x, y: y + drop }, text);
}

function ring({ x, y }: { x: number; y: number }) {
  return ["edge", "ring"].map((name) => svg("circle", { class: name, cx: x, cy: y, r: 0.4 }));
}

function arrow(from: { x: number; y: number }, to: { x: number; y: number }) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const tip = Math.hypot(x, y) - GAP;
  const neck = tip - HEAD;
  const turn = (Math.atan2(y, x) * 180) / Math.PI;
  return svg("path", {
    class: "arrow",
    transform: `translate(${from.x} ${from.y}) rotate(${turn})`,
    d: `M0-.06H${neck}V-.22L${tip} 0L${neck} .22V.06H0z`,
  });
}
