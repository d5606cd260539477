/** A clock that the test moves. */
export function createFakeClock() {
  let now = 0;
  let timers = [];
  return {
    now: () => now,
    setTimeout: (then, ms) => {
      const timer = { then, at: now + ms };
      timers.push(timer);
      return timer;
    },
    clearTimeout: (timer) => {
      timers = timers.filter((other) => other !== timer);
    },
    pass(ms) {
      now += ms;
      const due = timers.filter(({ at }) => at <= now);
      timers = timers.filter(({ at }) => at > now);
      for (const { then } of due) then();
    },
  };
}
