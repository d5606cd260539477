/**
 * Texts of files in the encodings that programs write: UTF-16 with its mark, UTF-8, or else
 * Latin-1. There every byte is a character.
 */

import type { NamedFile } from "../../../reversi-wasm.js";

/** The files of games of tournaments and of their names, which hold no text. */
const OF_TOURNAMENTS = /\.(wtb|jou|trn|games)$/i;

/** Those of them that this page has written. */
const PACKED = /\.games$/i;

/** @param name of a file */
export const isPacked = (name: string) => PACKED.test(name);

/** @param name of a file */
export const isOfTournaments = (name: string) => OF_TOURNAMENTS.test(name);

export function textIn(bytes: Uint8Array) {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** A file as the engine reads it: a text in UTF-8. */
export function inUtf8({ name, bytes }: NamedFile): NamedFile {
  if (isOfTournaments(name)) return { name, bytes };
  return { name, bytes: new TextEncoder().encode(textIn(bytes)) };
}
