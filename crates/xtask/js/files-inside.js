/**
 * `www/files.js` for the page in one file: looks, worker and engine are inside. The build puts this
 * module in the place of that one, sets the two names below, and hands in the looks.
 */

import looks from "inside:looks";
import worker from "inside:worker";
import * as engine from "inside:engine";

/** The engine as WebAssembly in base64, which page and worker have in front of their script. */
const wasm = () => globalThis.reversiEngine;

export const themeFile = (theme, file) => looks[`${theme}/${file}`] ?? "data:,";

export async function loadEngine() {
  const text = atob(wasm());
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  await engine.default({ module_or_path: bytes });
  return engine;
}

let workerAddress = "";

/** A worker takes its script from an address, so that one is made here. */
export function startEngineWorker() {
  const parts = [`globalThis.reversiEngine="${wasm()}";`, worker];
  workerAddress ||= URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
  return new Worker(workerAddress);
}

export const serviceWorker = () => null;
