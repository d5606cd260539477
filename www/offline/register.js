/**
 * Has the browser keep the page, and tells when it has fetched a new version. It leaves alone what
 * offers no such thing: a page from a disk, without encryption, or in the frame of another page.
 */

import { serviceWorker } from "../base/resources.js";

/** Milliseconds after which a page that comes back into sight asks for a new version again. */
const LOOK_AGAIN = 3_600_000;

/**
 * @typedef {object} UpdateNotice
 * @property {(accept: () => void) => void} offer shows that there is a new version
 * @property {() => void} refuse says that other windows are in its way
 */

/**
 * @param {Window} window
 * @param {UpdateNotice} notice
 */
export async function keepOffline(window, notice) {
  if (!window.isSecureContext || window.top !== window || !("serviceWorker" in window.navigator))
    return;
  const container = window.navigator.serviceWorker;
  const address = serviceWorker();
  if (address === null) return;
  let registration;
  try {
    registration = await container.register(address, { updateViaCache: "none" });
  } catch {
    // A browser may forbid it, and the host may be out of reach; the game goes on as before.
    return;
  }
  watchForUpdates(registration, container, notice);
  askAgainWhenSeen(window.document, registration);
  container.addEventListener("message", ({ data }) => {
    if (data === "others-open") notice.refuse();
  });
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {ServiceWorkerContainer} container
 * @param {UpdateNotice} notice
 */
function watchForUpdates(registration, container, notice) {
  let accepted = false;
  container.addEventListener("controllerchange", () => {
    if (accepted) location.reload();
  });
  const accept = () => {
    accepted = true;
    if (registration.waiting) registration.waiting.postMessage("take-over");
    else location.reload();
  };
  // A page that no version serves yet has nothing older than what is waiting.
  const look = () => {
    if (registration.waiting && container.controller) notice.offer(accept);
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();
}

/**
 * An installed page may stay open for days, in which nothing else asks.
 * @param {Document} document
 * @param {ServiceWorkerRegistration} registration
 */
function askAgainWhenSeen(document, registration) {
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - asked < LOOK_AGAIN) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}
