/** What a host page is told of the games of its list. Pure. */

import type { BoardEvent } from "../../../embed/element-types.ts";
import type { StateOf } from "../../floor/base/page.ts";
import { ALL_DISCS } from "../../play/games/reversi.ts";

/** That another game of the list is on the board. */
export function chosenTells(
  { collection }: StateOf<"collection">,
  { collection: before }: StateOf<"collection">,
): BoardEvent[] {
  const { current, games, unread } = collection;
  if (current === null || current === before.current) return [];
  const game = games.find(({ number }) => number === current);
  if (!game) return [];
  const { black, white, event, date, black_discs: discs } = game;
  const result = discs === null ? "" : `${discs}-${ALL_DISCS - discs}`;
  const headers = { black, white, event, date, result };
  return [{ type: "gamechange", number: current, count: games.length + unread.length, headers }];
}
