import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi, type TestPerson } from "../../test/api-server.ts";
import { connected, type Json, type Revision, revisions, rpc } from "../../test/mcp-requests.ts";

/** Two processes on one database: a client may be connected to one while the change is made at the other. */
let one: TestApi;
let other: TestApi;
let ana: TestPerson;

beforeAll(async () => {
  one = await startApi({ rooms: true });
  other = await startApi({ rooms: true }, one);
  ana = await one.person("Ana");
});
afterAll(async () => {
  await other.close();
  await one.close();
});
afterEach(() => expect([one.faults, other.faults]).toEqual([[], []]));

const dates = { start_date: "2091-05-03", end_date: "2091-05-04" };
const newTrip = async (token = ana.token): Promise<string> => {
  const body = { destination: "Lisbon", ...dates, skip_ai_generation: true };
  return (await other.send("POST", "/api/trips", { token, body })).body.trip.id;
};
const rename = (tripId: string, title: string, token = ana.token) =>
  other.send("PUT", `/api/trips/${tripId}`, { token, body: { title } });
const uriOf = (tripId: string, part = "") => `caravan://trips/${tripId}${part}`;

/** The official client, subscribed to resources; `heard` has the updates in order. */
async function subscribed(token: string, revision: Revision, uris: readonly string[]) {
  const client = await connected(one, token, revision);
  const heard: string[] = [];
  client.setNotificationHandler("notifications/resources/updated", ({ params }: Json) => void heard.push(params.uri));
  expect(client.getServerCapabilities()?.resources).toEqual({ subscribe: true });
  if (revision === "2026-07-28") await client.listen({ resourceSubscriptions: [...uris] });
  else for (const uri of uris) await client.subscribeResource({ uri });
  return { client, heard };
}

describe.each(revisions)("with revision %s", (revision) => {
  it("a client hears of changes of a trip, made at another process, and reads the new state", async () => {
    const tripId = await newTrip();
    const { client, heard } = await subscribed(ana.token, revision, [uriOf(tripId)]);
    await rename(tripId, "Tiles");
    await expect.poll(() => heard).toEqual([uriOf(tripId)]);
    const { contents } = await client.readResource({ uri: uriOf(tripId) });
    expect((contents[0] as Json).text).toContain("Tiles");
    await rename(await newTrip(), "Another trip");
    await rename(tripId, "Tiles and tascas");
    await expect.poll(() => heard).toEqual([uriOf(tripId), uriOf(tripId)]);
    await client.close();
  });

  it("a client with a key that asks first learns what became of its proposal", async () => {
    const tripId = await newTrip();
    const key = await one.key(ana.token, { scopes: ["trips:read", "trips:write"], mode: "propose" });
    const uri = uriOf(tripId, "/proposals");
    const { client, heard } = await subscribed(key.secret, revision, [uri]);
    const { proposal_id } = (await rename(tripId, "Week off", key.secret)).body;
    await expect.poll(() => heard).toEqual([uri]);
    const at = `/api/trips/${tripId}/proposals/${proposal_id}/reject`;
    await other.send("POST", at, { token: ana.token, body: { reply: "Keep the name" } });
    await expect.poll(() => heard).toEqual([uri, uri]);
    const { contents } = await client.readResource({ uri });
    const { proposals } = JSON.parse((contents[0] as Json).text);
    expect(proposals).toMatchObject([{ id: proposal_id, status: "rejected", reply: "Keep the name" }]);
    await client.close();
  });

  it("a client hears of the deletion, and of nothing after it has lost access", async () => {
    const [tripId, gone] = [await newTrip(), await newTrip()];
    const bo = await one.person("Bo");
    for (const id of [tripId, gone])
      await one.database.prisma.member.create({
        data: { tripId: id, userId: bo.id, role: "viewer", createdAt: new Date() },
      });
    const { client, heard } = await subscribed(bo.token, revision, [uriOf(tripId), uriOf(gone)]);
    await other.send("DELETE", `/api/trips/${gone}`, { token: ana.token });
    await expect.poll(() => heard).toEqual([uriOf(gone)]);
    await one.database.prisma.member.delete({ where: { tripId_userId: { tripId, userId: bo.id } } });
    await rename(tripId, "Without Bo");
    // The stream of somebody who may still look has arrived, so Bo's would have.
    const still = await subscribed(ana.token, revision, [uriOf(tripId)]);
    await rename(tripId, "Without Bo, again");
    await expect.poll(() => still.heard).toEqual([uriOf(tripId)]);
    expect(heard).toEqual([uriOf(gone)]);
    await client.close();
    await still.client.close();
  });

  it("the stream ends when an event shows that its only trip can no longer be seen", async () => {
    const tripId = await newTrip();
    const cleo = await one.person("Cleo");
    await one.database.prisma.member.create({
      data: { tripId, userId: cleo.id, role: "viewer", createdAt: new Date() },
    });
    const stream = await openStream(cleo.token, revision, uriOf(tripId));
    expect(stream.status).toBe(200);
    await one.database.prisma.member.delete({ where: { tripId_userId: { tripId, userId: cleo.id } } });
    await rename(tripId, "Without Cleo");
    await stream.rest();
    expect(one.underWay()).toBe(0);
  });

  it("other people's trips and what does not change are not told of", async () => {
    const tripId = await newTrip();
    const eve = await one.person("Eve");
    if (revision === "2026-07-28") {
      const client = await connected(one, eve.token, revision);
      const { honoredFilter } = await client.listen({
        resourceSubscriptions: [uriOf(tripId), "caravan://preferences"],
      });
      expect(honoredFilter).toEqual({});
      await client.close();
    } else {
      const { client } = await subscribed(eve.token, revision, []);
      for (const uri of [uriOf(tripId), uriOf(crypto.randomUUID()), "caravan://preferences", uriOf("nonsense")])
        await expect(client.subscribeResource({ uri }), uri).rejects.toThrow(/not found/i);
      await client.close();
    }
  });

  it.each([
    ["is revoked", "DELETE", undefined],
    ["may no longer read trips", "PATCH", { scopes: ["preferences:read"] }],
  ] as const)("the stream ends when the key %s, at any process", async (_, method, body) => {
    const tripId = await newTrip();
    const key = await one.key(ana.token, { scopes: ["trips:read", "preferences:read"] });
    const stream = await openStream(key.secret, revision, uriOf(tripId));
    expect(stream.status).toBe(200);
    const answer = await other.send(method, `/api/users/me/api-keys/${key.id}`, { token: ana.token, body });
    expect(answer.status).toBe(200);
    await stream.rest();
    expect(one.underWay()).toBe(0);
  });

  it("one account has twenty streams at a process, and a new one when one has ended", async () => {
    const cy = await one.person("Cy");
    const uri = uriOf(await newTrip(cy.token));
    const streams = await Promise.all(Array.from({ length: 20 }, () => openStream(cy.token, revision, uri)));
    expect(streams.map((it) => it.status)).toEqual(streams.map(() => 200));
    const refused = await openStream(cy.token, revision, uri);
    expect(refused.status).toBe(403);
    expect(await refused.rest()).toMatch(/streams/);
    // They are open, and use no share of the event loop.
    expect(one.underWay()).toBe(0);
    for (const { end } of streams) end();
    const statusOfAnother = async () => {
      const { status, end } = await openStream(cy.token, revision, uri);
      end();
      return status;
    };
    await expect.poll(statusOfAnother).toBe(200);
  });
});

/** The stream of updates as a client opens it. */
async function openStream(token: string, revision: Revision, uri: string) {
  const ended = new AbortController();
  const headers = { authorization: `Bearer ${token}`, accept: "text/event-stream", "mcp-protocol-version": revision };
  const { signal } = ended;
  let response: Response;
  if (revision === "2025-11-25") {
    const sessionId = crypto.randomUUID();
    await rpc(one, "resources/subscribe", { uri }, { token, revision, headers: { "mcp-session-id": sessionId } });
    response = await fetch(`${one.url}/api/mcp`, { headers: { ...headers, "mcp-session-id": sessionId }, signal });
  } else {
    const meta = {
      "io.modelcontextprotocol/protocolVersion": revision,
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1.0.0" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const params = { notifications: { resourceSubscriptions: [uri] }, _meta: meta };
    response = await fetch(`${one.url}/api/mcp`, {
      method: "POST",
      headers: {
        ...headers,
        ...{ accept: "application/json, text/event-stream", "content-type": "application/json" },
        "mcp-method": "subscriptions/listen",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "subscriptions/listen", params }),
      signal,
    });
  }
  if (!response.body) throw new Error("the answer has no body");
  // From the start: fetch cancels a body that nobody reads when its response is garbage-collected.
  const reader = response.body.getReader();
  return {
    status: response.status,
    /** What comes until the end. */
    async rest() {
      const decoder = new TextDecoder();
      let text = "";
      for (let read = await reader.read(); !read.done; read = await reader.read())
        text += decoder.decode(read.value, { stream: true });
      return text;
    },
    end: () => ended.abort(),
  };
}

describe("a session of revision 2025-11-25", () => {
  const revision = "2025-11-25";

  it("hears nothing more after unsubscribing or its end", async () => {
    const [first, second] = [await newTrip(), await newTrip()];
    const { client, heard } = await subscribed(ana.token, revision, [uriOf(first), uriOf(second)]);
    await client.unsubscribeResource({ uri: uriOf(first) });
    await rename(first, "Unheard");
    await rename(second, "Heard");
    await expect.poll(() => heard.at(-1)).toBe(uriOf(second));
    expect(heard.filter((it) => it === uriOf(first))).toEqual([]);
    const stored = () => one.database.prisma.resourceSubscription.count({ where: { uri: uriOf(second) } });
    expect(await stored()).toBe(1);
    await (client.transport as unknown as { terminateSession(): Promise<void> }).terminateSession();
    expect(await stored()).toBe(0);
    await client.close();
  });

  it("belongs to the credential that subscribed, and is needed to subscribe", async () => {
    const tripId = await newTrip();
    const eve = await one.person("Eve");
    const sessionId = crypto.randomUUID();
    const headers = { "mcp-session-id": sessionId };
    const params = { uri: uriOf(tripId) };
    expect((await rpc(one, "resources/subscribe", params, { token: ana.token, revision, headers })).result).toEqual({});
    await one.send("DELETE", "/api/mcp", { token: eve.token, headers });
    expect(await one.database.prisma.resourceSubscription.count({ where: { sessionId } })).toBe(1);
    const without = await rpc(one, "resources/subscribe", params, { token: ana.token, revision });
    expect(without.error.message).toContain("Mcp-Session-Id");
    const groups = await one.key(ana.token, { scopes: ["group_trips:read"] });
    const unscoped = await rpc(one, "resources/subscribe", params, { token: groups.secret, revision, headers });
    expect(unscoped.error.data.code).toBe("insufficient_scope");
  });

  it("without a session a stream is refused as before", async () => {
    const headers = { accept: "text/event-stream" };
    expect((await one.send("GET", "/api/mcp", { token: ana.token, headers })).status).toBe(405);
  });
});
