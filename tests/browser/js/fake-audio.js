// Replaces the browser's sound: counts audio contexts and the tones that start.
() => {
  window.tones = 0;
  window.contexts = 0;
  const node = (more) => ({ connect: (next) => next, ...more });
  const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  window.AudioContext = class {
    currentTime = 0;
    state = "running";
    destination = {};
    constructor() {
      window.contexts += 1;
    }
    resume() {}
    createGain() {
      return node({ gain: value });
    }
    createOscillator() {
      const start = () => {
        window.tones += 1;
      };
      return node({ frequency: value, start, stop() {} });
    }
  };
};
