/**
 * Runs in the browser before any other code of the project. Zod compiles its schemas with `eval` where it may, and finds
 * out by trying, which the policy of our pages forbids and browsers report. This is the object in which it looks.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
