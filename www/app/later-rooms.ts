/**
 * The rooms that the first screen does not need, joined into one file: it loads after the first
 * screen, and in a board of another page once somebody turns to the board.
 */

import type { Room } from "../ui/room.ts";
import { room as friends } from "../friends/room.ts";
import { room as leftGames } from "../left-games/room.ts";
import { room as replay } from "../replay/room.ts";
import { room as table } from "../table/room.ts";
import { room as gameClocks } from "../game-clocks/room.ts";
import { room as comments } from "../comments/room.ts";
import { room as share } from "../share/room.ts";
import { room as nearby } from "../nearby/room.ts";
import { room as openings } from "../openings/room.ts";
import { room as editor } from "../editor/room.ts";
import { room as exercises } from "../exercises/room.ts";
import { room as endings } from "../endings/room.ts";
import { room as evening } from "../evening/room.ts";
import { room as audience } from "../audience/room.ts";
import { room as review } from "../review/room.ts";
import { room as turningPoint } from "../turning-point/room.ts";
import { room as analysis } from "../analysis/room.ts";
import { room as variations } from "../variations/room.ts";
import { room as database } from "../database/room.ts";
import { room as library } from "../library/room.ts";
import { room as book } from "../book/room.ts";
import { room as mistakes } from "../mistakes/room.ts";

/** In the order in which an event reaches them, before the rooms of the first screen. */
export const rooms = [
  friends,
  leftGames,
  replay,
  table,
  // Before the comments, which let go of the text that both are read from.
  gameClocks,
  comments,
  // After the comments, which a game of a list brings with it.
  share,
  nearby,
  openings,
  editor,
  exercises,
  endings,
  evening,
  audience,
  review,
  turningPoint,
  analysis,
  variations,
  database,
  // After the games that it lists.
  library,
  // After the exercises, in which it asks.
  book,
  // After the exercises, whose answers it reads.
  mistakes,
] as const satisfies readonly Room[];
