import { signUpAdministrator } from "./people.ts";
import { serveApi } from "./served-api.ts";

/** Vitest's global setup: one API for all contract tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const api = await serveApi();
  // Vitest's workers inherit the environment.
  process.env.E2E_BASE_URL = api.url;
  await signUpAdministrator(api.url);
  return () => api.stop();
}
