import {
  allowInsecureRequests,
  discovery,
  initiateDeviceAuthorization,
  None,
  pollDeviceAuthorizationGrant,
} from "openid-client";
import { baseURL } from "../support/address.ts";
import { expect, test } from "../support/contract.ts";
import { call, type SignedInPerson, send } from "../support/people.ts";

/** Signs in with the device flow as a client library does it, which knows only the service's address. */

const discovered = () =>
  discovery(new URL(baseURL), "Library client", undefined, None(), {
    algorithm: "oauth2",
    // Allows plain http, which only tests use.
    execute: [allowInsecureRequests],
  });

async function decide(who: SignedInPerson, userCode: string, decision: object): Promise<void> {
  const { request } = await call(who, "accessRequests.lookUp", { code: userCode });
  expect(request).toMatchObject({ agent_name: "Library client", kind: "device", status: "pending" });
  await call(who, "accessRequests.decide", { request_id: request.id, ...decision });
}

test("openid-client discovers the service, and gets a key with the granted scopes", async ({ ana }) => {
  const config = await discovered();
  expect(config.serverMetadata()).toMatchObject({ issuer: baseURL, supportsPKCE: expect.any(Function) });
  const started = await initiateDeviceAuthorization(config, { scope: "trips:read trips:write" });
  const polled = pollDeviceAuthorizationGrant(config, started);
  await decide(ana, started.user_code, { decision: "approve", scopes: ["trips:read"] });
  const tokens = await polled;
  expect(tokens).toMatchObject({ token_type: "bearer", scope: "trips:read" });
  expect(tokens.access_token).toMatch(/^cvn_[\w-]{43}$/);
  expect((await send("GET", "/api/trips", { token: tokens.access_token })).status).toBe(200);
  const write = await send("POST", "/api/trips", { token: tokens.access_token, body: {} });
  expect([write.status, write.body.error.code]).toEqual([403, "insufficient_scope"]);
});

test("openid-client gets access_denied", async ({ ana }) => {
  const config = await discovered();
  const started = await initiateDeviceAuthorization(config, { scope: "trips:read" });
  await decide(ana, started.user_code, { decision: "deny" });
  await expect(pollDeviceAuthorizationGrant(config, started)).rejects.toMatchObject({ error: "access_denied" });
});
