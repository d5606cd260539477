/** The first state of a page. Pure. */

import type { Host, SettingsSlice } from "../play/settings/additions.ts";
import type { State } from "../floor/base/page.ts";
import type { Snapshot } from "../../reversi-rules.js";
import type { Problem } from "../floor/base/problems.ts";
import type { GameText } from "../play/game/session.ts";
import type { Header } from "../play/board/header.ts";
import type { FriendGame } from "../play/board/friend-game.ts";
import type { Players } from "../play/game/known-game.ts";
import type { Comment } from "../play/game/comments.ts";
import type { Line } from "../play/game/branches.ts";
import type { Counted, Results } from "../play/players/win-loss-record.ts";
import type { Solved } from "../rooms/exercises/solved.ts";
import { PLAY } from "../play/board/owner.ts";
import { firstNotice, isNewGame } from "../play/game/initial-game.ts";
import { AWAY } from "../play/board/point.ts";
import { FIRST_SLICES } from "./at-start.ts";
import { playedFrom } from "../play/game/played.ts";

const NO_HOST: Readonly<Host> = {
  locks: [],
  controls: null,
  ground: "page",
  names: { black: "", white: "" },
  asks: false,
  wheel: false,
  marks: [],
};

/** What a page begins with. */
interface Beginning {
  settings: Omit<SettingsSlice, "spoken" | "absent">;
  game: Snapshot;
  previousGame?: GameText | null;
  friend?: FriendGame | null | undefined;
  branches?: readonly Line[];
  comments?: readonly Comment[];
  header?: Header | undefined;
  /** What the game was read from. */
  text?: string;
  /** The line of that text, where the game has been played on. */
  textLine?: Line | undefined;
  resumed?: boolean;
  linked?: boolean;
  /** Whether the address names an exercise, which follows. */
  exercise?: boolean;
  paused?: boolean;
  passDone?: boolean;
  counted?: Counted;
  helped?: readonly string[];
  seated?: Players | null | undefined;
  guide?: number | null;
  /** Of earlier games, by opponent. */
  results?: Record<string, Results>;
  exercises?: Solved;
  workers?: number;
  threads?: number;
  /** What went wrong while the page was put together. */
  problems?: Problem[];
  host?: Partial<Host>;
}

/** What a game has that no earlier visit has left. */
const NEW_GAME = {
  previousGame: null,
  branches: [],
  comments: [],
  text: "",
  passDone: false,
  counted: false,
  helped: [],
};

export function initialState({
  settings,
  resumed = false,
  linked = false,
  exercise = false,
  paused = false,
  guide = null,
  results = {},
  exercises,
  workers = 1,
  threads = 1,
  problems = [],
  host = {},
  ...first
}: Beginning): State {
  const { game } = first;
  // A game that is under way does not begin with the first steps, and an exercise has its own.
  const unguided = linked || exercise || (guide === 0 && game.line.length > 1);
  const {
    counted,
    helped,
    seated,
    paused: _,
    review,
    ...own
  } = playedFrom({ ...NEW_GAME, ...first });
  return {
    ...FIRST_SLICES,
    ...own,
    mode: PLAY,
    pointer: AWAY,
    search: {
      paused: paused ? "visitor" : null,
      late: false,
      progress: new Map(),
      workers,
      threads,
    },
    settings: { ...settings, spoken: settings.current.lang, absent: null },
    host: { ...NO_HOST, ...host },
    panels: { open: null, reviewedFrom: null, guide: unguided ? null : guide, picker: null },
    record: { results, counted, helped, seated },
    review: { ...FIRST_SLICES.review, open: review },
    erased: [],
    unstored: false,
    exercises: { ...FIRST_SLICES.exercises, ...exercises },
    notice: firstNotice(problems, linked && !isNewGame(game), resumed),
  };
}
