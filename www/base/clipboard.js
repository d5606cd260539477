/**
 * The clipboard of the system.
 */

/** @returns {Promise<string | null>} what was copied; null if the browser forbids reading it */
export async function copiedText() {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} whether it was copied: a browser may forbid it
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {Promise<Blob>} picture in PNG
 * @returns {Promise<boolean>} whether it was copied: a browser may forbid it
 */
export async function copyPicture(picture) {
  // Its failure is that of the copy; where no copy begins, nobody else asks for the picture.
  picture.catch(() => {});
  try {
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    return false;
  }
}
