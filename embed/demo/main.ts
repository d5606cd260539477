/** The demonstration: one module per card of the page. The garden needs none. */

import { setLesson } from "./lesson.ts";
import { feedLiveBoard } from "./live.ts";
import { logEverything } from "./log.ts";

feedLiveBoard();
setLesson();
logEverything();
