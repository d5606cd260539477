/**
 * The clipboard of the system.
 */

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
