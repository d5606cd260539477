/**
 * The browser's question before the page is left, where what the visitor has done would be lost.
 */

import type { AllRooms, State } from "../floor/base/page.ts";
import type { Room } from "../play/ui/room.ts";

/**
 * A page that asks is kept by no browser for its Back button: only one with something to lose does.
 */
export function askBeforeLeaving(
  window: Pick<Window, "onbeforeunload">,
  state: State,
  rooms: readonly Pick<Room<AllRooms>, "loses">[],
) {
  const isLost = state.unstored || rooms.some(({ loses }) => loses?.(state));
  window.onbeforeunload = isLost ? ask : null;
}

/** Browsers write the question themselves. */
function ask(event: Event) {
  event.preventDefault();
  // Older browsers ask for a returned value alone.
  return "";
}
