/** The clipboard of the system. */

/** @returns what was copied; null if the browser forbids reading it */
export async function copiedText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

/** @returns whether it was copied: a browser may forbid it */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param picture in PNG
 * @returns whether it was copied: a browser may forbid it
 */
export async function copyPicture(picture: Promise<Blob>): Promise<boolean> {
  // Its failure is that of the copy; where no copy begins, nobody else asks for the picture.
  picture.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    return false;
  }
}
