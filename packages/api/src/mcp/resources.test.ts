import { describe, expect, it } from "vitest";
import { connected, type Json, revisions, rpc, startApiWithTrip } from "../../test/mcp-requests.ts";

const { api, ana, bo, trip } = await startApiWithTrip();
await api.send("PUT", "/api/users/me/preferences", { token: ana.token, body: { interests: ["tiles"] } });

const list = async (token: string, params = {}) => (await rpc(api, "resources/list", params, { token })).result;
const read = (token: string, uri: string, revision?: (typeof revisions)[number]) =>
  rpc(api, "resources/read", { uri }, { token, ...(revision ? { revision } : {}) });
const uri = () => `caravan://trips/${trip.id}`;

describe("resources/list", () => {
  it("lists the profile and the caller's trips", async () => {
    expect((await list(ana.token)).resources).toEqual([
      expect.objectContaining({ uri: "caravan://preferences", mimeType: "text/markdown" }),
      {
        uri: uri(),
        name: trip.id,
        title: trip.title,
        description: "Lisbon, 2091-05-03 to 2091-05-04, draft",
        mimeType: "text/markdown",
      },
    ]);
    expect((await list(bo.token)).resources.map((it: Json) => it.uri)).toEqual(["caravan://preferences"]);
  });

  it("leaves out what the key has no scope for, and trips that it is not limited to", async () => {
    const uris = async (more: object) => {
      const { secret } = await api.key(ana.token, more as Record<string, unknown>);
      return (await list(secret)).resources.map((it: Json) => it.uri);
    };
    const other = await api.send("POST", "/api/trips", {
      token: ana.token,
      body: { destination: "Porto", start_date: "2091-06-03", end_date: "2091-06-03", skip_ai_generation: true },
    });
    expect(await uris({ scopes: ["preferences:read"] })).toEqual(["caravan://preferences"]);
    expect(await uris({ scopes: ["bookings:read"] })).toEqual([]);
    expect(await uris({ scopes: ["trips:read"], trip_ids: [trip.id] })).toEqual([uri()]);
    await api.send("DELETE", `/api/trips/${other.body.trip.id}`, { token: ana.token });
  });

  it("returns pages", async () => {
    const eve = await api.person("Eve");
    for (let day = 1; day <= 51; day += 1) {
      const date = `2092-${day > 28 ? "02" : "01"}-${String(day > 28 ? day - 28 : day).padStart(2, "0")}`;
      const body = { destination: "Lisbon", start_date: date, end_date: date, skip_ai_generation: true };
      await api.send("POST", "/api/trips", { token: eve.token, body });
    }
    const first = await list(eve.token);
    expect(first.resources).toHaveLength(51);
    const second = await list(eve.token, { cursor: first.nextCursor });
    expect(second.resources).toHaveLength(1);
    expect(second.nextCursor).toBeUndefined();
    const { error } = await rpc(api, "resources/list", { cursor: "xyz" }, { token: eve.token });
    expect(error).toMatchObject({ code: -32602, data: { code: "validation_failed" } });
  });
});

describe("resources/read", () => {
  it("returns the profile as markdown", async () => {
    const { result } = await read(ana.token, "caravan://preferences");
    expect(result.contents).toEqual([
      { uri: "caravan://preferences", mimeType: "text/markdown", text: expect.stringContaining("tiles") },
    ]);
  });

  it("returns a trip as markdown, and as JSON with every field", async () => {
    const { result } = await read(ana.token, uri());
    expect(result.contents[0]).toMatchObject({ uri: uri(), mimeType: "text/markdown" });
    for (const id of [trip.id, ...trip.itinerary.map((it: Json) => it.id)])
      expect(result.contents[0].text).toContain(id);
    const asJson = (await read(ana.token, `${uri()}/json`)).result.contents[0];
    expect(asJson.mimeType).toBe("application/json");
    expect(JSON.parse(asJson.text)).toEqual(trip);
  });

  it("returns not found for a stranger's trip and for unknown addresses", async () => {
    const none = "caravan://trips/00000000-0000-4000-8000-000000000000";
    const strange = [
      none,
      "caravan://trips/x",
      "caravan://trips/",
      `${uri()}/days`,
      "caravan://keys",
      "file:///etc/passwd",
    ];
    for (const revision of revisions) {
      for (const [token, address] of [[bo.token, uri()] as const, ...strange.map((it) => [ana.token, it] as const)]) {
        const { error } = await read(token, address, revision);
        expect(error, address).toMatchObject({ code: -32602, data: { uri: address } });
      }
    }
  });

  it("needs the scope of the verb behind it", async () => {
    const { secret } = await api.key(ana.token, { scopes: ["bookings:read"] });
    for (const address of ["caravan://preferences", uri()]) {
      const { error, status } = await read(secret, address);
      expect([status, error.code, error.data.code], address).toEqual([200, -32602, "insufficient_scope"]);
    }
  });

  it("returns invalid params for a request without its parameter", async () => {
    for (const revision of revisions) {
      const { error } = await rpc(api, "resources/read", {}, { token: ana.token, revision });
      expect(error.code).toBe(-32602);
    }
  });
});

describe.each(revisions)("the official client, revision %s", (revision) => {
  it("reads templates, resources and their contents", async () => {
    const client = await connected(api, ana.token, revision);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map((it) => it.uriTemplate)).toEqual([
      "caravan://trips/{trip_id}",
      "caravan://trips/{trip_id}/json",
      "caravan://trips/{trip_id}/proposals",
    ]);
    const { resources } = await client.listResources();
    for (const it of resources) {
      const { contents } = await client.readResource({ uri: it.uri });
      expect(contents[0]).toMatchObject({ uri: it.uri, mimeType: it.mimeType });
    }
    await client.close();
  });
});
