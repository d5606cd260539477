// The addresses of all cached files.
async () => {
  const names = await caches.keys();
  const addresses = async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url);
  return (await Promise.all(names.map(addresses))).flat();
};
