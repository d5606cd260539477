/**
 * The system's sheet for sharing.
 */

/** Whether the system has one. */
export const canShare = () => "share" in navigator;

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
