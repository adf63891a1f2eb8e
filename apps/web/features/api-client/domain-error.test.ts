import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { AppRouter } from "@caravan/api/router";
import { createTRPCClient, httpBatchLink, httpLink, splitLink } from "@trpc/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { domainError, ResponseError } from "./domain-error.ts";

let server: Server;
let answer = (_response: ServerResponse) => {};
beforeAll(async () => {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** How the client handles such an answer, as a query and as a change. */
async function heard(): Promise<unknown[]> {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const condition = (it: { type: string }) => it.type === "mutation";
  const client = createTRPCClient<AppRouter>({
    links: [splitLink({ condition, true: httpLink({ url }), false: httpBatchLink({ url }) })],
  });
  return Promise.all([
    client.trips.list.query({}).catch(domainError),
    client.trips.delete.mutate({ trip_id: crypto.randomUUID() }).catch(domainError),
  ]);
}

describe("the error of a failed call", () => {
  it("is the service's error for a call refused before its procedure", async () => {
    answer = (response) => {
      const error = { code: "rate_limited", message: "Too many requests.", details: [] };
      response.writeHead(429, { "content-type": "application/json", "retry-after": "7" });
      response.end(JSON.stringify({ success: false, error }));
    };
    const refused = { code: "rate_limited", message: "Too many requests.", details: [], status: 429, retryAfter: 7 };
    expect(await heard()).toEqual([refused, refused]);
  });

  it.each([
    ["a gateway that does not reach us", 502, "<h1>Bad gateway</h1>"],
    ["the page of a network that wants to be signed in to", 200, "<h1>Welcome</h1>"],
  ])('is "no connection" when the answer is %s', async (_name, status, page) => {
    answer = (response) => void response.writeHead(status, { "content-type": "text/html" }).end(page);
    expect(await heard()).toMatchObject([
      { code: "offline", status: 0 },
      { code: "offline", status: 0 },
    ]);
  });
});

describe("a refusal over REST", () => {
  it("is read like an error of the tRPC client", () => {
    const error = { code: "stale_revision", message: "The trip has changed.", details: [] };
    const refused = ResponseError.of(409, { success: false, error });
    expect(refused.message).toBe("The trip has changed.");
    expect(domainError(refused)).toEqual({ ...error, status: 409 });
  });

  it.each([null, {}, { error: "Bad gateway" }, { error: { message: "No." } }])(
    "ignores the body %j and keeps the status",
    (body) => expect(domainError(ResponseError.of(502, body))).toMatchObject({ code: "internal", status: 502 }),
  );
});
