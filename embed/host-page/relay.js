/**
 * The fetching of files that somebody rewrites while a game is played: again every few seconds,
 * rarer after failures, and only while somebody sees what comes of it.
 */

/** The seconds that may lie between two looks at a file. */
export const MIN_SECONDS = 5;
export const MAX_SECONDS = 3600;

/** The seconds between two looks that failures lead to at most, unless the board has more. */
const MAX_AFTER_FAILURES = 300;

/**
 * @param {string | null} text such as "10"
 * @returns {number | null} null if it is no number of seconds that is allowed
 */
export function secondsOf(text) {
  const seconds = /^\s*\d{1,4}\s*$/.test(text ?? "") ? Number(text) : 0;
  return seconds >= MIN_SECONDS && seconds <= MAX_SECONDS ? seconds : null;
}

/**
 * The files of a look, or why there are none.
 * @template P
 * @typedef {{files: {name: string, bytes: Uint8Array}[], problem?: undefined}
 *   | {files?: undefined, problem: P}} Look
 */

/**
 * @template {Look<unknown>} L
 * @param {object} relay
 * @param {number} relay.seconds
 * @param {L} relay.first what the first look has found
 * @param {() => Promise<L>} relay.look
 * @param {(found: L) => void} relay.take takes what differs from the look before
 * @param {() => boolean} relay.isInSight
 * @param {Pick<Window, "setTimeout" | "clearTimeout">} [clock]
 */
export function createRelay({ seconds, first, look, take, isInSight }, clock = window) {
  let known = first;
  let failures = 0;
  let looking = false;
  let ended = false;
  /** @type {number | undefined} */
  let timer;

  function wait() {
    const most = Math.max(seconds, MAX_AFTER_FAILURES);
    timer = clock.setTimeout(turn, 1_000 * Math.min(seconds * 2 ** failures, most));
  }

  async function turn() {
    if (!document.hidden && isInSight()) {
      looking = true;
      const found = await look();
      looking = false;
      if (ended) return;
      failures = found.files ? 0 : failures + 1;
      const isOther = !isAlike(found, known);
      known = found;
      if (isOther) take(found);
    }
    if (!ended) wait();
  }

  /** Who comes back does not wait. */
  function comeBack() {
    if (document.hidden || looking) return;
    clock.clearTimeout(timer);
    void turn();
  }

  document.addEventListener("visibilitychange", comeBack);
  wait();
  return {
    end() {
      ended = true;
      clock.clearTimeout(timer);
      document.removeEventListener("visibilitychange", comeBack);
    },
  };
}

/**
 * Whether two looks have found the same.
 * @param {Look<unknown>} one
 * @param {Look<unknown>} other
 */
function isAlike({ files }, { files: others }) {
  if (!files || !others) return files === others;
  return (
    files.length === others.length &&
    files.every(({ bytes }, index) => isSame(bytes, others[index].bytes))
  );
}

/**
 * @param {Uint8Array} bytes
 * @param {Uint8Array} others
 */
function isSame(bytes, others) {
  return bytes.length === others.length && bytes.every((byte, at) => byte === others[at]);
}
