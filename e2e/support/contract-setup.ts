import { existsSync } from "node:fs";
import { generateVerbs } from "../../tools/generate-verbs.ts";
import { fromRoot } from "../../tools/project.ts";
import { signUpAdministrator } from "./people.ts";
import { serveApi } from "./served-api.ts";

/** Vitest's global setup: one API for all contract tests. */
export default async function setup(): Promise<() => Promise<void>> {
  // `npm test` has written them; a single file may run in a fresh clone.
  if (!existsSync(fromRoot("packages/client/src/generated/verbs.ts"))) generateVerbs();
  const api = await serveApi();
  // Vitest's workers inherit the environment.
  process.env.E2E_BASE_URL = api.url;
  await signUpAdministrator(api.url);
  return () => api.stop();
}
