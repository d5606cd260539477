/**
 * Exploration and practice of openings, as the page takes them in.
 *
 * @import { Room } from "../app/rooms.js"
 */

import { mayLoad } from "../settings/host-locks.js";
import { explorerJobs } from "./explorer.js";
import { practiceJobs } from "./practice-jobs.js";
import { explored, practiceEnded, practiceStarted } from "./reduce-openings.js";

/** The events that bring a game from elsewhere, in which no opening is practised. */
const ELSEWHERE = ["loaded", "started-from"];

/** @type {Room} */
export const room = {
  handlers: {
    "explorer-open": (state, { open }) => ({
      ...state,
      study: { ...state.study, explorer: open },
    }),
    explored,
    "practice-started": practiceStarted,
    "practice-ended": practiceEnded,
  },
  jobs: (state) => [...explorerJobs(state), ...practiceJobs(state)],
  replaced: (state, _, { type }) => (ELSEWHERE.includes(type) ? practiceEnded(state) : state),
  actions: ({ store, session }) => ({
    showExplorer: (open) => store.dispatch({ type: "explorer-open", open }),
    explore: (square) => {
      const { game, host } = store.get();
      if (game.turn === null || host.locks.includes("board")) return;
      const side = game.turn;
      store.dispatch({ type: "explored", game: session.play(square), side, square });
    },
    practise: (opening) => {
      if (!mayLoad(store.get().host.locks)) return;
      const game = session.show(session.create({ start: "diagonal", first: "black" }));
      store.dispatch({ type: "practice-started", opening, game });
    },
    endPractice: () => store.dispatch({ type: "practice-ended" }),
  }),
};
