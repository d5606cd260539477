/** Pictures of boards, drawn point by point: screenshots of many looks, and photographs. */

import { wholeLook } from "./board-looks.js";

/** Rows of letters and digits, 3 by 5 points each. */
const FONT = {
  0: "75557",
  1: "26227",
  2: "71747",
  3: "71317",
  4: "55711",
  5: "74717",
  6: "74757",
  7: "71222",
  8: "75757",
  A: "25755",
  B: "65656",
  C: "34443",
  D: "65556",
  E: "74647",
  F: "74644",
  G: "34553",
  H: "55755",
  "+": "02720",
  "-": "00700",
};

/** Whether a glyph covers a point; both coordinates go from 0 to 1. */
function inked(sign, x, y) {
  if (x < 0 || y < 0 || x >= 1 || y >= 1) return false;
  const row = Number(FONT[sign][Math.floor(y * 5)]);
  return (row >> (2 - Math.floor(x * 3))) % 2 === 1;
}

/** A number from 0 to 1 for a point, the same each time. */
function speckle(x, y) {
  let mixed = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

function grainAt(grain, u, v) {
  if (grain === "wood") {
    const bend = Math.sin(u * 0.7) * 0.8 + Math.sin(v * 0.21 + 2) * 0.5;
    return Math.sin((v + bend * 0.3) * 17) * 0.5 + speckle(u * 12, v * 150) * 0.6 - 0.3;
  }
  return speckle(u * 60, v * 60) * 2 - 1;
}

const set = (out, colour, light = 0) => {
  out[0] = colour[0] + light;
  out[1] = colour[1] + light;
  out[2] = colour[2] + light;
};
const mix = (out, colour, part) => {
  for (let at = 0; at < 3; at++) out[at] += (colour[at] - out[at]) * part;
};

/**
 * A function that writes the colour at a point of a board, whose squares go from 0 to 8 both ways.
 * It answers false outside the frame.
 * @param look from board-looks.js
 * @param cells 64 of 0 empty, 1 black, 2 white
 * @param marks the square of the last move, and the legal moves
 * @param lift how far the upper side of a disc is moved by the view, for thick discs
 */
export function boardPainter(look, cells, { last = null, legal = [] } = {}, lift = [0, 0]) {
  const whole = wholeLook(look);
  const { frameWidth, ground, second, texture, grain, line, lineWidth, gap } = whole;
  const isLegal = new Set(legal);
  return (out, u, v) => {
    if (u < -frameWidth || v < -frameWidth || u > 8 + frameWidth || v > 8 + frameWidth)
      return false;
    if (u < 0 || v < 0 || u >= 8 || v >= 8) {
      set(out, whole.frame);
      if (
        lineWidth > 0 &&
        u > -lineWidth / 2 &&
        v > -lineWidth / 2 &&
        u < 8 + lineWidth / 2 &&
        v < 8 + lineWidth / 2
      )
        set(out, line);
      paintLabel(out, whole, u, v);
      return true;
    }
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const square = row * 8 + column;
    const [x, y] = [u - column - 0.5, v - row - 0.5];
    set(out, second && (row + column) % 2 ? second : ground);
    if (texture > 0) set(out, out, texture * grainAt(grain, u, v));
    const isEdge = Math.max(Math.abs(x), Math.abs(y)) > 0.5 - Math.max(lineWidth, gap) / 2;
    if (isEdge) set(out, line);
    if (square === last && whole.last === "square" && !isEdge) mix(out, whole.lastColour, 0.5);
    if (whole.starPoints && Math.hypot(Math.abs(u - 4) - 2, Math.abs(v - 4) - 2) < 0.09)
      set(out, whole.starPoints);
    if (cells[square] === 0) {
      if (isLegal.has(square)) paintLegal(out, whole, x, y);
    } else paintDisc(out, whole, cells[square], x, y, lift);
    if (square === last) paintLast(out, whole, x, y);
    return true;
  };
}

function paintLabel(out, { labels, frameWidth }, u, v) {
  if (labels === null || frameWidth < 0.3) return;
  const size = Math.min(0.5, frameWidth * 0.8);
  const place = -frameWidth / 2 - size / 2;
  if (v < 0 && u >= 0 && u < 8) {
    const sign = "ABCDEFGH"[Math.floor(u)];
    if (inked(sign, (u - Math.floor(u) - 0.5) / (size * 0.6) + 0.5, (v - place) / size))
      set(out, labels);
  } else if (u < 0 && v >= 0 && v < 8) {
    const sign = 1 + Math.floor(v);
    const left = -frameWidth / 2 - size * 0.3;
    if (inked(sign, (u - left) / (size * 0.6), (v - Math.floor(v) - 0.5) / size + 0.5))
      set(out, labels);
  }
}

function paintLegal(out, { legal, legalColour }, x, y) {
  const far = Math.hypot(x, y);
  if (legal === "dot" && far < 0.14) mix(out, legalColour, 0.8);
  if (legal === "ring" && far < 0.3 && far > 0.25) mix(out, legalColour, 0.8);
  if (legal === "square" && Math.max(Math.abs(x), Math.abs(y)) < 0.46) mix(out, legalColour, 0.8);
  if (legal === "number")
    for (const [sign, left] of [
      ["+", -0.3],
      ["1", -0.1],
      ["6", 0.12],
    ])
      if (inked(sign, (x - left) / 0.18, (y + 0.15) / 0.3)) set(out, legalColour);
}

function paintDisc(out, look, disc, x, y, [liftX, liftY]) {
  const { radius, gradient, outline, outlineWidth, shadow, black, white } = look;
  const colour = disc === 1 ? black : white;
  if (shadow > 0) {
    const far = Math.hypot(x - 0.04, y - 0.06);
    const dark = shadow * Math.min(1, Math.max(0, (radius + 0.06 - far) / 0.08));
    for (let at = 0; at < 3; at++) out[at] *= 1 - dark;
  }
  // The side of a thick disc shows the other colour's half as well.
  const under = Math.hypot(x, y) < radius;
  if (under && (liftX !== 0 || liftY !== 0)) set(out, disc === 1 ? white : black, -20 * (disc - 1));
  const half = Math.hypot(x - liftX / 2, y - liftY / 2);
  if (half < radius && (liftX !== 0 || liftY !== 0)) set(out, colour, -25);
  const far = Math.hypot(x - liftX, y - liftY);
  if (far >= radius) return;
  set(out, colour, (-gradient * (x + y)) / radius / 2);
  if (gradient > 80) set(out, out, 90 * Math.exp(-((x + 0.15) ** 2 + (y + 0.17) ** 2) / 0.008));
  if (outline && far > radius - outlineWidth) set(out, outline);
}

function paintLast(out, { last, lastColour }, x, y) {
  const far = Math.hypot(x, y);
  if (last === "dot" && far < 0.1) set(out, lastColour);
  if (last === "ring" && far < 0.24 && far > 0.18) set(out, lastColour);
  if (last === "cross" && far < 0.2 && Math.abs(Math.abs(x) - Math.abs(y)) < 0.05)
    set(out, lastColour);
  if (last === "number") {
    if (
      inked("3", (x + 0.24) / 0.22, (y + 0.18) / 0.36) ||
      inked("8", (x - 0.02) / 0.22, (y + 0.18) / 0.36)
    )
      set(out, lastColour);
  }
}

/**
 * What lies around a board in a picture: a plain page, lines of text, panels, a table.
 * @returns a function that writes the colour at a point of the picture
 */
export function surroundings(kind, colour, size) {
  const dark = colour[0] + colour[1] + colour[2] < 380;
  const inkColour = dark ? [220, 220, 220] : [30, 34, 38];
  return (out, x, y) => {
    set(out, colour);
    const unit = size / 60;
    if (kind === "text") {
      const row = Math.floor(y / unit / 2);
      const letter = Math.floor(x / unit);
      const isWord = y / unit / 2 - row < 0.6 && speckle(letter >> 2, row) > 0.2;
      if (isWord && speckle(Math.floor((x / unit) * 4), Math.floor((y / unit) * 4)) > 0.5)
        set(out, inkColour);
    } else if (kind === "panels") {
      const [column, row] = [Math.floor(x / unit / 17), Math.floor(y / unit / 9)];
      const [inX, inY] = [x / unit / 17 - column, y / unit / 9 - row];
      if (inX > 0.08 && inX < 0.92 && inY > 0.15 && inY < 0.85)
        set(out, [90 + 150 * speckle(column, row), 90 + 150 * speckle(row, column + 7), 190]);
    } else if (kind === "gradient") set(out, colour, 50 * Math.sin(x / size) - (60 * y) / size);
    else if (kind === "table") set(out, colour, 26 * grainAt("wood", x / unit / 3, y / unit / 3));
    else if (kind === "cloth")
      set(out, colour, 18 * (speckle(x, y) - 0.5) + 10 * Math.sin(y / unit / 2));
  };
}

/**
 * Draws a picture.
 * @param toBoard gives the place on the board of a point of the picture, and writes it to an array
 * @param light changes a colour at a point of the picture
 */
export function drawPicture({ width, height, paint, around, toBoard, light = null, fine = 2 }) {
  const data = new Uint8ClampedArray(width * height * 4);
  const [out, place] = [new Float64Array(3), new Float64Array(2)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0];
      for (let part = 0; part < fine * fine; part++) {
        const px = x + ((part % fine) + 0.5) / fine;
        const py = y + (Math.floor(part / fine) + 0.5) / fine;
        toBoard(place, px, py);
        if (!paint(out, place[0], place[1])) around(out, px, py);
        for (let at = 0; at < 3; at++) sum[at] += Math.min(255, Math.max(0, out[at]));
      }
      for (let at = 0; at < 3; at++) out[at] = sum[at] / fine / fine;
      if (light) light(out, x, y);
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) data[at + channel] = out[channel];
      data[at + 3] = 255;
    }
  return { width, height, data };
}
