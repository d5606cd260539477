/**
 * An answer that the camera's app has opened in a new tab goes to the tab that waits for it,
 * in the same browser.
 */

const NAME = "reversi-nearby";
/** Milliseconds in which a tab that waits says so. */
const WAIT_MS = 1_000;

/** @returns whether a tab has taken it */
export function handOver(code: string): Promise<boolean> {
  if (!("BroadcastChannel" in globalThis)) return Promise.resolve(false);
  const channel = new BroadcastChannel(NAME);
  return new Promise((resolve) => {
    const end = (isTaken: boolean) => {
      channel.close();
      resolve(isTaken);
    };
    channel.addEventListener("message", ({ data }) => data === "taken" && end(true));
    setTimeout(() => end(false), WAIT_MS);
    channel.postMessage({ code });
  });
}

/** @param take whether the tab waits for an answer and takes it */
export function listenForAnswers(take: (code: string) => boolean) {
  if (!("BroadcastChannel" in globalThis)) return;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener("message", ({ data }) => {
    const { code } = Object(data);
    if (typeof code === "string" && take(code)) channel.postMessage("taken");
  });
}
