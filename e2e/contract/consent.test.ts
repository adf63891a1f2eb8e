import { baseURL } from "../support/address.ts";
import { describe, expect, expectError, type Json, test } from "../support/contract.ts";
import { call, person, type SignedInPerson, send } from "../support/people.ts";

/** Only a person can give an agent a key, on a page of this service, and once per request. */

const begin = async (scopes = ["trips:read"]) =>
  (await send("POST", "/api/agent-auth/device", { body: { agent_name: "Planner", requested_scopes: scopes } })).body;

const poll = (device_code: string) => send("POST", "/api/agent-auth/token", { body: { device_code } });

const lookUp = async (who: SignedInPerson, code: string): Promise<Json> =>
  (await call(who, "accessRequests.lookUp", { code })).request;

const decide = (headers: Record<string, string>, body: Json, token?: string) =>
  send("POST", "/api/trpc/accessRequests.decide", { body, headers, token });

const approval = (request: Json) => ({ request_id: request.id, decision: "approve", scopes: ["trips:read"] });

describe("a request from another site", () => {
  const foreign: readonly [string, Record<string, string>][] = [
    ["another origin", { origin: "https://evil.example" }],
    ["no origin at all", {}],
    ["the origin null", { origin: "null" }],
    ["a form of another site", { "sec-fetch-site": "cross-site" }],
    ["a sibling of ours", { "sec-fetch-site": "same-site" }],
  ];
  for (const [what, headers] of foreign) {
    test(`cannot approve: ${what}`, async ({ ana }) => {
      const device = await begin();
      const request = await lookUp(ana, device.user_code);
      const answer = await decide({ cookie: ana.cookie, ...headers }, approval(request));
      expect(answer.status).toBe(403);
      expect((await poll(device.device_code)).body.error).toBe("authorization_pending");
    });
  }
});

test("agents cannot approve requests, and neither can anonymous callers", async ({ ana, freshKey }) => {
  const device = await begin();
  const request = await lookUp(ana, device.user_code);
  const agent = await freshKey(["trips:read", "trips:write"]);
  expect((await decide({}, approval(request), agent)).status).toBe(403);
  expect((await decide({}, approval(request))).status).toBe(401);
  const looking = await send("POST", "/api/trpc/accessRequests.lookUp", {
    token: agent,
    body: { code: device.user_code },
  });
  expect(looking.status).toBe(403);
  expect((await poll(device.device_code)).body.error).toBe("authorization_pending");
});

test("a grant is limited to requested scopes and the person's own trips", async ({ ana, bo, trip }) => {
  const device = await begin(["trips:read"]);
  const request = await lookUp(bo, device.user_code);
  const headers = { cookie: bo.cookie, origin: baseURL };
  const more = await decide(headers, { ...approval(request), scopes: ["trips:read", "trips:write"] });
  expect(more.status).toBe(400);
  const foreign = await decide(headers, { ...approval(request), trip_ids: [trip.id] });
  expect(foreign.status).toBe(404);
  expect(ana.id).not.toBe(bo.id);
  expect((await poll(device.device_code)).body.error).toBe("authorization_pending");
});

test("the first of two people decides", async ({ ana }) => {
  const other = await person("Eve");
  const device = await begin();
  const requests = [await lookUp(ana, device.user_code), await lookUp(other, device.user_code)];
  const answers = await Promise.all(
    [ana, other].map((who, index) =>
      decide({ cookie: who.cookie, origin: baseURL }, approval(requests[index] as Json)),
    ),
  );
  expect(answers.map((it) => it.status).sort()).toEqual([200, 409]);
});

test("/connect has no other methods, and the REST API has no verb for codes", async () => {
  expectError(await send("GET", "/api/connect"), 404, "not_found");
});
