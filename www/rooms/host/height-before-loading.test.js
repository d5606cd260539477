// The room that a host page keeps for a board until it has loaded, against heights of loaded boards
// that were measured in Chromium.
import assert from "node:assert/strict";
import test from "node:test";
import { heightBeforeLoading } from "../../../embed/host-page/height.ts";

const WIDTHS = [280, 320, 420, 520, 640, 900];
const READING = { black: "human", white: "human", lock: "board", moves: "f5d6c3d3c4" };
const LINE = "f5d6c3d3c4f4f6f3e6e7c6c5b5b4b3a3a4a5a6d7c7";
/** The attributes of a board, with its height in frames of each width. */
const MEASURED = [
  [{}, [488, 478, 560, 660, 780, 796]],
  [{ controls: "" }, [392, 432, 514, 614, 734, 750]],
  [{ controls: "new" }, [438, 478, 560, 660, 780, 796]],
  [{ controls: "new,undo,redo,hint,best" }, [488, 528, 566, 666, 780, 796]],
  [{ lock: "hint undo" }, [438, 478, 560, 660, 780, 796]],
  [{ ...READING, controls: "first back next last" }, [416, 456, 556, 656, 776, 792]],
  [{ ...READING, controls: "play moves" }, [535, 546, 650, 750, 544, 758]],
  [{ moves: LINE, controls: "moves" }, [690, 701, 725, 854, 504, 716]],
  [{ controls: "moves" }, [791, 793, 875, 975, 504, 716]],
  [{ controls: "settings" }, [941, 981, 1023, 1123, 504, 716]],
  [{ exercise: "daily", controls: "" }, [678, 696, 765, 865, 985, 997]],
  [{ exercise: "5", controls: "moves" }, [950, 973, 1041, 1141, 504, 716]],
  [{ game: "connect-four" }, [479, 464, 546, 646, 765, 781]],
];

for (const [attributes, heights] of MEASURED)
  test(`a board of ${JSON.stringify(attributes)} has its room before it has loaded`, () => {
    const read = (name) => attributes[name] ?? null;
    for (const [index, width] of WIDTHS.entries()) {
      const beside = heightBeforeLoading(read, width) - heights[index];
      assert.ok(Math.abs(beside) <= 36, `${beside} pixels beside at ${width}`);
    }
  });

test("a frame without a width has no height yet", () => {
  assert.equal(
    heightBeforeLoading(() => null, 0),
    null,
  );
});
