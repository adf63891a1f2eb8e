import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Ports } from "@caravan/core/kernel/ports";
import { type TestDatabase, testDatabase } from "@caravan/db/testing";
import { plan } from "@caravan/domain/planning/plan";
import { readerIn } from "@caravan/languages/reader";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fakePorts } from "../../../core/test/fake-ports.ts";
import { authFor, signedIn } from "../../test/signed-in.ts";
import { createRateLimiter } from "../limits/rate-limiter.ts";
import { apiHandler } from "../server/api-handler.ts";
import { acceptsEventStream, EVENT_STREAM, streamEvents } from "./event-stream.ts";

const now = new Date();
const publicUrl = "http://localhost:3000";
const lisbon = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-06" };

let database: TestDatabase;
let server: Server;
let url: string;
let token: string;
let faults: unknown[];
/** What the planner does after it has reported its days. */
let atTheEnd: (signal: AbortSignal) => Promise<void>;

beforeAll(async () => {
  database = await testDatabase();
  const userId = crypto.randomUUID();
  await database.prisma.user.create({ data: { id: userId, email: "ana@example.com", name: "Ana", createdAt: now } });
  ({ token } = await signedIn({ database }, { userId, publicUrl }));
  const ports: Ports = {
    ...fakePorts(database),
    planner: {
      async plan(request, _who, signal, onDay) {
        const made = plan(request, onDay);
        await atTheEnd(signal);
        return made;
      },
    },
    publicUrl,
  };
  const handle = apiHandler({
    readerOf: () => readerIn("en"),
    ports,
    auth: authFor(ports, publicUrl),
    rateLimiter: createRateLimiter(database, false),
    addressOf: () => "127.0.0.1",
    report: (_, error) => void faults.push(error),
    clock: () => new Date(),
  });
  server = createServer((request, response) => void handle(request, response));
  url = await listening(server);
});
beforeEach(() => {
  faults = [];
  atTheEnd = async () => {};
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await database.close();
});

async function listening(it: Server): Promise<string> {
  await new Promise<void>((resolve) => it.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(it.address() as AddressInfo).port}`;
}

interface Ask {
  readonly body: object;
  readonly path?: string;
  readonly accept?: string;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

function post({ body, path = "/api/trips", accept = EVENT_STREAM, headers, signal }: Ask): Promise<Response> {
  return fetch(`${url}${path}`, {
    method: "POST",
    headers: { accept, "content-type": "application/json", authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}

// biome-ignore lint/suspicious/noExplicitAny: an untyped wire
type Wire = any;

function eventsIn(text: string): { event: string; data: Wire }[] {
  return text.split("\n\n").flatMap((block) => {
    const found = /^event: (\w+)\ndata: (.*)$/.exec(block);
    return found ? [{ event: found[1] as string, data: JSON.parse(found[2] as string) }] : [];
  });
}

/** Ids, instants and what derives from them differ in every trip. */
function withoutIds(value: Wire): Wire {
  const text = JSON.stringify(value, (key, it) =>
    /^(?:id|itinerary_id|url|created_at|updated_at)$/.test(key) ? "…" : it,
  );
  return JSON.parse(text);
}

const trips = () => database.prisma.trip.count();

describe("planning as server-sent events", () => {
  it("sends stage and days in order, and ends with the same answer as JSON", async () => {
    const body = { ...lisbon, view: "full" };
    const plain = await post({ body, accept: "application/json" });
    const stream = await post({ body });
    expect(stream.status).toBe(201);
    expect(stream.headers.get("content-type")).toContain(EVENT_STREAM);
    expect(stream.headers.get("cache-control")).toContain("no-store");
    expect(stream.headers.get("x-accel-buffering")).toBe("no");
    const events = eventsIn(await stream.text());
    expect(events.map((it) => it.event)).toEqual(["progress", "day", "day", "day", "day", "done"]);
    expect(events[0]?.data).toEqual({ stage: "arranging" });
    const done = events.at(-1)?.data;
    expect(done.status).toBe(plain.status);
    expect(withoutIds(done.body)).toEqual(withoutIds(await plain.json()));

    const days = events.filter((it) => it.event === "day").map((it) => it.data);
    expect(days.map((it) => [it.date, it.day_number])).toEqual(
      done.body.trip.itinerary.map((it: Wire) => [it.date, it.day_number]),
    );
    for (const [index, day] of days.entries()) {
      const stored = done.body.trip.itinerary[index].activities;
      expect(day.reason).not.toBe("");
      expect(day.activities).toEqual(stored.map((it: Wire) => expect.objectContaining(pick(it, day.activities[0]))));
    }
  });

  it("sends only the day that is planned again, with its pinned activities", async () => {
    const { trip } = (await (await post({ body: lisbon, accept: "application/json" })).json()) as Wire;
    const [, day] = trip.itinerary;
    const kept = day.activities[1];
    await fetch(`${url}/api/trips/${trip.id}/activities/${kept.id}`, {
      method: "PUT",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ pinned: true }),
    });
    const stream = await post({ path: `/api/trips/${trip.id}/regenerate`, body: { itinerary_id: day.id } });
    const events = eventsIn(await stream.text());
    expect(events.map((it) => it.event)).toEqual(["progress", "day", "done"]);
    expect(events[1]?.data).toMatchObject({ date: day.date, day_number: 2 });
    expect(events[1]?.data.activities.map((it: Wire) => it.title)).toContain(kept.title);
    expect(events[2]?.data.status).toBe(200);
  });

  it("answers with JSON when no events are accepted, and where there are none", async () => {
    const plain = await post({ body: lisbon, accept: "*/*" });
    expect(plain.headers.get("content-type")).toContain("application/json");
    expect(plain.status).toBe(201);
    const empty = eventsIn(await (await post({ body: { ...lisbon, skip_ai_generation: true } })).text());
    expect(empty.map((it) => [it.event, it.data.status])).toEqual([["done", 201]]);
  });

  it("refuses before the first event with the usual status", async () => {
    const refusals: [Ask, number, string][] = [
      [{ body: lisbon, headers: { authorization: "Bearer wrong" } }, 401, "unauthenticated"],
      [{ body: { ...lisbon, end_date: "2027-05-01" } }, 400, "validation_failed"],
      [{ body: {}, path: `/api/trips/${crypto.randomUUID()}/regenerate` }, 404, "not_found"],
    ];
    for (const [ask, status, code] of refusals) {
      const answer = await post(ask);
      expect(answer.status, code).toBe(status);
      expect(answer.headers.get("content-type")).toContain("application/json");
      expect(await answer.json()).toMatchObject({ success: false, error: { code } });
    }
  });

  it("stores nothing when the client closes the connection after the first day", async () => {
    const before = await trips();
    let abandoned = false;
    atTheEnd = (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener("abort", () => {
          abandoned = true;
          reject(signal.reason);
        });
      });
    const leaving = new AbortController();
    const stream = await post({ body: lisbon, signal: leaving.signal });
    const { value } = (await stream.body?.getReader().read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain("event: ");
    leaving.abort();
    await expect.poll(() => abandoned).toBe(true);
    expect(await trips()).toBe(before);
    expect(faults).toEqual([]);
  });

  it("sends an error as the last event, and stores nothing", async () => {
    const before = await trips();
    atTheEnd = () => Promise.reject(new Error("a secret of the planner"));
    const text = await (await post({ body: lisbon })).text();
    const events = eventsIn(text);
    expect(events.filter((it) => it.event === "error" || it.event === "done")).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({
      event: "error",
      data: { status: 500, body: { success: false, error: { code: "internal" } } },
    });
    expect(text).not.toContain("a secret of the planner");
    expect(faults).toHaveLength(1);
    expect(await trips()).toBe(before);
  });
});

describe("the event stream", () => {
  it("sends comments to keep a silent connection open", async () => {
    const { promise: heard, resolve: goOn } = Promise.withResolvers<void>();
    const silent = createServer((_, response) => {
      void streamEvents(response, { status: 200, report: () => {}, heartbeatMs: 15 }, async () => {
        await heard;
        return { status: 200, body: { success: true } };
      });
    });
    let text = "";
    for await (const piece of (await fetch(await listening(silent))).body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      if (text.split("\n\n").length > 2) goOn();
    }
    await new Promise((resolve) => silent.close(resolve));
    const blocks = text.split("\n\n").filter(Boolean);
    expect(blocks.filter((it) => it.startsWith(":")).length).toBeGreaterThanOrEqual(2);
    expect(eventsIn(text)).toEqual([{ event: "done", data: { status: 200, body: { success: true } } }]);
  });

  it("is used when the client accepts it and does not prefer JSON", () => {
    const wants = (accept: string | undefined) => acceptsEventStream(accept);
    expect(["text/event-stream", "Text/Event-Stream", "text/event-stream, */*;q=0.1"].every(wants)).toBe(true);
    expect(wants("application/json, text/event-stream")).toBe(true);
    expect([undefined, "*/*", "text/*", "application/json, text/event-stream;q=0.5"].some(wants)).toBe(false);
    expect(wants("text/event-stream;q=0")).toBe(false);
  });
});

/** The fields of `whole` that `like` has. */
function pick(whole: Wire, like: object): object {
  return Object.fromEntries(Object.keys(like).map((key) => [key, whole[key]]));
}
