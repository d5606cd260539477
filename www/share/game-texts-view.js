/**
 * The fields of the dialog that hold the game as text: its link with a code, its moves and its
 * position. A link with comments and variations is written apart.
 *
 * @import { State } from "../app/state.js"
 * @import { Texts } from "../words/texts.js"
 * @import { Shared } from "./link-text.js"
 */

import { query, setText } from "../base/dom.js";
import { problemOf } from "../base/problems.js";
import { isNamed } from "../board/header.js";
import { commentsOfLine } from "../game/comments.js";
import { FIRST_GAME } from "../games/index.js";
import { searchOfWholePage } from "../links/embedded-address.js";
import { createLinkCode } from "./link-code.js";
import { writeLink } from "./link-text.js";

/**
 * @param {HTMLDialogElement} dialog
 * @param {(state: Shared, notation: string) => Promise<string>} write
 * @param {Parameters<typeof createLinkCode>[1]} loadPicture loads what draws the code of a link
 */
export function createGameTextsView(dialog, write, loadPicture) {
  /** @param {string} name */
  const area = (name) => query(dialog, `textarea[name="${name}"]`, HTMLTextAreaElement);
  const note = query(dialog, "[data-link-note]", HTMLElement);
  const buttons = ['[data-copy="link"]', "[data-share]"].map((selector) =>
    query(dialog, selector, HTMLButtonElement),
  );
  const code = createLinkCode(query(dialog, "[data-link-code]", HTMLDetailsElement), loadPicture);
  const withVariations = query(dialog, '[name="link-variations"]', HTMLInputElement);
  const variationsLabel = query(dialog, "[data-link-variations]", HTMLElement);
  withVariations.addEventListener("change", () => {
    if (shown && texts) fill(shown, null, texts);
  });
  /** @type {Texts | undefined} */
  let texts;
  /** @type {Shared | undefined} */
  let shown;
  /** The game whose link with comments and variations is being written. @type {Shared | null} */
  let writing = null;
  /** The variations that the link is to have. @type {State["branches"]} */
  let wanted = [];

  /**
   * @param {Shared} state
   * @param {Shared | null} _before
   * @param {Texts} texts
   */
  function fill({ game, comments, branches, header }, _before, texts) {
    const address = location.href.split(/[?#]/)[0] + searchOfWholePage(location.search);
    area("position").value = game.position;
    area("moves").value = game.text;
    area("moves").rows = game.text.split("\n").length;
    setLink(address + game.fragment, texts);
    const may = game.game === FIRST_GAME.id;
    const variations = may && withVariations.checked ? branches : [];
    const isMore =
      commentsOfLine(game, comments.list).length > 0 || variations.length > 0 || isNamed(header);
    setText(note, isMore && !may ? texts.t("link-without-comments") : "");
    setWriting(dialog.open && isMore && may ? { game, comments, branches, header } : null);
    if (writing) void showLink(writing, variations, address, texts);
  }

  /** @param {string} link @param {Texts} texts */
  function setLink(link, { t }) {
    area("link").value = link;
    code.update(link, t("link-code"));
  }

  /** Until its link has the comments, it is not shared. @param {Shared | null} state */
  function setWriting(state) {
    writing = state;
    for (const button of buttons) button.disabled = state !== null;
  }

  /**
   * The link with the comments and variations, in place of the one without them.
   * @param {Shared} state
   * @param {State["branches"]} variations
   * @param {string} address
   * @param {Texts} page
   */
  async function showLink(state, variations, address, page) {
    const { t, problem } = page;
    const isWanted = () => writing === state && wanted === variations;
    wanted = variations;
    try {
      const { fragment, left } = await writeLink(state, variations, write);
      if (!isWanted()) return;
      if (fragment !== "") setLink(address + fragment, page);
      if (fragment === "") setText(note, t("link-too-long"));
      else if (left > 0) setText(note, t("link-variations-left", { count: left }));
    } catch (error) {
      if (!isWanted()) return;
      setText(note, problem(problemOf(error)));
    }
    setWriting(null);
  }

  return {
    fill,
    /**
     * @param {Shared} state
     * @param {Texts} currentTexts
     */
    show(state, currentTexts) {
      shown = state;
      texts = currentTexts;
      variationsLabel.hidden = state.branches.length === 0 || state.game.game !== FIRST_GAME.id;
    },
  };
}
