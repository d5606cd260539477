// A frame whose board does not come, and the names of frames.
import assert from "node:assert/strict";
import test from "node:test";
import { awaitBoard, PATIENCE } from "../../../embed/host-page/arrival.ts";
import { frameTitle } from "../../../embed/host-page/frame-title.ts";

const CLUB = "https://games.example";

/** A frame of the club, with what the page reports of it; `arrive` has it come near the window. */
function frame(t) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const page = new EventTarget();
  let arrive;
  globalThis.document = page;
  globalThis.IntersectionObserver = class {
    constructor(report) {
      arrive = () => report([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  };
  t.after(() => {
    delete globalThis.document;
    delete globalThis.IntersectionObserver;
  });
  const absences = [];
  const arrival = awaitBoard({}, CLUB, (code) => absences.push(code));
  const refuse = (parts) =>
    page.dispatchEvent(
      Object.assign(new Event("securitypolicyviolation"), {
        effectiveDirective: "frame-src",
        disposition: "enforce",
        blockedURI: `${CLUB}/reversi/index.html?embed=1`,
        ...parts,
      }),
    );
  return { arrive, arrival, absences, refuse, wait: (time) => t.mock.timers.tick(time) };
}

test("a board that has not come in time is reported once, and a lazy one has its time in sight", (t) => {
  const { arrive, absences, wait } = frame(t);
  wait(10 * PATIENCE);
  assert.deepEqual(absences, []);
  arrive();
  wait(PATIENCE - 1);
  assert.deepEqual(absences, []);
  wait(10 * PATIENCE);
  assert.deepEqual(absences, ["embed-silent"]);
});

test("a board that has come is not reported", (t) => {
  const { arrive, arrival, absences, wait, refuse } = frame(t);
  arrive();
  arrival.end();
  wait(10 * PATIENCE);
  refuse({});
  assert.deepEqual(absences, []);
});

test("a policy that refuses the frame is reported at once, and no other violation", (t) => {
  const { arrive, absences, refuse, wait } = frame(t);
  arrive();
  refuse({ effectiveDirective: "img-src" });
  refuse({ disposition: "report" });
  refuse({ blockedURI: "https://advertisement.example/" });
  refuse({ blockedURI: "inline" });
  assert.deepEqual(absences, []);
  refuse({});
  wait(10 * PATIENCE);
  assert.deepEqual(absences, ["embed-policy"]);
});

test("a frame is named by its label, its players or its number", () => {
  const named = (attributes, number) =>
    frameTitle("Reversi board", (name) => attributes[name] ?? null, number);
  assert.equal(named({}, null), "Reversi board");
  assert.equal(named({}, 3), "Reversi board 3");
  assert.equal(
    named({ "black-name": "Anna", "white-name": "Ben" }, 3),
    "Reversi board: Anna – Ben",
  );
  assert.equal(named({ "white-name": "Ben" }, null), "Reversi board: Ben");
  assert.equal(named({ label: "Table 1", "black-name": "Anna" }, 3), "Table 1");
});
