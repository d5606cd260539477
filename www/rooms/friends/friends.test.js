// Games with a friend by links: two devices that share nothing but the links they send.
import assert from "node:assert/strict";
import test from "node:test";
import { isActionWorking } from "../../shell/action-state.ts";
import { problem } from "../../floor/base/problems.ts";
import { agreedPlies, owesMoves, personName } from "../../play/board/friend-game.ts";
import { canPlayOn, friendsObjection } from "../../play/board/fair-play.ts";
import { isOver, winnerOf } from "../../play/board/game-end.ts";
import { lineFrom } from "../../play/game/computer-steps.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { LEFT_GAMES } from "../../play/game/stored-left-games.ts";
import { gameOf } from "../../play/games/index.ts";
import { squareIndex } from "../../play/games/squares.ts";
import { createTexts } from "../../test/support/loaded-texts.js";
import { WIPEOUT } from "../../test/support/headless-page.js";
import { createRandom } from "../../test/support/random.js";
import { memory } from "../../test/support/memory-storage.js";
import { settled } from "../../test/support/settled.js";
import { openTab, startTab } from "../../test/support/tabs.js";
import { readFriendLink } from "../../play/links/friend-link.ts";
import { receive } from "../../play/links/receive-steps.ts";
import { acceptInvitation, chooseLine, lookOnly } from "../../play/links/received-choices.ts";
import { playsForVisitor, relationOf, verify } from "../../play/links/received.ts";
import { kindOf } from "./send-view.ts";
import { fragmentOf, markSent, nameVisitor, resign, tieGame } from "../../play/links/send-steps.ts";
import { announce } from "../../test/support/shown.js";

const FRIEND_IS_WHITE = { black: "human", white: "friend" };
const PEOPLE = { black: "human", white: "human" };

/** A device with its own storage. */
function device(settings = PEOPLE, store = memory()) {
  const tab = openTab(store, { settings: { pause: 0 } }, memory());
  tab.actions.seat(settings);
  const { context } = tab;
  return {
    ...tab,
    shared: store,
    /** The link of the game on the board, which leaves the device. */
    send() {
      tieGame(context);
      const fragment = fragmentOf(context, tab.state());
      markSent(context);
      return fragment;
    },
    receive: (fragment) => receive(context, fragment),
    received: () => tab.state().friends.sheet?.received ?? null,
    accept: (name = "") =>
      acceptInvitation(context, tab.state().friends.sheet.received.incoming, name),
    said: () => announce(tab.state(), createTexts("en", themeOf("classic"), gameOf(tab.state()))),
  };
}

/** Two devices in the middle of a game: Anna is Black, Ben has accepted her link. */
async function twoDevices(moves = "f5") {
  const anna = device(FRIEND_IS_WHITE);
  anna.play(moves);
  tieGame(anna.context);
  nameVisitor(anna.context, "Anna");
  const ben = device();
  await ben.receive(anna.send());
  await ben.accept("Ben");
  return { anna, ben };
}

/** Anna, who has two links from Ben that go on with different moves. */
async function readerOfTwoLines() {
  const { anna, ben } = await twoDevices("f5");
  ben.play("d6");
  const sent = ben.send();
  await anna.receive(sent);
  await anna.receive(sent.replace("f5d6", "f5f4"));
  return anna;
}

test("while it is the friend's turn the board is locked, no computer plays, and the sentence says what to do", () => {
  const anna = device(FRIEND_IS_WHITE);
  assert.match(anna.said(), /Make your first move, then send the link\.$/);
  anna.play("f5");
  assert.equal(anna.state().friends.sheet.kind, "send");
  assert.match(anna.said(), /Send your friend the link/);
  anna.play("d6");
  assert.equal(anna.line(), "f5");
  assert.equal(anna.engine.running().length, 0);
  anna.send();
  assert.match(anna.said(), /Waiting for your friend/);
});

test("a move that was played before the friends' room was here opens the sheet once it is", () => {
  const anna = device(FRIEND_IS_WHITE);
  anna.play("f5");
  anna.actions.closeFriendSheet("send");
  anna.store.dispatch({ type: "rooms-loaded" });
  assert.equal(anna.state().friends.sheet?.kind, "send");
  anna.send();
  anna.actions.closeFriendSheet("send");
  anna.store.dispatch({ type: "rooms-loaded" });
  assert.equal(anna.state().friends.sheet, null, "nothing waits to be sent");
});

test("the sheet with the link closes when the friend's move is there", async () => {
  const { anna, ben } = await twoDevices("f5");
  assert.equal(anna.state().friends.sheet.kind, "send");
  ben.play("d6");
  await anna.receive(ben.send());
  assert.equal(anna.state().friends.sheet, null);
});

test("the sheet says that a move is sent only while it is the friend's turn", async () => {
  const { anna, ben } = await twoDevices("f5");
  assert.equal(kindOf(anna.state()), "again");
  assert.equal(kindOf(ben.state()), "turn");
  ben.play("d6");
  assert.equal(kindOf(ben.state()), "move");
  ben.send();
  assert.equal(kindOf(ben.state()), "again");
});

test("a move can be taken back until it is sent", () => {
  const anna = device(FRIEND_IS_WHITE);
  anna.play("f5");
  anna.actions.run("undo");
  assert.equal(anna.state().game.ply, 0);
  anna.play("d3");
  anna.send();
  anna.actions.run("undo");
  assert.equal(anna.state().game.ply, 1);
  anna.actions.goTo(0);
  anna.play("c4");
  assert.equal(anna.line(), "d3");
  assert.match(anna.said(), /Your friend has these moves already/);
});

test("a whole game goes to and fro by links", async () => {
  const { anna, ben } = await twoDevices("f5");
  assert.deepEqual(ben.state().settings.current.black, "friend");
  let [mover, other] = [ben, anna];
  for (let turns = 0; ben.state().game.outcome === null && turns < 70; turns += 1) {
    while (mover.state().game.turn === mover.state().friend.mine) {
      const { moves, ply } = mover.state().game;
      mover.actions.choose(moves[0].square);
      assert.equal(mover.state().game.ply, ply + 1, "the move is played");
    }
    await other.receive(mover.send());
    assert.equal(other.line(), mover.line());
    [mover, other] = [other, mover];
  }
  assert.ok(anna.state().game.outcome !== null, "the game is over");
  assert.deepEqual(anna.state().friend.names, { black: "Anna", white: "Ben" });
});

test("games of every kind go by links", async () => {
  for (const [id, moves] of Object.entries({ "tic-tac-toe": "b2", "connect-four": "d1" })) {
    const anna = device();
    anna.actions.set("game", id);
    await settled();
    anna.actions.seat({ black: "human", white: "friend" });
    anna.play(moves);
    const ben = device();
    ben.play("f5 d6 c3");
    await ben.receive(anna.send());
    assert.equal(ben.received().kind, "invitation", id);
    await ben.accept();
    assert.equal(ben.state().game.game, id);
    ben.actions.choose(ben.state().game.moves[0].square);
    await anna.receive(ben.send());
    assert.equal(anna.state().game.line.length, 2);
    ben.actions.set("game", "reversi");
    await settled();
    assert.equal(ben.line(), "f5d6c3", "the game of another kind waits as it was");
  }
});

test("an older link changes nothing and says so; the same one is known", async () => {
  const { anna, ben } = await twoDevices("f5");
  const first = anna.send();
  ben.play("d6");
  await anna.receive(ben.send());
  anna.play("c3");
  await anna.receive(first);
  assert.equal(anna.line(), "f5d6c3");
  assert.match(anna.said(), /older than your game/);
  await anna.receive(fragmentOf(anna.context, anna.state()));
  assert.match(anna.said(), /already/);
});

test("of two lines one is chosen and the other stays as a branch", async () => {
  for (const theirs of [false, true]) {
    const anna = await readerOfTwoLines();
    assert.equal(anna.received().kind, "fork");
    chooseLine(anna.context, anna.received(), theirs);
    const { game, branches } = anna.state();
    assert.equal(game.line.join(""), theirs ? "f5f4" : "f5d6");
    assert.deepEqual(
      branches.map((line) => line.join("")),
      [theirs ? "f5d6" : "f5f4"],
    );
    assert.equal(game.ply, 2);
    anna.play(anna.state().game.moves[0].square === 0 ? "a1" : theirs ? "e3" : "c3");
    assert.equal(anna.state().game.line.length, 3, "the game goes on");
  }
});

test("a link that plays for the visitor is another line", async () => {
  const { anna, ben } = await twoDevices("f5");
  ben.play("d6");
  await anna.receive(ben.send().replace("f5d6", "f5d6c3d3"));
  assert.equal(anna.received().kind, "fork");
  assert.equal(anna.line(), "f5");
});

test("moves for the visitor are taken from a link after a question, also where it names the visitor as its sender", async () => {
  for (const by of ["by=b", "by=w", "by=", ""])
    for (const theirs of [false, true]) {
      const { anna } = await twoDevices("f5");
      const own = fragmentOf(anna.context, anna.state());
      await anna.receive(own.replace("#m=f5", "#m=f5d6c3").replace("by=b", by));
      assert.equal(anna.line(), "f5", by);
      const received = anna.received();
      assert.equal(received.kind, "fork", by);
      assert.ok(playsForVisitor(received.own, received.incoming));
      chooseLine(anna.context, received, theirs);
      assert.equal(anna.line(), theirs ? "f5d6c3" : "f5");
      await anna.receive(own.replace("#m=f5", "#m=f5d6").replace("by=b", "by=w"));
      assert.equal(anna.line(), theirs ? "f5d6c3" : "f5d6", "the friend's move is taken");
      if (!theirs) anna.play("c5");
      assert.equal(anna.line(), theirs ? "f5d6c3" : "f5d6c5");
    }
});

test("a sender's own link with the friend's move alone asks nothing", async () => {
  const { anna } = await twoDevices("f5");
  await anna.receive(fragmentOf(anna.context, anna.state()).replace("#m=f5", "#m=f5d6"));
  assert.equal(anna.line(), "f5d6");
});

test("an invitation leaves the running game in the list, and looking on ties nothing", async () => {
  const anna = device(FRIEND_IS_WHITE);
  anna.play("f5");
  const link = anna.send();
  const ben = device();
  ben.play("c4 e3 f4");
  await ben.receive(link);
  assert.equal(ben.line(), "c4e3f4", "nothing changes before the visitor has chosen");
  await lookOnly(ben.context, ben.received().incoming);
  assert.equal(ben.state().friend, null);
  await ben.receive(link);
  await ben.accept();
  assert.equal(ben.state().friend.mine, "white");
  assert.ok(ben.storage.leftGames.read().some(({ game }) => game.transcript === "c4e3f4"));
});

test("a link that waits for an answer is there after a reload, and comes back once closed", async () => {
  const anna = device(FRIEND_IS_WHITE);
  anna.play("f5");
  const link = anna.send();
  const [store, own] = [memory(), memory()];
  const ask = async (tab) => {
    assert.equal(tab.state().friends.arrived, link);
    tab.store.dispatch({ type: "friend-taken" });
    await receive(tab.context, link);
    assert.equal(tab.state().friends.sheet?.received.kind, "invitation");
  };
  const said = (tab) => announce(tab.state(), createTexts("en", themeOf("classic")));
  const ben = startTab(store, own);
  ben.actions.receive(link);
  await ask(ben);
  await ask(startTab(store, own));
  const next = startTab(store, memory());
  await ask(next);
  next.actions.closeFriendSheet("received");
  assert.match(said(next), /^The link you received is closed\./);
  assert.equal(startTab(store, memory()).state().friends.arrived, null, "closed is closed");
  next.actions.run("restore");
  assert.match(said(next), /^The link you received is open again\./);
  await ask(next);
  await acceptInvitation(next.context, next.state().friends.sheet.received.incoming, "Ben");
  assert.deepEqual([next.line(), next.state().erased], ["f5", []]);
  assert.equal(startTab(store, memory()).state().friends.arrived, null, "answered");
});

test("the first steps of a newcomer come with the first move in the game of an invitation", async () => {
  const anna = device(FRIEND_IS_WHITE);
  anna.play("f5");
  const link = anna.send();
  for (const [guide, after] of [
    [0, 0],
    [null, null],
  ]) {
    const ben = openTab(memory(), { settings: { pause: 0 }, guide }, memory());
    await receive(ben.context, link);
    assert.equal(ben.state().panels.guide, guide);
    await acceptInvitation(ben.context, ben.state().friends.sheet.received.incoming, "Ben");
    assert.equal(ben.state().panels.guide, after);
  }
});

test("a link finds its game among those that were left", async () => {
  const { anna, ben } = await twoDevices("f5");
  anna.actions.run("new");
  anna.actions.seat(PEOPLE);
  anna.play("d3 c3 c4");
  ben.play("f6");
  await anna.receive(ben.send());
  assert.equal(anna.line(), "f5f6");
  assert.equal(anna.state().settings.current.white, "friend");
});

test("a reload and a second tab go on with the game", async () => {
  const { anna, ben } = await twoDevices("f5");
  const later = startTab(anna.shared, memory());
  assert.equal(later.state().friend.g, anna.state().friend.g);
  assert.equal(agreedPlies(later.state()), 1);
  ben.play("d6");
  await receive(later.context, ben.send());
  anna.hear();
  assert.equal(anna.line(), "f5d6", "the first tab follows");
});

test("two games with the same moves stay two", async () => {
  const store = memory();
  const anna = device(FRIEND_IS_WHITE, store);
  const names = [];
  for (let count = 0; count < 2; count += 1) {
    anna.play("f5");
    anna.send();
    names.push(anna.state().friend.g);
    anna.actions.run("new");
  }
  const keptNames = anna.storage.leftGames.read().map(({ game }) => game.friend?.g);
  assert.deepEqual(keptNames.sort(), names.sort());
});

test("a link resigns for its sender alone, after the moves that it has", async () => {
  const { anna } = await twoDevices("f5");
  const own = fragmentOf(anna.context, anna.state());
  const resigns = (by, claim) => own.replace("by=b", `by=${by}&r=${claim}`);
  for (const [by, claim] of [
    ["b", "b-resigns"],
    ["b", "w-resigns"],
    ["w", "b-resigns"],
    ["w", "w-resign"],
    ["x", "w-resigns"],
  ]) {
    await anna.receive(resigns(by, claim));
    assert.equal(winnerOf(anna.state()), null, `${by} ${claim}`);
  }
  await anna.receive(resigns("w", "w-resigns").replace("#m=f5", "#m=f5d6"));
  assert.equal(anna.line(), "f5d6");
  assert.equal(winnerOf(anna.state()), "black");
  assert.equal(anna.said(), "White resigns: you win.");
  assert.match(fragmentOf(anna.context, anna.state()), /&r=w-resigns&/);
  anna.actions.goTo(1);
  assert.equal(winnerOf(anna.state()), null, "an earlier point is not the end");
  assert.equal(isOver(anna.state()), true, "the game is over at any point");
  assert.equal(kindOf(anna.state()), "result");
  for (const id of ["resign", "send"])
    assert.equal(isActionWorking(anna.state(), id), id === "send", id);
  resign(anna.context);
  assert.equal(anna.state().friend.resigned, "white", "nobody resigns what is over");
  const later = startTab(anna.shared, memory());
  assert.equal(later.state().friend.resigned, "white");
  anna.actions.run("new");
  assert.equal(winnerOf(anna.state()), null);
});

test("a game that the friend has can be resigned, and its link says so", async () => {
  const anna = device(FRIEND_IS_WHITE);
  const may = () => isActionWorking(anna.state(), "resign");
  anna.play("f5");
  tieGame(anna.context);
  assert.equal(may(), false, "nobody has the game");
  const invitation = anna.send();
  assert.equal(may(), true);
  anna.actions.goTo(0);
  assert.equal(may(), false, "at an earlier point");
  anna.actions.goTo(1);
  const ben = device();
  await ben.receive(invitation);
  await ben.accept("Ben");
  anna.actions.run("resign");
  assert.deepEqual(anna.state().friends.sheet, { kind: "resign" });
  assert.equal(winnerOf(anna.state()), null, "a question comes first");
  resign(anna.context);
  assert.equal(anna.state().friends.sheet, null, "nothing is left to ask");
  assert.equal(anna.said(), "You resign: White wins.");
  assert.equal(may(), false);
  resign(anna.context);
  await ben.receive(anna.send());
  assert.equal(ben.state().friend.resigned, "black");
  assert.equal(ben.said(), "Black resigns: you win.");
});

test("of two resignations that cross by link Black's counts on both devices", async () => {
  const { anna, ben } = await twoDevices("f5");
  for (const { context } of [anna, ben]) resign(context);
  const sent = [anna.send(), ben.send()];
  await anna.receive(sent[1]);
  await ben.receive(sent[0]);
  for (const { state } of [anna, ben]) assert.equal(winnerOf(state()), "white");
  assert.equal(ben.said(), "Anna resigns: you win.");
});

test("nothing that is shown plays on for a friend, or instead of what the friend has", async () => {
  const { anna, ben } = await twoDevices("f5");
  ben.play("d6");
  await anna.receive(ben.send());
  const follow = (ply, names, count) => {
    anna.actions.goTo(ply);
    const squares = names.map((name) => squareIndex(anna.state().game, name));
    anna.store.dispatch({ type: "line-shown", line: lineFrom(anna.context, squares) });
    anna.store.dispatch({ type: "line-followed", count });
    return [canPlayOn(anna.state()), friendsObjection(anna.state())];
  };
  assert.deepEqual(follow(2, ["c3", "d3"], 1), [true, null]);
  assert.deepEqual(follow(2, ["c3", "d3"], 2), [false, "friend"]);
  assert.deepEqual(follow(0, ["d3", "c3", "c4"], 3), [false, "agreed"]);
  assert.deepEqual(follow(2, ["c3"], 1), [true, null]);
  anna.store.dispatch({
    type: "friend-tied",
    friend: { ...anna.state().friend, resigned: "white" },
  });
  assert.deepEqual([canPlayOn(anna.state()), friendsObjection(anna.state())], [false, "resigned"]);
});

test("open openings play no move for a friend, and what a link brings goes on", async () => {
  const { anna, ben } = await twoDevices("f5");
  anna.actions.openPanel("learn");
  anna.actions.showExplorer(true);
  anna.play("d6");
  anna.actions.explore(squareIndex(anna.state().game, "d6"));
  assert.equal(anna.line(), "f5", "the friend's move");
  ben.play("f4");
  await anna.receive(ben.send());
  anna.play("e3");
  anna.play("d2");
  assert.equal(anna.line(), "f5f4e3", "one own move");
  assert.deepEqual([anna.state().mode.kind, owesMoves(anna.state())], ["play", true]);
});

test("in a game with a friend nothing helps, and a hint that is pressed says why", async () => {
  const { anna, ben } = await twoDevices("f5");
  ben.play("d6");
  await anna.receive(ben.send());
  for (const help of ["hint", "best", "review"]) anna.actions.run(help);
  const { notice, point, review } = anna.state();
  assert.deepEqual([notice.kind, point.request, review.open], ["unaided", null, null]);
});

test("a link goes on with its game whatever the board is used for, and nothing of it stays", async () => {
  const uses = {
    edit: ({ actions }) => actions.run("edit"),
    draw: ({ store }) => store.dispatch({ type: "drawing", drawing: true }),
    play: ({ actions }) => {
      actions.goTo(0);
      actions.run("play");
    },
  };
  for (const [kind, use] of Object.entries(uses)) {
    const { anna, ben } = await twoDevices("f5");
    ben.play("d6");
    use(anna);
    assert.equal(anna.state().mode.kind, kind);
    await anna.receive(ben.send());
    const { mode, replay, game } = anna.state();
    assert.deepEqual([mode.kind, replay, game.ply], ["play", null, 2], kind);
    assert.equal(anna.line(), "f5d6", kind);
  }
});

test("the link of a resigned game says so, and counts nothing as a result", async () => {
  const reader = device();
  await reader.receive("#m=f5d6&r=w-resigns&g=aaaaaa&by=w&w=Ben");
  const { kind, incoming } = reader.received();
  assert.equal(kind, "result");
  assert.equal(incoming.facts.resigned, "white");
  const { agrees, complete } = verify(incoming);
  assert.deepEqual({ agrees, complete }, { agrees: false, complete: false });
});

test("a result is counted again", async () => {
  const anna = device();
  anna.play(WIPEOUT.match(/../g).join(" "));
  const link = fragmentOf(anna.context, anna.state());
  assert.match(link, /&r=64-0/);
  const reader = device();
  await reader.receive(link);
  assert.equal(reader.received().kind, "result");
  assert.deepEqual(verify(reader.received().incoming).agrees, true);
  await reader.receive(link.replace("r=64-0", "r=60-4"));
  assert.deepEqual(verify(reader.received().incoming).agrees, false);
  await reader.receive(link.replace(WIPEOUT, WIPEOUT.slice(0, 8)));
  assert.deepEqual(verify(reader.received().incoming).complete, false);
});

test("a link for sixty moves takes 300 characters at most", () => {
  const moves =
    "f5d6c3d3c4f4f6f3e6e7d7c5b6d8c6c7d2b5a5a6a7g5e3b4c8g6g4c2e8d1f7e2g3h4f1e1f2g1b1f8g8b3h3b2h5b7a3a4a1a2c1h2h1g2b8a8g7h8h7h6";
  const long = { black: personName("ß".repeat(50)), white: personName("漢字".repeat(20)) };
  const anna = device({ ...FRIEND_IS_WHITE });
  anna.actions.load(moves);
  anna.store.dispatch({
    type: "friend-tied",
    friend: { g: "zzzzzz", mine: "black", names: long, agreed: 0 },
  });
  const link = fragmentOf(anna.context, anna.state());
  assert.equal(anna.state().game.line.length, 60);
  assert.ok(link.length <= 300, `${link.length} characters`);
  assert.deepEqual(readFriendLink(link).facts.names, long);
});

test("a person's name is one line without anything unseen", () => {
  assert.equal(personName("  Anna\n\u202e Berg\u0000 "), "Anna Berg");
  assert.equal(personName("<b>Ben</b>"), "<b>Ben</b>");
  assert.equal([...personName("x".repeat(90))].length, 24);
});

test("the parts of an emoji and of a letter stay joined in a person's name", () => {
  for (const name of [
    "👩‍👩‍👦",
    "Anna 👩🏽‍🚀",
    "🏳️‍🌈 Ben",
    "\u0645\u06cc\u200c\u062e\u0648",
    "\u0915\u094d\u200d\u0937",
  ])
    assert.equal(personName(name), name);
  assert.equal(personName("An\u200dna\u200c \u200dBerg\u200d"), "Anna Berg");
  // Where there is no room for all of a name, its parts are there without what joins them.
  assert.equal(personName("👨‍👩‍👧‍👦"), "👨👩👧👦");
  assert.equal(personName(`${"x".repeat(23)}👋🏽`), "x".repeat(23));
});

/** Links that nobody's page writes, for a device with a game called `aaaaaa`, moves f5 and d6. */
function hostileLinks() {
  const random = createRandom(5);
  const base = "#m=f5d6&g=aaaaaa&by=w";
  const moves = ["f5d6a1", "f5f5", "zz", "f5d6c3d3c4xx", "%ff", "99", "f5--d6", "f".repeat(9000)];
  const names = ["A", "AAAAAA", "aaaaa", "aaaaaaa", "<img>", "\u202eabc", "%00", "", "null"];
  const people = ["<script>", "%3Cb%3E", "\u202e\u2066x", "%F0%9F", "x".repeat(3000)];
  return [
    ...moves.map((text) => base.replace("f5d6", text)),
    ...names.map((name) => base.replace("aaaaaa", name)),
    ...people.flatMap((name) => [`${base}&b=${name}`, `${base}&w=${name}`]),
    ...["x", "", "black", "bw", "%"].map((by) => base.replace("by=w", `by=${by}`)),
    ...["999-1", "x", "64-64", "-", "6 4-0"].map((result) => `${base}&r=${result}`),
    ...["start=parallel", "first=white", "pos=XO", "game=chess", "game=connect-four"].map(
      (part) => `${base}&${part}`,
    ),
    "#g=aaaaaa",
    "#g=",
    "#r=",
    "#r=64-0",
    "#r=w-resigns",
    `${base}&r=b-resigns`,
    "#m=&g=aaaaaa",
    "#&&&g=aaaaaa&&&",
    "#m=f5&m=d6&g=aaaaaa&g=bbbbbb",
    `#m=${"f5".repeat(500_000)}&g=aaaaaa`,
    `#m=f5&g=aaaaaa&x=${"y".repeat(1_000_000)}`,
    ...Array.from({ length: 12 }, () =>
      base
        .split("")
        .map((sign, at) =>
          at > 0 && random(6) === 0 ? String.fromCharCode(33 + random(90)) : sign,
        )
        .join(""),
    ),
  ];
}

test("hostile links get a sentence or nothing, and change no game", async () => {
  const links = hostileLinks();
  assert.ok(links.length >= 60, `${links.length} links`);
  for (const link of links) {
    const anna = device(FRIEND_IS_WHITE);
    anna.play("f5");
    const friend = { g: "aaaaaa", mine: "black", names: { black: "", white: "" }, agreed: 1 };
    anna.store.dispatch({ type: "friend-tied", friend });
    await anna.receive("#m=f5d6&g=aaaaaa&by=w");
    anna.play("c3");
    await anna.receive(link);
    assert.ok(anna.line().startsWith("f5d6c3"), link.slice(0, 80));
    assert.equal(anna.state().friend.g, "aaaaaa");
    assert.notEqual(anna.said(), "");
    const { names } = anna.state().friend;
    assert.doesNotMatch(names.black + names.white, /[\u202a-\u202e\u2066-\u2069]/);
  }
});

test("the sentence about a damaged link says what is wrong", async () => {
  const anna = device();
  const cases = {
    "#m=f5a1&g=aaaaaa": /move 2: a1/,
    "#m=f5&g=AAA": /name of the game/,
    "#m=f5&r=yes": /no result/,
    "#m=f5&g=aaaaaa&game=chess": /cannot be loaded/,
    [`#m=f5&g=aaaaaa&x=${"y".repeat(5000)}`]: /never that long/,
  };
  for (const [link, sentence] of Object.entries(cases)) {
    await anna.receive(link);
    assert.match(anna.said(), sentence);
  }
});

test("a link for a name that belongs to another game is refused, and the board stays", async () => {
  const { anna } = await twoDevices("f5");
  const { g } = anna.state().friend;
  const problems = () => anna.state().notice.problems;
  const refused = [problem("friend-link-other", g, "the name belongs to another game")];
  for (const other of ["game=tic-tac-toe&m=b2", "m=f4&start=parallel"]) {
    await anna.receive(`#${other}&g=${g}&by=w`);
    assert.match(anna.said(), /another one of your games/, other);
    assert.deepEqual(problems(), refused);
    assert.equal(anna.line(), "f5");
  }
  anna.actions.set("game", "connect-four");
  await settled();
  anna.play("d1");
  await anna.receive(`#game=tic-tac-toe&m=b2&g=${g}&by=w`);
  assert.deepEqual([problems(), anna.state().game.game], [refused, "connect-four"]);
});

test("a link of no game that is known says which one it names", async () => {
  const reader = device();
  for (const [link, named] of [
    ["#m=f5&g=aaaaaa&game=chess", "chess"],
    ["#g=aaaaaa", ""],
  ]) {
    await reader.receive(link);
    const [{ cause }] = reader.state().notice.problems;
    assert.deepEqual([cause.code, cause.detail], ["other-game", named]);
  }
});

test("a link of the same game is same, older, newer or a fork", () => {
  const game = { game: "reversi", setup: { start: "diagonal" }, line: ["f5", "d6"] };
  const own = { game, friend: { mine: "black" } };
  const of = (line, by = "white") => ({
    game: { ...game, line, movers: ["black", "white", "black", "white", "black"] },
    facts: { by },
  });
  assert.equal(relationOf(own, of(["f5", "d6"])), "same");
  assert.equal(relationOf(own, of(["f5"])), "older");
  assert.equal(relationOf(own, of(["f5", "d6", "c3"])), "fork");
  assert.equal(relationOf(own, of(["f5", "d6", "c3"], "black")), "fork");
  assert.equal(relationOf(own, of(["f5", "f4"])), "fork");
  assert.equal(relationOf({ ...own, game: { ...game, line: ["f5"] } }, of(["f5", "d6"])), "newer");
});

test("a host page's locks keep links out", async () => {
  const anna = device();
  anna.store.dispatch({ type: "locked", locks: ["board"] });
  await anna.receive("#m=f5&g=aaaaaa");
  assert.match(anna.said(), /host page/);
  assert.equal(anna.received(), null);
});

test("a link finds its game that waits beside another kind of game", async () => {
  const { anna, ben } = await twoDevices("f5");
  anna.actions.set("game", "connect-four");
  await settled();
  anna.actions.seat(PEOPLE);
  anna.play("d1");
  const { g } = ben.state().friend;
  ben.play("f6");
  await anna.receive(ben.send());
  const { game, friend, settings } = anna.state();
  assert.deepEqual([game.game, anna.line(), game.ply], ["reversi", "f5f6", 2]);
  assert.deepEqual([friend.g, settings.current.white], [g, "friend"]);
  assert.equal(anna.received(), null, "nothing is asked");
});

test("a link to nobody's game leaves the games with other friends as they are", async () => {
  const { anna } = await twoDevices("f5");
  anna.actions.run("new");
  anna.actions.seat(PEOPLE);
  anna.play("d3");
  await anna.receive("#m=f5d6&g=zzzzzz");
  assert.deepEqual([anna.received().kind, anna.line()], ["invitation", "d3"]);
});

test("what becomes of a link is said, and closes its question", async () => {
  const keyOf = (tab) => [tab.state().notice.kind, tab.state().notice.key, tab.received()];
  const ben = device();
  const invitation = "#m=f5d6&g=aaaaaa&by=w&w=Ann";
  await ben.receive(invitation);
  await lookOnly(ben.context, ben.received().incoming);
  assert.deepEqual(keyOf(ben), ["friend", "looking", null]);
  await ben.receive(invitation);
  await ben.accept();
  assert.deepEqual(keyOf(ben), ["friend", "playing", null]);
  for (const theirs of [false, true]) {
    const anna = await readerOfTwoLines();
    chooseLine(anna.context, anna.received(), theirs);
    assert.deepEqual(keyOf(anna), ["friend", theirs ? "playing" : "kept", null]);
    assert.deepEqual(anna.state().comments.list, []);
    assert.equal(agreedPlies(anna.state()), theirs ? 2 : 1);
    assert.equal(anna.state().search.paused, null, "the game goes on");
  }
});

test("a choice between two lines whose game has left the board changes nothing", async () => {
  for (const goOn of [PEOPLE, FRIEND_IS_WHITE]) {
    const anna = await readerOfTwoLines();
    const received = anna.received();
    anna.actions.run("new");
    anna.actions.seat(goOn);
    anna.play("d3");
    if (goOn === FRIEND_IS_WHITE) tieGame(anna.context);
    const { friend } = anna.state();
    chooseLine(anna.context, received, true);
    assert.deepEqual([anna.line(), anna.state().branches], ["d3", []]);
    assert.equal(anna.state().friend, friend);
  }
});

test("a game that has ended is a result, by its last disc, by the clock or by a resignation", async () => {
  for (const [link, kind] of [
    [`#m=${WIPEOUT}&g=aaaaaa`, "result"],
    ["#m=f5d6&r=b-time&g=aaaaaa", "result"],
    ["#m=f5d6&r=w-resigns&g=aaaaaa", "result"],
    ["#m=f5d6&g=aaaaaa", "invitation"],
  ]) {
    const reader = device();
    await reader.receive(link);
    assert.equal(reader.received().kind, kind, link);
  }
});

test("a host page that has locked the kind of game or the players keeps them", async () => {
  const sender = device();
  sender.actions.set("game", "connect-four");
  await settled();
  sender.actions.seat(FRIEND_IS_WHITE);
  sender.play("d1");
  const reader = device();
  reader.store.dispatch({ type: "locked", locks: ["game"] });
  await reader.receive(sender.send());
  assert.match(reader.said(), /host page/);
  assert.equal(reader.received(), null);
  await reader.receive("#m=f5&g=aaaaaa");
  assert.equal(reader.received().kind, "invitation", "a game of the same kind comes in");
  const { anna, ben } = await twoDevices("f5");
  ben.play("d6");
  anna.actions.seat(PEOPLE);
  anna.store.dispatch({ type: "locked", locks: ["players"] });
  await anna.receive(ben.send());
  assert.equal(anna.state().settings.current.white, "human");
});

test("a link for a game that is no longer where it was known changes nothing", async () => {
  const { anna, ben } = await twoDevices("f5");
  anna.actions.run("new");
  anna.actions.seat(PEOPLE);
  anna.play("d3 c3 c4");
  ben.play("f6");
  const [leftGame] = anna.storage.leftGames.read().filter(({ game }) => game.friend);
  leftGame.form.kept.transcript = "a1";
  anna.shared.setItem(LEFT_GAMES.key, JSON.stringify([leftGame.form]));
  await anna.receive(ben.send());
  assert.deepEqual([anna.line(), anna.state().friend], ["d3c3c4", null]);
});

test("a link shows its game after the last move, and a computer waits for nobody there", async () => {
  const { anna, ben } = await twoDevices("f5");
  ben.play("d6");
  const sent = ben.send();
  await anna.receive(sent);
  anna.actions.goTo(0);
  await anna.receive(sent);
  assert.deepEqual([anna.state().game.ply, anna.state().search.paused], [2, null]);
  assert.deepEqual([anna.state().notice.kind, anna.state().notice.key], ["friend", "same"]);
});

test("a link by which a friend resigns says that alone", async () => {
  const { anna, ben } = await twoDevices("f5");
  resign(ben.context);
  await anna.receive(ben.send());
  assert.deepEqual([anna.state().notice.kind, anna.state().notice.key], ["friend", "resigned"]);
  assert.equal(anna.state().friend.resigned, "white");
});
