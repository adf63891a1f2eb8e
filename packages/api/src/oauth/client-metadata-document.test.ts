import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { guardedFetch } from "@caravan/integrations/guarded-fetch/guarded-fetch";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";
import { authorize, CALLBACK, exchange, locationOf, pkce, withCode } from "../../test/authorization-code-flow.ts";

let asked: string[];
let answer: (response: ServerResponse, id: string) => void;
let origin: string;
let api: TestApi;
const host = createServer((request, response) => {
  asked.push(request.url ?? "");
  expect(request.headers.accept).toBe("application/json");
  answer(response, `${origin}${request.url}`);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const name = `127.0.0.1:${(host.address() as AddressInfo).port}`;
  origin = `http://${name}`;
  api = await startApi({ ports: { fetcher: guardedFetch({ trustedHosts: [name] }) } });
});
afterAll(async () => {
  await api.close();
  await new Promise((resolve) => host.close(resolve));
});
beforeEach(() => {
  asked = [];
  answer = (response, id) => json(response, document(id));
});
afterEach(() => expect(api.faults).toEqual([]));

const document = (id: string) => ({
  client_id: id,
  client_name: "Published helper",
  redirect_uris: [CALLBACK, "http://127.0.0.1/callback"],
  token_endpoint_auth_method: "none",
});
const json = (response: ServerResponse, body: unknown) =>
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
/** A client that has not been fetched yet. */
const fresh = () => `${origin}/${crypto.randomUUID()}.json`;
const from = (client_id: string) =>
  authorize(api, {
    response_type: "code",
    client_id,
    redirect_uri: CALLBACK,
    code_challenge: pkce().challenge,
    code_challenge_method: "S256",
  });

describe("a client that publishes its metadata", () => {
  it("needs no registration", async () => {
    const { form, person } = await withCode(api, { client_id: fresh() });
    const { status, body } = await exchange(api, form);
    expect(status).toBe(200);
    const keys = await api.send("GET", "/api/users/me/api-keys", { token: person.token });
    expect(keys.body.keys[0].agent_name).toBe("Published helper");
    expect((await api.send("GET", "/api/trips", { token: body.access_token })).status).toBe(200);
  });

  it("is fetched once for all requests within minutes, also simultaneous ones", async () => {
    const client = fresh();
    const answers = await Promise.all(Array.from({ length: 5 }, () => from(client)));
    answers.push(await from(client));
    expect(answers.map((it) => locationOf(it).pathname)).toEqual(answers.map(() => "/connect"));
    expect(asked).toHaveLength(1);
  });

  it("is not fetched again at once after an error", async () => {
    answer = (response) => response.writeHead(500).end();
    const client = fresh();
    for (let index = 0; index < 3; index++) expect((await from(client)).body.error).toBe("invalid_client");
    expect(asked).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse, id: string) => void, string]>([
    ["is not there", (response) => response.writeHead(404).end(), "answers 404"],
    ["is another's", (response, id) => json(response, { ...document(id), client_id: `${id}x` }), "another client_id"],
    ["names no client", (response, id) => json(response, { ...document(id), client_id: undefined }), "client_id"],
    ["has no name", (response, id) => json(response, { ...document(id), client_name: undefined }), "client_name"],
    [
      "has a name that nobody sees",
      (response, id) => json(response, { ...document(id), client_name: "\u200b" }),
      "name",
    ],
    ["has no addresses", (response, id) => json(response, { ...document(id), redirect_uris: [] }), "redirect_uris"],
    [
      "has an address that is not allowed",
      (response, id) => json(response, { ...document(id), redirect_uris: ["javascript:alert(1)"] }),
      "not allowed",
    ],
    ["has a secret", (response, id) => json(response, { ...document(id), client_secret: "x" }), "client_secret"],
    [
      "wants a secret",
      (response, id) => json(response, { ...document(id), token_endpoint_auth_method: "client_secret_basic" }),
      "token_endpoint_auth_method",
    ],
    ["is no object", (response) => json(response, ["client"]), "not valid"],
    [
      "is no JSON",
      (response) => response.writeHead(200, { "content-type": "application/json" }).end("<html>"),
      "not valid",
    ],
    [
      "is a page",
      (response, id) => response.writeHead(200, { "content-type": "text/html" }).end(JSON.stringify(document(id))),
      "application/json",
    ],
    ["lies elsewhere", (response) => response.writeHead(302, { location: "/other" }).end(), "leads elsewhere"],
    [
      "is too large",
      (response, id) => json(response, { ...document(id), padding: "x".repeat(65_536) }),
      "larger than 64 KB",
    ],
  ])("is refused when its document %s", async (_, wrong, description) => {
    answer = wrong;
    const { status, headers, body } = await from(fresh());
    expect([status, body.error, headers.get("location")]).toEqual([400, "invalid_client", null]);
    expect(body.error_description).toMatch(description);
    expect(asked).toHaveLength(1);
  });

  it("accepts only redirect URIs that its document lists", async () => {
    answer = (response, id) => json(response, { ...document(id), redirect_uris: ["https://elsewhere.example/"] });
    expect((await from(fresh())).body.error).toBe("invalid_request");
  });

  it.each([
    "http://client.example/client.json",
    "https://127.0.0.1/client.json",
    "https://[::1]/client.json",
    "https://169.254.169.254/client.json",
    "http://localhost:1/client.json",
    "https://client.example",
    "https://client.example/",
    "https://client.example/a/../client.json",
    "https://client.example/%2e%2e/client.json",
    "https://client.example/client.json#part",
    "https://ana@client.example/client.json",
    "https://Client.example/client.json",
    "https://client.example:443/client.json",
    "HTTPS://client.example/client.json",
    `https://client.example/${"x".repeat(512)}`,
  ])("is not fetched from %s", async (client) => {
    const { status, body } = await from(client);
    expect([status, body.error]).toEqual([400, "invalid_client"]);
    expect(asked).toEqual([]);
  });
});
