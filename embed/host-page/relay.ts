/**
 * The fetching of files that somebody rewrites while a game is played: again every few seconds,
 * rarer after failures, and only while somebody sees what comes of it.
 */

/** The files of a look, or why there are none. */
export type Look<P> =
  | { files: { name: string; bytes: Uint8Array }[]; problem?: undefined }
  | { files?: undefined; problem: P };

/** The seconds between two looks that failures lead to at most, unless the board has more. */
const MAX_AFTER_FAILURES = 300;

export function createRelay<L extends Look<unknown>>(
  {
    seconds,
    first,
    look,
    take,
    isInSight,
  }: {
    seconds: number;
    /** What the first look has found. */
    first: L;
    look: () => Promise<L>;
    /** Takes what differs from the look before. */
    take: (found: L) => void;
    isInSight: () => boolean;
  },
  clock: Pick<Window, "setTimeout" | "clearTimeout"> = window,
) {
  let knownLook = first;
  let failures = 0;
  let looking = false;
  let ended = false;
  let timer: number | undefined;

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
      const isOther = !isAlike(found, knownLook);
      knownLook = found;
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

/** Whether two looks have found the same. */
function isAlike({ files }: Look<unknown>, { files: others }: Look<unknown>) {
  if (!files || !others) return files === others;
  return (
    files.length === others.length &&
    files.every(({ bytes }, index) => isSame(bytes, others[index].bytes))
  );
}

function isSame(bytes: Uint8Array, others: Uint8Array) {
  return bytes.length === others.length && bytes.every((byte, at) => byte === others[at]);
}
