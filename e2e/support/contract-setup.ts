import { person } from "./people.ts";
import { serveApi } from "./served-api.ts";

/** Vitest's global setup: one API for all contract tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const api = await serveApi();
  // Vitest's workers inherit the environment.
  process.env.E2E_BASE_URL = api.url;
  // The first person becomes the administrator.
  process.env.E2E_ADMINISTRATOR_TOKEN = (await person("Ada", api.url)).token;
  return () => api.stop();
}
