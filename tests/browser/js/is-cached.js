// Whether the page's cache has a file.
async (name) => {
  const [first] = await caches.keys();
  return (await (await caches.open(first)).match(name)) !== undefined;
};
