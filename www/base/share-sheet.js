/**
 * The system's sheet for sharing.
 *
 * The end of a share: the visitor has shared, or has closed the sheet, which is no problem, or the
 * browser has refused.
 * @typedef {"shared" | "closed" | "refused"} Shared
 */

/** Whether the system has one. */
export const canShare = () => "share" in navigator;

/** @param {File} file */
const takesFile = (file) => canShare() && (navigator.canShare?.({ files: [file] }) ?? false);

/** @param {BlobPart[]} parts @param {string} name */
const textFile = (parts, name) => new File(parts, name, { type: "text/plain" });

/** @param {BlobPart[]} parts */
const pictureFile = (parts) => new File(parts, "reversi.png", { type: "image/png" });

/** Whether it takes files of text. */
export const canShareFiles = () => takesFile(textFile([], "a.txt"));

/** Whether it takes pictures. */
export const canSharePicture = () => takesFile(pictureFile([]));

/** @param {string} text @param {string} name of the file */
export const shareFile = (text, name) => share({ files: [textFile([text], name)] });

/** @param {string} url */
export const shareLink = (url) => share({ title: document.title, url });

/**
 * @param {Promise<Blob>} picture in PNG
 * @returns {Promise<Shared>}
 */
export async function sharePicture(picture) {
  return share({ files: [pictureFile([await picture])] });
}

/**
 * @param {ShareData} data
 * @returns {Promise<Shared>}
 */
async function share(data) {
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "closed" : "refused";
  }
}
