/**
 * The collections that were read earlier, below the list of the games that are shown: a press shows
 * one of them in their place.
 *
 * @import { Actions } from "../app/actions.js"
 * @import { CollectionSlice } from "./collection.js"
 * @import { KeptCollection } from "./kept-collections.js"
 * @import { ExchangeTexts } from "./share-texts.js"
 */

import { button, element, setText } from "../base/dom.js";

/** @param {Actions} actions */
export function createEarlierCollectionsView(actions) {
  const title = element("summary");
  const list = element("ul", { class: "collection-earlier-list" });
  const root = element("details", { class: "collection-earlier" }, title, list);
  return {
    root,
    /**
     * @param {CollectionSlice} collection
     * @param {ExchangeTexts} texts
     */
    update({ id: shown, list: all, asked, games }, texts) {
      const earlier = all.filter(({ id }) => id !== shown);
      root.hidden = asked !== null || earlier.length === 0;
      // Nothing else shows beside them.
      root.open ||= games.length === 0;
      setText(title, texts.t("earlier", { count: earlier.length }));
      list.replaceChildren(
        ...earlier.map((one) => {
          const open = button(() => actions.openCollection(one.id));
          setText(open, labelOf(one, texts));
          return element("li", {}, open);
        }),
      );
    },
  };
}

/**
 * @param {KeptCollection} collection
 * @param {ExchangeTexts} texts
 */
function labelOf({ time, games }, { t, lang, number }) {
  const date = new Date(time).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
  if (games === null) return date;
  return t("earlier-games", { count: games, shown: number(games), date });
}
