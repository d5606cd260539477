// The system's sheet for sharing: its three ends, and what it takes.
import assert from "node:assert/strict";
import test from "node:test";
import {
  canShare,
  canShareFiles,
  canSharePicture,
  shareFile,
  shareLink,
  sharePicture,
} from "./share-sheet.ts";

// Before version 21, Node has none.
globalThis.navigator ??= {};
globalThis.document ??= { title: "Reversi" };

const PNG = new Blob(["picture"], { type: "image/png" });
const WAYS = {
  file: () => shareFile("text", "games.txt"),
  link: () => shareLink("https://reversi.example/#m=f5"),
  picture: () => sharePicture(Promise.resolve(PNG)),
};

/** Does something where the system has a sheet. */
async function withSheet(sheet, work) {
  Object.assign(navigator, sheet);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(sheet)) delete navigator[name];
  }
}

test("a share ends with what was shared, a sheet that was closed, or a refusal", async () => {
  const failing = (name) => async () => {
    throw new DOMException("", name);
  };
  for (const [name, way] of Object.entries(WAYS)) {
    assert.equal(await withSheet({ share: async () => {} }, way), "shared", name);
    assert.equal(await withSheet({ share: failing("AbortError") }, way), "closed", name);
    assert.equal(await withSheet({ share: failing("NotAllowedError") }, way), "refused", name);
  }
});

test("the sheet gets the file, the link or the picture", async () => {
  const shared = [];
  await withSheet({ share: async (data) => void shared.push(data) }, async () => {
    for (const way of Object.values(WAYS)) await way();
  });
  const [
    {
      files: [text],
    },
    { url },
    {
      files: [picture],
    },
  ] = shared;
  assert.deepEqual([text.name, text.type, await text.text()], ["games.txt", "text/plain", "text"]);
  assert.equal(url, "https://reversi.example/#m=f5");
  assert.deepEqual([picture.name, picture.type], ["reversi.png", "image/png"]);
  assert.equal(await picture.text(), "picture");
});

test("files are offered to a sheet that takes their kind", async () => {
  const offered = () => [canShare(), canShareFiles(), canSharePicture()];
  assert.deepEqual(offered(), [false, false, false]);
  const share = async () => {};
  assert.deepEqual(await withSheet({ share }, offered), [true, false, false]);
  const canShareText = ({ files: [{ type }] }) => type === "text/plain";
  const sheet = { share, canShare: canShareText };
  assert.deepEqual(await withSheet(sheet, offered), [true, true, false]);
});

test("a picture that cannot be painted fails before the sheet opens", async () => {
  let opened = 0;
  const share = async () => {
    opened += 1;
  };
  const painted = () => sharePicture(Promise.reject(new Error("no picture")));
  await assert.rejects(withSheet({ share }, painted), { message: "no picture" });
  assert.equal(opened, 0);
});
