/**
 * The check of a finished folder for the club that has edited it: whether visitors get what the
 * host has. The address requests it by `?club`.
 */

/**
 * The state of a folder: in order; with `edited` files that keep every visitor on the release
 * before; in the middle of an upload; or on a host that does not answer.
 */
export type ClubReport =
  | { state: "in-order" | "incomplete" | "unreachable" }
  | { state: "edited"; edited: readonly string[] };

/** Whether the address requests the check. @param search such as "?club" */
export function isClubCheck(search: string) {
  return new URLSearchParams(search).has("club");
}

/**
 * Has the browser take the service worker that the host has, and waits until it has taken it or
 * has refused it.
 */
export async function checkFolder(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
): Promise<ClubReport> {
  const edited: Set<string> = new Set();
  container.addEventListener("message", ({ data }) => {
    if (typeof data?.edited === "string") edited.add(data.edited);
  });
  // On a first visit it is installed at this moment, and is gone if it refuses the folder.
  const { installing: first } = registration;
  let isKnown = true;
  try {
    await registration.update();
  } catch {
    isKnown = first !== null;
  }
  const installing = registration.installing ?? first;
  const isRefused = installing !== null && (await settledState(installing)) === "redundant";
  const newest = registration.waiting ?? registration.active;
  if (isKnown && !isRefused && newest)
    for (const file of await filesApart(newest)) edited.add(file);
  if (edited.size > 0) return { state: "edited", edited: [...edited].sort() };
  if (!isKnown) return { state: "unreachable" };
  return { state: isRefused ? "incomplete" : "in-order" };
}

/** The files that a service worker has in another edition than the host. */
function filesApart(worker: ServiceWorker): Promise<readonly string[]> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", ({ data }) => {
      port1.close();
      resolve(data.edited);
    });
    port1.start();
    worker.postMessage("compare", [port2]);
  });
}

/** @returns the first state after the installation */
function settledState(installing: ServiceWorker): Promise<ServiceWorkerState> {
  return new Promise((resolve) => {
    const look = () => {
      if (installing.state === "installing") return;
      installing.removeEventListener("statechange", look);
      resolve(installing.state);
    };
    installing.addEventListener("statechange", look);
    look();
  });
}
