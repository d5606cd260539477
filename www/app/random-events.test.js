// The page as a machine: whatever happens in whatever order, the state stays sound.
import assert from "node:assert/strict";
import test from "node:test";
import { checkInvariants } from "../test/support/invariants.js";
import { createRandom } from "../test/support/random.js";
import { squareIndex, squareName } from "../test/support/squares.js";
import { MODE_KINDS } from "../test/support/invariants.js";
import { ACTION_IDS } from "./action-table.js";
import { LOCKS } from "../settings/host-locks.js";
import { FIRST_GAME } from "../games/index.js";
import { choicesOf } from "../settings/settings.js";
import { legalSquares } from "../board/selectors.js";
import { BLACK_PASSED, WIPEOUT, setTable } from "../test/support/headless-page.js";

const CHOICES = choicesOf(FIRST_GAME);
const GAMES = ["f5d6c3d3", BLACK_PASSED, WIPEOUT, "#m=f5d6c3&ply=1", "f5a1", ""];
const EXERCISES = ["f5", "d3"].map((name, index) => ({
  id: String(index + 1),
  position: `${"-".repeat(27)}OX------XO${"-".repeat(27)} X`,
  goal: "best",
  difficulty: 1,
  part: null,
  comment: "",
  lines: [new Uint8Array([squareIndex(name)])],
}));
const FIELDS = ["black", "white", "black-level", "white-level", "start", "first", "think-time"];
const SWITCHES = ["hints", "manual-pass", "confirm", "typed", "sound"];

/** What visitors, engine, host page and other tabs can do, each as often as it stands here. */
function createEvents({ actions, engine, clock, store, context, state }, random) {
  const pick = (list) => list[random(list.length)];
  const square = () => random(64);
  const legal = () => legalSquares(state().game);
  const anySquare = () => (random(2) && legal().length > 0 ? pick(legal()) : square());
  const running = () => pick(engine.running()) ?? null;
  const best = () => squareName(legal()[0] ?? 0);
  const setField = () => {
    const name = pick(FIELDS);
    actions.set(name, pick(CHOICES[name]));
  };
  const play = () => actions.choose(anySquare());
  /** What any job finds: a move, its loss, or the values of several. */
  const facts = () => {
    const at = legal()[0] ?? 0;
    const score = random(5) - 2;
    const moves = legal().map((legalSquare) => ({ square: legalSquare, score, exact: false }));
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
    () => store.dispatch({ type: "controls", controls: null }),
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
      () => actions.playEdited(random(2) === 0),
    ])();
  const exercise = () =>
    pick([
      () => actions.startExercise(pick(EXERCISES)),
      () => actions.tryExerciseAgain(),
      () => actions.showSolution(),
      () => actions.leaveExercise(),
    ])();
  const study = () =>
    pick([
      () => actions.run("review"),
      () => {
        actions.run("review");
        actions.tryAgain(1 + random(Math.max(state().game.line.length, 1)));
      },
      () => actions.closeReview(),
      () => actions.showExplorer(random(2) === 0),
      () => legal().length > 0 && actions.explore(pick(legal())),
      () => actions.practise(OPENING),
      () => actions.endPractice(),
    ])();
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
    ...[draw, draw, edit, exercise, study],
  ];
}

for (const seed of [1, 2, 3]) {
  test(`2000 random events keep the state sound, seed ${seed}`, async () => {
    const random = createRandom(seed);
    const table = setTable({ settings: { pause: 0 } });
    const events = createEvents(table, random);
    const kinds = new Set();
    const modes = new Set();
    for (let count = 0; count < 2000; count += 1) {
      const before = table.state();
      await events[random(events.length)]();
      kinds.add(table.state().notice.kind);
      modes.add(table.state().mode.kind);
      checkInvariants(table.state(), before, table.engine);
    }
    assert.ok(kinds.size >= 10, `only ${[...kinds]} came about`);
    assert.deepEqual([...modes].sort(), MODE_KINDS, "each mode came about");
  });
}
