import { spawnSync } from "node:child_process";
import { fromRoot } from "./project.ts";

/** Writes the typed verbs of packages/client, in a process of its own: it loads the whole router, which takes seconds. */
export function generateVerbs(): void {
  const result = spawnSync(process.execPath, [fromRoot("tools/client.ts")], { encoding: "utf8" });
  if (result.status !== 0) throw new Error(`The verbs of packages/client could not be written:\n${result.stderr}`);
}
