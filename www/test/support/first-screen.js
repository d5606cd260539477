/** The page's parts as the first screen has them: none of the later rooms has loaded. */

import { FIRST_GAME } from "../../play/games/index.ts";
import { GameSession } from "../../play/game/session.ts";
import { defaultSettings } from "../../play/settings/settings.ts";
import { createHouse } from "../../shell/house.ts";
import { createPageStore } from "../../shell/page-store.ts";
import { FIRST_ROOMS, laterRooms } from "../../shell/rooms.ts";
import { initialState } from "../../shell/state.ts";
import { rules } from "./built-rules.js";

export const session = new GameSession(rules, FIRST_GAME, async () => rules);

export const house = createHouse(FIRST_ROOMS, laterRooms);

export const store = createPageStore(
  initialState({
    settings: { current: defaultSettings("en", FIRST_GAME), stored: {}, fromAddress: {} },
    game: session.show(session.create()),
  }),
  house,
);
