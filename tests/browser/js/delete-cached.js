// Deletes a file of the page's cache, as a browser's cleaning tool might; returns whether it was
// there.
async (name) => {
  const [first] = await caches.keys();
  return (await caches.open(first)).delete(name);
};
