/**
 * What gives out the games that the list of a collection shows, in its order: copied, or saved as a
 * file.
 *
 * @import { CollectedGame } from "../../reversi-wasm.js"
 * @import { WrittenGame, WrittenGames } from "../engine/protocol.js"
 * @import { ExchangeKey, ExchangeTexts } from "./share-texts.js"
 *
 * @typedef {(games: readonly WrittenGame[], notation: string) =>
 *   Promise<WrittenGames>} WriteGames
 */

import { button, element, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { saveFile } from "../base/save-file.js";

/**
 * Files of games by their notations: their endings and what they are called. The first one holds
 * all that is known of a game.
 * @type {Record<string, {ending: string, name: ExchangeKey}>}
 */
const FILES = {
  pgn: { ending: "pgn", name: "pgn" },
  sgf: { ending: "sgf", name: "sgf" },
  ggf: { ending: "ggf", name: "ggf" },
  moves: { ending: "txt", name: "moves-alone" },
};

/** @param {WriteGames} write */
export function createSaveGamesView(write) {
  const label = element("span");
  const format = element("select", { name: "games-format" });
  const copy = button(() => void give(copyWritten));
  const save = button(() => void give(saveWritten));
  const said = element("p", { class: "note", role: "status" });
  const root = element(
    "div",
    { class: "save-games" },
    element("label", { class: "stack" }, label, format),
    element("div", { class: "buttons" }, copy, save),
    said,
  );
  /** @type {ExchangeTexts | undefined} */
  let texts;
  /** @type {readonly CollectedGame[]} */
  let games = [];

  /** @param {(writing: Promise<WrittenGames>, ending: string) => Promise<void>} work */
  async function give(work) {
    if (!texts) return;
    const { t, problem } = texts;
    const notation = format.value;
    setText(said, "");
    const writing = write(games.map(writtenGame), notation);
    const [written, given] = await Promise.allSettled([
      writing,
      work(writing, FILES[notation].ending),
    ]);
    if (written.status === "rejected") setText(said, problem(problemOf(written.reason)));
    else if (given.status === "rejected") setText(said, t("not-allowed"));
    else {
      const { omitted } = written.value;
      setText(said, omitted > 0 ? t("games-omitted", { count: omitted }) : t("done"));
    }
  }

  return {
    root,
    /**
     * @param {readonly CollectedGame[]} shown
     * @param {boolean} mayDownload a frame in a host page may not
     */
    update(shown, mayDownload) {
      if (shown !== games) setText(said, "");
      games = shown;
      root.hidden = shown.length === 0;
      save.hidden = !mayDownload;
    },
    /** @param {ExchangeTexts} loaded */
    translate(loaded) {
      texts = loaded;
      const { t } = loaded;
      const { value } = format;
      const options = Object.entries(FILES).map(([value, { name }]) =>
        element("option", { value }, t(name)),
      );
      format.replaceChildren(...options);
      if (value !== "") format.value = value;
      setText(label, t("save-games"));
      setText(copy, t("copy"));
      setText(save, t("save"));
    },
  };
}

/**
 * What is written of a game.
 * @param {CollectedGame} game
 * @returns {WrittenGame}
 */
function writtenGame({ text, black, white, event, date, black_discs, comments, variations }) {
  return { text, black, white, event, date, black_discs, comments, variations };
}

/**
 * Asks for the clipboard at once, while the games are still being written: WebKit grants it during
 * a press alone.
 * @param {Promise<WrittenGames>} writing
 */
async function copyWritten(writing) {
  const text = writing.then(({ text }) => new Blob([text], { type: "text/plain" }));
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
}

/** @param {Promise<WrittenGames>} writing @param {string} ending */
async function saveWritten(writing, ending) {
  const { text } = await writing;
  saveFile(new Blob([text]), `reversi-games.${ending}`);
}
