import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Throttle } from "@caravan/core/kernel/ports";
import { credentialRoom, tripRoom } from "@caravan/core/kernel/room-events";
import { hashSecret } from "@caravan/core/kernel/secrets";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { startApi, type TestApi, type TestPerson } from "../../test/api-server.ts";
import { authFor, signedIn } from "../../test/signed-in.ts";
import { createRateLimiter } from "../limits/rate-limiter.ts";
import { RoomHub } from "./room-hub.ts";

/** Less than the interval of 30 seconds after which a revoked key would be found anyway. */
const AT_ONCE_MS = 20_000;

interface Process {
  readonly api: TestApi;
  readonly hub: RoomHub;
  readonly address: string;
  readonly server: Server;
}

/** Runs between the database's answer on a membership and its use. */
let afterLook: (() => Promise<void>) | undefined;
const looked =
  (query: (statement: { name: string }) => Promise<unknown>) =>
  async (statement: { name: string }): Promise<unknown> => {
    const result = await query(statement);
    if (statement.name === "room-standing") await afterLook?.();
    return result;
  };

/** Off except in tests of limits. */
let limits: Pick<Throttle, "take"> = { take: async () => {} };

/** The API and the rooms of one process; a second one uses the database of the first. */
async function process(on?: Process): Promise<Process> {
  const api = await startApi({ ports: { announcer: { announce: (room) => hub.feed.announce(room) } } }, on?.api);
  const { ports, faults, database } = api;
  const publicUrl = (on?.api ?? api).url;
  const pool = new Proxy(database.pool, {
    get: (target, name) => (name === "query" ? looked(target.query.bind(target)) : Reflect.get(target, name)),
  });
  const auth = authFor({ database: { ...ports.database, pool } }, publicUrl);
  const hub = new RoomHub({
    auth,
    databaseUrl: database.url,
    rateLimiter: { take: (key, limit) => limits.take(key, limit) },
    addressOf: () => "127.0.0.1",
    report: (error) => void faults.push(error),
  });
  await hub.start();
  const server = createServer();
  server.on("upgrade", (request, socket, head) => void hub.upgrade(request, socket, head));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { api, hub, server, address: `ws://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

async function stop({ api, hub, server }: Process): Promise<void> {
  await hub.stop();
  await new Promise((resolve) => server.close(resolve));
  await api.close();
}

let one: Process;
let other: Process;
let ana: TestPerson;

beforeAll(async () => {
  one = await process();
  other = await process(one);
  ana = await one.api.person("Ana");
});
afterAll(async () => {
  expect([...one.api.faults, ...other.api.faults]).toEqual([]);
  await stop(other);
  await stop(one);
});

async function newTrip(): Promise<string> {
  const body = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
  const made = await one.api.send("POST", "/api/trips", { token: ana.token, body });
  expect(made.status).toBe(201);
  return made.body.trip.id;
}
const newKey = () => one.api.key(ana.token, { scopes: ["trips:read", "trips:write"] });
const revoke = (at: Process, keyId: string) =>
  at.api.send("DELETE", `/api/users/me/api-keys/${keyId}`, { token: ana.token });
const ticketOf = async (secret: string, tripId: string) =>
  (await one.api.send("POST", `/api/trips/${tripId}/room/ticket`, { token: secret, body: {} })).body.ticket as string;

type Message = { readonly type: string; readonly reason?: string };

/** A connection after its hello, or the refusal. */
const enter = (at: Process, tripId: string, entry: Entry) => enterAt(at, `/api/trips/${tripId}/room`, entry);
type Entry = { readonly token?: string; readonly ticket?: string; readonly origin?: string };

function enterAt(at: Process, path: string, entry: Entry) {
  const headers = {
    ...(entry.token && { authorization: `Bearer ${entry.token}` }),
    ...(entry.origin && { origin: entry.origin }),
  };
  const query = entry.ticket ? `?ticket=${entry.ticket}` : "";
  const socket = new WebSocket(`${at.address}${path}${query}`, { headers });
  const heard: Message[] = [];
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  const guest = { heard, closed, open: () => socket.readyState === WebSocket.OPEN, leave: () => socket.close() };
  return new Promise<typeof guest & { refused: number | undefined }>((resolve, reject) => {
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as Message;
      heard.push(message);
      if (message.type === "hello" || message.type === "bye") resolve({ ...guest, refused: undefined });
    });
    socket.once("unexpected-response", (_, response) => {
      response.resume();
      resolve({ ...guest, refused: response.statusCode });
    });
    socket.once("error", reject);
  });
}

describe("a session that ends", () => {
  it("closes its rooms in every process at once, and no others", async () => {
    const tripId = await newTrip();
    const phone = await signedIn(one.api.ports, { userId: ana.id, publicUrl: one.api.url });
    const [entered, byTicket, stays] = [
      await enter(other, tripId, { token: phone.token }),
      await enter(one, tripId, { ticket: await ticketOf(phone.token, tripId) }),
      await enter(other, tripId, { token: ana.token }),
    ];
    const unused = await ticketOf(phone.token, tripId);
    const began = Date.now();
    await one.api.send("DELETE", `/api/users/me/sessions/${phone.sessionId}`, { token: ana.token });
    expect([await entered.closed, await byTicket.closed]).toEqual([1008, 1008]);
    expect(Date.now() - began).toBeLessThan(AT_ONCE_MS);
    expect(stays.open()).toBe(true);
    expect((await enter(one, tripId, { ticket: unused })).refused).toBe(404);
    stays.leave();
  });
});

it("takes the ticket of a session from a page of its own only, and that of a key from any program", async () => {
  const tripId = await newTrip();
  const phone = await signedIn(one.api.ports, { userId: ana.id, publicUrl: one.api.url });
  const elsewhere = "https://elsewhere.example";
  const at = async (secret: string, origin?: string) => {
    const guest = await enter(one, tripId, { ticket: await ticketOf(secret, tripId), ...(origin && { origin }) });
    if (guest.refused === undefined) guest.leave();
    return guest.refused;
  };
  expect(await at(phone.token, elsewhere)).toBe(403);
  expect(await at(phone.token, one.api.url)).toBeUndefined();
  expect(await at(phone.token)).toBeUndefined();
  expect(await at((await newKey()).secret, elsewhere)).toBeUndefined();
});

it("is closed to a disabled account, also with the ticket of an identity provider's token, which has no session here", async () => {
  const bo = await one.api.person("Bo");
  const body = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
  const { trip } = (await one.api.send("POST", "/api/trips", { token: bo.token, body })).body;
  const { prisma } = one.api.database;
  const enterByTicket = async () => {
    const ticket = crypto.randomUUID();
    const room = tripRoom(trip.id);
    const expiresAt = new Date(Date.now() + 30_000);
    await prisma.roomTicket.create({ data: { hash: hashSecret(ticket), room, userId: bo.id, expiresAt } });
    return enter(one, trip.id, { ticket });
  };
  const entered = await enterByTicket();
  expect(entered.refused).toBeUndefined();
  entered.leave();
  await prisma.user.update({ where: { id: bo.id }, data: { disabledAt: new Date() } });
  expect((await enterByTicket()).refused).toBe(404);
});

describe("the room of a group", () => {
  const newGroup = async () => {
    const rui = await one.api.person("Rui");
    const { body } = await one.api.send("POST", "/api/group-trips", { token: ana.token, body: {} });
    const path = `/api/group-trips/${body.trip_code}`;
    await one.api.send("POST", `${path}/join`, { token: rui.token, body: {} });
    return { rui, path, code: body.trip_code as string };
  };

  it("is open to members of the group only, while they are members", async () => {
    const { rui, path } = await newGroup();
    const eve = await one.api.person("Eve");
    expect((await enterAt(one, `${path}/room`, { token: eve.token })).refused).toBe(404);
    const [stays, goes] = [
      await enterAt(other, `${path}/room`, { token: ana.token }),
      await enterAt(other, `${path}/room`, { token: rui.token }),
    ];
    await one.api.send("DELETE", `${path}/members/${rui.id}`, { token: ana.token });
    expect(await goes.closed).toBe(1008);
    expect((await enterAt(one, `${path}/room`, { token: rui.token })).refused).toBe(404);
    expect(stays.open()).toBe(true);
    await one.api.send("DELETE", path, { token: ana.token });
    expect(await stays.closed).toBe(1000);
  });

  it("is limited to some connections of one person", async () => {
    const { rui, path } = await newGroup();
    const open = await Promise.all(
      Array.from({ length: 20 }, () => enterAt(one, `${path}/room`, { token: ana.token })),
    );
    const headers = { authorization: `Bearer ${ana.token}` };
    const more = new WebSocket(`${one.address}${path}/room`, { headers });
    expect(await new Promise((resolve) => more.once("close", resolve))).toBe(1008);
    const other = await enterAt(one, `${path}/room`, { token: rui.token });
    expect([other, ...open].every((guest) => guest.open())).toBe(true);
    for (const guest of [other, ...open]) guest.leave();
  });

  it("closes for a key that is limited to an itinerary which the group has replaced", async () => {
    const { path, code } = await newGroup();
    const days = { start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
    const plan = { destination: "Lisbon", ...days, groupTripCode: code };
    const { trip } = (await one.api.send("POST", "/api/trips", { token: ana.token, body: plan })).body;
    const scopes = ["trips:read", "group_trips:read"];
    const key = await one.api.key(ana.token, { scopes, trip_ids: [trip.id] });
    const guest = await enterAt(other, `${path}/room`, { token: key.secret });
    expect(guest.refused).toBeUndefined();
    const since = Date.now();
    const again = { ...plan, regeneration_mode: "new_version" };
    await one.api.send("POST", "/api/trips", { token: ana.token, body: again });
    expect(await guest.closed).toBe(1008);
    expect(Date.now() - since).toBeLessThan(AT_ONCE_MS);
  });
});

describe("the rooms of two processes", () => {
  it("close at once for a revoked key, in every process, and for nobody else", async () => {
    const tripId = await newTrip();
    const [ending, staying] = [await newKey(), await newKey()];
    const gone = [
      await enter(one, tripId, { token: ending.secret }),
      await enter(other, tripId, { token: ending.secret }),
      await enter(other, tripId, { ticket: await ticketOf(ending.secret, tripId) }),
      await enter(one, await newTrip(), { token: ending.secret }),
    ];
    const present = [
      await enter(one, tripId, { token: staying.secret }),
      await enter(other, tripId, { token: staying.secret }),
      await enter(other, tripId, { token: ana.token }),
    ];
    const since = Date.now();
    expect((await revoke(one, ending.id)).status).toBe(200);
    for (const guest of gone) {
      expect(await guest.closed).toBe(1008);
      expect(guest.heard.at(-1)).toMatchObject({ type: "bye", reason: "access_ended" });
    }
    expect(Date.now() - since).toBeLessThan(AT_ONCE_MS);
    expect(present.map((guest) => guest.open())).toEqual([true, true, true]);
    for (const guest of present) guest.leave();
  });

  it("close for a key that ended in another way and was announced by its id", async () => {
    const tripId = await newTrip();
    const key = await newKey();
    const guest = await enter(other, tripId, { token: key.secret });
    await one.api.database.prisma.apiKey.update({ where: { id: key.id }, data: { revokedAt: new Date() } });
    one.hub.feed.announce(credentialRoom(key.id));
    expect(await guest.closed).toBe(1008);
  });

  it("close for a key with so many rooms that the notice cannot name them", async () => {
    const tripId = await newTrip();
    const key = await newKey();
    const guest = await enter(other, tripId, { token: key.secret });
    await one.api.database.prisma.apiKey.update({ where: { id: key.id }, data: { revokedAt: new Date() } });
    for (let it = 0; it < 300; it++) one.hub.feed.announce(`trip:${crypto.randomUUID()}`);
    one.hub.feed.announce(credentialRoom(key.id));
    expect(await guest.closed).toBe(1008);
  });

  it("check their keys again when the connection for notices was interrupted", async () => {
    const tripId = await newTrip();
    const key = await newKey();
    const guest = await enter(other, tripId, { token: key.secret });
    const { pool, prisma } = one.api.database;
    await prisma.apiKey.update({ where: { id: key.id }, data: { revokedAt: new Date() } });
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%' and pid <> pg_backend_pid()`,
    );
    expect(await guest.closed).toBe(1008);
    // Both hubs report the interruption, which this test is about.
    for (const { faults } of [one.api, other.api]) faults.length = 0;
  });

  it("refuse a ticket whose key was revoked before its use", async () => {
    const tripId = await newTrip();
    const key = await newKey();
    const tickets = [await ticketOf(key.secret, tripId), await ticketOf(key.secret, tripId)];
    await revoke(other, key.id);
    for (const [at, ticket] of [one, other].map((it, index) => [it, tickets[index]] as const))
      expect((await enter(at, tripId, { ticket: ticket as string })).refused).toBe(404);
    expect((await enter(one, tripId, { token: key.secret })).refused).toBe(401);
  });

  it("close for a key that was revoked during the connection", async () => {
    const tripId = await newTrip();
    const key = await newKey();
    const early = await enter(other, tripId, { token: key.secret });
    // The key is valid when the hub checks it, and its end is announced before the connection is registered.
    afterLook = async () => {
      afterLook = undefined;
      await revoke(one, key.id);
      await early.closed;
    };
    const late = await enter(other, tripId, { token: key.secret });
    expect(afterLook).toBeUndefined();
    expect(await late.closed).toBe(1008);
    expect(late.heard.map((it) => it.type)).not.toContain("hello");
  });

  it("stay open for a key that needs approval from now on", async () => {
    const tripId = await newTrip();
    const key = await newKey();
    const guest = await enter(other, tripId, { token: key.secret });
    const path = `/api/users/me/api-keys/${key.id}`;
    const changed = await one.api.send("PATCH", path, { token: ana.token, body: { mode: "propose" } });
    expect(changed.body).toMatchObject({ key: { id: key.id, mode: "propose" } });
    const added = await other.api.send("POST", `/api/trips/${tripId}/activities`, {
      token: key.secret,
      body: { title: "Tram" },
    });
    expect(added.status).toBe(202);
    expect(guest.open()).toBe(true);
    guest.leave();
  });
});

describe("limits of connections", () => {
  it("refuse somebody who connects again and again, before anything else is checked", async () => {
    const tripId = await newTrip();
    const noon = Date.parse("2027-01-01T12:00:00Z");
    // With the real clock, the minute may end between two tries.
    limits = createRateLimiter(one.api.database, true, () => noon);
    try {
      const tries = [];
      for (let times = 0; times < 62; times++) {
        const guest = await enter(one, tripId, { token: ana.token });
        tries.push(guest.refused ?? "in");
        guest.leave();
        if (guest.refused === undefined) await guest.closed;
      }
      expect(tries.filter((it) => it === "in").length).toBeLessThanOrEqual(60);
      expect(tries.at(-1)).toBe(429);
    } finally {
      limits = { take: async () => {} };
    }
  });

  it("apply to all rooms of a person together", async () => {
    const guests = [];
    for (let room = 0; room < 4; room++) {
      const tripId = await newTrip();
      for (let window = 0; window < 16; window++) guests.push(await enter(one, tripId, { token: ana.token }));
    }
    expect(guests.filter((it) => it.refused === 429).length).toBe(4);
    for (const it of guests) if (it.refused === undefined) it.leave();
    await Promise.all(guests.flatMap((it) => (it.refused === undefined ? [it.closed] : [])));
  });
});
