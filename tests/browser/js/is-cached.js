// Whether one of the page's caches has a file. Opening a cache would create it.
async (name) => (await caches.match(name)) !== undefined;
