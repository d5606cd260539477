/** The page's one state transition: `reduce(state, event) → state`. Pure. */

import type { Finders, Handlers, Joined } from "../play/ui/room.ts";
import type { AllRooms, Notice, PageEvent, State } from "../floor/base/page.ts";
import { keysOf } from "../floor/base/keys.ts";
import { type JobName, isAnswerTo } from "../play/engine/jobs.ts";
import { isFriendsGame } from "../play/board/fair-play.ts";
import { leaveForbidden } from "../play/board/owner.ts";
import { countActs } from "./erased.ts";
import { withErased } from "../floor/base/erasing.ts";
import { furtherHinted, hinted, taught } from "../play/board/hint.ts";
import { jobFailed, networkBack, pause, setPaused } from "../play/game/reduce-search.ts";
import { dropProgress, found } from "./jobs.ts";
import { isNewGame } from "../play/game/initial-game.ts";
import {
  branchesDropped,
  branchesRestored,
  branchTaken,
  jumped,
  moved,
  passed,
} from "../play/game/reduce-game.ts";
import {
  gameChosen,
  gameFollowed,
  gameReturned,
  gameStarted,
  replaceGame,
  replacesGame,
} from "../play/game/reduce-other-game.ts";
import {
  armed,
  dropArmedNotice,
  dropRequests,
  lineFollowed,
  rejected,
  withPoint,
  withPointer,
} from "../play/board/reduce-pointer.ts";
import { choose, replaceStored, reset, share } from "../play/game/reduce-choices.ts";
import { keepLanguage, replaceTheme, speak } from "../play/settings/reduce-settings.ts";

export function reduce(house: Joined, state: State, event: PageEvent): State {
  const after = countActs(house, apply(house, state, event), state, event);
  return dropProgress(house.rooms, state, dropArmedNotice(dropRequests(after)));
}

/** What the page itself makes of events, before the rooms. */
export const HANDLERS = {
  moved,
  jumped,
  "branch-taken": branchTaken,
  "branches-dropped": branchesDropped,
  started: gameStarted,
  "started-from": (state, { game }) =>
    setPaused(replaceGame(state, game, { kind: "started" }), false),
  loaded: (state, { game, others, stopped, edited, ...facts }) => {
    const begins = isNewGame(game);
    const notice: Notice = begins
      ? { kind: "started" }
      : { kind: "loaded", others, stopped, edited };
    return setPaused(replaceGame(state, game, notice, facts), !begins);
  },
  returned: gameReturned,
  "rooms-loaded": (state, _, { rooms }) =>
    rooms.reduce((after, room) => room.joined?.(after) ?? after, { ...state }),
  displaced: (state, { previousGame }) => ({
    ...state,
    previousGame,
    notice: { ...state.notice, aside: "displaced" },
  }),
  "left-games-limited": (state, { aside }) => ({ ...state, notice: { ...state.notice, aside } }),
  unstored: (state) => ({
    ...state,
    unstored: true,
    notice: { ...state.notice, aside: "unstored" },
  }),
  "stored-again": (state) => ({ ...state, unstored: false }),
  followed: gameFollowed,
  "record-shared": (state, { results }) => ({ ...state, record: { ...state.record, results } }),
  chosen: (state, { choices, byHost }) => choose(state, choices, byHost),
  "game-chosen": gameChosen,
  // Another settings slice: the form takes back the choice that it shows.
  "game-unavailable": (state, { problem }) => ({
    ...state,
    settings: { ...state.settings },
    notice: { kind: "problems", problems: [problem] },
  }),
  reset: (state, { lang }) => reset(state, lang),
  "settings-shared": (state, { stored, lang }) => share(state, stored, lang),
  "settings-restored": (state, { stored, lang }) => replaceStored(state, stored, lang),
  "theme-absent": (state, { instead, problem }) => replaceTheme(state, instead, problem),
  "language-loaded": (state, { lang }) => speak(state, lang),
  "language-absent": (state, { lang, problem }) => keepLanguage(state, lang, problem),
  requested: (state, { request }) =>
    isFriendsGame(state)
      ? { ...state, notice: { kind: "unaided" } }
      : withPoint(state, { request, hint: null, advice: null, line: null }),
  found: (state, event, house) =>
    house.found.reduce(
      (sum, finders) =>
        keysOf(finders).reduce((each, name) => taken(finders, name, each, event), sum),
      found(house.rooms, state, event),
    ),
  hinted: (state, event, { rooms }) =>
    rooms.reduce((after, room) => room.hinted?.(after) ?? after, hinted(state, event)),
  taught,
  "hinted-further": furtherHinted,
  "job-failed": (state, event, { rooms }) =>
    rooms.reduce(
      (after, room) => room.failed?.(after, event, state) ?? after,
      jobFailed(state, event),
    ),
  "engine-late": (state, { late }) => ({ ...state, search: { ...state.search, late } }),
  "network-back": networkBack,
  paused: pause,
  continued: (state) => ({ ...setPaused(state, false), notice: { kind: "continued" } }),
  passed,
  hovered: (state, { square }) => withPointer(state, { hovered: square }),
  armed: (state, { square }) => armed(state, square),
  "line-laid": (state, { line, followed }) => withPoint(state, { line, followed }),
  "line-followed": (state, { count }) => lineFollowed(state, count),
  rejected: (state, { square }) => rejected(state, square),
  released: (state) => withPointer(state, { rejected: null }),
  problems: (state, { type: kind, ...said }) => ({ ...state, notice: { kind, ...said } }),
  withdrawn: (state, { problem }) => {
    const { notice } = state;
    const said = notice.kind === "problems" && notice.problems.includes(problem);
    return said ? { ...state, notice: { kind: "withdrawn" } } : state;
  },
  "folder-checked": (state, { report }) => ({ ...state, notice: { kind: "folder", report } }),
  "update-ready": (state) => ({ ...state, notice: { kind: "update-ready" } }),
  locked: (state, { locks }) =>
    leaveForbidden(withPoint({ ...state, host: { ...state.host, locks } }, { armed: null })),
  hosted: (state, { changes }) => ({ ...state, host: { ...state.host, ...changes } }),
  "person-named": (state, { side, name }) => {
    const names = { ...state.host.names, [side]: name };
    return { ...state, host: { ...state.host, names } };
  },
  panel: (state, { panel }) =>
    state.panels.open === panel ? state : { ...state, panels: { ...state.panels, open: panel } },
  picking: (state, { side }) => ({ ...state, panels: { ...state.panels, picker: side } }),
  "record-cleared": (state) =>
    withErased(
      { ...state, record: { ...state.record, results: {} } },
      "record",
      state.record.results,
    ),
  "branches-restored": branchesRestored,
  // A part that has come back may have taken the place of another one, which waits in turn. The
  // sentence about the list into which a game has come back stays.
  restored: (state, { erased: { name, value } }) => {
    const { notice } = state;
    const aside = notice.kind === "restored" && notice.name === name ? notice.aside : undefined;
    return {
      ...state,
      erased: state.erased.filter((other) => other.value !== value),
      notice: { kind: "restored", name, ...(aside && { aside }) },
    };
  },
  "not-restored": (state, { erased, value }) => ({
    ...state,
    erased: state.erased.flatMap((one) => {
      if (one.value !== erased.value) return one;
      return value === undefined ? [] : { ...one, value };
    }),
  }),
  "erased-resumed": (state, { erased }) => ({ ...state, erased }),
  "end-closed": (state) => (state.point.endClosed ? state : withPoint(state, { endClosed: true })),
} satisfies Partial<Handlers<AllRooms>>;

/** The state after the jobs of a name have found something, if it is theirs. */
function taken<S extends State, N extends JobName>(
  finders: Finders<AllRooms>,
  name: N,
  state: S,
  { key, found, done }: PageEvent & { type: "found" },
): S {
  return isAnswerTo(name, key, found)
    ? (finders[name]?.(state, { key, found, done }) ?? state)
    : state;
}

/** The state as the page or a room takes an event; for a room to come the store keeps it back. */
function handled<T extends PageEvent["type"]>(
  house: Joined,
  state: State,
  type: T,
  event: PageEvent & { type: T },
): State {
  return house.handlers[type]?.(state, event, house) ?? state;
}

function apply(house: Joined, state: State, event: PageEvent): State {
  let after = handled(house, state, event.type, event);
  for (const { moved, replaced, settled } of house.rooms) {
    if (moved && event.type === "moved") after = moved(after, state, event);
    if (replaced && replacesGame(event)) after = replaced(after, state, event);
    if (settled) after = settled(after, event);
  }
  return after;
}
