/**
 * The demonstration: each card of the page is a module of its own. The garden needs none.
 */

import { setLesson } from "./lesson.js";
import { feedLiveBoard } from "./live.js";
import { logEverything } from "./log.js";

feedLiveBoard();
setLesson();
logEverything();
