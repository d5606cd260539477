// Notes in `speech` what live regions have readers say: a region that is read as a whole, or the
// part of it that has changed. Regions that do not show are silent.
() => {
  const LIVE = "[role=status], [role=alert], [aria-live]";
  const said = (text) => text.replace(/[\s\u2060]+/g, " ").trim();
  window.speech = [];
  new MutationObserver((records) => {
    const texts = new Set();
    for (const { target } of records) {
      const part = target instanceof Element ? target : target.parentElement;
      const region = part?.closest(LIVE);
      if (!region?.checkVisibility() || region.ariaLive === "off") continue;
      texts.add(said((region.ariaAtomic === "false" ? part : region).textContent));
    }
    texts.delete("");
    window.speech.push(...texts);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
};
