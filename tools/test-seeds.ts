import fc from "fast-check";

// Vitest's set-up file. `npm test` draws the same values for everybody, so that a green commit is green everywhere.
// `npm run explore` sets other seeds, and a test with a generator of its own takes its seed from here as well:
// `fc.readConfigureGlobal().seed`.
const { EXPLORE_SEED, EXPLORE_PATH, EXPLORE_SIZE } = process.env;
const parameters = {
  seed: Number(EXPLORE_SEED ?? 1),
  baseSize: (EXPLORE_SIZE ?? "small") as "small" | "medium",
  // fast-check reads it, although its types leave it out: it makes sense for one property only, which is what a replay runs.
  ...(EXPLORE_PATH ? { path: EXPLORE_PATH } : {}),
};
fc.configureGlobal(parameters);
