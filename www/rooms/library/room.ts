/**
 * The library of games: one list of what the visitor has played, imported and added, and its doors.
 */

import type { Context } from "../../floor/base/page.ts";
import type { Room } from "../../play/ui/room.ts";
import type { ReadSlices } from "./shown.ts";
import { query } from "../../floor/base/dom.ts";
import { loadNotations } from "../../floor/base/resources.ts";
import { gameNamed } from "../../play/games/index.ts";
import { panelLoader } from "../../play/ui/panel-loader.ts";
import { NO_LIBRARY, isLibraryOpen } from "../../play/ui/library.ts";
import { followsBoard, withLibrary } from "../../play/ui/library-shelves.ts";
import { libraryEngine } from "./engine.ts";

const loadLibrary = panelLoader(
  "library",
  ["share", "left-games"],
  () => import("./library-view.ts"),
);

/** The table of moves is that of the openings. */
const loadStudyTexts = panelLoader("learn", ["study"], async () => {});

export const room = {
  handlers: {
    "library-shown": (state, { shelf, keepsFields }) =>
      withLibrary(state, shelf, keepsFields ? {} : NO_LIBRARY),
    "library-changed": (state, { changes }) => ({
      ...state,
      library: { ...state.library, ...changes },
    }),
  },
  begin: followBoard,
  isBusy: isLibraryOpen,
  part: {
    wants: isLibraryOpen,
    load: async ({ root, actions, context, engine }) => {
      const isEmbedded = context.store.get().host.controls !== null;
      const selector = isEmbedded ? "dialog#collection" : '[data-panel="games"]';
      const place = query(root, selector, HTMLElement);
      const reading = context.session.prepareToRead();
      // The games are listed without the names of all openings, too.
      const naming = loadNotations().then(
        (rules) => rules.openings(),
        () => [],
      );
      const [{ createLibraryView }, openings] = await Promise.all([
        loadLibrary(),
        naming,
        loadStudyTexts(),
        reading,
      ]);
      const says = () => context.house.here().says;
      const work = libraryEngine(engine);
      return createLibraryView(place, actions, { ...work, openings, says });
    },
  },
  actions: (context) => {
    const { store, session, storage } = context;
    return {
      showLibrary: (shelf) => store.dispatch({ type: "library-shown", shelf }),
      searchLibrary(changes) {
        // The doors to the other shelves leave the visitor's own games unread.
        if (changes.shelf !== undefined)
          store.dispatch({ type: "left-games-shown", list: storage.leftGames.read() });
        store.dispatch({ type: "library-changed", changes });
      },
      addressOf: async (id, text) => {
        const fragment = await session.fragmentOf(gameNamed(id), text, null);
        return location.href.split(/[?#]/)[0] + fragment;
      },
    };
  },
} satisfies Room<ReadSlices>;

/** The position that the games reach is that on the board, as long as none of them lies there. */
function followBoard({ store }: Context) {
  store.subscribe((state) => {
    if (followsBoard(state) && state.collection.place !== state.game)
      store.dispatch({ type: "collection-place", here: true });
  });
}
