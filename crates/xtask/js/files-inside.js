/**
 * `www/base/resources.js` for the page in one file: looks, worker and engine are inside. The build puts this
 * module in the place of that one, sets the two names below, and hands in the looks.
 */

import looks from "inside:looks";
import worker from "inside:worker";
import * as engine from "inside:engine";
import * as rules from "inside:rules";

/** The modules as WebAssembly in base64, in front of the page's script; the worker has the engine. */
const inside = () => globalThis.reversiInside;

export const themeFile = (theme, file) => looks[`${theme}/${file}`] ?? "data:,";

const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

export async function loadRules() {
  await rules.default({ module_or_path: bytesOf(inside().rules) });
  return rules;
}

export async function loadEngine() {
  await engine.default({ module_or_path: bytesOf(inside().engine) });
  return engine;
}

let workerAddress = "";

/** A worker takes its script from an address, so that one is made here. */
export function startEngineWorker() {
  const parts = [`globalThis.reversiInside={engine:"${inside().engine}"};`, worker];
  workerAddress ||= URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
  return new Worker(workerAddress);
}

export const serviceWorker = () => null;
