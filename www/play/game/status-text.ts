/** The one sentence of the status line: what has just happened and what comes next. Pure. */

import type { Snapshot } from "../../../reversi-rules.js";
import type { AllSays, Says } from "../board/says.ts";
import type { Core, Notice } from "../../floor/base/page.ts";
import type { ClubReport } from "../../floor/offline/club-check.ts";
import { turnJob } from "./turn-job.ts";
import { valuesOwed } from "./move-values.ts";
import { agreedPlies, hasFriend, nameOn, owesMoves } from "../board/friend-game.ts";
import { offersToContinue, passWaits } from "../board/turn.ts";
import { modeRules } from "../board/owner.ts";
import { playerOf } from "../board/seats.ts";
import { announceEnd } from "./end-text.ts";
import { isCorrected, namesOf, withoutCorrection } from "../games/squares.ts";
import type { Texts } from "../words/texts.ts";
import { loaded, leavesOut } from "./loaded-text.ts";
import { hint, hintLook, followedLine, movesSaid } from "./hint-text.ts";
import { practised, replied } from "./practice-text.ts";

/** @param says the sentences of the rooms */
export function announce(state: Core, texts: Texts, says: AllSays): string {
  const { notice } = state;
  const { aside } = notice;
  const lasting = state.unstored ? texts.t("said-still-unstored") : "";
  return texts.sentences(
    aside ? texts.t(`said-${aside}`) : lasting,
    sentenceOf({ ...says, ...SENTENCES }, notice.kind, notice, { texts, state }),
  );
}

/** The sentences that no room brings. */
export const SENTENCES = {
  loaded: (texts, state, notice) =>
    texts.sentences(loaded(notice, texts), leavesOut(notice) ? "" : next(state, texts)),
  resumed: (texts, state) =>
    texts.sentences(
      texts.t("said-resumed"),
      standingClocks(state, texts),
      offered(state, texts),
      next(state, texts),
    ),
  returned: (texts, state) =>
    texts.sentences(texts.t("said-returned"), standingClocks(state, texts), next(state, texts)),
  started: (texts, state) =>
    texts.sentences(texts.t("said-started"), offered(state, texts), next(state, texts)),
  followed: (texts, state) =>
    texts.sentences(texts.t("said-followed"), offered(state, texts), next(state, texts)),
  jumped: (texts, state, { commented }) =>
    texts.sentences(
      place(state.game, texts),
      commented ? texts.t("said-with-comment") : "",
      next(state, texts),
    ),
  moved: (texts, state, notice) => {
    const inPractice = practised(state, texts);
    return inPractice === ""
      ? texts.sentences(moved(state.game, notice, texts), next(state, texts))
      : texts.sentences(replied(state, notice, texts), inPractice);
  },
  passed: (texts, state, { side }) =>
    texts.sentences(texts.t("said-passed", { side: texts.side(side) }), turn(state, texts)),
  armed: ({ t }, { game }, { square, flips }) =>
    t("said-armed", { ...namesOf(game, square), count: flips }),
  disarmed: (texts, state) => next(state, texts),
  withdrawn: (texts, state) => next(state, texts),
  rejected: (texts, state, notice) => rejected(state, notice, texts),
  hint: (texts, state, notice) => hint(state, notice, texts),
  "hint-look": (texts, state, notice) => hintLook(state, notice, texts),
  folder: (texts, _, { report }) => folder(report, texts),
  "line-followed": (texts, { game }, notice) => followedLine(game, notice, texts),
  "hint-line": movesSaid,
  paused: ({ t }) => t("said-paused"),
  unaided: ({ t }) => t("said-unaided"),
  continued: ({ t }) => t("said-continued"),
  cancelled: ({ t }) => t("said-cancelled"),
  erased: ({ textOf }, _, { name }) => textOf(`said-erased-${name}`),
  restored: (texts, state, { name }) =>
    texts.sentences(texts.textOf(`said-restored-${name}`), offered(state, texts)),
  "update-ready": (texts, state) => texts.sentences(texts.t("update-ready"), next(state, texts)),
  problems: (texts, _, { problems, behind }) =>
    texts.sentences(
      behind ? texts.textOf(`said-${behind.kind}-${behind.name}`) : "",
      texts.problems(problems),
    ),
} satisfies Says;

function sentenceOf<K extends Notice["kind"]>(
  says: AllSays,
  kind: K,
  notice: Notice & { kind: K },
  { texts, state }: { texts: Texts; state: Core },
) {
  return says[kind]?.(texts, state, notice) ?? "";
}

/** The part that *Bring back* brings back, where the last event has not said it. */
function offered({ erased }: Core, { textOf }: Texts) {
  const last = erased.at(-1);
  return last ? textOf(`said-erased-${last.name}`) : "";
}

/** That the clocks of a game stand which have run before; empty otherwise. */
function standingClocks({ game, table }: Core, { t }: Texts) {
  const { begun = false, running = null, fallen = null } = table.game?.clocks ?? {};
  const stands = begun && running === null && fallen === null && game.outcome === null;
  return stands ? t("said-clocks-stand") : "";
}

/** The banner after a move that forces a pass; empty otherwise. */
export function announcePass(state: Core, texts: Texts) {
  const { passed } = state.game;
  if (state.notice.kind !== "moved" || passed === null) return "";
  return texts.t("said-must-pass", { side: texts.side(passed) });
}

function place({ ply, line }: Snapshot, texts: Texts) {
  if (ply === 0) return texts.t("said-at-start");
  const move = line[ply - 1];
  const key = isCorrected(move) ? "said-at-corrected" : "said-at-move";
  return texts.t(key, { number: ply, square: withoutCorrection(move) });
}

function moved(game: Snapshot, { side, square, flips }: Notice & { kind: "moved" }, texts: Texts) {
  return texts.t("said-moved", {
    side: texts.side(side),
    ...namesOf(game, square),
    count: flips,
  });
}

/** The next step: a pass, the next turn, or the result. */
export function next(state: Core, texts: Texts) {
  const { game } = state;
  const ofMode = modeRules(state).comesNext?.(state, texts) ?? "";
  if (ofMode !== "") return ofMode;
  const end = announceEnd(state, texts);
  if (end) return ended(end, texts);
  if (game.passed === null) return turn(state, texts);
  const pass = texts.t("said-must-pass", { side: texts.side(game.passed) });
  return texts.sentences(pass, passWaits(state) ? texts.t("said-press-pass") : turn(state, texts));
}

export function ended(end: ReturnType<typeof announceEnd>, { t, sentences }: Texts) {
  return end ? sentences(t("sentence", { text: end.title }), end.board) : "";
}

/** Whose turn it is, and what a computer waits for. */
function turn(state: Core, texts: Texts) {
  if (state.game.turn === null) return "";
  const isByLink = ["none", "lost"].includes(state.nearby.contact);
  if (isByLink && playerOf(state, state.game.turn) === "friend") return friendsTurn(state, texts);
  if (isByLink && hasFriend(state.settings.current) && state.game.line.length === 0)
    return texts.t("said-friend-begin");
  const inPractice = practised(state, texts);
  if (inPractice) return inPractice;
  const toMove = texts.t("said-to-move", { side: texts.side(state.game.turn) });
  if (state.search.late && turnJob(state))
    return texts.sentences(toMove, texts.t("said-engine-late"));
  const owed = valuesOwed(state);
  if (owed !== null) return texts.sentences(toMove, texts.t(`said-values-${owed}`));
  return offersToContinue(state) ? texts.sentences(toMove, texts.t("said-press-continue")) : toMove;
}

/** The visitor's task while a friend is to move: send what that friend does not have, or wait. */
function friendsTurn(state: Core, texts: Texts) {
  const turn = state.game.turn ?? "black";
  const values = { name: nameOn(state, turn) || texts.t("friend"), side: texts.side(turn) };
  const isSent = agreedPlies(state) > 0 && !owesMoves(state);
  return texts.t(isSent ? "said-friend-waits" : "said-friend-send", values);
}

function rejected({ game }: Core, { reason, square }: Notice & { kind: "rejected" }, texts: Texts) {
  const side = reason === "pass-first" ? game.passed : game.turn;
  return texts.t(`rejected-${reason}`, {
    ...namesOf(game, square),
    side: side ? texts.side(side) : "",
  });
}

/** The state of a club's folder. */
function folder(report: ClubReport, { t, list }: Texts) {
  const files = report.state === "edited" ? list(report.edited) : "";
  return t(`said-folder-${report.state}`, { files });
}
