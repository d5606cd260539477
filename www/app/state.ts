/** The first state of a page. Pure. */

import type { Host, SettingsSlice } from "../settings/additions.ts";
import type { State } from "../base/page.ts";
import type { Snapshot } from "../../reversi-rules.js";
import type { Problem } from "../base/problems.ts";
import type { GameText } from "../game/session.ts";
import type { Header } from "../board/header.ts";
import type { FriendGame } from "../board/friend-game.ts";
import type { Players } from "../game/stored-game.ts";
import type { Comment } from "../game/comments.ts";
import type { Line } from "../game/branches.ts";
import type { Counted, Results } from "../players/win-loss-record.ts";
import type { Solved } from "../exercises/solved.ts";
import { PLAY } from "../board/owner.ts";
import { firstNotice, isNewGame } from "../game/initial-game.ts";
import { AWAY } from "../board/point.ts";
import { FIRST_SLICES, FIRST_STUDY } from "./at-start.ts";
import { playedFrom } from "../game/played.ts";

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

export function initialState({
  settings,
  game,
  previousGame = null,
  friend = null,
  branches = [],
  comments = [],
  header,
  text = "",
  textLine,
  resumed = false,
  linked = false,
  exercise = false,
  paused = false,
  passDone = false,
  counted = false,
  helped = [],
  seated = null,
  guide = null,
  results = {},
  exercises = { solved: [], streak: 0, day: 0, days: 0 },
  workers = 1,
  threads = 1,
  problems = [],
  host = {},
}: Beginning): State {
  // A game that is under way does not begin with the first steps, and an exercise has its own.
  const unguided = linked || exercise || (guide === 0 && game.line.length > 1);
  const first = {
    game,
    previousGame,
    friend,
    branches,
    comments,
    header,
    text,
    textLine,
    passDone,
    counted,
    helped,
    seated,
  };
  const {
    counted: isCounted,
    helped: _,
    seated: ___,
    paused: __,
    review,
    ...own
  } = playedFrom(first);
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
    record: { results, counted: isCounted, helped, seated },
    study: { ...FIRST_STUDY, review },
    erased: [],
    unstored: false,
    exercises: { list: [], own: [], text: "", followed: "", ...exercises },
    notice: firstNotice(problems, linked && !isNewGame(game), resumed),
  };
}
