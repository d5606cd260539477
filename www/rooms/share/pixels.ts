/** A drawing as a picture of pixels, which is shared, copied or saved. */

import { copyPicture } from "../../floor/base/clipboard.ts";
import { element } from "../../floor/base/dom.ts";
import { saveFile } from "../../floor/base/save-file.ts";
import { sharePicture } from "../../floor/base/share-sheet.ts";

/** Pixels of a side of a painted picture: sharp on paper and on any screen. */
const PIXELS = 1104;

export const copyPixels = (drawing: string) => copyPicture(paint(drawing));

export async function sharePixels(drawing: string) {
  const end = await sharePicture(paint(drawing));
  return end === "closed" ? null : end === "shared";
}

export async function savePixels(drawing: string) {
  saveFile(await paint(drawing), "reversi.png");
  return true;
}

/** A drawing as an address that needs no request. */
export function drawingAddress(drawing: string) {
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** A drawing in pixels. */
async function paint(drawing: string): Promise<Blob> {
  const image = new Image(PIXELS, PIXELS);
  image.src = drawingAddress(drawing);
  await image.decode();
  const canvas = element("canvas", { width: String(PIXELS), height: String(PIXELS) });
  canvas.getContext("2d")?.drawImage(image, 0, 0, PIXELS, PIXELS);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}
