/**
 * The demonstration: one module per card of the page. The garden needs none.
 */

import { setLesson } from "./lesson.js";
import { feedLiveBoard } from "./live.js";
import { logEverything } from "./log.js";

feedLiveBoard();
setLesson();
logEverything();
