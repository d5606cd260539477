// The sheet with the link for a friend, and the dialog for a link that has arrived.
import assert from "node:assert/strict";
import test from "node:test";
import { buttonOf, make, send, show } from "../../test/support/document.js";
import { showState } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { memory } from "../../test/support/memory-storage.js";
import { settled } from "../../test/support/settled.js";
import { openTab } from "../../test/support/tabs.js";
import { FIRST_GAME } from "../../play/games/index.ts";
import { fragmentOf, nameVisitor, tieGame } from "../../play/links/send-steps.ts";
import { themeOf } from "../../floor/theming/themes.ts";
import { createPartTexts } from "../../play/words/texts.ts";

globalThis.navigator ??= {};
globalThis.matchMedia ??= (query) => ({ matches: !query.includes("contrast") });
const { createFriendsView } = await import("./friends-view.ts");
const TEXTS = createTexts("en", themeOf("classic"), FIRST_GAME);
const GERMAN = createTexts("de", themeOf("classic"), FIRST_GAME);
const FRIEND_IS_WHITE = { black: "human", white: "friend" };

/** A page with both dialogs; `speak` shows the state in other texts. */
function openPage(settings = FRIEND_IS_WHITE) {
  globalThis.location = new URL("https://x.test/reversi/?embed");
  const page = openTab(memory(), { settings: { pause: 0 } }, memory());
  page.actions.seat(settings);
  const sent = make(
    "dialog",
    { id: "send" },
    make("h2", { "data-send-title": "" }),
    make("button", { "data-close": "send" }),
    make("div", { "data-send": "" }),
  );
  const received = make(
    "dialog",
    { id: "received" },
    make("h2", { "data-received-title": "" }),
    make("div", { "data-received": "" }),
  );
  show(sent, received);
  const view = createFriendsView(document, page.actions, page.context);
  showState(page, view, TEXTS);
  const speak = (texts) => view.update(page.state(), null, texts);
  return { ...page, sent, received, speak };
}

/** A page in whose game a friend waits for a move that the visitor has made. */
function openSheet() {
  const page = openPage();
  page.play("f5");
  if (page.state().friends.sheet === null)
    page.context.store.dispatch({ type: "friend-sheet", sheet: { kind: "send" } });
  const part = (selector) => page.sent.querySelector(selector);
  return { ...page, part };
}

/** The link of a game in which Anna has opened with f5. */
function invitationOfAnna(name = "Anna") {
  const anna = openTab(memory(), { settings: { pause: 0 } }, memory());
  anna.actions.seat(FRIEND_IS_WHITE);
  anna.play("f5");
  tieGame(anna.context);
  nameVisitor(anna.context, name);
  return fragmentOf(anna.context, anna.state());
}

test("the sheet has the link of the game, follows a name that is typed, and keeps it", () => {
  const { part, sent, state } = openSheet();
  assert.equal(sent.open, true);
  assert.match(part("[name=link]").value, /^https:\/\/x\.test\/reversi\/#/);
  const before = part("[name=link]").value;
  const name = part("[name=name]");
  name.focus();
  name.value = "Anna ";
  send(name, "input");
  assert.equal(state().friend.names.black, "Anna");
  assert.equal(name.value, "Anna ", "a blank between two names is taken away");
  assert.notEqual(part("[name=link]").value, before);
});

test("a link that the browser does not copy is marked, and the note says so", async () => {
  const { part, sent } = openSheet();
  buttonOf(sent, "Copy").click();
  await settled();
  assert.equal(document.activeElement, part("[name=link]"));
  assert.equal(part(".note").textContent, createPartTexts(TEXTS, "friends").t("copy-by-hand"));
});

test("a link that the browser does not share is marked, and the note says so until it is given out", async () => {
  const { part, sent } = openSheet();
  const note = part(".note").textContent;
  const end = async (name, share) => {
    navigator.share = share;
    buttonOf(sent, name).click();
    await settled();
    return part(".note").textContent;
  };
  const failing = (name) => async () => Promise.reject(new DOMException("", name));
  try {
    assert.equal(await end("Share", failing("NotAllowedError")), TEXTS.t("share-by-hand"));
    assert.equal(document.activeElement, part("[name=link]"));
    assert.equal(await end("Share", failing("AbortError")), note);
    await end("Share", failing("NotAllowedError"));
    await end("Share", async () => {});
    assert.notEqual(part(".note").textContent, TEXTS.t("share-by-hand"));
  } finally {
    delete navigator.share;
  }
});

test("the code is drawn while it is open, and again for another link", () => {
  const { part, sent } = openSheet();
  const opener = part("[aria-expanded]");
  part("[data-qr]").scrollIntoView = () => {};
  assert.equal(part("[data-qr]").hidden, true);
  opener.click();
  assert.equal(opener.getAttribute("aria-expanded"), "true");
  const first = part("[data-qr] svg");
  const name = part("[name=name]");
  name.value = "Anna";
  send(name, "input");
  assert.ok(first !== null && part("[data-qr] svg") !== first, "the code is of an earlier link");
  opener.click();
  assert.equal(sent.querySelector("svg"), null);
});

test("a pointer's press takes the focus from the button that the dialog has focused", async () => {
  const { actions, received } = openPage({ black: "human", white: "human" });
  actions.receive(invitationOfAnna());
  await settled();
  const play = received.querySelector("button.primary");
  play.focus();
  send(play, "pointerdown");
  assert.notEqual(document.activeElement, play);
  const name = received.querySelector("[name=name]");
  name.focus();
  send(name, "pointerdown");
  assert.equal(document.activeElement, name, "a field keeps it");
});

test("an invitation keeps the name that is typed when the language changes", async () => {
  const { actions, received, speak } = openPage({ black: "human", white: "human" });
  actions.receive(invitationOfAnna());
  await settled();
  assert.equal(received.open, true);
  const name = received.querySelector("[name=name]");
  name.value = "Ben";
  const english = received.querySelector("#received-about").textContent;
  speak(GERMAN);
  assert.equal(received.querySelector("[name=name]").value, "Ben");
  assert.notEqual(received.querySelector("#received-about").textContent, english);
});

test("a name that was typed for one invitation is not offered for the next", async () => {
  const { actions, received } = openPage({ black: "human", white: "human" });
  actions.receive(invitationOfAnna());
  await settled();
  received.querySelector("[name=name]").value = "Ben";
  actions.receive(invitationOfAnna("Berta"));
  await settled();
  assert.match(received.querySelector("[data-received-title]").textContent, /Berta/);
  assert.equal(received.querySelector("[name=name]").value, "");
});
