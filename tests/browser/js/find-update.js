// Looks for a new version until the browser finds one, and returns the state that its installation
// ends in. Loading the page makes the browser look as well, perhaps a moment too early, and it does
// not look twice at a time.
async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration.waiting) return registration.waiting.state;
  return new Promise((resolve) => {
    let found = false;
    const follow = (coming) => {
      found = true;
      coming.addEventListener("statechange", () => resolve(coming.state), { once: true });
    };
    if (registration.installing) return follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
    const look = () => found || registration.update().then(look, look);
    look();
  });
};
