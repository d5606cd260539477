/**
 * What the first screen has of rooms that load later: a room has its slice here, and views that a
 * board of another page shows before anybody turns to it.
 */

import { slice as analysis } from "../analysis/at-start.ts";
import { slice as book } from "../book/at-start.ts";
import { slice as database } from "../database/at-start.ts";
import { slice as endings } from "../endings/at-start.ts";
import { slice as evening } from "../evening/at-start.ts";
import { slice as exercises } from "../exercises/at-start.ts";
import { slice as friends } from "../friends/at-start.ts";
import { slice as gameClocks } from "../game-clocks/at-start.ts";
import { slice as leftGames } from "../left-games/at-start.ts";
import { slice as library } from "../library/at-start.ts";
import { slice as mistakes } from "../mistakes/at-start.ts";
import { slice as nearby } from "../nearby/at-start.ts";
import { slice as replay } from "../replay/at-start.ts";
import { slice as share } from "../share/at-start.ts";
import { slice as table } from "../table/at-start.ts";
import { slice as turningPoint } from "../turning-point/at-start.ts";
import { study as editor } from "../editor/at-start.ts";
import { study as openings } from "../openings/at-start.ts";
import { study as review, parts as endReview } from "../review/at-start.ts";
import { parts as comments } from "../comments/at-start.ts";
import { dialogs as embedCode } from "../embed-code/at-start.ts";
import { parts as groups } from "../groups/at-start.ts";
import { dialogs as selftest, parts as help } from "../help/at-start.ts";
import { parts as learn } from "../learn/at-start.ts";
import type { DialogPart, Part } from "../ui/room.ts";

export const FIRST_SLICES = {
  ...analysis,
  ...book,
  ...database,
  ...endings,
  ...evening,
  ...exercises,
  ...friends,
  ...gameClocks,
  ...leftGames,
  ...library,
  ...mistakes,
  ...nearby,
  ...replay,
  ...share,
  ...table,
  ...turningPoint,
};

export const FIRST_STUDY = { ...editor, ...openings, ...review };

/** In the order in which they are updated. */
export const FIRST_PARTS: readonly Part[] = [
  ...help,
  ...learn,
  ...comments,
  ...endReview,
  ...groups,
];

export const DIALOG_PARTS: readonly DialogPart[] = [...embedCode, ...selftest];
