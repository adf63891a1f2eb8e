import { expect, expectError, type Json, test } from "../support/contract.ts";
import { send, task } from "../support/people.ts";
import { sendBytes } from "../support/raw-request.ts";

test("1. Error body: `{success: false, error: {code, message, details}}`, exactly", async ({ ana }) => {
  const { body } = await send("POST", "/api/trips", { token: ana.token, body: {} });
  expect(Object.keys(body).sort()).toEqual(["error", "success"]);
  expect(Object.keys(body.error).sort()).toEqual(["code", "details", "message"]);
  expect(body).toMatchObject({ success: false, error: { code: "validation_failed" } });
});

test("1. details name every faulty field by its path", async ({ ana }) => {
  const { body } = await send("POST", "/api/trips", {
    token: ana.token,
    body: { interests: [1, "a", null], travelers: 0 },
  });
  const paths = body.error.details.map((it: Json) => it.path).sort();
  expect(paths).toEqual(["destination", "end_date", "interests.0", "interests.2", "start_date", "travelers"]);
});

test("1. The same failure has the same body by REST, by task, and by tool", async ({ ana, trip }) => {
  const args = { trip_id: trip.id, travelers: 21 };
  const answers = [
    await send("PUT", `/api/trips/${trip.id}`, { token: ana.token, body: args }),
    await task(ana.token, "update_trip", args),
    await send("POST", "/api/mcp/tools", { token: ana.token, body: { name: "update_trip", arguments: args } }),
  ];
  for (const answer of answers) {
    expectError(answer, 400, "validation_failed", "travelers");
    expect(answer.body).toEqual(answers[0]?.body);
  }
});

test("An unknown field of a query is an error that names it, and what is known", async ({ ana }) => {
  const { token } = ana;
  const answer = await send("GET", "/api/trips?limt=5&limit=5&page=2", { token });
  expectError(answer, 400, "validation_failed", "limt");
  expect(answer.body.error.message).toMatch(/^"limt" and "page" are no fields of this query: known are .*limit/);
  expect(answer.body.error.details.map((it: Json) => it.path)).toEqual(["limt", "page"]);
  expect((await send("GET", "/api/trips?limit=5", { token })).status).toBe(200);
});

const malformed: readonly [what: string, raw: string][] = [
  ["text", "hello"],
  ["a broken object", '{"destination": "Lisbon"'],
  ["a trailing comma", '{"destination": "Lisbon",}'],
  ["two values", "{}{}"],
  ["an array", "[]"],
  ["a string", '"x"'],
  ["a number", "1"],
  ["null", "null"],
  ["NaN", '{"travelers": NaN}'],
];
for (const [what, raw] of malformed) {
  for (const [method, path] of [
    ["POST", "/api/trips"],
    ["POST", "/api/agent/task"],
    ["POST", "/api/mcp/tools"],
    ["PUT", "/api/users/me/preferences"],
  ] as const) {
    test(`Malformed body on ${method} ${path}: ${what}: 400 in the envelope`, async ({ ana }) => {
      const headers = { "content-type": "application/json" };
      expectError(await send(method, path, { token: ana.token, raw, headers }), 400, "validation_failed");
    });
  }
}

for (const [what, body, path] of [
  ["capability missing", {}, "capability"],
  ["capability empty", { capability: "" }, "capability"],
  ["capability a number", { capability: 5 }, "capability"],
  ["arguments an array", { capability: "list_trips", arguments: [] }, "arguments"],
  ["arguments a string", { capability: "list_trips", arguments: "{}" }, "arguments"],
] as const) {
  test(`POST /api/agent/task: ${what}: 400 validation failed`, async ({ ana }) => {
    expectError(await send("POST", "/api/agent/task", { token: ana.token, body }), 400, "validation_failed", path);
  });
}

for (const capability of ["nothing", "constructor", "__proto__", "LIST_TRIPS", "list_trips ", "x".repeat(5000)]) {
  test(`POST /api/agent/task: 404 capability not found: ${capability.slice(0, 20)}`, async ({ ana }) => {
    const answer = await task(ana.token, capability, {});
    expectError(answer, 404, "capability_not_found", "capability");
    expect(answer.body.error.message).toContain("list_trips");
  });
}

const unknownPaths = [
  "/api",
  "/api/",
  "/api/nothing",
  "/api/trips/",
  "/api/trips/a/b/c/d",
  "/api/agent",
  "/api/v1/trips",
  "/api/trips%2F1",
  "/api/Trips",
  "/api/__proto__",
  "/api/trips/%E0%A4%A/activities/x/y",
];
for (const path of unknownPaths) {
  test(`Unknown path ${path}: 404 in the envelope, signed in or not`, async ({ ana }) => {
    for (const token of [ana.token, undefined]) expectError(await send("GET", path, { token }), 404, "not_found");
  });
}

const wrongMethods: readonly [method: string, path: string, allow: readonly string[]][] = [
  ["PATCH", "/api/trips", ["GET", "POST"]],
  ["DELETE", "/api/trips", ["GET", "POST"]],
  ["POST", "/api/trips/{id}", ["DELETE", "GET", "PUT"]],
  ["PATCH", "/api/trips/{id}", ["DELETE", "GET", "PUT"]],
  ["GET", "/api/trips/{id}/regenerate", ["POST"]],
  ["PUT", "/api/trips/{id}/activities", ["GET", "POST"]],
  ["GET", "/api/trips/{id}/activities/{id}", ["DELETE", "PUT"]],
  ["POST", "/api/users/me/preferences", ["GET", "PUT"]],
  ["POST", "/api/public/trips/token", ["GET"]],
  ["GET", "/api/agent/task", ["POST"]],
  ["POST", "/api/agent/capabilities", ["GET"]],
  ["PUT", "/api/mcp/tools", ["DELETE", "GET", "OPTIONS", "POST"]],
  ["DELETE", "/api/openapi.json", ["GET"]],
  ["POST", "/api/agent-manifest", ["GET"]],
  ["GET", "/api/session/token", ["POST"]],
  ["OPTIONS", "/api/trips", ["GET", "POST"]],
];
for (const [method, path, allow] of wrongMethods) {
  test(`Wrong method ${method} ${path}: 405 with Allow`, async ({ ana, trip }) => {
    const answer = await send(method, path.replaceAll("{id}", trip.id), { token: ana.token });
    expectError(answer, 405, "method_not_allowed");
    expect(answer.headers.get("allow")?.split(", ").sort()).toEqual([...allow]);
  });
}

for (const type of [
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "application/jsonp",
  "text/json",
]) {
  test(`Unsupported media type ${type}: 415`, async ({ ana }) => {
    const answer = await send("POST", "/api/trips", { token: ana.token, raw: "{}", headers: { "content-type": type } });
    expectError(answer, 415, "unsupported_media_type");
  });
}
for (const type of [
  "application/json",
  "application/json; charset=utf-8",
  "APPLICATION/JSON",
  "application/merge-patch+json",
]) {
  test(`Media type ${type} is JSON`, async ({ ana, trip }) => {
    const headers = { "content-type": type };
    const answer = await send("PUT", `/api/trips/${trip.id}`, { token: ana.token, raw: '{"title":"T"}', headers });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });
}

const MB = 1_048_576;
for (const [what, framing] of [
  ["by its Content-Length", (size: number) => ({ "content-length": String(size) })],
  ["by its chunks", () => ({ "transfer-encoding": "chunked" })],
] as const) {
  test(`Body over 1 MB, known ${what}: 413 payload_too_large, and the service keeps running`, async ({ ana }) => {
    const headers = { authorization: `Bearer ${ana.token}`, "content-type": "application/json" };
    const bodyOf = (size: number) => {
      const text = JSON.stringify({ capability: "list_trips", padding: "" });
      return text.replace('""', `"${"x".repeat(size - text.length)}"`);
    };
    const post = (size: number) => {
      const text = bodyOf(size);
      const chunks = Array.from({ length: Math.ceil(size / 65_536) }, (_, it) =>
        text.slice(it * 65_536, (it + 1) * 65_536),
      );
      return sendBytes("POST", "/api/agent/task", { ...headers, ...framing(size) }, chunks);
    };
    expect((await post(MB)).status).toBe(200);
    expectError(await post(MB + 1), 413, "payload_too_large");
    expectError(await post(4 * MB), 413, "payload_too_large");
    expect((await send("GET", "/api/trips", { token: ana.token })).status).toBe(200);
  });
}

test("A stranger cannot tell a trip that exists from one that does not", async ({ bo, trip }) => {
  const there = await send("GET", `/api/trips/${trip.id}`, { token: bo.token });
  const gone = await send("GET", "/api/trips/00000000-0000-4000-8000-000000000000", { token: bo.token });
  expect([there.status, there.body]).toEqual([gone.status, gone.body]);
});

test("Answers are data: no page can frame them, and they load nothing, errors included", async ({ ana }) => {
  for (const [path, token] of [
    ["/api/trips", ana.token],
    ["/api/trips", undefined],
    ["/api/nothing-here", ana.token],
  ] as const) {
    const { headers } = await send("GET", path, { token });
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
});

test("No answer tells which software it comes from, and no folder is listed", async ({ ana }) => {
  for (const path of [
    "/api",
    "/api/",
    "/api/trips",
    "/api/trips/",
    "/api/openapi/..%2f..",
    "/api/.git/config",
    "/api/.env",
  ])
    for (const token of [ana.token, undefined]) {
      const answer = await send("GET", path, { token });
      expect(["server", "x-powered-by", "x-aspnet-version", "via"].filter((it) => answer.headers.has(it))).toEqual([]);
      if (path !== "/api/trips") expect([401, 404]).toContain(answer.status);
      expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|node:|packages\/|Next\.js|PostgreSQL/);
    }
});
