// The entries of a club in www/club.js beside its themes.
import assert from "node:assert/strict";
import test from "node:test";
import { LANGUAGES } from "../../floor/base/languages.ts";
import { FIRST_GAME, gameNamed } from "../games/index.ts";
import { club } from "../../club.js";
import { CLUB, checkClub } from "./club-settings.ts";
import { firstOpponent } from "./settings.ts";

const ALL = ["reversi", "tic-tac-toe", "connect-four"];
const NOTHING = {
  name: null,
  homeLabel: null,
  lang: null,
  opponent: null,
  games: ALL,
  problems: [],
};
const details = (facts) => checkClub(facts).problems.map(({ detail }) => detail);

test("the file that comes with the page says nothing and has no mistake", () => {
  assert.deepEqual(CLUB, NOTHING);
  assert.deepEqual(checkClub({}), NOTHING);
});

test("a club has a name, words for Home, a language and an opponent", () => {
  const homeLabel = { de: "Zum Verein", en: "To the club" };
  const club = checkClub({ name: "Corner Club", homeLabel, lang: "de", opponent: "ecken-eddi" });
  assert.deepEqual(club, {
    name: { en: "Corner Club" },
    homeLabel,
    lang: "de",
    opponent: "ecken-eddi",
    games: ALL,
    problems: [],
  });
  assert.deepEqual(checkClub({ homeLabel: { de: "Verein" } }).homeLabel, {
    de: "Verein",
    en: "Verein",
  });
});

test("what is impossible is left out and named by its place, with what is possible", () => {
  const wrong = { name: 7, homeLabel: {}, lang: "la", opponent: "11", games: ["chess", "reversi"] };
  assert.deepEqual(details(wrong).sort(), ["games[0]", "homeLabel", "lang", "name", "opponent"]);
  const { problems, ...keptSettings } = checkClub(wrong);
  assert.deepEqual({ ...keptSettings, problems: [] }, { ...NOTHING, games: ["reversi"] });
  assert.deepEqual(
    problems.find(({ detail }) => detail === "lang")?.choices,
    Object.keys(LANGUAGES),
  );
  assert.deepEqual(details({ games: "reversi" }), ["games"]);
});

test("an unknown entry is named, with those that there are", () => {
  assert.deepEqual(details({ ...club, titel: "Corner Club" }), ["titel"]);
  const [{ choices }] = checkClub({ titel: "Corner Club" }).problems;
  assert.deepEqual(choices, Object.keys(club), "what the file of the page has");
});

test("a club's games are offered in the page's order, with Reversi in any case", () => {
  assert.deepEqual(checkClub({ games: ["connect-four"] }).games, ["reversi", "connect-four"]);
  assert.deepEqual(checkClub({ games: [] }).games, ["reversi"]);
});

test("the club's opponent plays the games that have it", () => {
  assert.equal(firstOpponent(FIRST_GAME, "ecken-eddi"), "ecken-eddi");
  assert.equal(firstOpponent(gameNamed("connect-four"), "ecken-eddi"), "medium");
  assert.equal(firstOpponent(FIRST_GAME, null), "1");
});
