import { findAgentByKey } from "../packages/core/src/agents/api-key.ts";
import { loadDocument } from "../packages/core/src/kernel/load-trip.ts";
import { createDatabase } from "../packages/db/src/client.ts";
import { sqlOf } from "../packages/db/src/sql.ts";
import type { Started } from "./http/ready.ts";
import { seed } from "./http/seed.ts";
import { missed, option, printFigures } from "./support/figures.ts";
import { withPostgres } from "./support/postgres.ts";
import { children, median, next } from "./support/processes.ts";
import { slowConnection } from "./support/slow-connection.ts";

/**
 * What checking a key adds to a read with a distant database, and whether any process caches a key for too long.
 * README.md explains the figures. `npm run bench -- keys [--reads=60] [--ms=20]`
 */
const READS = option("reads", 60, 2);
const MS = option("ms", 20, 2);
/** The limit for the median read, in round trips to the database. */
const MOST = 1.5;

await withPostgres(async ({ url, dataDir }) => {
  const far = await slowConnection(Number(new URL(url).port), MS);
  const farUrl = Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(far.port) }).href;
  const { start, end } = children({ DATABASE_URL: farUrl, DATABASE_POOL: "10", DATA_DIR: dataDir });
  try {
    await measure(start, url, farUrl);
  } finally {
    await end();
    far.close();
  }
});

async function measure(start: ReturnType<typeof children>["start"], nearUrl: string, farUrl: string): Promise<void> {
  await using data = await seed(nearUrl, 4);
  const [trip] = data.tripIds as [string];
  const serve = async () => {
    const { port } = await next<Started>(start(import.meta.resolve("./http/service.ts")));
    return `http://127.0.0.1:${port}`;
  };
  const processes = [await serve(), await serve()] as const;
  const ask = (url: string, more: RequestInit = {}) =>
    fetch(url, { ...more, headers: { authorization: `Bearer ${data.key}`, "content-type": "application/json" } });
  const task = { method: "POST", body: JSON.stringify({ capability: "get_trip", arguments: { trip_id: trip } }) };
  const database = createDatabase(farUrl, { poolSize: 1 });

  const ways: Readonly<Record<string, () => Promise<unknown>>> = {
    "the read's own statement": async () => {
      await loadDocument(sqlOf(database), trip, trip);
    },
    "key look-up, then the statement": async () => {
      await findAgentByKey("", { database }, new Date());
      await loadDocument(sqlOf(database), trip, trip);
    },
    "GET /api/trips/{id} with a key": async () => (await ask(`${processes[0]}/api/trips/${trip}`)).text(),
    "POST /api/agent/task get_trip": async () => (await ask(`${processes[0]}/api/agent/task`, task)).text(),
  };
  const times = new Map<string, number[]>(Object.keys(ways).map((name) => [name, []]));
  for (let round = 0; round < READS + 5; round++) {
    for (const [name, way] of Object.entries(ways)) {
      const began = performance.now();
      await way();
      // The first rounds open connections and prepare statements.
      if (round >= 5) times.get(name)?.push(performance.now() - began);
    }
  }
  await database.close();
  const one = median(times.get("the read's own statement") ?? []);
  printFigures(
    [...times].map(([name, all]) => ({
      read: name,
      "median ms": median(all).toFixed(1),
      "round trips": (median(all) / one).toFixed(2),
    })),
  );
  for (const [name, all] of times) {
    if (!name.includes("/api/") || median(all) / one <= MOST) continue;
    missed(`${name}: more than ${MOST} round trips`);
  }

  const statuses = async () => {
    const all = processes.flatMap((url) => [ask(`${url}/api/trips/${trip}`), ask(`${url}/api/agent/task`, task)]);
    return (await Promise.all(all)).map((it) => it.status);
  };
  const before = await statuses();
  const near = createDatabase(nearUrl, { poolSize: 1 });
  await near.pool.query("update api_keys set revoked_at = now()");
  const after = await statuses();
  await near.close();
  console.log(
    `two processes, before the key is revoked: ${before.join(", ")}; at the very next calls: ${after.join(", ")}`,
  );
  if (before.some((it) => it !== 200) || after.some((it) => it !== 401)) process.exitCode = 1;
}
