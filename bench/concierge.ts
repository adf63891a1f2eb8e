import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDatabase } from "../packages/db/src/client.ts";
import { startEmbedded } from "../packages/db/src/embedded.ts";
import { migrate } from "../packages/db/src/migrate.ts";
import { engine } from "./concierge/engine.ts";
import { minute } from "./concierge/minute.ts";
import { queue } from "./concierge/queue.ts";

/**
 * The concierge: its engine alone, the queue alone, and a thousand travellers looked after in one process of the service while
 * somebody reads; README.md says how to read it. `npm run bench -- concierge [--only=engine|queue|minute]`
 */
const only = process.argv.find((it) => it.startsWith("--only="))?.slice("--only=".length);
const wanted = (name: string) => only === undefined || only === name;

const missed: string[] = [];
if (wanted("engine")) missed.push(...(await engine()));
if (wanted("queue") || wanted("minute")) {
  const dataDir = mkdtempSync(join(tmpdir(), "caravan-bench-"));
  const postgres = await startEmbedded({ dataDir });
  try {
    await migrate(postgres.url);
    const database = createDatabase(postgres.url);
    try {
      if (wanted("queue")) missed.push(...(await queue(database, postgres.url)));
      if (wanted("minute")) missed.push(...(await minute(database, { url: postgres.url, dataDir })));
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
for (const it of missed) console.error(`missed: ${it}`);
if (missed.length > 0) process.exitCode = 1;
else console.log("all targets reached");
