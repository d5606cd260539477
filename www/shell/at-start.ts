/**
 * What the first screen has of rooms that load later: a room has its slice here, and views that a
 * board of another page shows before anybody turns to it.
 */

import { slice as analysis } from "../rooms/analysis/at-start.ts";
import { slice as book } from "../rooms/book/at-start.ts";
import { slice as database } from "../rooms/database/at-start.ts";
import { slice as endings } from "../rooms/endings/at-start.ts";
import { slice as evening } from "../rooms/evening/at-start.ts";
import { slice as exercises } from "../rooms/exercises/at-start.ts";
import { slice as friends } from "../rooms/friends/at-start.ts";
import { slice as gameClocks } from "../rooms/game-clocks/at-start.ts";
import { slice as leftGames } from "../rooms/left-games/at-start.ts";
import { slice as library } from "../rooms/library/at-start.ts";
import { slice as mistakes } from "../rooms/mistakes/at-start.ts";
import { slice as nearby } from "../rooms/nearby/at-start.ts";
import { slice as replay } from "../rooms/replay/at-start.ts";
import { slice as share } from "../rooms/share/at-start.ts";
import { slice as table } from "../rooms/table/at-start.ts";
import { slice as turningPoint } from "../rooms/turning-point/at-start.ts";
import { slice as editor } from "../rooms/editor/at-start.ts";
import { slice as openings } from "../rooms/openings/at-start.ts";
import { slice as review, parts as endReview } from "../rooms/review/at-start.ts";
import { parts as comments } from "../rooms/comments/at-start.ts";
import { dialogs as embedCode } from "../rooms/embed-code/at-start.ts";
import { parts as groups } from "../rooms/groups/at-start.ts";
import { dialogs as selftest, parts as help } from "../rooms/help/at-start.ts";
import { parts as learn } from "../rooms/learn/at-start.ts";
import type { DialogPart, Part } from "../play/ui/room.ts";
import type { AllRooms } from "../floor/base/page.ts";

export const FIRST_SLICES = {
  ...analysis,
  ...book,
  ...database,
  ...editor,
  ...endings,
  ...evening,
  ...exercises,
  ...friends,
  ...gameClocks,
  ...leftGames,
  ...library,
  ...mistakes,
  ...nearby,
  ...openings,
  ...replay,
  ...review,
  ...share,
  ...table,
  ...turningPoint,
};

/** In the order in which they are updated. */
export const FIRST_PARTS: readonly Part<AllRooms>[] = [
  ...help,
  ...learn,
  ...comments,
  ...endReview,
  ...groups,
];

export const DIALOG_PARTS: readonly DialogPart<AllRooms>[] = [...embedCode, ...selftest];
