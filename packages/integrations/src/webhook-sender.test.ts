import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { webhookSender } from "./webhook-sender.ts";

/** A receiver on a local port, which the operator trusts. */
const received: { request: IncomingMessage; body: string }[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer(async (request, response) => {
  received.push({ request, body: await text(request) });
  answer(response);
});
let url: string;
let sender: ReturnType<typeof webhookSender>;
const signal = new AbortController().signal;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  url = `http://${host}/hook`;
  sender = webhookSender({ trustedHosts: [host], timeoutMs: 1500 });
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  received.splice(0);
  answer = (response) => response.writeHead(204).end();
});

const post = (to = url, who = "ana", using = sender) =>
  using.post(who, { url: to, headers: { "content-type": "application/json", "webhook-id": "1" }, body: "{}" }, signal);

it("posts headers and body, and says the status", async () => {
  expect(await post()).toEqual({ outcome: "answered", status: 204, afterSeconds: null });
  expect(received).toMatchObject([{ body: "{}", request: { method: "POST", url: "/hook" } }]);
  expect(received[0]?.request.headers).toMatchObject({ "webhook-id": "1", "content-type": "application/json" });
});

it.each<[string, (response: ServerResponse) => void, object]>([
  ["an error", (it) => it.writeHead(500).end("no"), { outcome: "answered", status: 500 }],
  [
    "an error that asks to wait",
    (it) => it.writeHead(503, { "retry-after": "30" }).end(),
    { outcome: "answered", status: 503, afterSeconds: 30 },
  ],
  [
    "a redirect, which is not followed",
    (it) => it.writeHead(302, { location: "http://169.254.169.254/" }).end(),
    { outcome: "answered", status: 302 },
  ],
  [
    "an endless body, which is not read",
    (it) => void it.writeHead(200).write("x"),
    { outcome: "answered", status: 200 },
  ],
  ["no answer", () => undefined, { outcome: "unreachable", reason: "The server took too long to answer." }],
  ["a broken connection", (it) => it.destroy(), { outcome: "unreachable", reason: "The host could not be reached." }],
])("handles %s", async (_, given, expected) => {
  answer = given;
  expect(await post()).toMatchObject(expected);
  expect(received).toHaveLength(1);
});

describe("an address", () => {
  const strict = webhookSender({ trustedHosts: [] });
  it.each([
    "http://hooks.example.com/",
    "https://127.0.0.1/",
    "https://10.0.0.1/",
    "https://[::1]/",
    "https://localhost/",
    "https://metadata/",
    "https://hooks.example.com:8443/",
    "https://me:secret@hooks.example.com/",
  ])("%s is refused before and at the request", async (to) => {
    expect(strict.refuses(to)).toEqual(expect.any(String));
    expect(await post(to, "ana", strict)).toEqual({ outcome: "refused", reason: strict.refuses(to) });
  });

  it("with a host name on the usual port is allowed", () => {
    expect(strict.refuses("https://hooks.example.com/caravan?x=1")).toBeNull();
  });
});

it("has two requests of an account under way, and those of others beside them", async () => {
  const open: ServerResponse[] = [];
  answer = (response) => void open.push(response);
  const first = [post(), post()];
  await expect.poll(() => open.length).toBe(2);
  expect(await post()).toEqual({ outcome: "busy" });
  const other = post(url, "ben");
  await expect.poll(() => open.length).toBe(3);
  for (const response of open) response.writeHead(200).end();
  expect(await Promise.all([...first, other])).toMatchObject([{ status: 200 }, { status: 200 }, { status: 200 }]);
  answer = (response) => response.writeHead(204).end();
  expect(await post()).toMatchObject({ outcome: "answered" });
});
