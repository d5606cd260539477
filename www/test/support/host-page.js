/** A club's page with the element of boards in it, without a browser. */

import { openDocument } from "./document.js";

export const CLUB = "https://club.example";
export const GAMES = "https://games.example";

let scripts = 0;

/**
 * The club's page with its script and one element. `fetched` is what the element reads, each with
 * its credentials; `sent` what its frame hears, and `say` what the board answers; `events` are the
 * element's, each as its name and detail.
 */
export async function clubPage(
  t,
  { script = `src="${GAMES}/embed/embed.js"`, attributes = "", content = "" } = {},
) {
  openDocument(
    `<script ${script}></script><reversi-game ${attributes}>${content}</reversi-game>`,
    `${CLUB}/page`,
  );
  globalThis.customElements = document.defaultView.customElements;
  globalThis.CustomEvent = document.defaultView.CustomEvent;
  globalThis.origin = CLUB;
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  };
  globalThis.ResizeObserver.prototype.disconnect = () => {};
  const fetched = [];
  t.mock.method(globalThis, "fetch", async (address, { credentials }) => {
    fetched.push([address.href, credentials]);
    return new Response("f5d6c3");
  });
  const [sent, events] = [[], []];
  const board = { postMessage: (message, origin) => sent.push({ ...message, to: origin }) };
  const Frame = document.defaultView.HTMLIFrameElement;
  t.mock.getter(Frame.prototype, "contentWindow", () => board);
  for (const type of ["error", "move", "before-move"])
    document.addEventListener(`reversi-${type}`, (event) => events.push([type, event.detail]));
  // The script runs once in each document.
  scripts += 1;
  await import(`../../../embed/embed.ts?${scripts}`);
  const element = document.querySelector("reversi-game");
  const frame = element.shadowRoot?.querySelector("iframe") ?? null;
  const say = (message, from = GAMES) =>
    document.defaultView.dispatchEvent(
      Object.assign(new document.defaultView.Event("message"), {
        data: { reversi: 1, ...message },
        source: board,
        origin: from,
        ports: [],
      }),
    );
  return { element, frame, fetched, sent, events, say };
}
