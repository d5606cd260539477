/**
 * The system's sheet for sharing.
 */

/** Whether the system has one. */
export const canShare = () => "share" in navigator;

/** Whether it takes files of text. */
export const canShareFiles = () =>
  navigator.canShare?.({ files: [new File([""], "a.txt", { type: "text/plain" })] }) ?? false;

/**
 * @param {string} text
 * @param {string} name of the file
 * @returns {Promise<void>} closing the sheet is no problem
 */
export async function shareFile(text, name) {
  const file = new File([text], name, { type: "text/plain" });
  await navigator.share({ files: [file] }).catch(() => {});
}

/**
 * @param {string} url
 * @returns {Promise<boolean>} whether it was shared: closing the sheet is no problem
 */
export async function shareLink(url) {
  try {
    await navigator.share({ title: document.title, url });
    return true;
  } catch {
    return false;
  }
}

/** @param {BlobPart[]} parts */
const pictureFile = (parts) => new File(parts, "reversi.png", { type: "image/png" });

/** Whether the system's sheet takes pictures. */
export const canSharePicture = () =>
  canShare() && (navigator.canShare?.({ files: [pictureFile([])] }) ?? false);

/**
 * @param {Promise<Blob>} picture in PNG
 * @returns {Promise<boolean>} whether it was shared: closing the sheet is no problem
 */
export async function sharePicture(picture) {
  try {
    await navigator.share({ files: [pictureFile([await picture])] });
    return true;
  } catch {
    return false;
  }
}
