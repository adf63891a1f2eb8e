import { generateClient } from "../packages/db/src/generate.ts";
import { fromRoot, loadDotEnv, quiet } from "./project.ts";
import { ensureWebBuild } from "./web-build.ts";

// One process holds the web application, the API and the rooms, so that a signal reaches all of it.
const development = process.argv.includes("--development");
try {
  loadDotEnv();
  // Next's types make it read-only, since it must be set before Next is loaded; here it is.
  Object.assign(process.env, quiet, { NODE_ENV: development ? "development" : "production" });
  generateClient();
  if (!development) await ensureWebBuild();
  // Where Next's own command line would run: its configuration and Tailwind's sources are looked up from there.
  process.chdir(fromRoot("apps/web"));
  const { main } = await import("../apps/web/server.ts");
  await main();
} catch (error) {
  console.error(`caravan: ${error instanceof Error && !process.env.DEBUG ? error.message : error}`);
  process.exit(1);
}
