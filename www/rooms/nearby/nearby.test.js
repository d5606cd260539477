// Live games: codes of sessions, and the messages of two devices that share nothing else.
import assert from "node:assert/strict";
import test from "node:test";
import { make, show } from "../../test/support/document.js";
import { themeOf } from "../../floor/theming/themes.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { createRandom } from "../../test/support/random.js";
import { setTable } from "../../test/support/headless-page.js";
import { memory } from "../../test/support/memory-storage.js";
import { openTab } from "../../test/support/tabs.js";
import { startExercise } from "../exercises/exercise-steps.ts";
import { sideToAct } from "../../play/board/turn.ts";
import { winnerOf } from "../../play/board/game-end.ts";
import { gameOf } from "../../play/games/index.ts";
import { acceptInvitation } from "../../play/links/received-choices.ts";
import { nameVisitor, resign } from "../../play/links/send-steps.ts";
import { createContactSign } from "./contact-sign.ts";
import { createLive } from "./live.ts";
import { rivalSeat } from "./nearby.ts";
import { readMessage } from "./messages.ts";
import { readCode, writeCode, writeDescription } from "./session-code.ts";
import { announce } from "../../test/support/shown.js";

const FINGERPRINT = Array.from({ length: 32 }, (_, at) => (at * 7).toString(16).padStart(2, "0"));
const SDP = [
  "v=0",
  "a=ice-ufrag:4ZcD",
  "a=ice-pwd:2/1muCWoOi3uL1fh0NuRH1ij",
  `a=fingerprint:sha-256 ${FINGERPRINT.join(":").toUpperCase()}`,
  "a=candidate:1 1 udp 2113937151 3d2f8a1c-1b2c-4d5e-8f90-0123456789ab.local 50123 typ host",
  "a=candidate:2 1 udp 2113939711 192.168.1.17 50124 typ host generation 0",
  "a=candidate:3 1 UDP 2113939711 fe80::1:2ab 50125 typ host",
  "a=candidate:4 1 tcp 1518280447 192.168.1.17 9 typ host tcptype active",
  "a=candidate:5 1 udp 1677729535 203.0.113.9 61000 typ srflx raddr 0.0.0.0 rport 0",
].join("\r\n");

test("a code holds what two pages need, in 400 characters at most", () => {
  const code = writeCode("offer", SDP);
  assert.ok(code.length <= 400, `${code.length} characters`);
  const session = readCode(code);
  assert.equal(session.kind, "offer");
  assert.deepEqual(
    session.candidates.map(({ address, port, type }) => `${address} ${port} ${type}`),
    [
      "3d2f8a1c-1b2c-4d5e-8f90-0123456789ab.local 50123 host",
      "192.168.1.17 50124 host",
      "fe80:0000:0000:0000:0000:0000:0001:02ab 50125 host",
      "203.0.113.9 61000 srflx",
    ],
  );
  const sdp = writeDescription(session);
  assert.match(sdp, /a=ice-ufrag:4ZcD\r\na=ice-pwd:2\/1muCWoOi3uL1fh0NuRH1ij\r\n/);
  assert.equal(writeCode("offer", sdp), code, "the description has it all again");
  const crowded = SDP + "\r\na=candidate:2 1 udp 2 fe80::1 5 typ host".repeat(40);
  assert.ok(writeCode("answer", crowded).length <= 400);
});

test("a damaged code is refused by a sentence's code", () => {
  const code = writeCode("offer", SDP);
  const random = createRandom(3);
  const damaged = [
    "",
    "x",
    "%".repeat(80),
    "A".repeat(100),
    "A".repeat(1_000_000),
    ...[1, 5, 20, 60].map((length) => code.slice(0, -length)),
    ...Array.from({ length: 60 }, () => {
      const at = random(code.length);
      return code.slice(0, at) + code.slice(at + 1 + random(3));
    }),
  ];
  for (const text of damaged)
    try {
      const { user } = readCode(text);
      assert.match(user, /^[A-Za-z0-9+/]+$/);
    } catch (error) {
      assert.equal(error.code, "nearby-code");
    }
});

/** The channel to a device. */
function over(side, text) {
  side.live.received(text);
  return true;
}

/** Two devices with a channel between them: Anna invites as Black, Ben is the guest. */
function pair() {
  const none = () => {};
  const make = () => {
    const settings = { black: "human", white: "human", pause: 0 };
    const table = openTab(memory(), { settings }, memory());
    return {
      ...table,
      line: () => table.state().game.line.slice(0, table.state().game.ply).join(""),
    };
  };
  const [anna, ben] = [make(), make()];
  anna.actions.seat({ black: "human", white: "friend" });
  const to = (side, name) => ({
    send: (text) => over(side, text),
    bye: none,
    show: none,
    name: () => name,
  });
  anna.live = createLive(anna.context, to(ben, "Anna"));
  ben.live = createLive(ben.context, to(anna, "Ben"));
  ben.live.begin(true);
  for (const side of [anna, ben])
    side.store.subscribe((state) => side.isLive && side.live.sendGame(state));
  anna.live.sendGame(anna.state());
  return { anna, ben };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** The two devices once the guest has the game. */
async function connected() {
  const { anna, ben } = pair();
  await settle();
  anna.isLive = true;
  ben.isLive = true;
  return { anna, ben };
}

test("moves go over at once, and both sides play by their own rules", async () => {
  const { anna, ben } = await connected();
  assert.equal(ben.state().friend.mine, "white");
  anna.play("f5");
  await settle();
  assert.equal(ben.line(), "f5");
  ben.play("d6");
  await settle();
  assert.equal(anna.line(), "f5d6");
  assert.equal(anna.state().friends.sheet, null, "no sheet with a link is in the way");
});

test("a move is taken back with the other side's consent alone", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  anna.live.ask("undo");
  await settle();
  assert.deepEqual(ben.live.request(), { what: "undo", ply: 0 });
  ben.live.answer(false);
  await settle();
  assert.equal(anna.line(), "f5");
  anna.live.ask("undo");
  await settle();
  ben.live.answer(true);
  await settle();
  assert.deepEqual([anna.line(), ben.line()], ["", ""]);
  anna.play("d3");
  await settle();
  assert.equal(ben.line(), "d3");
});

test("another game has the colours swapped", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  anna.live.ask("again");
  await settle();
  ben.live.answer(true);
  await settle();
  assert.deepEqual([anna.state().friend.mine, ben.state().friend.mine], ["white", "black"]);
  assert.deepEqual([anna.line(), ben.line()], ["", ""]);
  ben.play("c4");
  await settle();
  assert.equal(anna.line(), "c4");
});

test("nobody takes back more than the last own move", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  ben.play("d6");
  await settle();
  for (const ply of [0, 2, 5]) anna.live.received(asking("undo", ply));
  await settle();
  assert.equal(anna.live.request(), null);
  anna.live.received(asking("undo", 1));
  await settle();
  assert.deepEqual(anna.live.request(), { what: "undo", ply: 1 });
});

test("a request that cannot be granted is refused at once", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  // Ben's page has lost the game.
  ben.isLive = false;
  ben.actions.set("white", "human");
  ben.actions.set("black", "human");
  ben.actions.run("new");
  assert.equal(ben.state().friend, null);
  for (const what of ["undo", "again"]) {
    anna.live.ask(what);
    assert.equal(anna.state().notice.key, "asked", what);
    await settle();
    assert.equal(ben.live.request(), null, what);
    assert.equal(anna.state().notice.key, "refused", what);
  }
  assert.equal(anna.line(), "f5");
});

test("a request that crosses a resignation leaves the end in the line", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  anna.live.ask("undo");
  resign(ben.context);
  await settle();
  assert.equal(ben.live.request(), null);
  const said = announce(anna.state(), createTexts("en", themeOf("classic"), gameOf(anna.state())));
  assert.equal(said, "Ben resigns: you win.");
});

test("a question about a move is over once the asking side plays on", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  anna.live.ask("undo");
  await settle();
  ben.play("d6");
  await settle();
  assert.notEqual(ben.live.request(), null, "the own move answers nothing");
  anna.play("c3");
  await settle();
  assert.equal(ben.live.request(), null);
});

test("another game comes to the board by consent alone", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  ben.live.received(JSON.stringify({ v: 1, type: "game", link: "#m=d3&g=zzzzzz&by=b" }));
  await settle();
  assert.equal(ben.line(), "f5");
  assert.equal(ben.state().friends.sheet.received.kind, "invitation");
});

test("a move that was played while the contact was lost goes over with the new one", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  ben.isLive = false;
  ben.play("d6");
  anna.live.begin(false);
  ben.live.begin(true);
  ben.isLive = true;
  anna.live.sendGame(anna.state());
  await settle();
  assert.deepEqual([anna.line(), ben.line()], ["f5d6", "f5d6"]);
});

test("both sides have the names of both people", async () => {
  const { anna, ben } = await connected();
  nameVisitor(anna.context, "Anna");
  await settle();
  for (const { state } of [anna, ben])
    assert.deepEqual(state().friend.names, { black: "Anna", white: "Ben" });
});

test("a resignation ends the game on both sides, and another one begins without it", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  anna.live.ask("undo");
  await settle();
  resign(ben.context);
  await settle();
  const said = ({ state }) =>
    announce(state(), createTexts("en", themeOf("classic"), gameOf(state())));
  assert.equal(said(anna), "Ben resigns: you win.");
  assert.equal(said(ben), "You resign: Black wins.");
  assert.equal(ben.live.request(), null, "no request is made in a game that is over");
  for (const side of [anna, ben]) {
    const state = side.state();
    assert.equal(winnerOf(state), "black");
    assert.equal(state.friend.resigned, "white");
    assert.equal(sideToAct(state), null);
    side.play("d6");
    assert.equal(side.line(), "f5", "nobody plays on");
    side.live.ask("undo");
    resign(side.context);
  }
  nameVisitor(anna.context, "Anna");
  await settle();
  assert.equal(ben.state().friend.names.black, "Anna");
  for (const { state, live } of [anna, ben]) {
    assert.equal(state().friend.resigned, "white");
    assert.equal(live.request(), null);
  }
  anna.live.ask("again");
  await settle();
  ben.live.answer(true);
  await settle();
  ben.play("c4");
  await settle();
  assert.deepEqual(
    [anna.line(), winnerOf(anna.state()), winnerOf(ben.state())],
    ["c4", null, null],
  );
});

test("two resignations that cross end the game alike on both sides, and no message is answered for ever", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  anna.isLive = false;
  ben.isLive = false;
  const sent = [];
  for (const side of [anna, ben]) {
    const { received } = side.live;
    side.live.received = (text) => sent.push(() => received(text));
  }
  for (const { context, live, state } of [anna, ben]) {
    resign(context);
    live.sendGame(state());
  }
  for (let round = 0; round < 5; round += 1) {
    for (const deliver of sent.splice(0)) deliver();
    await settle();
  }
  assert.equal(sent.length, 0);
  assert.deepEqual(
    [anna, ben].map(({ state }) => state().friend.resigned),
    ["black", "black"],
    "Black's counts",
  );
});

const asking = (what, ply) => JSON.stringify({ v: 1, type: "ask", what, ply });

/** Messages that no page sends. */
function hostileMessages(g) {
  const message = (fields) => JSON.stringify({ v: 1, ...fields });
  const game = (link) => message({ type: "game", link });
  const links = ["#m=f5d6c3", "#m=f5a1", "#m=zz", "#", "#m=", "#g=", "x", "#m=f5&pos=XO"];
  return [
    null,
    17,
    {},
    new Uint8Array(9),
    "",
    "null",
    "[]",
    "{",
    "x".repeat(1_000_000),
    ...[0, 2, "1", null].map((v) => JSON.stringify({ v, type: "bye-bye" })),
    ...links.map((link) => message({ type: "game", link: `${link}&g=${g}&by=b` })),
    ...links.map((link) => message({ type: "game", link: `${link}&g=${g}&by=w` })),
    ...[1, null, [], {}, "no"].map((link) => message({ type: "game", link })),
    ...["undo", "again", "x", null, 7].map((what) => message({ type: "answer", what, yes: true })),
    ...[-1, 1.5, "0", null, 1e9, 2 ** 60].map((ply) => message({ type: "ask", what: "undo", ply })),
    ...["x", null, 3, [], "__proto__"].map((what) => message({ type: "ask", what, ply: 0 })),
    ...["", "hello", "move", "toString", null, 9].map((type) => message({ type })),
    // Moves of the visitor's own side, of other games, and of nobody.
    ...["f5d6c3", "f5d6c3d3", "f5d6"].map((m) => game(`#m=${m}&g=${g}&by=b`)),
    ...["#game=tic-tac-toe&m=b2", "#game=connect-four&m=4", "#m=d3", "#m=f5d6"].map((link) =>
      game(`${link}&g=zzzzzz&by=w`),
    ),
    // Names with markup and with marks that turn the direction of a text.
    ...["<img src=x>", "%3Cb%3E", "\u202eneB", "%E2%81%A6x", "%00", "x".repeat(2000)].map((name) =>
      game(`#m=f5&g=${g}&by=w&w=${name}`),
    ),
    // Somebody resigns for the visitor.
    game(`#m=f5&g=${g}&r=b-resigns&by=w`),
    game(`#m=f5&g=${g}&r=w-resigns&by=b`),
    game(`#m=f5&g=${g}&r=x-resigns&by=w`),
    game(`#m=f5&g=${g}&by=w&x=${"y".repeat(1_000_000)}`),
    message({ type: "game", link: `#m=${"f5".repeat(900)}&g=${g}` }),
    message({ type: "game", link: `#m=f5&g=${g}&r=64-0&by=w` }),
    message({ type: "game", link: "#game=chess&m=e4&g=abcdef" }),
    message({ type: "answer", what: "undo", yes: "yes" }),
  ];
}

test("hostile messages change no game", async () => {
  const { anna } = await connected();
  anna.play("f5");
  await settle();
  const { g } = anna.state().friend;
  const list = hostileMessages(g);
  assert.ok(list.length >= 60, `${list.length} messages`);
  for (const data of list) {
    anna.live.received(data);
    await settle();
    const { sheet } = anna.state().friends;
    if (sheet?.kind === "received") anna.actions.closeFriendSheet("received");
    const shownData = String(data).slice(0, 80);
    assert.equal(anna.state().game.line.join(""), "f5", shownData);
    assert.equal(anna.state().friend.g, g, shownData);
    assert.equal(anna.state().friend.resigned, undefined, shownData);
    assert.doesNotMatch(
      anna.state().friend.names.white,
      /[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/,
    );
  }
});

test("a message is one of its kinds, or none", () => {
  assert.deepEqual(readMessage('{"v":1,"type":"bye","x":1}'), { type: "bye" });
  assert.equal(readMessage('{"v":1,"type":"game","link":"f5"}'), null);
  assert.equal(readMessage(`{"v":1,"type":"bye","x":"${"y".repeat(5000)}"}`), null);
});

const EXERCISE = {
  id: "1",
  position: "---------------------------OX------XO--------------------------- X",
  ...{ goal: "best", difficulty: 1, theme: null, part: null, comment: "" },
  lines: [new Uint8Array([19])],
};

test("an exercise beside a live game goes to nobody, and the other side's move leads back", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  startExercise(anna.context, EXERCISE);
  await settle();
  assert.equal(anna.state().mode.kind, "exercise", "nothing ends it");
  assert.deepEqual([ben.line(), ben.state().friends.sheet], ["f5", null]);
  ben.play("d6");
  await settle();
  assert.deepEqual([anna.state().mode.kind, anna.line()], ["play", "f5d6"]);
});

test("a question about a live game, and its answer, lead back from an exercise", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  anna.live.ask("undo");
  for (const side of [anna, ben]) startExercise(side.context, EXERCISE);
  await settle();
  assert.deepEqual([ben.state().mode.kind, ben.live.request()?.what], ["play", "undo"]);
  ben.live.answer(true);
  await settle();
  for (const side of [anna, ben])
    assert.deepEqual([side.state().mode.kind, side.state().game.ply], ["play", 0]);
});

test("a request that is dropped leaves an exercise on the board", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  ben.play("d6");
  await settle();
  startExercise(anna.context, EXERCISE);
  await settle();
  for (const ply of [0, 2, 5]) anna.live.received(asking("undo", ply));
  await settle();
  assert.deepEqual([anna.state().mode.kind, anna.live.request()], ["exercise", null]);
  anna.live.received(asking("undo", 1));
  await settle();
  assert.deepEqual([anna.state().mode.kind, anna.live.request()?.ply], ["play", 1]);
});

test("an opening that is practised beside a live game goes to nobody, and the other side's move leads back", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  const { g } = anna.state().friend;
  anna.actions.practise({ moves: "f5d6c3d3", de: "Tiger", en: "Tiger", ja: "" });
  await settle();
  assert.deepEqual([ben.line(), ben.state().friends.sheet], ["f5", null]);
  assert.equal(anna.state().settings.current.white, "computer");
  assert.equal(anna.state().friend, null);
  anna.play("f5");
  anna.clock.pass(0);
  await settle();
  assert.deepEqual([anna.line(), ben.line()], ["f5d6", "f5"]);
  ben.play("f4");
  await settle();
  assert.deepEqual([anna.line(), anna.state().friend?.g], ["f5f4", g]);
  assert.equal(anna.state().settings.current.white, "friend");
  anna.play("e3");
  await settle();
  assert.equal(ben.line(), "f5f4e3");
});

test("a game of another kind is played live once the other side has accepted it", async () => {
  const { anna, ben } = await connected();
  anna.play("f5");
  await settle();
  anna.actions.set("game", "tic-tac-toe");
  await settle();
  anna.actions.seat({ black: "human", white: "friend" });
  await settle();
  await acceptInvitation(ben.context, ben.state().friends.sheet.received.incoming, "Ben");
  await settle();
  const squares = ["a1", "b1", "a2", "b2", "a3"];
  for (const [at, square] of squares.entries()) {
    [anna, ben][at % 2].play(square);
    await settle();
    for (const side of [anna, ben]) assert.equal(side.state().game.line.length, at + 1, square);
  }
});

test("a seat that was chosen for an invitation is forgotten with it", () => {
  const { actions, state } = setTable({ settings: { black: "human", white: "computer" } });
  assert.equal(rivalSeat(state()), "white");
  actions.openNearby("black");
  assert.equal(rivalSeat(state()), "black");
  actions.closeNearby();
  assert.equal(rivalSeat(state()), "white");
  actions.run("nearby");
  assert.equal(rivalSeat(state()), "white");
});

test("who closes the code before it is answered plays on, and the sentence is the game's", () => {
  const { state, store, actions } = openTab(memory(), {}, memory());
  actions.openNearby("white");
  store.dispatch({ type: "nearby-contact", contact: "waiting" });
  store.dispatch({ type: "nearby-said", key: "waiting" });
  const seat = make("div", { "data-side": "white" }, make("p", { class: "score-player" }));
  const scoreboard = make("div", {}, seat);
  show(scoreboard);
  const sign = createContactSign(scoreboard);
  const texts = { t: (key) => key };
  sign.update(state(), texts);
  assert.equal(document.querySelectorAll(".contact").length, 1);
  actions.closeNearby();
  sign.update(state(), texts);
  assert.equal(document.querySelectorAll(".contact").length, 0);
  assert.equal(state().nearby.contact, "waiting", "the code stays valid");
  assert.notEqual(state().notice.kind, "nearby");
  actions.openNearby("white");
  sign.update(state(), texts);
  assert.equal(document.querySelectorAll(".contact").length, 1);
});
