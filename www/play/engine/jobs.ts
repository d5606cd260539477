/**
 * The jobs for the engine, each with its task. Two jobs are the same search if the same is asked
 * of the same game. Pure.
 */

import type { Snapshot, Square } from "../../../reversi-rules.js";
import type { AiOptions } from "../../../reversi-wasm.js";
import type { Jobs } from "../../floor/base/page.ts";
import type {
  AnalysisTask,
  Answers,
  CollectTask,
  PictureTask,
  ExploreTask,
  Found,
  Point,
  ReviewTask,
  SearchTask,
} from "./protocol.ts";
import { FIRST_GAME } from "../games/index.ts";

/** A move that somebody waits for goes before help, help before study, and study before growth. */
export const PRIORITY = { growth: -1, study: 0, help: 1, move: 2 };

export type JobName = keyof Jobs;

/** What the engine answers to the jobs of a name. */
type AnswerTo<N extends JobName> = Answers[Jobs[N]];

/** What a job has found so far; `done` when nothing more will come. */
export interface Finding<N extends JobName> {
  key: string;
  found: AnswerTo<N>;
  done: boolean;
}

/** The keys of the jobs with a task of this type. */
export type KeyOf<T extends Jobs[JobName]> = {
  [N in JobName]: Jobs[N] extends T ? (N extends `${string}-` ? `${N}${string}` : N) : never;
}[JobName];

/** A job; `Page` is what its deed works on. */
export interface Job<Page = unknown> {
  /** The name under which what is found is kept: another job of the same name takes its place. */
  key: string;
  /** What the engine is asked; null for a wait. */
  task: SearchTask | AnalysisTask | ReviewTask | CollectTask | ExploreTask | PictureTask | null;
  priority: number;
  /** Milliseconds from its start before which its deed is not done. */
  delay: number;
  /** What makes it the same search as before. */
  same: readonly unknown[];
  /** Whether it searches on several threads where the page can. */
  isLong?: boolean;
  /** The ply whose seed decides between moves as good as each other. */
  seedPly?: number;
  /**
   * The deed when it is due, with the answer, null after a wait; without one, the answer is found.
   */
  deed?: (page: Page, answer: Found | null) => void;
}

/** Whether what was found answers a job of this name: the key of a job says what it asks. */
export function isAnswerTo<N extends JobName>(
  name: N,
  key: string,
  found: Found,
): found is AnswerTo<N> {
  return key === name || (name.endsWith("-") && key.startsWith(name));
}

/** A new delay counts for the running search. */
export function isSameJob(a: Job<never> | undefined, b: Job<never> | undefined) {
  if (!a || !b || a.key !== b.key || a.same.length !== b.same.length) return false;
  return a.same.every((value, place) => value === b.same[place]);
}

/** The point of a game as the engine takes it. */
export function pointOf({
  game,
  setup,
  line,
  ply,
}: Pick<Snapshot, "game" | "setup" | "line" | "ply">): Point {
  return { game, setup, transcript: line.slice(0, ply).join("") };
}

/** The position after some moves of a game's beginning. */
export const pointAfter = (game: Snapshot, line: readonly string[]) =>
  pointOf({ ...game, line: [...line], ply: line.length });

const limited = (ms: number | null) => (ms === null ? {} : { ms });

/** Several threads search Reversi alone. */
export const isShared = ({ game }: Snapshot) => game === FIRST_GAME.id;

/**
 * A search for a move. A level of null is the strongest play; `ms` is null if the level takes the
 * time it needs.
 */
export function searchJob(
  key: KeyOf<"search">,
  game: Snapshot,
  {
    level,
    ms,
    delay,
    priority,
    explain,
  }: Pick<Job, "delay" | "priority"> & {
    level: NonNullable<AiOptions["level"]> | null;
    ms: number | null;
    /** Whether the answer says why: such a search is short. */
    explain?: true;
  },
) {
  const options = {
    ...(level === null ? {} : { level }),
    ...limited(ms),
    ...(explain && { explain }),
  };
  const task = { type: "search" as const, ...pointOf(game), options };
  const isLong = !explain && ms !== null && isShared(game);
  return { key, task, priority, delay, same: [game, level, ms], isLong, seedPly: game.ply };
}

export function analysisJob(
  key: KeyOf<"analyse">,
  game: Snapshot,
  squares: Square[],
  ms: number,
  priority = PRIORITY.study,
) {
  const task = { type: "analyse" as const, ...pointOf(game), options: { squares, ms } };
  return { key, task, priority, delay: 0, same: [game, squares.join(), ms] };
}

/** The moves of a position in the opening book and in known games. */
export function exploreJob(key: KeyOf<"explore">, game: Snapshot, knownGames: string) {
  const task = { type: "explore" as const, ...pointOf(game), games: knownGames };
  return { key, task, priority: PRIORITY.help, delay: 0, same: [game, knownGames] };
}

/** What needs no engine and is done after a while. */
export function waitJob<Page>(
  key: string,
  delay: number,
  same: readonly unknown[],
  deed: (page: Page) => void,
): Job<Page> {
  return { key, task: null, priority: PRIORITY.study, delay, same, deed };
}
