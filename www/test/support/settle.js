/** Waits for what the page has started, over the pauses of its steps. */
export async function settle() {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
}
