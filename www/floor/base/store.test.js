// The store: order of events, and who hears of changes.
import assert from "node:assert/strict";
import test from "node:test";
import { createStore } from "./store.ts";

test("subscribers hear of changes only, with the state before", () => {
  const store = createStore(0, (state, event) => state + event);
  const heard = [];
  store.subscribe((state, before) => heard.push([before, state]));
  store.dispatch(2);
  store.dispatch(0);
  store.dispatch(3);
  assert.deepEqual(heard, [
    [0, 2],
    [2, 5],
  ]);
});

test("an event out of a subscriber reaches all subscribers after the first one", () => {
  const store = createStore(0, (state, event) => state + event);
  const heard = [];
  store.subscribe((state) => {
    if (state === 1) store.dispatch(10);
  });
  store.subscribe((state) => heard.push(state));
  store.dispatch(1);
  assert.deepEqual(heard, [1, 11]);
});

test("a subscriber that is taken off hears nothing more", () => {
  const store = createStore(0, (state, event) => state + event);
  const heard = [];
  const leave = store.subscribe((state) => heard.push(state));
  store.dispatch(1);
  leave();
  store.dispatch(1);
  assert.deepEqual(heard, [1]);
});
