import { pathToFileURL } from "node:url";
import { generateClient } from "../packages/db/src/generate.ts";
import { fromRoot, loadDotEnv, quiet } from "./project.ts";
import { builtServer, ensureWebBuild } from "./web-build.ts";

// One process runs the web application, the API and the rooms, so that a signal reaches all of them.
const development = process.argv.includes("--development");
try {
  loadDotEnv();
  // NODE_ENV must be set before Next is loaded. Object.assign, because Next's types make it read-only.
  Object.assign(process.env, quiet, { NODE_ENV: development ? "development" : "production" });
  generateClient();
  if (!development) ensureWebBuild();
  // Next looks up its configuration and Tailwind's sources from the working directory.
  process.chdir(fromRoot("apps/web"));
  // Code that changes runs as it is written; the bundle takes less memory.
  const server = development ? fromRoot("apps/web/server.ts") : builtServer;
  const { main } = (await import(pathToFileURL(server).href)) as typeof import("../apps/web/server.ts");
  await main();
} catch (error) {
  console.error(`caravan: ${error instanceof Error && !process.env.DEBUG ? error.message : error}`);
  process.exit(1);
}
