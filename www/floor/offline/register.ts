/**
 * Registration of the service worker that caches the page, and the notice of a new version.
 * Nothing happens where there are no service workers: on a page opened from a disk, without
 * encryption, or in a frame of another page.
 */

import { type ClubReport, checkFolder } from "./club-check.ts";
import { serviceWorker } from "../base/resources.ts";

/** Milliseconds between two checks for a new version while a page stays open. */
const CHECK_INTERVAL_MS = 3_600_000;

export interface UpdateNotice {
  /** Shows that there is a new version. */
  offer: (accept: () => void) => void;
  /** Shows that other windows block the new version. */
  refuse: () => void;
}

/** @param tellClub gets what the folder is like, where the address asks for it */
export async function keepOffline(
  window: Window,
  notice: UpdateNotice,
  tellClub?: (report: ClubReport) => void,
) {
  if (!window.isSecureContext || window.top !== window || !("serviceWorker" in window.navigator))
    return;
  const container = window.navigator.serviceWorker;
  const url = serviceWorker();
  if (url === null) return;
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await container.register(url, { updateViaCache: "none" });
  } catch {
    // The browser may forbid it, and the host may be unreachable. The game works without it.
    return;
  }
  // Some browsers forbid it without an error.
  if (!registration) return;
  watchForUpdates(registration, container, notice);
  if (!container.controller) void reportUsed(window, container);
  checkWhenShown(window.document, registration);
  container.addEventListener("message", ({ data }) => {
    if (data === "others-open") notice.refuse();
  });
  if (tellClub) tellClub(await checkFolder(registration, container));
}

function watchForUpdates(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
  notice: UpdateNotice,
) {
  let accepted = false;
  container.addEventListener("controllerchange", () => {
    if (accepted) location.reload();
  });
  const accept = () => {
    accepted = true;
    if (registration.waiting) registration.waiting.postMessage("take-over");
    else location.reload();
  };
  // A page without a controller was loaded from the host: it is no older than what is waiting.
  const offerWaiting = () => {
    if (registration.waiting && container.controller) notice.offer(accept);
  };
  const watchInstalling = () =>
    registration.installing?.addEventListener("statechange", offerWaiting);
  registration.addEventListener("updatefound", watchInstalling);
  watchInstalling();
  offerWaiting();
}

/**
 * Reports what a page has used before the service worker answered its requests: a theme that a club
 * has added is cached from its first use.
 */
async function reportUsed(window: Window, container: ServiceWorkerContainer) {
  const { active } = await container.ready;
  const used = window.performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ used });
}

/** An installed page may stay open for days, during which the browser does not check by itself. */
function checkWhenShown(document: Document, registration: ServiceWorkerRegistration) {
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - checked < CHECK_INTERVAL_MS) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
}
