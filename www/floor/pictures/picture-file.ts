/** From the file of a picture to the board in it. It takes most of a second: a worker does it. */

import { PageError } from "../base/problems.ts";
import type { Picture } from "./pixels.ts";
import { type ReadBoard, readPicture } from "./read-picture.ts";

/** The longer side of a picture in pixels: a telephone has no memory for more. */
const LARGEST = 4000;

/** @throws {PageError} if it is no picture, or shows no board */
export async function readPictureFile(file: Blob): Promise<ReadBoard> {
  const read = readPicture(await pointsOf(file));
  if (read === null) throw new PageError("no-board-seen");
  return read;
}

async function pointsOf(file: Blob): Promise<Picture> {
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new PageError("no-picture");
  });
  const scale = Math.min(1, LARGEST / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const paint = new OffscreenCanvas(width, height).getContext("2d");
  if (paint === null) throw new PageError("no-picture");
  paint.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return paint.getImageData(0, 0, width, height);
}
