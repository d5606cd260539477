/** The view of the library of a headless page, in a document without a browser. */

import { HOUSE, showState } from "./headless-page.js";
import { createTexts } from "./loaded-texts.js";
import { themeOf } from "../../floor/theming/themes.ts";

const { make } = await import("./document.js");
const { createLibraryView } = await import("../../rooms/library/library-view.ts");

const NOTHING = {
  write: async () => ({ text: "", omitted: 0 }),
  find: async () => [],
  explore: async () => [],
  leads: async () => [],
};

/**
 * @param table the headless page
 * @param work what the engine answers
 */
export function showLibrary(table, work = {}, lang = "en") {
  const isEmbedded = table.state().host.controls !== null;
  const place = make(isEmbedded ? "dialog" : "section", {});
  document.body.append(make("div", { class: "side" }, place));
  const says = () => HOUSE.here().says;
  const view = createLibraryView(place, table.actions, { ...NOTHING, ...work, openings: [], says });
  showState(table, view, createTexts(lang, themeOf("classic")));
  const field = (name) => place.querySelector(`[name="${name}"]`);
  return { place, field };
}
