// Resolves `node:test`, as the page's tests import it, to its stand-in for runs of mutants.
const STAND_IN = new URL("./mutants-test.mjs", import.meta.url).href;

export function resolve(specifier, context, next) {
  if (specifier !== "node:test" || context.parentURL === STAND_IN) return next(specifier, context);
  return { url: STAND_IN, shortCircuit: true };
}
