import { expect, test } from "@playwright/test";
import { key, person, type SignedInPerson, send } from "../support/people.ts";
import { enterRoom } from "../support/room.ts";
import { addActivity, makeTrip } from "../support/trips.ts";

/** Each surface once, through the server as it is built and started. The contract tests assert the answers. */
let ana: SignedInPerson;
test.beforeAll(async () => {
  ana = await person("Ana");
});

test("REST, the task endpoint and the tools read the same trip", async () => {
  const { id } = await makeTrip(ana.token);
  const secret = await key(ana.token, ["trips:read"]);
  const args = { arguments: { trip_id: id } };
  const rest = await send("GET", `/api/trips/${id}`, { token: secret });
  expect(rest.status).toBe(200);
  const task = await send("POST", "/api/agent/task", { token: secret, body: { capability: "get_trip", ...args } });
  const tool = await send("POST", "/api/mcp/tools", { token: secret, body: { name: "get_trip", ...args } });
  const { success, ...result } = rest.body;
  expect(result.trip.id).toBe(id);
  expect([task.body, tool.body]).toEqual(Array(2).fill({ success, result }));
});

test("MCP speaks JSON-RPC", async () => {
  const answer = await send("POST", "/api/mcp", {
    token: await key(ana.token, ["trips:read"]),
    headers: { accept: "application/json, text/event-stream" },
    body: {
      ...{ jsonrpc: "2.0", id: 1, method: "initialize" },
      params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "smoke", version: "1" } },
    },
  });
  expect(answer.status).toBe(200);
  expect(JSON.stringify(answer.body)).toContain("serverInfo");
});

test("the discovery documents for agents are served", async () => {
  for (const path of [
    "/api/openapi.json",
    "/api/agent-manifest",
    "/api/agent/capabilities",
    "/.well-known/oauth-authorization-server",
    "/.well-known/oauth-protected-resource",
    "/auth.md",
    "/llms.txt",
  ]) {
    const answer = await send("GET", path);
    expect(answer.status, path).toBe(200);
    expect(answer.body, path).toBeTruthy();
  }
});

test("a program gets what it has to read at the base address, and JSON where there is nothing", async () => {
  const start = await send("GET", "/");
  expect([start.status, start.headers.get("content-type")]).toEqual([200, "text/markdown; charset=utf-8"]);
  expect(start.body).toContain("/agents.md");
  const missing = await send("POST", "/mcp", { body: {} });
  expect([missing.status, missing.body.error?.message]).toEqual([404, expect.stringContaining("/api/mcp")]);
  const page = await send("GET", "/", { headers: { accept: "text/html" } });
  expect(page.headers.get("content-type")).toContain("text/html");
});

test("a room gets a message when the trip changes", async () => {
  const { id } = await makeTrip(ana.token);
  const room = await enterRoom(id, { cookie: ana.cookie });
  await room.next("hello");
  await addActivity(ana.token, id);
  expect((await room.next("trip.changed")).trip_id).toBe(id);
  room.close();
});

test("pages load with their scripts, styles and the service worker", async ({ request }) => {
  const page = await request.get("/sign-in");
  expect(page.status()).toBe(200);
  const html = await page.text();
  const assets = [...new Set(html.match(/\/_next\/static\/[^"\\ ]+\.(?:js|css)/g))];
  expect(assets.some((it) => it.endsWith(".js")) && assets.some((it) => it.endsWith(".css"))).toBe(true);
  for (const path of [...assets, "/service-worker.js", "/manifest.webmanifest"])
    expect((await request.get(path)).status(), path).toBe(200);
  expect((await request.get("/nowhere-at-all")).status()).toBe(404);
});
