import { SoftwareAuthenticator } from "../../packages/core/test/software-authenticator.ts";
import { baseURL } from "../support/address.ts";
import { addActivity, expect, expectError, invite, type Json, makeTrip, run, test } from "../support/contract.ts";
import { key, send, signInWith, task } from "../support/people.ts";

const allScopes = [
  "trips:read",
  "trips:write",
  "bookings:read",
  "bookings:write",
  "preferences:read",
  "group_trips:read",
  "group_trips:write",
];

test("1. a session token (JWT) is a bearer credential", async ({ ana }) => {
  expect(ana.token.split(".")).toHaveLength(3);
  expect((await send("GET", "/api/trips", { token: ana.token })).status).toBe(200);
});

test("a passkey signs in by itself, and the session is one like others", async ({ ana }) => {
  const authenticator = new SoftwareAuthenticator(baseURL);
  const { token } = ana;
  const { options } = (await send("POST", "/api/users/me/passkeys/options", { token, body: {} })).body;
  const body = { name: "Phone", credential: authenticator.create(options) };
  expect((await send("POST", "/api/users/me/passkeys", { token, body })).status).toBe(201);
  const challenge = (await send("POST", "/api/passkeys/options", { body: {} })).body.options;
  const answer = JSON.stringify(authenticator.get(challenge));
  const cookie = await signInWith("passkey", { answer });
  const { user } = (await send("GET", "/api/users/me", { headers: { cookie } })).body;
  expect(user).toMatchObject({ id: ana.id, passkeys: 1 });
  const { sessions } = (await send("GET", "/api/users/me/sessions", { headers: { cookie } })).body;
  expect(sessions.find((it: Json) => it.current)).toMatchObject({ method: "passkey" });
  await expect(signInWith("passkey", { answer })).rejects.toThrow("sign-in");
});

test("1. a service API key begins with the prefix `cvn_`", async ({ freshKey }) => {
  const secret = await freshKey(["trips:read"]);
  expect(secret).toMatch(/^cvn_[\w-]{43}$/);
  expect((await send("GET", "/api/trips", { token: secret })).status).toBe(200);
});

const forged = (token: string, change: (claims: Json) => void, header?: Json) => {
  const [head, body, signature] = token.split(".") as [string, string, string];
  const claims = JSON.parse(Buffer.from(body, "base64url").toString());
  change(claims);
  const encode = (it: Json) => Buffer.from(JSON.stringify(it)).toString("base64url");
  return `${header ? encode(header) : head}.${encode(claims)}.${header ? "" : signature}`;
};

const bad: readonly [what: string, header: (token: string, other: string) => string][] = [
  ["an unknown key", () => `Bearer cvn_${"A".repeat(43)}`],
  ["a short key", () => "Bearer cvn_"],
  ["another scheme", (token) => `Basic ${token}`],
  ["no scheme", (token) => token],
  ["nothing behind the scheme", () => "Bearer "],
  ["no token at all", () => "Bearer x"],
  [
    "a JWT of another subject with the old signature",
    (token, other) => `Bearer ${forged(token, (it) => Object.assign(it, { sub: other }))}`,
  ],
  [
    "a JWT without a signature (alg none)",
    (token) => `Bearer ${forged(token, () => {}, { alg: "none", typ: "at+jwt" })}`,
  ],
  ["a JWT that was cut", (token) => `Bearer ${token.slice(0, -3)}`],
];
for (const [what, header] of bad) {
  test(`401 "missing, invalid or revoked credential": ${what}`, async ({ ana, bo }) => {
    const headers = { authorization: header(ana.token, bo.id) };
    expectError(await send("GET", "/api/trips", { headers }), 401, "unauthenticated");
    const body = { capability: "list_trips" };
    expectError(await send("POST", "/api/agent/task", { headers, body }), 401, "unauthenticated");
  });
}

test("4. A revoked key gets 401 on the next call", async ({ ana }) => {
  const made = await send("POST", "/api/users/me/api-keys", {
    token: ana.token,
    body: { agent_name: "Bot", scopes: ["trips:read"] },
  });
  const { secret, key: listed } = made.body;
  expect((await task(secret, "list_trips")).status).toBe(200);
  const gone = await send("DELETE", `/api/users/me/api-keys/${listed.id}`, { token: ana.token });
  expect(gone.body.key.revoked_at).not.toBeNull();
  expectError(await task(secret, "list_trips"), 401, "unauthenticated");
  expectError(await send("GET", "/api/trips", { token: secret }), 401, "unauthenticated");
  expectError(await send("GET", "/api/mcp/tools", { token: secret }), 401, "unauthenticated");
});

test("4. Users list and revoke their own credentials only, and the secret is shown once", async ({ ana, bo }) => {
  const body = { agent_name: "Mine", scopes: ["trips:write", "trips:read"] };
  const made = await send("POST", "/api/users/me/api-keys", { token: ana.token, body });
  expect(made.body.key).toMatchObject({
    agent_name: "Mine",
    scopes: ["trips:read", "trips:write"],
    mode: "apply",
    revoked_at: null,
  });
  expect(made.body.key.last_four).toBe(made.body.secret.slice(-4));
  const listed = await send("GET", "/api/users/me/api-keys", { token: ana.token });
  expect(listed.body.keys.map((it: Json) => it.id)).toContain(made.body.key.id);
  expect(JSON.stringify(listed.body)).not.toContain(made.body.secret);
  expectError(
    await send("DELETE", `/api/users/me/api-keys/${made.body.key.id}`, { token: bo.token }),
    404,
    "not_found",
  );
  expect((await task(made.body.secret, "list_trips")).status).toBe(200);
});

for (const scope of allScopes) {
  test(`3. Scopes that can be requested: ${scope}`, async ({ ana }) => {
    const made = await send("POST", "/api/users/me/api-keys", {
      token: ana.token,
      body: { agent_name: "Bot", scopes: [scope] },
    });
    expect([made.status, made.body.key.scopes]).toEqual([201, [scope]]);
  });
}
for (const [what, scopes, path] of [
  ["a scope that does not exist", ["trips:delete"], "scopes.0"],
  ["preferences:write, which cannot be requested", ["preferences:write"], "scopes.0"],
  ["no scope", [], "scopes"],
] as const) {
  test(`3. Scopes: ${what}: 400`, async ({ ana }) => {
    const made = await send("POST", "/api/users/me/api-keys", {
      token: ana.token,
      body: { agent_name: "Bot", scopes },
    });
    expectError(made, 400, "validation_failed", path);
  });
}

const needs: Readonly<Record<string, string>> = {
  list_trips: "trips:read",
  get_trip: "trips:read",
  list_activities: "trips:read",
  get_edit_log: "trips:read",
  create_trip: "trips:write",
  update_trip: "trips:write",
  regenerate_itinerary: "trips:write",
  add_activity: "trips:write",
  update_activity: "trips:write",
  delete_activity: "trips:write",
  update_day_notes: "trips:write",
  update_user_preferences: "trips:write",
  set_user_preference: "trips:write",
  get_user_preferences: "preferences:read",
  get_preference_profile: "preferences:read",
};
for (const [capability, scope] of Object.entries(needs)) {
  test(`3. ${capability} needs ${scope}: without it 403 insufficient_scope naming it, before the arguments are validated`, async ({
    ana,
    freshKey,
  }) => {
    const without = await freshKey(allScopes.filter((it) => it !== scope));
    const refused = await task(without, capability, { trip_id: 7 });
    expectError(refused, 403, "insufficient_scope", "scope");
    expect(refused.body.error.message).toContain(scope);
    const only = await key(ana.token, [scope]);
    expect([200, 400]).toContain((await task(only, capability, {})).status);
  });
}

for (const capability of ["describe_capabilities", "get_schema"]) {
  test(`3. ${capability} needs any valid credential`, async ({ freshKey }) => {
    await run(await freshKey(["bookings:read"]), capability, {});
  });
}

test("3. REST and tools need the same scopes", async ({ freshKey, trip }) => {
  const reader = await freshKey(["trips:read"]);
  expect((await send("GET", `/api/trips/${trip.id}`, { token: reader })).status).toBe(200);
  const calls: [string, string, Json][] = [
    ["POST", "/api/trips", {}],
    ["PUT", `/api/trips/${trip.id}`, { title: "x" }],
    ["DELETE", `/api/trips/${trip.id}`, {}],
    ["POST", `/api/trips/${trip.id}/regenerate`, {}],
    ["POST", `/api/trips/${trip.id}/activities`, { title: "x" }],
    ["PUT", "/api/users/me/preferences", {}],
    ["POST", "/api/mcp/tools", { name: "update_trip", arguments: { trip_id: trip.id } }],
  ];
  for (const [method, path, body] of calls) {
    expectError(
      await send(method, path, { token: reader, ...(method === "DELETE" ? {} : { body }) }),
      403,
      "insufficient_scope",
      "scope",
    );
  }
  expectError(await send("GET", "/api/users/me/preferences", { token: reader }), 403, "insufficient_scope", "scope");
});

test("A key cannot create keys or read the account, and its invitations wait for the person", async ({
  ana,
  freshKey,
  trip,
}) => {
  const agent = await freshKey(allScopes);
  const calls: [string, string, Json?][] = [
    ["GET", "/api/users/me"],
    ["GET", "/api/users/me/api-keys"],
    ["POST", "/api/users/me/api-keys", { agent_name: "Child", scopes: ["trips:read"] }],
  ];
  for (const [method, path, body] of calls) {
    expectError(await send(method, path, { token: agent, ...(body ? { body } : {}) }), 403, "forbidden");
  }
  const invitations = `/api/trips/${trip.id}/invitations`;
  const proposed = await send("POST", invitations, { token: agent, body: { role: "editor" } });
  expect([proposed.status, proposed.body.status]).toEqual([202, "proposed"]);
  expect((await send("GET", invitations, { token: ana.token })).body.invitations).toEqual([]);
  expectError(await send("POST", "/api/session/token", { token: agent }), 401, "unauthenticated");
});

test("A key that is limited to some trips sees no others", async ({ ana, freshKey, trip }) => {
  const other = await makeTrip(ana.token);
  const limited = await freshKey(["trips:read", "trips:write"], { trip_ids: [trip.id] });
  expect((await run(limited, "list_trips", {})).trips.map((it: Json) => it.id)).toEqual([trip.id]);
  await addActivity(limited, trip.id);
  expectError(await task(limited, "get_trip", { trip_id: other.id }), 404, "not_found");
  expectError(await task(limited, "update_trip", { trip_id: other.id, title: "x" }), 404, "not_found");
});

test("A cookie needs the server's own Origin for every change", async ({ ana, trip }) => {
  const put = (headers: Record<string, string>) =>
    send("PUT", `/api/trips/${trip.id}`, { headers: { cookie: ana.cookie, ...headers }, body: { title: "Cookie" } });
  expectError(await put({ origin: "https://evil.example" }), 403, "forbidden");
  expectError(await put({}), 403, "forbidden");
  expectError(await put({ origin: "null" }), 403, "forbidden");
  expect((await put({ "sec-fetch-site": "same-origin" })).status).toBe(200);
});

test("5. Roles on a trip: a member's key has the role of its person", async ({ ana, bo, trip }) => {
  await invite(ana, bo, trip.id, "viewer");
  const agent = await key(bo.token, allScopes);
  expect((await task(agent, "get_trip", { trip_id: trip.id })).body.result.trip.role).toBe("viewer");
  expectError(await task(agent, "update_trip", { trip_id: trip.id, title: "x" }), 403, "forbidden");
});
