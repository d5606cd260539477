/** The steps from the file of a picture to the position editor. */

import type { Context } from "../app/context.ts";
import { type Problem, PageError, problemBehind } from "../base/problems.ts";
import { modeOf } from "../board/owner.ts";
import { LOCKED, mayLoad } from "../settings/host-locks.ts";
import type { Picture } from "./pixels.ts";

/** The longer side of the picture whose points are read. */
const MOST_PIXELS = 1000;

/** @returns what is wrong; null once the editor shows the position */
export async function takePicture(context: Context, file: Blob): Promise<Problem | null> {
  const { store } = context;
  if (!mayLoad(store.get().host.locks)) return LOCKED;
  try {
    const { readPicture } = await import("./read-picture.ts");
    const read = readPicture(await pointsOf(file));
    if (read === null) throw new PageError("no-board-seen");
    store.dispatch({ type: "editor-opened" });
    const mode = modeOf(store.get(), "edit");
    if (mode === null) throw new PageError("no-board-seen");
    store.dispatch({ type: "edited", editor: { ...mode.editor, cells: read.cells } });
    store.dispatch({ type: "picture-read", uncertain: read.uncertain });
    return null;
  } catch (error) {
    return problemBehind("load", error);
  }
}

async function pointsOf(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PageError("no-board-seen");
  });
  const scale = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const paint = canvas.getContext("2d", { willReadFrequently: true });
  if (paint === null) throw new PageError("no-board-seen");
  paint.imageSmoothingQuality = "high";
  paint.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return paint.getImageData(0, 0, width, height);
}
