/** The picture of a board: a job reads it, and the editor opens with its discs. Pure. */

import type { Core, PageEvent, StateOf } from "../../floor/base/page.ts";
import type { Texts } from "../../play/words/texts.ts";
import { problem, problemBehind } from "../../floor/base/problems.ts";
import type { Finding } from "../../play/engine/jobs.ts";
import { pictureJob } from "../../play/engine/study-jobs.ts";
import { FIRST_GAME, gameOf } from "../../play/games/index.ts";
import { squareName } from "../../play/games/squares.ts";
import { LOCKED, mayLoad } from "../../play/settings/host-locks.ts";
import { openEditor } from "./editor.ts";
import { edited, editorOpened } from "./reduce-editor.ts";

/** The key of the job that reads. */
export const PICTURE_KEY = "picture";

/** How many uncertain squares the sentence names. */
const NAMED = 6;

const OF_FIRST_GAME = problem("picture-of-game", FIRST_GAME.id, "another game is on the board");

export function pictureRequested<S extends StateOf<"editor">>(
  state: S,
  { picture }: PageEvent & { type: "picture-requested" },
): S {
  const refused = refusal(state);
  if (refused) return { ...state, notice: { kind: "problems", problems: [refused] } };
  const notice = { kind: "picture-requested" } as const;
  return { ...state, notice, editor: { ...state.editor, picture } };
}

function refusal(state: Core) {
  if (!mayLoad(state.host.locks)) return LOCKED;
  return gameOf(state).study ? null : problemBehind("load", OF_FIRST_GAME);
}

export const pictureJobs = ({ game, editor: { picture } }: StateOf<"editor">) =>
  picture === null ? [] : [pictureJob(PICTURE_KEY, game, picture)];

/** Opens the editor as *Set up position* does, and edits it: *Undo* leads back. */
export function foundBoard<S extends StateOf<"editor">>(
  state: S,
  { found }: Finding<typeof PICTURE_KEY>,
): S {
  const read = withoutPicture(state);
  const refused = refusal(read);
  if (refused) return { ...read, notice: { kind: "problems", problems: [refused] } };
  const opened = editorOpened(read, { type: "editor-opened" });
  const editor = openEditor(opened);
  if (editor === null) return read;
  const { cells, uncertain } = found;
  const after = edited(opened, { type: "edited", editor: { ...editor, cells, uncertain } });
  return { ...after, notice: { kind: "picture-read" } };
}

/** Says why a picture cannot be read. */
export function pictureFailed<S extends StateOf<"editor">>(
  state: S,
  { key, problem: cause }: PageEvent & { type: "job-failed" },
): S {
  if (key !== PICTURE_KEY) return state;
  const problems = [problemBehind("load", cause)];
  return { ...withoutPicture(state), notice: { kind: "problems", problems } };
}

const withoutPicture = <S extends StateOf<"editor">>(state: S): S => ({
  ...state,
  editor: { ...state.editor, picture: null },
});

/** The squares that are uncertain now: the visitor may have mended some, or turned the board. */
export function pictureSentence({ t, list }: Texts, state: Core) {
  const uncertain = openEditor(state)?.uncertain ?? [];
  const named = uncertain.slice(0, NAMED).map((square) => squareName(state.game, square));
  const more = uncertain.length - named.length;
  const squares = list([...named, ...(more > 0 ? [t("picture-more", { count: more })] : [])]);
  return t("said-picture", { count: uncertain.length, squares });
}
