/** Objects of the WebAssembly modules that are needed for one reading. */

/** What is read of such an object, which is freed whatever comes of it. */
export function readOnce<Held extends { free: () => void }, Read>(
  held: Held,
  read: (held: Held) => Read,
): Read {
  try {
    return read(held);
  } finally {
    held.free();
  }
}
