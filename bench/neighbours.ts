import { randomBytes } from "node:crypto";
import { routedVerbs } from "../packages/api/src/router.ts";
import { createDatabase } from "../packages/db/src/client.ts";
import type { Started } from "./http/ready.ts";
import { type Bystander, percentile, readEvenly } from "./neighbours/bystanders.ts";
import { account, type Server, worstTrip } from "./neighbours/hostile-account.ts";
import type { Answers, Attack } from "./neighbours/hostile-load.ts";
import { inputs } from "./neighbours/inputs.ts";
import { largestInput } from "./neighbours/largest-input.ts";
import { isSmall, missed, option, printFigures, textOption } from "./support/figures.ts";
import { withPostgres } from "./support/postgres.ts";
import { children, median, next } from "./support/processes.ts";

/**
 * How long the reads of other accounts take while one account sends the most expensive requests that its limits allow.
 * README.md explains the figures. `npm run bench -- neighbours [--seconds=3] [--only=<name>,<name>]`
 */
const SECONDS = option("seconds", 3, 0.2);
const ONLY = textOption("only");
const CONNECTIONS = option("connections", 16, 4);
const READS_A_SECOND = 60;
/** Each may read 600 times a minute. */
const BYSTANDERS = 20;
/** Of calls by one more account before each scenario. */
const WARM_SECONDS = 0.2;
/** Of documents a few fewer than a trip may have, so that uploads are not refused. */
const size = isSmall ? { days: 4, onEachDay: 3, documents: 3 } : { days: 100, onEachDay: 10, documents: 270 };
const quietSize = { days: 7, onEachDay: 6, documents: 0 };
/** The number of scenarios that the smallest form measures. It builds the arguments of all. */
const IN_SMALL = 12;
/** Limits for the 99th percentile of reads: as a multiple of that on a quiet server, and in milliseconds. */
const MOST = { times: 3, ms: 250 };

const secret = randomBytes(24).toString("base64url");

await withPostgres(async ({ url, dataDir }) => {
  const environment = { DATABASE_URL: url, DATA_DIR: dataDir, AUTH_SECRET: secret, RATE_LIMIT: "on" };
  const { start, end } = children(environment);
  try {
    await measureAll(start, url);
  } finally {
    await end();
  }
});

interface Scenario {
  readonly name: string;
  readonly attack: (address: string, by: HostileAccount) => Omit<Attack, "seconds" | "connections">;
}

async function measureAll(start: ReturnType<typeof children>["start"], databaseUrl: string): Promise<void> {
  const service = start(import.meta.resolve("./http/service.ts"));
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
  const quiet: number[] = [];
  const rows: { name: string; p50: number; p99: number; longest: number; cpu: number; answers: Answers }[] = [];
  const cpuMs = () => {
    service.send("cpu");
    return next<number>(service);
  };
  const newAccount = () => hostileAccount(server);
  const shared = isSmall ? await newAccount() : undefined;
  for (const [index, { name, attack }] of scenarios().entries()) {
    if (ONLY !== undefined && !ONLY.split(",").includes(name)) continue;
    if (shared && index % IN_SMALL !== 0) {
      attack(address, shared);
      continue;
    }
    if (quiet.length === 0 || index % 12 === 0) quiet.push(percentile(await read(SECONDS), 0.99));
    // What a process does at its first call only, such as loading a library or a destination, is no attack.
    if (!isSmall) {
      load.send({ ...attack(address, await newAccount()), connections: 1, seconds: WARM_SECONDS } satisfies Attack);
      await next<Answers>(load);
    }
    const before = await cpuMs();
    load.send({ ...attack(address, await newAccount()), connections: CONNECTIONS, seconds: SECONDS } satisfies Attack);
    const answered = next<Answers>(load);
    const times = await read(SECONDS);
    rows.push({
      name,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      longest: Math.max(...times),
      answers: await answered,
      cpu: (await cpuMs()) - before,
    });
  }
  await database.close();
  const base = median(quiet);
  const worst = rows.toSorted((a, b) => b.p99 - a.p99);
  printFigures([
    {
      "while one account": "is quiet",
      "p50 ms": "",
      "p99 ms": base.toFixed(1),
      longest: "",
      "times quiet": "1.0",
      answers: "",
      "CPU ms an answer": "",
    },
    ...worst.map((it) => ({
      "while one account": it.name,
      "p50 ms": it.p50.toFixed(1),
      "p99 ms": it.p99.toFixed(1),
      longest: it.longest.toFixed(0),
      "times quiet": (it.p99 / base).toFixed(1),
      answers: Object.entries(it.answers)
        .map(([status, count]) => `${count} x ${status}`)
        .join(", "),
      "CPU ms an answer": perAnswer(it.cpu, it.answers),
    })),
  ]);
  for (const { name, p99, answers } of worst) {
    if (p99 > MOST.ms || p99 > MOST.times * base)
      missed(`${name}: p99 ${p99.toFixed(0)} ms, quiet ${base.toFixed(0)} ms`);
    if (answers[500]) missed(`${name}: ${answers[500]} answers were 500`);
  }
}

/** Empty without an answer: on a busy machine the fifth of a second of the smallest form may bring none. */
function perAnswer(cpu: number, answers: Answers): string {
  const count = Object.values(answers).reduce((sum, it) => sum + it, 0);
  return count === 0 ? "" : (cpu / count).toFixed(1);
}

type HostileAccount = Awaited<ReturnType<typeof hostileAccount>>;

/** A new account for each measured scenario, because limits are counted by account. */
async function hostileAccount(server: Server) {
  const { userId, token } = await account(server);
  return { token, ...(await worstTrip(server.database, userId, size)) };
}

/** The attacks that are not verbs, and every verb of the router with the largest arguments that it accepts. */
function scenarios(): readonly Scenario[] {
  return [
    {
      name: "uploads of 10 MB",
      attack(address, { token, trip }) {
        // A mail, because a text of that size is refused before it is read.
        const head =
          "From: a@example.com\r\nTo: b@example.com\r\nDate: Fri, 3 May 2030 10:00:00 +0000\r\nSubject: Évora";
        const body = `${head}\r\n\r\n${"word ".repeat(isSmall ? 1000 : 1_999_000)}`;
        const headers = { "content-type": "message/rfc822", authorization: `Bearer ${token}` };
        return { url: `${address}/api/trips/${trip.id}/documents`, method: "POST", headers, body };
      },
    },
    {
      name: "uploads that never end",
      attack(address, { token, trip }) {
        const headers = { "content-type": "text/plain", authorization: `Bearer ${token}` };
        return { url: `${address}/api/trips/${trip.id}/documents`, method: "POST", headers, slowly: true };
      },
    },
    {
      name: "connections to rooms",
      attack(address, { token, trip }) {
        const headers = {
          ...{ connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" },
          ...{ "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg==", authorization: `Bearer ${token}` },
        };
        return { url: `${address}/api/trips/${trip.id}/room`, method: "GET", headers };
      },
    },
    {
      name: "the public link of the largest trip",
      attack: (address, { link }) => ({ url: `${address}/api/public/trips/${link}`, method: "GET", headers: {} }),
    },
    ...ofVerbs(),
  ];
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
