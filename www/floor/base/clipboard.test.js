// The clipboard of the system: what is copied, and a browser that forbids it.
import assert from "node:assert/strict";
import test from "node:test";
import { copyPicture, copyText } from "./clipboard.ts";

// Before version 21, Node has none.
globalThis.navigator ??= {};

/** Does something where the system has a clipboard, and pictures for it. */
async function withClipboard(clipboard, work) {
  const { ClipboardItem } = globalThis;
  navigator.clipboard = clipboard;
  globalThis.ClipboardItem = class {
    constructor(contents) {
      this.contents = contents;
    }
  };
  try {
    return await work();
  } finally {
    delete navigator.clipboard;
    globalThis.ClipboardItem = ClipboardItem;
  }
}

/** Does something, and gives the rejections that nobody has taken until then. */
async function unhandledIn(work) {
  const unhandled = [];
  const note = (error) => unhandled.push(error.message);
  process.on("unhandledRejection", note);
  try {
    await work();
    await new Promise(setImmediate);
  } finally {
    process.off("unhandledRejection", note);
  }
  return unhandled;
}

test("a text and a picture are copied, unless the browser forbids it", async () => {
  const copied = [];
  const clipboard = {
    writeText: async (text) => void copied.push(text),
    write: async ([{ contents }]) => void copied.push(await contents["image/png"]),
  };
  const picture = new Blob(["picture"]);
  const copy = async () => [await copyText("f5"), await copyPicture(Promise.resolve(picture))];
  assert.deepEqual(await withClipboard(clipboard, copy), [true, true]);
  assert.deepEqual(copied, ["f5", picture]);
  const forbidden = async () => Promise.reject(new DOMException("", "NotAllowedError"));
  const forbidding = { writeText: forbidden, write: forbidden };
  assert.deepEqual(await withClipboard(forbidding, copy), [false, false]);
  assert.deepEqual(await copy(), [false, false], "there is no clipboard");
});

test("a picture that cannot be painted is not copied, and its failure is taken", async () => {
  const copy = () => copyPicture(Promise.reject(new Error("no picture")));
  const asking = { write: ([{ contents }]) => contents["image/png"] };
  const refusing = { write: async () => Promise.reject(new DOMException("", "NotAllowedError")) };
  const ends = [];
  const unhandled = await unhandledIn(async () => {
    ends.push(await copy());
    for (const clipboard of [asking, refusing]) ends.push(await withClipboard(clipboard, copy));
  });
  assert.deepEqual([ends, unhandled], [[false, false, false], []]);
});
