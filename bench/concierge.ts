import { createDatabase } from "../packages/db/src/client.ts";
import { withPrisma } from "../packages/db/src/prisma.ts";
import { engine } from "./concierge/engine.ts";
import { queue } from "./concierge/queue.ts";
import { serviceLoad } from "./concierge/service-load.ts";
import { missed, textOption } from "./support/figures.ts";
import { withPostgres } from "./support/postgres.ts";

/**
 * The concierge: its engine alone, the queue alone, and a thousand travellers in one process of the service during
 * reads; README.md explains the figures. `npm run bench -- concierge [--only=engine|queue|minute]`
 */
const only = textOption("only");
const wanted = (name: string) => only === undefined || only === name;

const notReached: string[] = [];
if (wanted("engine")) notReached.push(...(await engine()));
if (wanted("queue") || wanted("minute")) {
  await withPostgres(async ({ url, dataDir }) => {
    const database = withPrisma(createDatabase(url));
    try {
      if (wanted("queue")) notReached.push(...(await queue(database, url)));
      if (wanted("minute")) notReached.push(...(await serviceLoad(database, { url, dataDir })));
    } finally {
      await database.close();
    }
  });
}
for (const it of notReached) missed(it);
if (notReached.length === 0) console.log("all targets reached");
