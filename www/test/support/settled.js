/** Waits until everything that is settled has been followed up. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
