// The sentences about an edited folder for the club that asks for them.
import assert from "node:assert/strict";
import test from "node:test";
import { setTable } from "../../test/support/headless-page.js";
import { createTexts } from "../../test/support/loaded-texts.js";
import { themeOf } from "../theming/themes.ts";
import { checkFolder, isClubCheck } from "./club-check.ts";
import { announce } from "../../test/support/shown.js";

const TEXTS = createTexts("en", themeOf("classic"));

/** A browser whose next service worker ends in a state, after it has named edited files. */
function browser(state, names = []) {
  const installing = state && Object.assign(new EventTarget(), { state: "installing" });
  const container = new EventTarget();
  const finish = () => {
    for (const edited of names)
      container.dispatchEvent(new MessageEvent("message", { data: { edited } }));
    container.dispatchEvent(new MessageEvent("message", { data: "others-open" }));
    if (!installing) return;
    installing.dispatchEvent(new Event("statechange"));
    installing.state = state;
    installing.dispatchEvent(new Event("statechange"));
  };
  const registration = {
    installing: null,
    update: async () => {
      registration.installing = installing;
      setImmediate(finish);
    },
  };
  return [registration, container];
}

/** A service worker that finds these files in another edition on the host. */
const finding = (edited) => ({
  postMessage: (text, [port]) => {
    assert.equal(text, "compare");
    port.postMessage({ edited });
  },
});

const said = (report) => {
  const table = setTable();
  table.store.dispatch({ type: "folder-checked", report });
  return announce(table.state(), TEXTS);
};

test("the address asks for the check", () => {
  assert.deepEqual(["?club", "?lang=de&club=1", "", "?clubs"].map(isClubCheck), [
    true,
    true,
    false,
    false,
  ]);
});

test("edited files that keep visitors on the release before are named", async () => {
  const report = await checkFolder(...browser("redundant", ["www/club.js", "style.css"]));
  assert.deepEqual(report, { state: "edited", edited: ["style.css", "www/club.js"] });
  assert.match(
    said(report),
    /^Edited: style\.css, www\/club\.js\. Raise the number in the first line/,
  );
});

test("a folder in order, and one in the middle of an upload, are told apart", async () => {
  for (const state of ["installed", "activating", "activated", null])
    assert.deepEqual(await checkFolder(...browser(state)), { state: "in-order" });
  assert.deepEqual(await checkFolder(...browser("redundant")), { state: "incomplete" });
  assert.match(said({ state: "in-order" }), /in order/);
  assert.match(said({ state: "incomplete" }), /not complete/);
});

test("a host that does not answer is no folder in order", async () => {
  const [registration, container] = browser(null);
  registration.update = () => Promise.reject(new TypeError("no network"));
  assert.deepEqual(await checkFolder(registration, container), { state: "unreachable" });
  assert.match(said({ state: "unreachable" }), /does not answer/);
});

test("a file that the host has in another edition than visitors get is named", async () => {
  const [registration, container] = browser(null);
  registration.active = finding(["www/club.js"]);
  const report = await checkFolder(registration, container);
  assert.deepEqual(report, { state: "edited", edited: ["www/club.js"] });
  registration.waiting = finding([]);
  assert.deepEqual(await checkFolder(registration, container), { state: "in-order" });
});

test("a first visit to an edited folder, whose service worker is refused at once, names the files", async () => {
  const [registration, container] = browser("redundant", ["www/club.js"]);
  await registration.update();
  registration.update = () => Promise.reject(new TypeError("no registration any more"));
  assert.deepEqual(await checkFolder(registration, container), {
    state: "edited",
    edited: ["www/club.js"],
  });
});
