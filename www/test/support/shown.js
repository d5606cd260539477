/** What the page shows of a state in a house with every room. */

import { squareAttributes as attributesOf } from "../../play/board/board-model.ts";
import { overlays as overlaysOf } from "../../play/board/board-overlays.ts";
import { announce as say } from "../../play/game/status-text.ts";
import { eventsBetween as told } from "../../rooms/host/messages.ts";
import { HOUSE } from "./headless-page.js";

/** The sentence of the status line. */
export const announce = (state, texts) => say(state, texts, HOUSE.here().says);

/** The marks on the squares. */
export const overlays = (state) => overlaysOf(state, HOUSE.here().layers);

/** The events that a host page gets. */
export const eventsBetween = (state, before) => told(state, before, HOUSE.here().rooms);

/** The attributes of the squares. */
export const squareAttributes = (state, texts) => attributesOf(state, texts, HOUSE.here().layers);
