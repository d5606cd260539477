// Registration of the service worker, and the notice of a new version.
import assert from "node:assert/strict";
import { test } from "node:test";

import { keepOffline } from "./register.ts";

/** A window with service workers. */
function fakeWindow({ waiting = false, controlled = true, register = undefined } = {}) {
  const posted = [];
  const registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: waiting ? { postMessage: (message) => posted.push(message) } : null,
  });
  const registered = [];
  const reported = [];
  const serviceWorker = Object.assign(new EventTarget(), {
    ready: Promise.resolve({ active: { postMessage: (message) => reported.push(message) } }),
    controller: controlled ? {} : null,
    register:
      register ??
      (async (address) => {
        registered.push(address.href);
        return registration;
      }),
  });
  const window = {
    isSecureContext: true,
    navigator: { serviceWorker },
    document: new EventTarget(),
    performance: { getEntriesByType: () => [{ name: "www/themes/roses/black.svg" }] },
  };
  return {
    window: Object.assign(window, { top: window }),
    registration,
    serviceWorker,
    registered,
    reported,
    posted,
  };
}

function fakeNotice() {
  const notice = {
    offers: [],
    refusals: 0,
    offer: (accept) => notice.offers.push(accept),
    refuse: () => {
      notice.refusals += 1;
    },
  };
  return notice;
}

test("the service worker beside the page is registered", async () => {
  const { window, registered } = fakeWindow();
  await keepOffline(window, fakeNotice());
  assert.equal(registered.length, 1);
  assert.match(registered[0], /\/service-worker\.js$/);
});

test("a first visit reports what it has used, a later one is seen by the service worker", async () => {
  for (const [controlled, reports] of [
    [false, [{ used: ["www/themes/roses/black.svg"] }]],
    [true, []],
  ]) {
    const { window, reported } = fakeWindow({ controlled });
    await keepOffline(window, fakeNotice());
    await new Promise(setImmediate);
    assert.deepEqual(reported, reports);
  }
});

test("a page in a frame, from a disk or without encryption is left alone", async () => {
  for (const change of [{ top: {} }, { isSecureContext: false }, { navigator: {} }]) {
    const { window, registered } = fakeWindow();
    await keepOffline(Object.assign(window, change), fakeNotice());
    assert.deepEqual(registered, []);
  }
});

test("a browser that forbids service workers gets no notice", async () => {
  for (const register of [
    async () => {
      throw new DOMException("no", "SecurityError");
    },
    async () => undefined,
  ]) {
    const { window } = fakeWindow({ register });
    const notice = fakeNotice();
    await keepOffline(window, notice);
    assert.deepEqual(notice.offers, []);
  }
});

test("a waiting version is offered, and takes over when it is accepted", async () => {
  const { window, posted } = fakeWindow({ waiting: true });
  const notice = fakeNotice();
  await keepOffline(window, notice);
  assert.equal(notice.offers.length, 1);
  notice.offers[0]();
  assert.deepEqual(posted, ["take-over"]);
});

test("a version accepted twice reloads the page once, one that takes over unasked does not", async (context) => {
  const { window, serviceWorker } = fakeWindow({ waiting: true });
  const reload = context.mock.fn();
  globalThis.location = { reload };
  context.after(() => delete globalThis.location);
  const notice = fakeNotice();
  await keepOffline(window, notice);
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  assert.equal(reload.mock.callCount(), 0);
  notice.offers[0]();
  notice.offers[0]();
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  assert.equal(reload.mock.callCount(), 1);
});

test("a version that arrives later is offered once it is installed", async () => {
  const { window, registration } = fakeWindow();
  const notice = fakeNotice();
  await keepOffline(window, notice);
  const installing = new EventTarget();
  registration.installing = installing;
  registration.dispatchEvent(new Event("updatefound"));
  assert.deepEqual(notice.offers, []);
  registration.waiting = { postMessage() {} };
  installing.dispatchEvent(new Event("statechange"));
  assert.equal(notice.offers.length, 1);
});

test("the first version is not offered", async () => {
  const { window } = fakeWindow({ waiting: true, controlled: false });
  const notice = fakeNotice();
  await keepOffline(window, notice);
  assert.deepEqual(notice.offers, []);
});

test("windows that block the new version are reported", async () => {
  const { window, serviceWorker } = fakeWindow();
  const notice = fakeNotice();
  await keepOffline(window, notice);
  serviceWorker.dispatchEvent(new MessageEvent("message", { data: "others-open" }));
  serviceWorker.dispatchEvent(new MessageEvent("message", { data: "something else" }));
  assert.equal(notice.refusals, 1);
});
