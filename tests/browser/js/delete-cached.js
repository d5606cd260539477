// Deletes a file of the page's caches, as a browser's cleaning tool might; returns whether it was
// there.
async (name) => {
  const names = await caches.keys();
  const deleted = names.map(async (cache) => (await caches.open(cache)).delete(name));
  return (await Promise.all(deleted)).includes(true);
};
