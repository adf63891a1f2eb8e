import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { person, type SignedInPerson, send } from "../support/people.ts";
import { databaseUrl, launchService, purgeData, startService } from "../support/service.ts";
import { day, type Json } from "../support/trips.ts";

// Each test has its own service; they run one after the other because two cores are few for several databases.
test.describe.configure({ mode: "default", timeout: 300_000 });

const PORT = 4170;
const start = (more: { dataDir?: string; fresh?: true } = {}) => startService({ port: PORT, ...more });
const creation = (destination: string) => ({ destination, start_date: day(1), end_date: day(3) });

/** Trips that are only partly stored, each with what is missing. */
async function halfTrips(dataDir: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrl(dataDir) });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select t.id, t.destination, 'days' as lacks from trips t
       where (select count(*) from days d where d.trip_id = t.id) <> t.end_date::date - t.start_date::date + 1
      union all select t.id, t.destination, 'owner' from trips t
       where not exists (select from members m where m.trip_id = t.id and m.user_id = t.owner_id and m.role = 'owner')
      union all select t.id, t.destination, 'log row' from trips t
       where not exists (select from edit_log e where e.trip_id = t.id and e.action = 'create_trip')
      union all select t.id, t.destination, 'revision' from trips t
       where t.revision <> 1 + (select count(*) from edit_log e where e.trip_id = t.id and e.patch is not null)
      union all select t.id, t.destination, 'day of an activity' from trips t join activities a on a.trip_id = t.id
       where a.day_id is not null and not exists (select from days d where d.id = a.day_id and d.trip_id = t.id)`);
    return rows;
  } finally {
    await client.end();
  }
}

interface Acknowledged {
  readonly trips: string[];
  readonly activities: { trip: string; id: string }[];
  failed: number;
}

/** Creates trips and adds activities until the service is killed, and records every acknowledged write. */
async function writeUntilGone(who: SignedInPerson, base: string, done: Acknowledged): Promise<void> {
  for (;;) {
    try {
      const made = await send("POST", "/api/trips", { token: who.token, body: creation(`T ${randomUUID()}`), base });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      const { id } = made.body.trip;
      done.trips.push(id);
      for (let it = 0; it < 4; it++) {
        const body = { title: `n${it}`, day_number: 1 + (it % 3) };
        const added = await send("POST", `/api/trips/${id}/activities`, { token: who.token, body, base });
        if (added.status === 201) done.activities.push({ trip: id, id: added.body.activity.id });
      }
    } catch {
      done.failed += 1;
      return;
    }
  }
}

test("A SIGKILL during writes: every acknowledged write is stored, and no trip is half stored", async () => {
  const first = await start({ fresh: true });
  const { dataDir } = first;
  const ana = await person("Ana", first.url);
  const done: Acknowledged = { trips: [], activities: [], failed: 0 };
  const writers = [1, 2, 3, 4, 5, 6].map(() => writeUntilGone(ana, first.url, done));
  await expect.poll(() => done.activities.length, { timeout: 60_000, intervals: [5] }).toBeGreaterThan(60);
  process.kill(first.process.pid as number, "SIGKILL");
  expect(await first.exit()).toBeNull();
  await Promise.all(writers);
  expect(done.failed).toBe(writers.length);

  const second = await start({ dataDir });
  try {
    expect(await halfTrips(dataDir)).toEqual([]);
    for (const id of done.trips) {
      const { status, body } = await send("GET", `/api/trips/${id}`, { token: ana.token, base: second.url });
      expect(status).toBe(200);
      expect(body.trip).toMatchObject({ role: "owner", itinerary: { length: 3 } });
      const present = new Set(
        body.trip.itinerary.flatMap((it: Json) => it.activities.map((activity: Json) => activity.id)),
      );
      const lost = done.activities.filter((it) => it.trip === id && !present.has(it.id));
      expect(lost).toEqual([]);
    }
    const again = await send("POST", "/api/trips", { token: ana.token, body: creation("Porto"), base: second.url });
    expect(again.status).toBe(201);
  } finally {
    await second.stop({ purge: true });
  }
});

/** Sends create_trip and aborts: after `share` of the body, or `wait` ms after all of it. */
function cutOff(
  base: string,
  token: string,
  destination: string,
  cut: { share?: number; wait?: number },
): Promise<void> {
  return new Promise((resolve) => {
    const text = JSON.stringify({ capability: "create_trip", arguments: creation(destination) });
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(text)),
      expect: "100-continue",
    };
    const call = request(`${base}/api/agent/task`, { method: "POST", headers, agent: false });
    call.on("error", () => {});
    call.on("response", (response) => response.resume());
    call.on("close", () => resolve());
    // The service has begun to handle the request once it asks for the body.
    call.on("continue", () => {
      if (cut.share !== undefined) call.write(text.slice(0, text.length * cut.share), () => call.destroy());
      else call.end(text, () => void sleep(cut.wait ?? 0).then(() => call.destroy()));
    });
    call.flushHeaders();
  });
}

test("Requests that the client aborts leave a complete trip or none, and the service keeps running", async () => {
  const first = await start();
  const { dataDir } = first;
  const ana = await person("Ana", first.url);
  const halves = [0.05, 0.3, 0.5, 0.9, 0.99].map((share) => cutOff(first.url, ana.token, "half", { share }));
  const wholes = Array.from({ length: 40 }, (_, it) => cutOff(first.url, ana.token, "whole", { wait: it * 3 }));
  await Promise.all([...halves, ...wholes]);
  expect((await send("GET", "/api/trips", { token: ana.token, base: first.url })).status).toBe(200);
  // A stop waits for running requests, so nothing is written after it.
  await first.stop();
  expect(await first.exit()).toBe(0);
  expect(first.output()).not.toContain("fault");

  const second = await start({ dataDir });
  try {
    expect(await halfTrips(dataDir)).toEqual([]);
    const { body } = await send("GET", "/api/trips?limit=100", { token: ana.token, base: second.url });
    expect(body.trips.filter((it: Json) => it.destination === "half")).toEqual([]);
    for (const { id } of body.trips) {
      const { trip } = (await send("GET", `/api/trips/${id}`, { token: ana.token, base: second.url })).body;
      for (const it of trip.itinerary) expect(it.activities.length, `${id} ${it.date}`).toBeGreaterThan(0);
    }
  } finally {
    await second.stop({ purge: true });
  }
});

test("SIGTERM finishes a running request, accepts no new one, and exits with 0", async () => {
  const service = await start();
  const ana = await person("Ana", service.url);
  const text = JSON.stringify({ ...creation("Lisbon") });
  const headers = {
    authorization: `Bearer ${ana.token}`,
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(text)),
    expect: "100-continue",
  };
  const call = request(`${service.url}/api/trips`, { method: "POST", headers, agent: false });
  const answered = new Promise<{ status: number; body: Json }>((resolve, reject) => {
    call.on("error", reject);
    call.on("response", async (response) => {
      let body = "";
      for await (const chunk of response.setEncoding("utf8")) body += chunk;
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(body) as Json });
    });
  });
  const begun = new Promise<void>((resolve) => call.once("continue", () => resolve()));
  call.flushHeaders();
  await begun;
  service.process.kill("SIGTERM");
  await service.printed("finishing requests");
  await expect(fetch(`${service.url}/api/agent-manifest`)).rejects.toThrow();
  call.end(text);
  const { status, body } = await answered;
  expect([status, body.success]).toEqual([201, true]);
  expect(await service.exit()).toBe(0);

  const again = await start({ dataDir: service.dataDir });
  try {
    const read = await send("GET", `/api/trips/${body.trip.id}`, { token: ana.token, base: again.url });
    expect(read.body.trip).toEqual(body.trip);
  } finally {
    await again.stop({ purge: true });
  }
});

test("A port in use: a message that says what to do, and exit code 1", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(PORT, () => resolve()));
  const service = launchService({ port: PORT });
  try {
    expect(await service.exit()).toBe(1);
    expect(service.output()).toContain(`port ${PORT} is taken`);
    expect(service.output()).toContain(`PORT=${PORT + 1}`);
    expect(service.output()).not.toMatch(/^\s+at /m);
  } finally {
    await new Promise((resolve) => other.close(resolve));
    purgeData(service.dataDir);
  }
});
