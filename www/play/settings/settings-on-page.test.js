// The settings on the page: what the form offers and says, and what the page then shows.
import assert from "node:assert/strict";
import test from "node:test";
import { discAt, showPage, TWO_PEOPLE, until } from "../../test/support/shown-page.js";
import { FIRST_GAME } from "../games/index.ts";

const OPPONENTS = [...FIRST_GAME.levels, ...FIRST_GAME.bots];

const discs = ({ discs }) => discs.replaceAll("-", "").length;

test("start and first player wait for the next game, which the form says meanwhile", async () => {
  const page = await showPage();
  const note = page.part("[data-next-game]");
  const start = page.seen();
  assert.ok(note.hidden);
  await page.choose("start", "parallel");
  await page.choose("first", "white");
  assert.ok(!note.hidden);
  assert.deepEqual([page.seen().discs, page.seen().turn], [start.discs, start.turn]);
  await page.press("new");
  await page.click("#players [data-players-play]");
  const next = page.seen();
  assert.equal(next.turn, "white");
  assert.equal(["d4", "e4", "d5", "e5"].map((name) => discAt(next, name)).join(""), "XOXO");
  assert.ok(note.hidden);
  await page.play(next.legal[0]);
  await page.choose("first", "black");
  await page.press("new");
  await page.click("#players [data-players-play]");
  assert.deepEqual([page.seen().turn, discs(page.seen())], ["black", 4]);
});

test("every opponent can be chosen for each side, and is described in its own words", async () => {
  const page = await showPage();
  for (const side of ["black", "white"]) {
    const field = document.forms.settings.elements[`${side}-level`];
    const kind = () => field.closest(`.player[data-side="${side}"]`).dataset.kind;
    assert.equal(kind(), "human");
    await page.choose(side, "computer");
    assert.equal(kind(), "computer");
    const groups = [...field.querySelectorAll("optgroup")];
    assert.deepEqual(
      groups.map((group) => [group.getAttribute("label"), group.children.length]),
      [
        ["Levels 1 to 10", 10],
        ["Opponents by name", 7],
      ],
    );
    assert.deepEqual(
      [...field.options].map(({ value }) => value),
      OPPONENTS,
    );
    const notes = new Set();
    for (const level of OPPONENTS) {
      await page.choose(`${side}-level`, level);
      assert.equal(page.state().settings.current[`${side}-level`], level);
      notes.add(page.part(`[data-level-note="${side}"]`).textContent);
    }
    assert.equal(notes.size, OPPONENTS.length);
    for (const note of notes) assert.ok(note.length > 10, note);
  }
});

test("who plays is chosen in New game, which a board with locked players does not offer", async () => {
  const page = await showPage("?lang=en");
  await page.openPanel("settings");
  await page.click("[data-who-plays] button");
  await page.click("#players [value=doofie]");
  await page.click("#players [data-players-play]");
  assert.equal(page.chosen("white-level"), "doofie");
  for (const lock of ["players", "level"]) {
    const locked = await showPage(`?lang=en&lock=${lock}`);
    assert.equal(locked.part("[data-who-plays]").hidden, true, lock);
  }
});

test("a theme is shown by the game on the board, and a game in the theme on the page", async () => {
  const page = await showPage("?lang=en&theme=wood&game=connect-four");
  const pictures = (within) =>
    [...document.querySelectorAll(`${within} .game-picture`)].map(
      ({ dataset }) => `${dataset.of} ${dataset.in}`,
    );
  const shownPictures = () => [pictures("[data-pictured=theme]"), pictures("[data-game-switch]")];
  const expected = (game, theme) => [
    ["classic", "garden", "wood", "contrast"].map((each) => `${game} ${each}`),
    ["reversi", "tic-tac-toe", "connect-four"].map((each) => `${each} ${theme}`),
  ];
  const show = (game, theme) =>
    until(`${game} in ${theme}`, () => shownPictures().join() === expected(game, theme).join());
  await page.openPanel("settings");
  await show("connect-four", "wood");
  await page.choose("theme", "garden");
  await page.choose("game", "reversi");
  await show("reversi", "garden");
});

test("a first visitor plays an easy level with a second for each move", async () => {
  const page = await showPage("?lang=en");
  assert.deepEqual([page.chosen("white-level"), page.chosen("think-time")], ["1", "1"]);
});

test("the form shows what the address sets, and the page names what the address gets wrong", async () => {
  const named = await showPage("?lang=en&black=random&white=human&level=aufpasser&theme=contrast");
  for (const [name, value] of [
    ["black", "random"],
    ["white", "human"],
    ["black-level", "aufpasser"],
    ["white-level", "aufpasser"],
    ["theme", "contrast"],
  ])
    assert.equal(named.chosen(name), value, name);
  const wrong = await showPage(`${TWO_PEOPLE}&level=grandmaster`);
  assert.match(wrong.seen().status, /grandmaster/);
  assert.ok(OPPONENTS.includes(wrong.chosen("white-level")));
  assert.equal((await wrong.play("f5")).current, 1);
});

test("a theme names the sides, on the board and in the sentences", async () => {
  const page = await showPage();
  await page.choose("theme", "garden");
  assert.deepEqual([page.seen().turn_alt, page.seen().input], ["Tomato", true]);
  const seen = await page.play("f5");
  assert.equal(seen.turn_alt, "Mole");
  assert.match(seen.status, /Tomato/);
});

test("a reset shows the first settings, can be taken back, and outlasts a reload", async () => {
  const page = await showPage("?lang=en");
  const chosen = { theme: "garden", hand: "left", confirm: "true", pause: "200" };
  const first = { theme: "classic", hand: "right", confirm: "false", pause: "1000" };
  const shownChoices = (of) =>
    Object.fromEntries(Object.keys(first).map((name) => [name, of.chosen(name)]));
  for (const [name, value] of Object.entries(chosen)) await page.choose(name, value);
  await page.openPanel("settings");
  await page.click("[data-reset]");
  assert.deepEqual(shownChoices(page), first);
  await page.press("restore");
  assert.deepEqual(shownChoices(page), chosen);
  await page.click("[data-reset]");
  assert.deepEqual(shownChoices(await page.reload()), first);
});

test("sizes, hand, animation and scheme are attributes of the page, for its style sheets", async () => {
  const page = await showPage();
  const { dataset } = document.documentElement;
  for (const [name, value, attribute] of [
    ["board-size", "large", "boardSize"],
    ["text-size", "largest", "textSize"],
    ["hand", "left", "hand"],
    ["animation", "slow", "animation"],
    ["scheme", "dark", "scheme"],
  ]) {
    await page.choose(name, value);
    assert.equal(dataset[attribute], value);
  }
});

test("the language of the address goes before the stored one, and another choice before both", async () => {
  const page = await showPage("?lang=de&black=human&white=human");
  const label = () => page.part('[data-group] [data-action="new"]').textContent.trim();
  assert.deepEqual([page.seen().lang, page.seen().turn_alt], ["de", "Schwarz"]);
  assert.deepEqual([label(), page.chosen("lang")], ["Neues Spiel", "de"]);
  const seen = await page.play("f5");
  assert.equal(seen.turn_alt, "Weiß");
  await page.choose("lang", "en");
  const english = page.seen();
  assert.deepEqual([english.lang, english.turn_alt, label()], ["en", "White", "New game"]);
  assert.match(english.status, /^Black plays f5/);
  assert.notEqual(english.status, seen.status);
});

test("a change of the language changes every text of the page, and none is its key", async () => {
  const page = await showPage("?lang=de&black=human&white=human");
  await page.openPanel("help");
  await until("the help", () => page.part("#help h2") !== null);
  const texts = () =>
    [...document.querySelectorAll("[data-text], [data-label], option")].map((each) => [
      each.dataset.text ?? each.dataset.label ?? each.value,
      each.dataset.label ? each.getAttribute("aria-label") : each.textContent.trim(),
    ]);
  const german = texts();
  await page.choose("lang", "en");
  const english = texts();
  assert.equal(german.length, english.length);
  for (const [key, text] of [...german, ...english])
    assert.ok(text !== "" && (text !== key || !key.includes("-")), `no text for ${key}`);
  const differ = german.filter(([, text], index) => text !== english[index][1]);
  assert.ok(2 * differ.length > german.length, `${differ.length} of ${german.length} differ`);
});

test("what is in another language says in which", async () => {
  for (const lang of ["de", "en", "es"]) {
    const query = `?lang=${lang}&black=human&white=human`;
    const page = await showPage(query, { fragment: "#m=f5d6c3d3c4" });
    const name = page.part("output[name=opening]");
    const original = page.part(".opening-ja");
    assert.deepEqual(
      [name.textContent, name.closest("[lang]").lang, original.lang],
      ["Tiger", lang === "de" ? "de" : "en", "ja"],
    );
    assert.notEqual(original.textContent, "");
    for (const option of page.part("[name=lang]").options) assert.equal(option.lang, option.value);
  }
});

/** The keys of the sentences of the guide's step, and the names of all texts of it. */
function guideSays() {
  const guide = document.querySelector("[data-guide]");
  if (guide.hidden) return null;
  const sentences = [...guide.querySelectorAll("[data-step][data-shown] [data-text]")];
  return sentences.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.text);
}

test("the guide leaves out what is locked, and there is none at a board for watching", async () => {
  for (const [lock, sentences] of [
    ["undo,level", ["guide-hint", "guide-help"]],
    ["hint,players", ["guide-help", "guide-undo"]],
  ]) {
    const page = await showPage(`${TWO_PEOPLE}&lock=${lock}`);
    for (let step = 1; step < 5; step++) await page.click("[data-guide-next]");
    assert.deepEqual(guideSays(), sentences, lock);
  }
  await showPage(`${TWO_PEOPLE}&lock=board`);
  assert.equal(guideSays(), null);
});

test("the guide speaks of the reply once a move is there, and goes for good where it is skipped", async () => {
  const page = await showPage();
  assert.deepEqual(guideSays(), ["guide-play", "guide-play-more"]);
  await page.play("d3");
  assert.deepEqual(guideSays(), ["guide-aim", "guide-reply", "guide-reply-more"]);
  await page.play("c3");
  const again = await page.reload();
  assert.equal(document.body.dataset.guideStep, "corners");
  again.part("[data-guide-skip]").focus();
  await again.click("[data-guide-skip]");
  assert.equal(guideSays(), null);
  assert.ok(document.activeElement.dataset.square, "the focus goes to the board");
  const last = await again.reload();
  assert.equal(guideSays(), null);
  await last.openPanel("help");
  await until("the help", () => last.part("[data-guide-start]") !== null);
  await last.click("[data-guide-start]");
  assert.deepEqual(guideSays(), ["guide-play", "guide-play-more"]);
  assert.ok(document.activeElement.hasAttribute("data-guide-next"));
});

test("without a move the guide speaks of the aim alone", async () => {
  const page = await showPage();
  await page.click("[data-guide-next]");
  assert.deepEqual(guideSays(), ["guide-aim"]);
});

test("the loudspeaker beside the menu is the switch of sounds, under the same name", async () => {
  const page = await showPage("?lang=de");
  const loudspeaker = page.part("[data-sound]");
  const field = document.forms.settings.elements.sound;
  await page.openPanel("settings");
  const name = field.closest("label").textContent.trim();
  const seen = () => [loudspeaker.getAttribute("aria-pressed"), field.checked];
  assert.deepEqual([loudspeaker.getAttribute("aria-label"), name], ["Töne", "Töne"]);
  assert.deepEqual(seen(), ["false", false]);
  await page.click("[data-sound]");
  assert.deepEqual([...seen(), page.state().settings.current.sound], ["true", true, true]);
  await page.click("form[name=settings] [name=sound]");
  assert.deepEqual([...seen(), page.state().settings.current.sound], ["false", false, false]);
});

test("the way back to what was reset grows quiet once the game goes on", async () => {
  const page = await showPage(TWO_PEOPLE);
  page.actions.set("details", true);
  page.actions.reset();
  const prompted = () => page.part('[data-action="restore"]').getAttribute("data-prompted");
  assert.equal(prompted(), "");
  await page.play("f5");
  assert.equal(prompted(), "quietly");
});
