/**
 * Portraits of the opponents: heads on a coloured ground, drawn in a square of 64 units. They keep
 * their colours in every theme.
 */

/** Outline of every part. */
const INK = "#2a211b";

const line = (d: string, more = "") =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const shape = (d: string, fill: string) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>`;
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="${INK}" stroke-width="2.2"/>`;
const dot = (x: number, y: number, r = 2.4) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${INK}"/>`;

const SKIN = "#ffd9a8";

const FACES: Record<string, { ground: string; drawing: string }> = {
  // Level 1: a chick, half out of its egg.
  1: {
    ground: "#ffe39a",
    drawing:
      disc(32, 31, 18, "#ffd23f") +
      line("M32 13c-3-4-1-8 3-9M32 13c1-3 4-5 7-4") +
      dot(25, 29, 2.8) +
      dot(39, 29, 2.8) +
      shape("M27 35h10l-5 7z", "#f08c2e") +
      shape("M11 42l7 5 6-6 8 6 8-6 6 6 7-5c1 13-8 19-21 19S10 55 11 42z", "#fffaf0"),
  },
  // Level 2: a snail in no hurry.
  2: {
    ground: "#c9e7c0",
    drawing:
      line("M15 27l-4-13M21 27l3-13") +
      dot(11, 13, 3) +
      dot(24, 13, 3) +
      shape("M8 55c2-10-1-16 2-25 2-6 13-6 15 0 2 8-1 14 3 16h26c5 0 7 6 4 9z", "#ecd28c") +
      disc(41, 35, 16, "#c9824f") +
      line("M41 35c0-5 8-4 8 2s-8 10-14 6-5-16 4-18 16 4 16 12") +
      line("M13 38c2 3 6 3 8 0"),
  },
  // Level 3: a puppy with its tongue out.
  3: {
    ground: "#bfe3ff",
    drawing:
      disc(32, 33, 19, "#dba56c") +
      shape("M17 18c-10 0-13 16-8 27 7-1 11-9 11-20z", "#8a5a34") +
      shape("M47 18c10 0 13 16 8 27-7-1-11-9-11-20z", "#8a5a34") +
      shape("M28 46h9c2 11-11 11-9 0z", "#ff8fa3") +
      disc(32, 42, 9, "#f6dcb8") +
      dot(24, 29, 3) +
      dot(40, 29, 3) +
      shape("M27 36h10l-5 6z", INK) +
      line("M26 45c3 3 9 3 12 0"),
  },
  // Level 4: a goose in a bonnet.
  4: {
    ground: "#ffc9d6",
    drawing:
      shape(
        "M19 63c4-14 2-22 1-31-1-12 5-19 13-19 9 0 14 7 13 15-1 7-5 9-5 16 0 7 3 13 5 19z",
        "#fff",
      ) +
      shape("M44 24l16 5-15 6z", "#f08c2e") +
      shape("M19 33C15 16 22 6 34 6c7 0 12 3 13 9-10-3-20 3-21 18z", "#6a8fd0") +
      line("M25 33c0 8 4 12 10 12") +
      dot(39, 25, 2.8),
  },
  // Level 5: a bear who has time.
  5: {
    ground: "#f2d38b",
    drawing:
      disc(15, 17, 8, "#7a4e2d") +
      disc(49, 17, 8, "#7a4e2d") +
      disc(32, 35, 21, "#8f5c36") +
      disc(32, 44, 11, "#dcb98f") +
      dot(23, 31, 3) +
      dot(41, 31, 3) +
      shape("M27 37h10l-5 6z", INK) +
      line("M32 43v5M26 49c4 3 8 3 12 0"),
  },
  // Level 6: a cat with an eye for corners.
  6: {
    ground: "#cdbdf2",
    drawing:
      shape(
        "M11 8l13 9h16l13-9c2 13 3 20 0 29-3 13-12 18-21 18s-18-5-21-18c-3-9-2-16 0-29z",
        "#57536b",
      ) +
      disc(23, 32, 6, "#ffe066") +
      disc(41, 32, 6, "#ffe066") +
      line("M23 28v8M41 28v8") +
      shape("M28 41h8l-4 4z", "#ff8fa3") +
      line("M32 45v3M26 50c2 1 5 0 6-2 1 2 4 3 6 2M17 43L5 41M17 47L7 51M47 43l12-2M47 47l10 4"),
  },
  // Level 7: a fox with a plan.
  7: {
    ground: "#b9e4d8",
    drawing:
      shape("M8 8l15 10h18L56 8c3 14 1 25-6 32L32 59 14 40C7 33 5 22 8 8z", "#e8803a") +
      shape("M13 39c7-4 14-1 19 8 5-9 12-12 19-8L32 59z", "#fff6ea") +
      line("M19 28l8 4M45 28l-8 4") +
      dot(24, 34, 2.8) +
      dot(40, 34, 2.8) +
      disc(32, 55, 3.4, INK),
  },
  // Level 8: a wolf.
  8: {
    ground: "#b4c6dd",
    drawing:
      shape(
        "M10 6l12 11h20L54 6c4 13 2 24-2 32l-8 6-5 14H25l-5-14-8-6C8 30 6 19 10 6z",
        "#7f8b9d",
      ) +
      shape("M19 36c6 0 10 3 13 8 3-5 7-8 13-8l-1 9-6 13H26l-6-13z", "#e9eef3") +
      line("M17 27l9 3M47 27l-9 3") +
      disc(23, 33, 4, "#ffd34e") +
      disc(41, 33, 4, "#ffd34e") +
      dot(23, 33, 1.8) +
      dot(41, 33, 1.8) +
      shape("M27 48h10l-5 6z", INK),
  },
  // Level 9: a raven behind a monocle.
  9: {
    ground: "#f6cf9f",
    drawing:
      shape(
        "M12 63c3-9 2-16 2-28C14 19 22 9 34 9c10 0 17 7 18 17 5 2 8 5 10 10-6-1-11 0-14 3-2 8-5 14-2 24z",
        "#2f3345",
      ) +
      shape("M50 26c7 1 11 5 12 10-6-1-11 0-14 3-2-4-1-9 2-13z", "#7d8296") +
      disc(36, 27, 7.5, "#f3f6fb") +
      dot(38, 27, 2.8) +
      line("M36 34.5c0 8-2 14-6 18") +
      line("M20 50c4 2 8 2 12 0M18 57c5 2 10 2 15 0", 'opacity="0.5"'),
  },
  // Level 10: a crowned lion.
  10: {
    ground: "#f3a58f",
    drawing:
      disc(32, 38, 24, "#b5651d") +
      disc(32, 40, 16, "#f5c15c") +
      shape("M17 21L13 6l10 7 9-10 9 10 10-7-4 15z", "#ffe066") +
      dot(25, 37, 2.8) +
      dot(39, 37, 2.8) +
      shape("M27 42h10l-5 5z", "#7a3f22") +
      line("M32 47v3M26 51c2 2 5 1 6-1 1 2 4 3 6 1"),
  },
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

/** The opponents of Reversi that play the levels of the small games. */
const GUESTS: Record<string, string> = {
  easy: "1",
  medium: "2",
  hard: "5",
  expert: "9",
  perfect: "10",
};

/** The places of the pips of a die that shows five. */
const PIPS = [
  [22, 22],
  [42, 22],
  [32, 32],
  [22, 42],
  [42, 42],
];

/** The die of chance. */
const DIE = {
  ground: "#20262a",
  drawing: shape("M13 13h38v38H13z", "#fff") + PIPS.map(([x, y]) => dot(x, y, 4)).join(""),
};

/** The portrait of an opponent; chance has a die. */
export function face(opponent: string) {
  const { ground, drawing } = FACES[GUESTS[opponent] ?? opponent] ?? DIE;
  const content = `<circle cx="32" cy="32" r="31" fill="${ground}"/><g clip-path="circle(31px at 32px 32px) view-box">${drawing}</g>`;
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" class="face-of" aria-hidden="true">${content}</svg>`;
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(documentElement, true);
}

/** Shows an opponent in a place, or nobody; the portrait that it has stays. */
export function showFace(place: HTMLElement, opponent: string | null) {
  if (place.dataset.portraitOf === String(opponent)) return;
  place.dataset.portraitOf = String(opponent);
  place.replaceChildren(...(opponent === null ? [] : [face(opponent)]));
}
