/** Random events of the page: what visitors, engine, host page and time do in any order. */

import { ACTION_IDS } from "../../shell/action-table.ts";
import { receive } from "../../play/links/receive-steps.ts";
import { acceptInvitation, chooseLine, lookOnly } from "../../play/links/received-choices.ts";
import { markSent, tieGame } from "../../play/links/send-steps.ts";
import { legalSquares } from "../../play/board/square-press.ts";
import { FIRST_GAME, gameOf } from "../../play/games/index.ts";
import { LOCKS } from "../../play/settings/host-locks.ts";
import { choicesOf } from "../../play/settings/settings.ts";
import { clocksAt, goOn } from "../../rooms/table/clocks.ts";
import { FIRST_TERMS } from "../../rooms/table/table.ts";
import { BLACK_PASSED, WIPEOUT } from "./headless-page.js";
import { squareIndex, squareName } from "./squares.js";

const CHOICES = choicesOf(FIRST_GAME);
const GAMES = ["f5d6c3d3", BLACK_PASSED, WIPEOUT, "#m=f5d6c3&ply=1", "f5a1", ""];
const EXERCISES = ["f5", "d3"].map((name, index) => ({
  id: String(index + 1),
  position: `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`,
  goal: "best",
  difficulty: 1,
  theme: "corner",
  part: null,
  comment: "",
  lines: [new Uint8Array([squareIndex(name)])],
}));
const FIELDS = ["black", "white", "black-level", "white-level", "start", "first", "think-time"];
const SWITCHES = ["hints", "manual-pass", "confirm", "typed", "sound"];

/**
 * Each as often as it stands here.
 * @param {ReturnType<typeof import("./headless-page.js").setTable>} table
 * @param {(below: number) => number} random
 */
export function createEvents({ actions, engine, clock, store, context, state }, random) {
  const pick = (list) => list[random(list.length)];
  const square = () => random(state().game.cells.length);
  const legal = () => legalSquares(state().game);
  const anySquare = () => (random(2) && legal().length > 0 ? pick(legal()) : square());
  const running = () => pick(engine.running()) ?? null;
  const best = () => squareName(legal()[0] ?? 0);
  const setField = () => {
    const name = pick(FIELDS);
    actions.set(name, pick(CHOICES[name]));
  };
  const play = () => actions.choose(anySquare());
  /** The findings of any job: a move, its loss, or the values of several. */
  const facts = () => {
    const at = legal()[0] ?? 0;
    const score = random(5) - 2;
    const moves = legal().map((legalSquare) => {
      return { square: legalSquare, score, exact: false, depth: 1 + random(20), pv: [legalSquare] };
    });
    const line = [at, ...legal().slice(1, 2)];
    const better = { best: at, best_score: score, best_line: line, line, reason: null };
    return { ply: state().game.ply + 1, score, loss: random(3), depth: 9, moves, ...better };
  };
  const answer = () => running()?.answer(best(), facts());
  const act = () => actions.run(pick(ACTION_IDS));
  const byHost = () => pick(HOST)();
  const HOST = [
    () => store.dispatch({ type: "locked", locks: LOCKS.filter(() => random(6) === 0) }),
    () => store.dispatch({ type: "locked", locks: [] }),
    () => store.dispatch({ type: "hosted", changes: { controls: null } }),
    () => {
      const { line } = state().game;
      const game = context.session.goTo(random(line.length + 1));
      store.dispatch({ type: "jumped", game, pause: true });
    },
  ];
  const OPENING = { name: "", moves: "f5d6c3d3c4" };
  const draw = () =>
    pick([
      () => actions.showComments(random(3) > 0),
      () => actions.setDrawing(random(3) > 0),
      () => actions.draw(square(), square()),
      () => actions.comment(pick(["", "good"])),
      () => actions.endTyping(),
      () => actions.leaveDrawing(),
    ])();
  const edit = () =>
    pick([
      () => actions.run("edit"),
      () => actions.closeEditor(),
      () => actions.playEdited(),
      () => actions.showEditedValues(random(2) === 0),
    ])();
  const exercise = () =>
    pick([
      () => actions.startExercise(pick(EXERCISES)),
      () => actions.tryExerciseAgain(),
      () => actions.showSolution(),
      () => actions.leaveExercise(),
    ])();
  const ending = () =>
    pick([
      () => actions.playOut(random(3) === 0),
      () => actions.countEnding(pick([null, 0, 4, -10])),
      () => actions.showMargin(random(2) === 0),
      () => actions.playEndingAgain(pick(["same", "other"])),
      () => actions.leaveEnding(),
      () => actions.showEndings(random(3) > 0),
    ])();
  const study = () =>
    pick([
      () => actions.run("review"),
      () => {
        actions.run("review");
        actions.tryAgain(1 + random(Math.max(state().game.line.length, 1)));
      },
      () => actions.closeReview(),
      () => {
        actions.showExplorer(random(5) > 0);
        actions.openPanel("learn");
      },
      () => legal().length > 0 && actions.explore(pick(legal())),
      () => actions.practise(OPENING),
      () => actions.endPractice(),
      () => actions.setAnalysis({ on: random(4) > 0, hidden: random(4) === 0, lines: random(3) }),
      () => actions.showAnalysed(pick(legal()) ?? 0),
      () => {
        const { branches, game } = state();
        const line = pick([game.line, ...branches]);
        actions.showVariation(line, random(line.length + 1));
      },
      () => actions.dropBranches(state().branches.filter(() => random(3) === 0)),
    ])();
  /** A link that goes on from the game, that falls back behind it, or that forks it. */
  const receiveLink = () => {
    const { game, friend } = state();
    const moves = [...game.line.slice(0, random(3) ? game.ply : random(game.ply + 1)), best()];
    const fragment = `#m=${moves.join("")}&g=${friend?.g ?? "abcdef"}&by=${pick(["b", "w"])}`;
    return receive(context, fragment);
  };
  const answerLink = () => {
    const { sheet } = state().friends;
    if (sheet?.kind !== "received") return actions.closeFriendSheet("send");
    const { received } = sheet;
    if (received.kind === "fork") return chooseLine(context, received, random(2) === 0);
    return random(2)
      ? acceptInvitation(context, received.incoming, "")
      : lookOnly(context, received.incoming);
  };
  const friend = () =>
    pick([
      receiveLink,
      answerLink,
      () => tieGame(context),
      () => markSent(context),
      () => actions.seat({ black: "human", white: pick(["human", "computer", "friend"]) }),
    ])();
  /** Two people at the device, whose clocks a step sets as the page's timer does. */
  const atTable = () =>
    pick([
      () => actions.showTable(random(2) === 0),
      () => {
        const handicap = { side: pick(["black", "white"]), corners: random(5) };
        actions.beginTable({ ...FIRST_TERMS, handicap, turns: random(2) === 0 });
      },
      () => actions.keepFollowing(),
      () => {
        const clocks = state().table.game?.clocks;
        if (!clocks) return;
        const going = goOn(clocks, state().game.turn, 0);
        store.dispatch({ type: "clocks-set", clocks: clocksAt(going, random(3) * 500_000) });
      },
    ])();
  /** Panels of study are open to one of the games. */
  const inStudy = (then) => () => gameOf(state()).study && then();
  return [
    ...[play, play, play, play, answer, answer, answer, act, act, act],
    () => clock.pass(random(2000)),
    () => running()?.progress(best(), { depth: random(20) }),
    () => running()?.fail({ code: "engine-crashed", detail: "", message: "" }),
    () => actions.hover(random(3) ? anySquare() : null),
    () => actions.press(square()),
    () => actions.release(),
    () => actions.disarm(),
    () => actions.goTo(random(state().game.line.length + 1)),
    () => actions.load(pick(GAMES)),
    setField,
    () => actions.set(pick(SWITCHES), random(2) === 0),
    () => actions.set("pause", 1000 * random(3)),
    () => random(8) || actions.reset(),
    () => actions.closeEnd(),
    () => actions.startGuide(),
    () => actions.advanceGuide(),
    byHost,
    friend,
    ...[draw, draw, ...[edit, ending, exercise, study, atTable].map(inStudy)],
  ];
}
