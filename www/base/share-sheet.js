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
