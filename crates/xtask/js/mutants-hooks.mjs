// The runner of mutants: tests written for `node:test` run in Mocha, whose runner for Stryker
// tries one mutant after another in a process and records for each test which mutants it reaches.
import { register } from "node:module";

register("./mutants-resolve.mjs", import.meta.url);
