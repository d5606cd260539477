/**
 * The rooms that the first screen does not need, joined into one file: it loads after the first
 * screen, and in a board of another page once somebody turns to the board.
 */

import type { Room } from "../play/ui/room.ts";
import { room as friends } from "../rooms/friends/room.ts";
import { room as leftGames } from "../rooms/left-games/room.ts";
import { room as replay } from "../rooms/replay/room.ts";
import { room as table } from "../rooms/table/room.ts";
import { room as gameClocks } from "../rooms/game-clocks/room.ts";
import { room as comments } from "../rooms/comments/room.ts";
import { room as share } from "../rooms/share/room.ts";
import { room as nearby } from "../rooms/nearby/room.ts";
import { room as openings } from "../rooms/openings/room.ts";
import { room as editor } from "../rooms/editor/room.ts";
import { room as exercises } from "../rooms/exercises/room.ts";
import { room as endings } from "../rooms/endings/room.ts";
import { room as evening } from "../rooms/evening/room.ts";
import { room as audience } from "../rooms/audience/room.ts";
import { room as review } from "../rooms/review/room.ts";
import { room as turningPoint } from "../rooms/turning-point/room.ts";
import { room as analysis } from "../rooms/analysis/room.ts";
import { room as variations } from "../rooms/variations/room.ts";
import { room as database } from "../rooms/database/room.ts";
import { room as library } from "../rooms/library/room.ts";
import { room as book } from "../rooms/book/room.ts";
import { room as mistakes } from "../rooms/mistakes/room.ts";
import type { AllRooms } from "../floor/base/page.ts";

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
] as const satisfies readonly Room<AllRooms>[];
