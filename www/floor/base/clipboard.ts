/** The clipboard of the system. */

/** @returns what was copied; null if the browser forbids reading it */
export async function copiedText(): Promise<string | null> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return null;
  }
}

/** @returns the picture that was copied; null for none, or if the browser forbids reading it */
export async function copiedPicture(): Promise<File | null> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((other) => other.startsWith("image/"));
      if (type !== undefined) return new File([await item.getType(type)], "", { type });
    }
    return null;
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
