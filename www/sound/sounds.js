/**
 * The page's sounds, made of a few tones when they are needed: no file, and nothing
 * before the visitor has touched the page, since browsers keep pages silent until then.
 *
 * @import { Cue } from "./cues.js"
 * @import { State } from "../state/types.js"
 */

import { cuesOf } from "./cues.js";

/**
 * A tone: hertz at its beginning and end, seconds until it begins and while it lasts, loudness 0-1.
 * @typedef {{shape: OscillatorType, from: number, to: number, at: number, lasts: number, loud: number}} Tone
 */

/** Seconds between two flips, and between two notes of a melody. */
const DISC = 0.045;
const NOTE = 0.13;
/** Discs that are heard one by one; more only make noise. */
const HEARD = 8;

/** Hertz of each melody's notes. */
const MELODIES = {
  pass: [587, 440],
  won: [523, 659, 784, 1047],
  lost: [523, 415, 311],
  even: [523, 587, 523],
};

/**
 * @param {Pick<Document, "addEventListener" | "hidden">} root where the visitor's touches arrive
 * @param {() => AudioContext} create
 * @param {boolean} wanted whether sounds are on
 */
export function createSounds(root, create, wanted) {
  /** @type {AudioContext | null} */
  let context = null;

  function wake() {
    if (!wanted) return;
    try {
      context ??= create();
      if (context.state === "suspended") void context.resume();
    } catch {
      // A browser without sound plays without sound.
    }
  }
  for (const touch of ["pointerdown", "keydown", "click"])
    root.addEventListener(touch, wake, { capture: true });

  return {
    /**
     * @param {State} state
     * @param {State} before
     */
    update(state, before) {
      const switchedOn = state.settings.current.sound && !before.settings.current.sound;
      wanted = state.settings.current.sound;
      if (switchedOn && !root.hidden) wake();
      if (!wanted || context === null || root.hidden) return;
      /** @type {Cue[]} */
      const cues = switchedOn ? [{ kind: "move", flips: 2 }] : cuesOf(state, before);
      let start = 0;
      for (const cue of cues) {
        for (const tone of tonesOf(cue)) sound(context, { ...tone, at: start + tone.at });
        start += lengthOf(cue);
      }
    },
  };
}

/**
 * @param {Cue} cue
 * @returns {Tone[]}
 */
export function tonesOf(cue) {
  switch (cue.kind) {
    case "move":
      return [
        { shape: "sine", from: 210, to: 85, at: 0, lasts: 0.09, loud: 0.5 },
        { shape: "triangle", from: 1900, to: 700, at: 0, lasts: 0.02, loud: 0.16 },
        ...Array.from({ length: Math.min(cue.flips, HEARD) }, (_, disc) => flippingDisc(disc)),
      ];
    case "armed":
      return [{ shape: "triangle", from: 740, to: 700, at: 0, lasts: 0.05, loud: 0.12 }];
    case "rejected":
      return [0, 0.11].map((at) => ({
        shape: "triangle",
        from: 150,
        to: 120,
        at,
        lasts: 0.09,
        loud: 0.3,
      }));
    case "pass":
      return melody(MELODIES.pass);
    case "end":
      return melody(MELODIES[cue.mood]);
  }
}

/**
 * Each disc clicks a little higher than the one before.
 * @param {number} disc
 * @returns {Tone}
 */
function flippingDisc(disc) {
  const from = 820 + 70 * disc;
  return {
    shape: "triangle",
    from,
    to: from * 0.7,
    at: 0.09 + disc * DISC,
    lasts: 0.035,
    loud: 0.14,
  };
}

/**
 * @param {number[]} notes
 * @returns {Tone[]}
 */
function melody(notes) {
  return notes.map((hertz, index) => ({
    shape: "sine",
    from: hertz,
    to: hertz,
    at: 0.05 + index * NOTE,
    lasts: 0.3,
    loud: 0.18,
  }));
}

/**
 * Seconds after which the next cue may begin.
 * @param {Cue} cue
 */
function lengthOf(cue) {
  return cue.kind === "move" ? 0.15 + Math.min(cue.flips, HEARD) * DISC : 0.3;
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function sound(context, { shape, from, to, at, lasts, loud }) {
  const begin = context.currentTime + at;
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, begin);
  voice.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  volume.gain.setValueAtTime(loud, begin);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  voice.connect(volume).connect(context.destination);
  voice.start(begin);
  voice.stop(begin + lasts);
}
