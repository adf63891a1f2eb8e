import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { routedVerbs } from "../packages/api/src/router.ts";
import { createDatabase } from "../packages/db/src/client.ts";
import type { Started } from "./http/ready.ts";
import { type Bystander, percentile, readEvenly } from "./neighbours/bystanders.ts";
import { account, hostileAccount, type Server, worstTrip } from "./neighbours/hostile-account.ts";
import type { Answers, Attack } from "./neighbours/hostile-load.ts";
import { inputs } from "./neighbours/inputs.ts";
import { largestInput } from "./neighbours/largest-input.ts";
import { misses, print, type Row, type Try } from "./neighbours/report.ts";
import { type Scenario, scenariosBesideVerbs } from "./neighbours/scenarios.ts";
import type { Turns } from "./support/event-loop-turns.ts";
import { isSmall, missed, option, textOption } from "./support/figures.ts";
import { withPostgres } from "./support/postgres.ts";
import { children, median, next } from "./support/processes.ts";

/**
 * How long the reads of other accounts take while one account sends the most expensive requests that its limits allow.
 * README.md explains the figures. `npm run bench -- neighbours [--quick] [--seconds=3] [--only=<name>,<name>]
 * [--tries=5] [--shard=2/8 --out=<folder>] [--sum=<folder>] [--profile=<folder>]`
 */
/** All scenarios within some eight minutes. */
const isQuick = process.argv.includes("--quick");
const SECONDS = option("seconds", isQuick ? 0.8 : 3, 0.2);
const ONLY = textOption("only");
const CONNECTIONS = option("connections", 16, 4);
/** Each may read 600 times a minute. */
const BYSTANDERS = 20;
const READS_A_SECOND = 120;
/** Of calls by one more account before each scenario. */
const WARM_SECONDS = 0.2;
const size = isSmall ? { days: 4, onEachDay: 3, documents: 3 } : { days: 100, onEachDay: 10, documents: 3 };
/** A few fewer than a trip may have, so that uploads are not refused. Adding them takes longer than measuring. */
const DOCUMENTS = isSmall ? 3 : 270;
/** The scenarios whose work grows with the documents of a trip. */
const withDocuments = /document|photo|upload|forms|zip|export|copy|trash|delete_trip|_account/;
const quietSize = { days: 7, onEachDay: 6, documents: 0 };
/** The number of scenarios that the smallest form measures. It builds the arguments of all. */
const IN_SMALL = 12;
/** One part of several, whose rows are left in a folder; `--sum=<folder>` prints those of all parts. */
const [SHARD = 1, SHARDS = 1] = (textOption("shard") ?? "1/1").split("/").map(Number);
const OUT = textOption("out");
const SUM = textOption("sum");
/** Gets CPU profiles of the service and its threads. */
const PROFILE = textOption("profile");
/** What misses is measured again, because something else may have used the machine, which only adds; the least counts. */
const TRIES = option("tries", 5, 1);
/** The quiet figure is the median of the last ones, which alternate with attacks, so that both meet the same other load. */
const QUIET_WINDOWS = 5;
/** The service is quiet when its main thread took less than `cpu` in `ms`; what it goes on with after an attack would count as quiet. */
const SETTLED = { ms: 50, cpu: 4, most: 40 };

const scenarios = [...scenariosBesideVerbs(isSmall ? 1000 : 1_999_000), ...ofVerbs()];
const secret = randomBytes(24).toString("base64url");

if (SUM) print(readdirSync(SUM).flatMap((it) => JSON.parse(readFileSync(join(SUM, it), "utf8")) as Row[]));
else
  await withPostgres(async ({ url, dataDir }) => {
    const environment = { DATABASE_URL: url, DATA_DIR: dataDir, AUTH_SECRET: secret, RATE_LIMIT: "on" };
    const { start, end } = children(environment);
    try {
      await measureAll(start, url);
    } finally {
      await end();
    }
  });

async function measureAll(start: ReturnType<typeof children>["start"], databaseUrl: string): Promise<void> {
  if (OUT) mkdirSync(OUT, { recursive: true });
  const profiled = PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${PROFILE}`] : [];
  const service = start(import.meta.resolve("./http/service.ts"), profiled);
  const { port } = await next<Started>(service);
  const address = `http://127.0.0.1:${port}`;
  const load = start(import.meta.resolve("./neighbours/hostile-load.ts"));
  const database = createDatabase(databaseUrl);
  // The default of PUBLIC_URL, which is the issuer of tokens.
  const server: Server = { database, secret, publicUrl: "http://localhost:3000" };
  const bystanders: Bystander[] = [];
  for (let index = 0; index < BYSTANDERS; index++) {
    const { userId, token } = await account(server);
    const { trip } = await worstTrip(database, userId, quietSize);
    bystanders.push({ url: `${address}/api/trips/${trip.id}`, token });
  }
  const read = (seconds: number) => readEvenly(bystanders, { seconds, perSecond: READS_A_SECOND });
  await read(isSmall ? 0.1 : 3);
  const quietWindows: number[] = [];
  const cpuMs = () => {
    service.send("cpu");
    return next<number>(service);
  };
  const turns = () => {
    service.send("turns");
    return next<Turns>(service);
  };
  const settle = async () => {
    await turns();
    for (let index = 0; index < SETTLED.most; index++) {
      await sleep(SETTLED.ms);
      if ((await turns()).cpu < SETTLED.cpu) return;
    }
  };
  const newAccount = (name = "") =>
    hostileAccount(server, withDocuments.test(name) ? { ...size, documents: DOCUMENTS } : size);
  const warm = await newAccount();
  const attacked = async ({ name, attack }: Scenario): Promise<Try> => {
    if (!isSmall) await settle();
    quietWindows.push(percentile(await read(SECONDS), 0.99));
    // What a process does at its first call only, such as loading a library or a destination, is no attack.
    if (!isSmall) {
      load.send({ ...attack(address, warm), connections: 1, seconds: WARM_SECONDS } satisfies Attack);
      await next<Answers>(load);
    }
    const by = await newAccount(name);
    if (!isSmall) await settle();
    const before = await cpuMs();
    await turns();
    load.send({ ...attack(address, by), connections: CONNECTIONS, seconds: SECONDS } satisfies Attack);
    const answered = next<Answers>(load);
    const times = await read(SECONDS);
    const { longest: step, cpu: main } = await turns();
    return {
      quiet: median(quietWindows.slice(-QUIET_WINDOWS)),
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      longest: Math.max(...times),
      ...{ step, main, answers: await answered },
      cpu: (await cpuMs()) - before,
    };
  };
  const shared = isSmall ? warm : undefined;
  const rows: Row[] = [];
  for (const [index, scenario] of scenarios.entries()) {
    if (ONLY !== undefined && !ONLY.split(",").includes(scenario.name)) continue;
    if (index % SHARDS !== SHARD - 1) continue;
    if (shared && index % IN_SMALL !== 0) {
      scenario.attack(address, shared);
      continue;
    }
    const tries: Try[] = [];
    do tries.push(await attacked(scenario));
    while (tries.length < TRIES && tries.every(misses));
    const [best] = tries.toSorted((a, b) => a.p99 / a.quiet - b.p99 / b.quiet);
    const step = Math.min(...tries.map((it) => it.step));
    if (best) rows.push({ name: scenario.name, tries: tries.length, ...best, step });
    if (OUT) writeFileSync(join(OUT, `${SHARD}-of-${SHARDS}.json`), JSON.stringify(rows));
  }
  await database.close();
  print(rows);
}

function ofVerbs(): readonly Scenario[] {
  return routedVerbs().map(
    ({ path, verb }): Scenario => ({
      name: verb.name,
      attack(address, { token, known, link }) {
        const given = { ...known, token: link };
        const input = largestInput(verb, given, inputs[verb.name]?.(given));
        if (!input) missed(`${verb.name}: no arguments could be made up; give it a line in bench/neighbours/inputs.ts`);
        return {
          url: `${address}/api/trpc/${path}`,
          // Queries are sent as POST too, because their arguments are too long for a URL.
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          body: JSON.stringify(input ?? {}),
        };
      },
    }),
  );
}
