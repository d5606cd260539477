/** The comments that come with a game from a text or a file. Pure. */

import type { Core } from "../../floor/base/page.ts";
import type { Extras } from "./comments.ts";
import { collectJob } from "../engine/study-jobs.ts";

/** A record with nothing beside its game. */
export const NOTHING_BESIDE: Extras = {
  comments: [],
  unread_comments: [],
  variations: [],
  unread_variations: [],
  glyphs: 0,
};

export const COMMENTS_KEY = "comments";

export function commentJobs({ comments: { source } }: Core) {
  if (source === null || source.failed) return [];
  const { files, game } = source;
  return [collectJob(COMMENTS_KEY, game, files)];
}
