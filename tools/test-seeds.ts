import fc from "fast-check";

// Vitest's setup file. `npm test` uses fixed seeds, so that a commit passes or fails for everybody alike. `npm run
// explore` sets other seeds. A test with a generator of its own takes its seed from `fc.readConfigureGlobal().seed`.
const { EXPLORE_SEED, EXPLORE_PATH, EXPLORE_SIZE } = process.env;
const parameters = {
  seed: Number(EXPLORE_SEED ?? 1),
  baseSize: (EXPLORE_SIZE ?? "small") as "small" | "medium",
  // fast-check reads it although its types leave it out, because a path fits only the one property that is replayed.
  ...(EXPLORE_PATH ? { path: EXPLORE_PATH } : {}),
};
fc.configureGlobal(parameters);
