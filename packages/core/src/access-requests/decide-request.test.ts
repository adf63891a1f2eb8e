import { describe, expect, it } from "vitest";
import { addTripMember, createPerson, now, run, setUp } from "../../test/context.ts";
import type { Person } from "../kernel/actor.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { createTrip } from "../trips/create-trip.ts";
import { decideRequest } from "./decide-request.ts";
import { getRequest } from "./get-request.ts";

const { database, outside, ana } = await setUp();
const { ports } = outside;

const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const row = (id: string) => database.prisma.accessRequest.findUniqueOrThrow({ where: { id } });

/** A pending request, as the endpoints store it. */
async function waiting(more: object = {}): Promise<string> {
  const id = crypto.randomUUID();
  await database.prisma.accessRequest.create({
    data: {
      id,
      kind: "device",
      agentName: "Scout",
      requestedScopes: ["trips:read", "trips:write"],
      address: "198.51.100.7",
      createdAt: now,
      expiresAt: at(600),
      deviceHash: `device ${id}`,
      userCodeHash: `code ${id}`,
      ...more,
    },
  });
  return id;
}
const fromBrowser = {
  kind: "code",
  clientId: "https://app.example/client.json",
  redirectUri: "http://127.0.0.1:7777/cb?x=1",
  state: "s t",
  codeChallenge: "c".repeat(43),
  deviceHash: null,
  userCodeHash: null,
};
type More = { seconds?: number; by?: Person } & Record<string, unknown>;
const decide = (request_id: string, decision: "approve" | "deny", { seconds = 0, by = ana, ...more }: More = {}) =>
  run(decideRequest, ports, by, { request_id, decision, ...more }, { now: at(seconds) });
const read = ["trips:read" as const];

describe("get_access_request", () => {
  const get = (request_id: string, seconds = 0) => run(getRequest, ports, ana, { request_id }, { now: at(seconds) });

  it("shows a request that came through a browser, with the host names of its client and redirect", async () => {
    const { request } = await get(await waiting(fromBrowser));
    expect(request).toMatchObject({
      kind: "code",
      status: "pending",
      client_host: "app.example",
      redirect_host: "127.0.0.1:7777",
      requested_scopes: ["trips:read", "trips:write"],
      requested_from: { address: "198.51.100.7", user_agent: null },
    });
    const native = { ...fromBrowser, clientId: "eyJhbGciOi", redirectUri: "com.example.app:/cb" };
    expect((await get(await waiting(native))).request).toMatchObject({
      client_host: null,
      redirect_host: "com.example.app",
    });
  });

  it("returns 404 after the request expired, unless it was decided before", async () => {
    const open = await waiting();
    const denied = await waiting();
    await decide(denied, "deny");
    expect((await get(open, 599)).request.status).toBe("pending");
    await expect(get(open, 600)).rejects.toMatchObject({ kind: "gone", code: "request_expired" });
    expect((await get(denied, 600)).request.status).toBe("denied");
    await expect(get(crypto.randomUUID())).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("decide_access_request", () => {
  it("grants only scopes that were requested, and at least one", async () => {
    const id = await waiting();
    for (const scopes of [[], ["bookings:read"], ["trips:read", "bookings:write"]]) {
      await expect(decide(id, "approve", { scopes })).rejects.toMatchObject({ code: "validation_failed" });
    }
    expect((await row(id)).status).toBe("pending");
  });

  it("limits a key only to trips that the person can see", async () => {
    const input = { destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true };
    const { trip } = await run(createTrip, ports, ana, input);
    const viewer = await addTripMember(database, trip.id, "viewer");
    const id = await waiting();
    const stranger = await createPerson(database, "Rui");
    const chosen = { scopes: read, trip_ids: [trip.id] };
    await expect(decide(id, "approve", { ...chosen, by: stranger })).rejects.toMatchObject({ code: "not_found" });
    expect((await row(id)).status).toBe("pending");
    await decide(id, "approve", { ...chosen, by: viewer });
    expect(await row(id)).toMatchObject({ status: "approved", tripIds: [trip.id], userId: viewer.userId });
  });

  it("invalidates the user code after every decision", async () => {
    for (const decision of ["approve", "deny"] as const) {
      const id = await waiting();
      await decide(id, decision, { scopes: read, mode: "propose", expires_in_days: 3 });
      const kept = decision === "approve" ? [["trips:read"], "propose", 3] : [[], "apply", null];
      const { userCodeHash, scopes, mode, keyDays, expiresAt } = await row(id);
      expect([userCodeHash, scopes, mode, keyDays, expiresAt]).toEqual([null, ...kept, at(600)]);
    }
  });

  it("can be called once; only the person who decided reads the decision", async () => {
    const id = await waiting();
    await decide(id, "deny");
    const again = { kind: "conflict", code: "request_decided" };
    await expect(decide(id, "approve", { scopes: read })).rejects.toMatchObject({
      ...again,
      message: "You have already denied this request.",
    });
    const rui = await createPerson(database, "Rui");
    await expect(decide(id, "deny", { by: rui })).rejects.toMatchObject({
      ...again,
      message: "This request has already been decided.",
    });
  });

  it("refuses an expired request", async () => {
    const id = await waiting();
    for (const decision of ["approve", "deny"] as const) {
      await expect(decide(id, decision, { scopes: read, seconds: 600 })).rejects.toMatchObject({
        kind: "gone",
        code: "request_expired",
      });
    }
    await expect(decide(crypto.randomUUID(), "deny")).rejects.toMatchObject({ kind: "missing" });
  });

  it("returns a redirect with a code that is valid for a minute and stored as a hash", async () => {
    const id = await waiting(fromBrowser);
    const { status, redirect_to } = await decide(id, "approve", { scopes: read, seconds: 30 });
    expect(status).toBe("approved");
    const url = new URL(redirect_to as string);
    expect(`${url.origin}${url.pathname}`).toBe("http://127.0.0.1:7777/cb");
    const { code, ...rest } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({ x: "1", state: "s t", iss: ports.publicUrl });
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(await row(id)).toMatchObject({ codeHash: hashSecret(code as string), expiresAt: at(90) });
  });

  it("returns a redirect with access_denied", async () => {
    const { status, redirect_to } = await decide(await waiting(fromBrowser), "deny");
    expect(status).toBe("denied");
    expect(Object.fromEntries(new URL(redirect_to as string).searchParams)).toEqual({
      x: "1",
      error: "access_denied",
      state: "s t",
      iss: ports.publicUrl,
    });
  });

  it("does not store the code with the idempotent answer", async () => {
    const id = await waiting(fromBrowser);
    await run(decideRequest, ports, ana, { request_id: id, decision: "approve", scopes: read }, { idempotencyKey: id });
    const { rows } = await database.pool.query("select 1 from idempotent_calls where key = $1", [id]);
    expect(rows).toEqual([]);
  });
});
