import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { pushService } from "../../packages/integrations/test/push-service.ts";
import { DisclosureLog } from "../support/disclosure-log.ts";
import { person, type SignedInPerson, send } from "../support/people.ts";
import { enterRoom } from "../support/room.ts";
import { serveApi } from "../support/served-api.ts";
import { cityInDaytime } from "../support/today.ts";
import type { Json } from "../support/trips.ts";

/**
 * "Personal concierge state belongs to one traveler and is returned to that traveler only. Coordinates are never placed
 * on the trip WebSocket room." Six people on two trips make random requests. Everything that each of them receives is
 * recorded: answers, room messages, pushes and the public link. So is what operators can see: the log and the job and
 * room tables.
 */
const ROUNDS = 220;

/** Random numbers from a seed, so that a failing run can be repeated. */
function dice(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (most: number) => Math.floor(next() * most),
    of: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    digits: (count: number) => Array.from({ length: count }, () => Math.floor(next() * 10)).join(""),
  };
}

/**
 * The travellers are in the South Pacific, far from all land. No place of the service has such coordinates, so whatever
 * begins with these digits came from a traveller's device.
 */
const ocean = { latitude: "-48.87", longitude: "-123.39" };

test("no known place has the secret coordinates of this test", () => {
  const folder = join(import.meta.dirname, "../../packages/gazetteer/data");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((it) => it.isFile());
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(join(file.parentPath, file.name), "utf8");
    for (const start of Object.values(ocean)) expect(text.includes(start), file.name).toBe(false);
  }
});

interface Traveller {
  readonly who: SignedInPerson;
  readonly endpoint: string;
  /** Texts that only this person may receive: coordinates, names of events, ids and reasons of recommendations. */
  readonly secrets: Set<string>;
  readonly recommendations: { trip: string; id: string }[];
}

test("with random traffic of six people, no answer contains personal data of another", async () => {
  const { seed = 0 } = fc.readConfigureGlobal();
  const { below, of, digits } = dice(seed);
  const push = await pushService();
  const api = await serveApi({ FETCH_TRUSTED_HOSTS: push.host });
  try {
    const base = api.url;
    const log = new DisclosureLog(base);
    const here = cityInDaytime();
    const travellers = await Promise.all(
      ["Ana", "Ben", "Cleo", "Dora", "Emil", "Fay"].map(async (name): Promise<Traveller> => {
        const who = await person(name, base);
        const subscription = push.subscribe();
        await log.ask(who, "POST", "/api/users/me/push-subscriptions", subscription);
        return { who, endpoint: subscription.endpoint, secrets: new Set(), recommendations: [] };
      }),
    );
    const [ana, ben] = travellers as [Traveller, Traveller];
    const trips: string[] = [];
    for (const owner of [ana, ben]) {
      const body = { destination: here.city, start_date: here.today, end_date: here.tomorrow };
      const { trip } = (await log.ask(owner.who, "POST", "/api/trips", body)).body;
      trips.push(trip.id);
      for (const from of [25, 100, 190, 260])
        await log.ask(owner.who, "POST", `/api/trips/${trip.id}/activities`, {
          ...{ title: `Stop at ${here.clock(from)}`, day_number: 1, start_time: here.clock(from) },
          ...{ end_time: here.clock(from + 55), lat: -48.86, lng: -123.38 },
        });
      for (const [index, it] of travellers.entries()) {
        if (it === owner) continue;
        const role = index % 2 === 0 ? "editor" : "viewer";
        const made = await send("POST", `/api/trips/${trip.id}/invitations`, {
          ...{ token: owner.who.token, body: { role }, base },
        });
        const token = made.body.url.split("/").at(-1);
        await log.ask(it.who, "POST", `/api/invitations/${token}/accept`, {});
      }
      const { share } = (await log.ask(owner.who, "POST", `/api/trips/${trip.id}/shares`, {})).body;
      trips.push(share.token);
    }
    const tripIds = [trips[0], trips[2]] as string[];
    const shared = [trips[1], trips[3]] as string[];
    const rooms = await Promise.all(
      travellers.flatMap(({ who }) =>
        tripIds.map(async (id) => ({ who, room: await enterRoom(id, { token: who.token, base }) })),
      ),
    );

    const coordinate = (start: string, secrets: Set<string>) => {
      const text = `${start}${1 + below(9)}${digits(5)}${1 + below(9)}`;
      // Four decimals, because coordinates rounded to about ten metres would still be a leak.
      secrets.add(text.slice(0, text.indexOf(".") + 5));
      return Number(text);
    };
    const readState = async (it: Traveller, trip: string) => {
      const { body } = await log.ask(it.who, "GET", `/api/trips/${trip}/concierge/state`);
      for (const found of body.state?.recommendations ?? []) {
        it.secrets.add(found.reason);
        if (it.secrets.has(found.id)) continue;
        it.secrets.add(found.id);
        it.recommendations.push({ trip, id: found.id });
      }
      return body.state as Json | undefined;
    };
    const shareLocation = (it: Traveller, trip: string, more = {}) =>
      log.ask(it.who, "POST", `/api/trips/${trip}/concierge/location`, {
        latitude: coordinate(ocean.latitude, it.secrets),
        longitude: coordinate(ocean.longitude, it.secrets),
        captured_at: new Date().toISOString(),
        ...more,
      });
    const acts: ((it: Traveller, trip: string) => Promise<unknown>)[] = [
      (it, trip) => shareLocation(it, trip, below(4) === 0 ? { accuracy_m: 6000 } : {}),
      (it, trip) => {
        const client_event_id = `event-of-${it.who.name}-${digits(9)}`;
        it.secrets.add(client_event_id);
        const kind = of(["running_late", "running_late", "unwell", "weather", "delayed", "skipped", "other"]);
        const body = { client_event_id, kind, minutes: 20 + below(70) };
        return log.ask(it.who, "POST", `/api/trips/${trip}/concierge/events`, body);
      },
      (it, trip) => {
        const start = `0${below(6)}:${10 + below(49)}`;
        const body = { quiet_hours: { start, end: start }, max_detour_minutes: below(100) };
        return log.ask(it.who, "PATCH", `/api/trips/${trip}/concierge/settings`, body);
      },
      (it, trip) => log.ask(it.who, "POST", `/api/trips/${trip}/concierge/evaluate`, {}),
      readState,
      readState,
      (it, trip) => log.ask(it.who, "DELETE", `/api/trips/${trip}/concierge/location`),
      async (it, trip) => {
        const state = await readState(it, trip);
        const open = state?.recommendations.find((found: Json) => found.status === "open");
        if (!open) return;
        const path = `/api/trips/${trip}/concierge/recommendations/${open.id}`;
        if (below(3) === 0)
          return log.ask(it.who, "POST", `${path}/respond`, { action: "snooze", version: open.version });
        const applied = await log.ask(it.who, "POST", `${path}/apply`, {});
        if (applied.status === 200 && below(2) === 0) await log.ask(it.who, "POST", `${path}/undo`, {});
      },
      // A curious member requests the recommendation of another. The test supplies the id, so knowing it is not a
      // leak.
      async (it) => {
        const other = of(travellers.filter((traveller) => traveller !== it && traveller.recommendations.length > 0));
        const found = other && of(other.recommendations);
        if (!found) return;
        const path = `/api/trips/${found.trip}/concierge/recommendations/${found.id}`;
        for (const [verb, body] of [
          ["respond", { action: "dismiss", version: 1 }],
          ["apply", {}],
          ["undo", {}],
        ] as const)
          expect([403, 404]).toContain((await log.ask(it.who, "POST", `${path}/${verb}`, body)).status);
      },
      (it, trip) =>
        log.ask(it.who, "POST", `/api/trips/${trip}/activities`, {
          ...{ title: `Idea ${digits(4)}`, day_number: 2, propose: below(2) === 0 },
        }),
      (it, trip) => log.ask(it.who, "GET", `/api/trips/${trip}`),
      (it, trip) => log.ask(it.who, "GET", `/api/trips/${trip}/edits?limit=100`),
      (it, trip) => log.ask(it.who, "GET", `/api/trips/${trip}/proposals`),
      (it, trip) => log.ask(it.who, "GET", `/api/trips/${trip}/members`),
      (it, trip) => log.ask(it.who, "GET", `/api/trips/${trip}/findings`),
      (it) => log.ask(it.who, "GET", "/api/users/me/push-subscriptions"),
      async () => {
        const answer = await send("GET", `/api/public/trips/${of(shared)}`, { base });
        log.note("the public", JSON.stringify(answer.body));
      },
    ];
    // Make sure that every traveller has at least one recommendation at the end.
    for (const it of travellers) {
      await shareLocation(it, tripIds[0] as string);
      await readState(it, tripIds[0] as string);
    }
    for (let round = 0; round < ROUNDS; round += 3)
      await Promise.all([0, 1, 2].map(() => of(acts)(of(travellers), of(tripIds))));
    // Wait until the queue is empty and every traveller has read the final state.
    await vi.waitFor(async () => {
      for (const it of travellers) for (const trip of tripIds) await readState(it, trip);
      expect(await waiting(api.databaseUrl)).toBe(0);
    }, 60_000);
    for (const it of travellers)
      for (const trip of tripIds) {
        await acts[11]?.(it, trip);
        await acts[12]?.(it, trip);
        await readState(it, trip);
      }

    for (const { who, room } of rooms) {
      log.note(who.id, JSON.stringify(room.all()));
      room.close();
    }
    for (const { who, endpoint, secrets } of travellers)
      for (const { payload } of push.to(endpoint)) {
        log.note(who.id, JSON.stringify(payload));
        if (payload.kind === "recommendation") secrets.add(String(payload.body));
      }
    log.note("the log", api.output());
    log.note("the queue and the rooms", await beside(api.databaseUrl));

    const leaks = travellers.flatMap(({ who, secrets }) =>
      log
        .listeners()
        .filter((listener) => listener !== who.id)
        .flatMap((listener) => {
          // Two travellers who are equally late for the same stop get the same text.
          const own = travellers.find((it) => it.who.id === listener)?.secrets ?? new Set();
          const words = [...secrets].filter((word) => !own.has(word));
          return log.told(listener, words).map((word) => `${who.name}: "${word}" to ${nameOf(listener, travellers)}`);
        }),
    );
    expect(leaks, `seed ${seed}`).toEqual([]);
    // The test would prove nothing if nobody had received their own secrets.
    for (const { who, secrets } of travellers) expect(log.told(who.id, [...secrets]).length).toBeGreaterThan(0);
    expect(push.faults).toEqual([]);
    expect(push.received.some((it) => it.payload.kind === "recommendation")).toBe(true);
    expect(travellers.reduce((sum, it) => sum + it.recommendations.length, 0)).toBeGreaterThan(3);
  } finally {
    await api.stop();
    await push.close();
  }
});

function nameOf(listener: string, travellers: readonly Traveller[]): string {
  return travellers.find((it) => it.who.id === listener)?.who.name ?? listener;
}

async function rowsOf(databaseUrl: string, query: string): Promise<Json[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

/** The number of jobs that are due and not done. */
async function waiting(databaseUrl: string): Promise<number> {
  const [row] = await rowsOf(
    databaseUrl,
    "select count(*)::int as jobs from pgboss.job where state in ('created', 'retry', 'active') and start_after <= now()",
  );
  return row?.jobs;
}

/** The tables that operators read when a job hangs, and the events that all members of a trip share. */
async function beside(databaseUrl: string): Promise<string> {
  const jobs = await rowsOf(
    databaseUrl,
    "select name, data #- '{notice,recommendationId}' #- '{recommendationId}' as data, output from pgboss.job",
  );
  const events = await rowsOf(databaseUrl, "select * from room_events");
  const edits = await rowsOf(databaseUrl, "select action, summary, patch, inverse from edit_log");
  const proposals = await rowsOf(databaseUrl, "select * from proposals");
  return JSON.stringify([jobs, events, edits, proposals]);
}
