import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { writtenOut } from "../../test/written-out.ts";

let api: TestApi;
let ana: Awaited<ReturnType<TestApi["person"]>>;
let code: string;
let groupId: string;
const bytes = Buffer.from(Array.from({ length: 2000 }, (_, index) => (index * 167) % 256));

beforeAll(async () => {
  api = await startApi();
  ana = await api.person("Ana");
  const made = await api.send("POST", "/api/group-trips", { token: ana.token, body: { title: "Quay" } });
  code = made.body.group_trip.trip_code;
  groupId = made.body.group_trip.id;
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});

async function candidate(picture: Uint8Array<ArrayBuffer> | null): Promise<string> {
  const [id, at] = [crypto.randomUUID(), new Date()];
  const row = { id, groupId, key: id, name: "Garden", status: "review", source: "url", createdAt: at, updatedAt: at };
  await api.database.prisma.placeCandidate.create({ data: { ...row, picture } });
  return id;
}
const pathOf = (id: string, of = code) => `/api/group-trips/${of}/board/${id}/picture`;

describe("GET the picture of a candidate", () => {
  it("200 with the exact bytes, for a member with any credential and the code in any case", async () => {
    const id = await candidate(bytes);
    const scopes = ["group_trips:read"];
    const { secret } = await api.key(ana.token, { scopes });
    for (const [token, path] of [
      [ana.token, pathOf(id)],
      [secret, pathOf(id, code.toLowerCase())],
    ]) {
      const response = await fetch(`${api.url}${path}`, { headers: { authorization: `Bearer ${token}` } });
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/webp",
        "content-length": "2000",
        "cache-control": "private, max-age=86400",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'self'; sandbox",
        "cross-origin-resource-policy": "same-origin",
      });
    }
  });

  it("HEAD returns only the headers", async () => {
    const { status, headers, body } = await api.send("HEAD", pathOf(await candidate(bytes)), { token: ana.token });
    expect({ status, length: headers.get("content-length"), body }).toEqual({ status: 200, length: "2000", body: "" });
  });

  it.each<[number, string, () => Promise<{ path: string; token?: string }>]>([
    [401, "unauthenticated", async () => ({ path: pathOf(await candidate(bytes)) })],
    [401, "unauthenticated", async () => ({ path: pathOf(await candidate(bytes)), token: "cvn_nobody" })],
    [
      403,
      "insufficient_scope",
      async () => ({
        path: pathOf(await candidate(bytes)),
        token: (await api.key(ana.token, { scopes: ["trips:read"] })).secret,
      }),
    ],
    [404, "not_found", async () => ({ path: pathOf(await candidate(bytes)), token: (await api.person("Rui")).token })],
    [404, "not_found", async () => ({ path: pathOf(await candidate(bytes), "AAAAAAAA"), token: ana.token })],
    [404, "not_found", async () => ({ path: pathOf(await candidate(null)), token: ana.token })],
    [404, "not_found", async () => ({ path: pathOf(crypto.randomUUID()), token: ana.token })],
    [404, "not_found", async () => ({ path: pathOf("..%2f..%2fetc"), token: ana.token })],
    [404, "not_found", async () => ({ path: pathOf("%E0%A4%A"), token: ana.token })],
  ])("%i %s", async (status, errorCode, ask) => {
    const { path, token } = await ask();
    const answer = await api.send("GET", path, { token });
    expect(answer).toMatchObject({ status, body: { success: false, error: { code: errorCode } } });
    expect(answer.headers.get("content-type")).toContain("json");
  });

  it("404 for a candidate of another group, even one of the caller", async () => {
    const other = await api.send("POST", "/api/group-trips", { token: ana.token, body: {} });
    const path = pathOf(await candidate(bytes), other.body.group_trip.trip_code);
    expect((await api.send("GET", path, { token: ana.token })).status).toBe(404);
  });

  it("404 for a removed member, and 405 for every other method", async () => {
    const path = pathOf(await candidate(bytes));
    const rui = await api.person("Rui");
    const row = { groupId, userId: rui.id, joinedAt: new Date() };
    await api.database.prisma.groupMember.create({ data: row });
    expect((await api.send("GET", path, { token: rui.token })).status).toBe(200);
    await api.database.prisma.groupMember.update({
      where: { groupId_userId: { groupId, userId: rui.id } },
      data: { removedAt: new Date() },
    });
    expect((await api.send("GET", path, { token: rui.token })).status).toBe(404);
    const posted = await api.send("POST", path, { token: ana.token, body: {} });
    expect({ status: posted.status, allow: posted.headers.get("allow") }).toEqual({ status: 405, allow: "GET" });
  });

  it("is in the OpenAPI document", async () => {
    const { body } = await api.send("GET", "/api/openapi/all");
    const { get } = writtenOut(body).paths["/api/group-trips/{trip_code}/board/{candidateId}/picture"];
    expect(get.operationId).toBe("get_candidate_picture");
    expect(get.parameters.map((it: { name: string }) => it.name)).toEqual(["trip_code", "candidateId"]);
    expect(Object.keys(get.responses[200].content)).toEqual(["image/webp"]);
  });
});
