/**
 * Marsaglia's xorshift: the same whole numbers below a bound for the same seed.
 * @returns {(below: number) => number}
 */
export function createRandom(seed) {
  let state = Math.imul(seed, 0x9e3779b9) || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
