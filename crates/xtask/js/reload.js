/**
 * Reloads the page once it has been built again. It compares the start page that the server sends
 * with the one that it sent first, past the service worker's cache, which would keep the old one.
 */

const PAUSE = 500;

/** The start page as the server has it now; null while a build is being put in place. */
async function startPage() {
  try {
    const answer = await fetch(`./?built=${Date.now()}`, { cache: "no-store" });
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

async function forgetCaches() {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
}

await forgetCaches();
const first = await startPage();
for (;;) {
  await new Promise((resolve) => setTimeout(resolve, PAUSE));
  const now = await startPage();
  if (now === null || now === first) continue;
  await forgetCaches();
  location.reload();
  break;
}
