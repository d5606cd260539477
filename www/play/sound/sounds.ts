/**
 * Sounds of the page, synthesized from a few tones: no files, and no audio before the visitor's
 * first touch, because browsers keep a page silent until then.
 */

import type { Core } from "../../floor/base/page.ts";
import { type Cue, cuesOf } from "./cues.ts";

/** A tone that glides between two frequencies in hertz. Times are in seconds, the volume is 0-1. */
export interface Tone {
  shape: OscillatorType;
  from: number;
  to: number;
  start: number;
  duration: number;
  volume: number;
}

/** Seconds between two flips, and between two notes of a melody. */
const FLIP_INTERVAL = 0.045;
const NOTE_INTERVAL = 0.13;
/** Flips that sound one by one; more would only be noise. */
const MAX_FLIPS = 8;
/** The fewest flips of a big turn. */
const BIG_TURN = 8;

/** The gain of a tone at each volume: the loudest one does not distort a big turn with a corner. */
const GAINS = { soft: 0.4, medium: 1, loud: 1.7 };

/** The notes of each melody, in hertz. */
const MELODIES = {
  pass: [587, 440],
  won: [523, 659, 784, 1047],
  lost: [523, 415, 311],
  even: [523, 587, 523],
};

/**
 * Sounds that are on.
 * @param root receives the visitor's touches
 */
export function createSounds(
  root: Pick<Document, "addEventListener" | "hidden">,
  create: () => AudioContext,
) {
  let enabled = true;
  let context: AudioContext | null = null;

  function startAudio() {
    if (!enabled) return;
    try {
      context ??= create();
      if (context.state === "suspended") void context.resume();
    } catch {
      // Without audio the game is silent.
    }
  }
  for (const touch of ["pointerdown", "keydown", "click"])
    root.addEventListener(touch, startAudio, { capture: true });

  return {
    /** @param fall milliseconds until the disc of a move meets the board */
    update(state: Core, before: Core, fall = 0) {
      const { sound, volume } = state.settings.current;
      const had = before.settings.current;
      const switchedOn = sound && !had.sound;
      const isSample = switchedOn || volume !== had.volume;
      enabled = sound;
      if (switchedOn && !root.hidden) startAudio();
      if (!enabled || context === null || root.hidden) return;
      const cues: Cue[] = isSample
        ? [{ kind: "move", flips: 2, corner: false }]
        : cuesOf(state, before);
      let elapsed = cues[0]?.kind === "move" && !isSample ? fall / 1000 : 0;
      for (const cue of cues) {
        for (const tone of tonesOf(cue))
          playTone(context, {
            ...tone,
            start: elapsed + tone.start,
            volume: tone.volume * GAINS[volume],
          });
        elapsed += durationOf(cue);
      }
    },
  };
}

export function tonesOf(cue: Cue): Tone[] {
  switch (cue.kind) {
    case "move":
      return [
        ...knock(210, 0, 0.5),
        ...Array.from({ length: Math.min(cue.flips, MAX_FLIPS) }, (_, index) => flip(index)).flat(),
        ...(cue.flips >= BIG_TURN ? roll(cue.flips) : []),
        ...(cue.corner ? BOWL : []),
      ];
    case "armed":
      return [{ shape: "triangle", from: 740, to: 700, start: 0, duration: 0.05, volume: 0.12 }];
    case "rejected":
      return [0, 0.11].map((start) => ({
        shape: "triangle",
        from: 150,
        to: 120,
        start,
        duration: 0.09,
        volume: 0.3,
      }));
    case "pass":
      return melody(MELODIES.pass);
    case "end":
      return melody(MELODIES[cue.mood]);
  }
}

/**
 * A knock of wood on wood: a body, and two partials that no string has, which die away at once.
 * @param hertz of the body
 */
function knock(hertz: number, start: number, volume: number): Tone[] {
  const partial = (ratio: number, duration = 0, part = 1) => ({
    shape: "sine" as const,
    from: hertz * ratio * 1.06,
    to: hertz * ratio,
    start,
    duration,
    volume: volume * part,
  });
  return [partial(1, 0.09), partial(2.76, 0.05, 0.45), partial(5.4, 0.025, 0.25)];
}

/** Each flip knocks a little higher than the one before. */
function flip(index: number) {
  return knock(430 + 34 * index, 0.09 + index * FLIP_INTERVAL, 0.16);
}

/** A big turn ends in a roll of low knocks. */
function roll(flips: number) {
  const after = 0.09 + Math.min(flips, MAX_FLIPS) * FLIP_INTERVAL;
  return [0, 0.07, 0.14].flatMap((start, index) => knock(150 - 18 * index, after + start, 0.34));
}

/** A corner is taken: a wooden bowl rings. */
const BOWL: Tone[] = [1, 2.02, 3.01].map((ratio, index) => ({
  shape: "sine",
  from: 196 * ratio,
  to: 195 * ratio,
  start: 0.02,
  duration: 0.9 / (index + 1),
  volume: 0.26 / (index + 1),
}));

/** Notes of a xylophone: each with the partial that its bar has. */
function melody(notes: number[]): Tone[] {
  return notes.flatMap((hertz, index) =>
    [1, 4].map((ratio) => ({
      shape: "sine" as const,
      from: hertz * ratio,
      to: hertz * ratio,
      start: 0.05 + index * NOTE_INTERVAL,
      duration: 0.34 / ratio,
      volume: 0.2 / ratio,
    })),
  );
}

/** Seconds until the next cue may start. */
function durationOf(cue: Cue) {
  return cue.kind === "move" ? 0.15 + Math.min(cue.flips, MAX_FLIPS) * FLIP_INTERVAL : 0.3;
}

function playTone(context: AudioContext, { shape, from, to, start, duration, volume }: Tone) {
  const begin = context.currentTime + start;
  const end = begin + duration;
  const oscillator = context.createOscillator();
  const amplifier = context.createGain();
  oscillator.type = shape;
  oscillator.frequency.setValueAtTime(from, begin);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  amplifier.gain.setValueAtTime(volume, begin);
  amplifier.gain.exponentialRampToValueAtTime(0.001, end);
  oscillator.connect(amplifier).connect(context.destination);
  oscillator.start(begin);
  oscillator.stop(end);
}
