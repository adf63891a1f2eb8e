import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { testDatabase } from "../../packages/db/src/testing.ts";

export interface ServedApi {
  readonly url: string;
  /** For reading the service's database directly while it runs. */
  readonly databaseUrl: string;
  /** The output of the process so far. */
  output(): string;
  stop(): Promise<void>;
}

/** The API and the rooms, without pages, in a process and with a database of their own. */
export async function serveApi(env: Readonly<Record<string, string>> = {}): Promise<ServedApi> {
  const database = await testDatabase({ poolSize: 1 });
  const dataDir = mkdtempSync(join(tmpdir(), "caravan-contract-"));
  const child = fork(join(import.meta.dirname, "api-process.ts"), {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      LIVE_SOURCES: "off",
      ...env,
    },
    execArgv: [
      "--disable-warning=ExperimentalWarning",
      `--import=${pathToFileURL(join(import.meta.dirname, "refuse-outside.ts"))}`,
    ],
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      text += chunk.toString("utf8");
    });
  const ended = once(child, "exit");
  const [url] = await Promise.race([once(child, "message"), ended]);
  if (typeof url !== "string") throw new Error(`the API ended before it was ready:\n${text}`);
  return {
    url,
    databaseUrl: database.url,
    output: () => text,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
      const reached = /REACHED OUTSIDE: .*/.exec(text);
      if (reached) throw new Error(`the API under test reached outside: ${reached[0]}`);
    },
  };
}
