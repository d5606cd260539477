/**
 * Portraits of the opponents: heads on a coloured ground, drawn in a square of 64 units. They keep
 * their colours in every theme.
 */

/** Outline of every part. */
const INK = "#2a211b";

/** @param {string} d @param {string} [more] */
const line = (d, more = "") =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** @param {string} d @param {string} fill */
const shape = (d, fill) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>`;
/** @param {number} x @param {number} y @param {number} r @param {string} fill */
const disc = (x, y, r, fill) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="2.2"/>`;
/** @param {number} x @param {number} y @param {number} [r] */
const dot = (x, y, r = 2.4) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`;

const SKIN = "#ffd9a8";

/** @type {Record<string, {ground: string, drawing: string}>} */
const FACES = {
  // Looks both ways at once, tongue out, a propeller on the cap.
  doofie: {
    ground: "#8fd3f4",
    drawing:
      disc(32, 37, 19, SKIN) +
      shape("M14 32c1-13 9-18 18-18s17 5 18 18c-10-4-26-4-36 0z", "#e8554d") +
      line("M32 14v-5") +
      shape("M32 9c-4-5-12-4-13-1s8 4 13 1c4-5 12-4 13-1s-8 4-13 1z", "#ffd34e") +
      disc(25, 36, 5, "#fff") +
      disc(39, 36, 5, "#fff") +
      dot(27.5, 37.5) +
      dot(36.5, 34.5) +
      shape("M27 46h11c0 9-8 10-8 3z", "#ff8fa3") +
      line("M23 45c5 2 13 2 18 0"),
  },
  // A mask, a woollen cap and a broad grin.
  klauwastekannz: {
    ground: "#f7c65b",
    drawing:
      disc(32, 36, 20, SKIN) +
      shape("M12 29c0-14 9-20 20-20s20 6 20 20z", "#4a5a8a") +
      shape("M10 25h44v7H10z", "#6f80b5") +
      shape("M13 33h38c1 8-4 11-10 10-4-1-6-4-9-4s-5 3-9 4c-6 1-11-2-10-10z", "#2f2a33") +
      `<circle cx="23.5" cy="37.5" r="3" fill="#fff"/><circle cx="40.5" cy="37.5" r="3" fill="#fff"/>` +
      dot(24.5, 37.5, 1.5) +
      dot(41.5, 37.5, 1.5) +
      shape("M23 47h18c-1 6-5 8-9 8s-8-2-9-8z", "#fff") +
      line("M29 47v7M35 47v7"),
  },
  // A hamster with its cheeks full of discs.
  ramscher: {
    ground: "#b6dd8b",
    drawing:
      disc(18, 18, 7, "#d08a4a") +
      disc(46, 18, 7, "#d08a4a") +
      shape("M32 12c14 0 22 9 23 22 1 14-10 22-23 22S8 48 9 34c1-13 9-22 23-22z", "#e3a35f") +
      disc(18, 43, 9, "#f6dcb8") +
      disc(46, 43, 9, "#f6dcb8") +
      `<circle cx="16" cy="43" r="4.6" fill="${INK}"/><circle cx="48" cy="43" r="4.6" fill="#fff" stroke="${INK}" stroke-width="1.4"/>` +
      dot(24, 28, 3) +
      dot(40, 28, 3) +
      shape("M29 35h6l-3 4z", "#f08a8a") +
      shape("M28.5 42h7v7h-7z", "#fff") +
      line("M32 39v10"),
  },
  // A square head, since corners are everything; one eye winks.
  "ecken-eddi": {
    ground: "#ffb38a",
    drawing:
      shape("M14 20h36v34H14z", SKIN) +
      shape("M12 22V10h12v6h16v-6h12v12z", "#7b4b2a") +
      line("M20 31l5-2M39 29l5 2") +
      dot(24, 36, 2.8) +
      line("M37 36c2-2 6-2 8 0") +
      line("M30 38l-2 6h5") +
      line("M24 48h12l5-4") +
      disc(50, 54, 6, "#20262a") +
      `<path d="M46.5 52a5 5 0 0 1 6-2" stroke="#fff" stroke-width="1.4" fill="none" stroke-linecap="round"/>`,
  },
  // An owl that misses nothing for three moves.
  aufpasser: {
    ground: "#a9b8f0",
    drawing:
      shape(
        "M11 12c6 1 10 3 13 5h16c3-2 7-4 13-5-1 6-2 9-3 12 3 18-5 32-18 32S11 42 14 24c-1-3-2-6-3-12z",
        "#8a6b4d",
      ) +
      shape("M32 34c8 0 12 5 12 11 0 7-6 11-12 11s-12-4-12-11c0-6 4-11 12-11z", "#e9d3b0") +
      disc(23, 29, 9, "#fff7dd") +
      disc(41, 29, 9, "#fff7dd") +
      disc(24, 29, 4.4, "#ffb52e") +
      disc(40, 29, 4.4, "#ffb52e") +
      dot(24, 29, 2) +
      dot(40, 29, 2) +
      shape("M29 35h6l-3 6z", "#f08c2e") +
      line("M27 47l2 2 2-2M33 47l2 2 2-2M30 52l2 2 2-2"),
  },
  // A thinker with round glasses and a beret.
  pascal: {
    ground: "#d9b8f0",
    drawing:
      disc(32, 38, 18, SKIN) +
      shape(
        "M11 27c0-10 12-17 23-16 10 1 18 5 18 12 0 6-10 7-19 6-8 0-13 0-17 3-3 1-5-1-5-5z",
        "#7a3b8f",
      ) +
      line("M34 11l2-5") +
      disc(24.5, 38, 6.5, "#eef7ff") +
      disc(40.5, 38, 6.5, "#eef7ff") +
      line("M31 38h3M18 37l-4-1M47 37l3-1") +
      dot(25.5, 39) +
      dot(39.5, 39) +
      shape("M32 46c-3-3-8-1-10 3 4 1 8 0 10-2 2 2 6 3 10 2-2-4-7-6-10-3z", "#5a3a24") +
      line("M29 53c2 1 4 1 6 0"),
  },
  // A general with a bicorne and a monocle.
  stratege: {
    ground: "#f29c9c",
    drawing:
      disc(32, 38, 18, SKIN) +
      shape("M6 29c2-13 12-22 26-22s24 9 26 22c-8-5-17-7-26-7S14 24 6 29z", "#28406f") +
      shape("M8 29c8-6 16-8 24-8s16 2 24 8c-8-3-16-4-24-4s-16 1-24 4z", "#f3c64b") +
      disc(32, 15, 4, "#fff") +
      line("M19 33l8 1M37 34l8-2") +
      dot(24, 38, 2.6) +
      disc(40.5, 38, 6, "#eaf6ff") +
      dot(40.5, 38, 2.2) +
      line("M46 42c2 3 2 6 1 9") +
      shape(
        "M32 46c-4-3-9-2-13-4 1 5 5 8 9 8 2 0 3-1 4-2 1 1 2 2 4 2 4 0 8-3 9-8-4 2-9 1-13 4z",
        "#e8e4dc",
      ) +
      line("M28 53h8"),
  },
};

/** The levels of the small games as numerals. @type {Record<string, string>} */
const NUMERALS = { easy: "I", medium: "II", hard: "III", expert: "IV", perfect: "V" };

/** @param {string} level */
const sign = (level) => NUMERALS[level] ?? (/^\d+$/.test(level) ? level : "?");

/**
 * The portrait of an opponent; a level, which has none, shows its number.
 * @param {string} opponent
 */
export function face(opponent) {
  const portrait = FACES[opponent];
  const content = portrait
    ? `<circle cx="32" cy="32" r="31" fill="${portrait.ground}"/><g clip-path="circle(31px at 32px 32px)">${portrait.drawing}</g>`
    : `<circle cx="32" cy="32" r="29" fill="#20262a" stroke="#f4f1e8" stroke-width="4"/><text x="32" y="44" font-size="34" font-weight="700" font-family="system-ui, sans-serif" text-anchor="middle" fill="#fff">${sign(opponent)}</text>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" class="face-of" aria-hidden="true">${content}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(documentElement, true);
}

/**
 * Shows an opponent in a place, or nobody; the portrait that it has stays.
 * @param {HTMLElement} place
 * @param {string | null} opponent
 */
export function showFace(place, opponent) {
  if (place.dataset.portraitOf === String(opponent)) return;
  place.dataset.portraitOf = String(opponent);
  place.replaceChildren(...(opponent === null ? [] : [face(opponent)]));
}
