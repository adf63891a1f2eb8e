import dns from "node:dns";
import { createServer } from "node:http";
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import type { PushSender } from "@caravan/core/kernel/ports";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import webPush from "web-push";
import { pushService, type Subscribed } from "../../test/push-service.ts";
import { secondsToRetryAfter } from "../retry-after.ts";
import { pushSender } from "./push-sender.ts";

const keys = { ...webPush.generateVAPIDKeys(), subject: "mailto:ops@example.com" };
const never = new AbortController().signal;
const options = { ttlSeconds: 3600.9, urgency: "normal" as const };

let service: Awaited<ReturnType<typeof pushService>>;
let reported: string[];
let sender: PushSender;
beforeEach(async () => {
  service = await pushService();
  reported = [];
  sender = senderFor([service.host]);
});
afterEach(async () => {
  expect(service.faults).toEqual([]);
  await service.close();
});

function senderFor(trustedHosts: string[], timeoutMs = 5000): PushSender {
  return pushSender(keys, { trustedHosts, timeoutMs, report: (message) => void reported.push(message) });
}
const target = ({ endpoint, keys: secrets }: Subscribed) => ({ endpoint, ...secrets });

describe("a push", () => {
  it("arrives encrypted and signed, with its topic, urgency and time to live", async () => {
    const device = service.subscribe(keys.publicKey);
    const payload = { kind: "test", title: "Olá, Lisboa ✈️" };
    const sent = await sender.send(
      target(device),
      payload,
      { topic: "abc_-1", ttlSeconds: 60, urgency: "high" },
      never,
    );
    expect(sent).toEqual({ outcome: "sent" });
    const { publicKey, subject } = keys;
    expect(service.to(device.endpoint)).toEqual([
      { endpoint: device.endpoint, payload, topic: "abc_-1", urgency: "high", ttl: 60, publicKey, subject },
    ]);
  });

  it.each<[Parameters<typeof service.answer>[0], object]>([
    [200, { outcome: "sent" }],
    [404, { outcome: "gone" }],
    [410, { outcome: "gone" }],
    [400, { outcome: "refused", reason: "The push service answered 400." }],
    [401, { outcome: "refused", reason: "The push service answered 401." }],
    [403, { outcome: "refused", reason: "The push service answered 403." }],
    [413, { outcome: "refused", reason: "The push service answered 413." }],
    [302, { outcome: "refused", reason: "The push service answered 302." }],
    [429, { outcome: "later", reason: "The push service answered 429.", afterSeconds: null }],
    [500, { outcome: "later", reason: "The push service answered 500.", afterSeconds: null }],
    [503, { outcome: "later", reason: "The push service answered 503.", afterSeconds: null }],
    [
      { status: 429, retryAfter: "120" },
      { outcome: "later", reason: "The push service answered 429.", afterSeconds: 120 },
    ],
  ])("that is answered with %o", async (answer, outcome) => {
    service.answer(answer);
    expect(await sender.send(target(service.subscribe()), {}, options, never)).toEqual(outcome);
    expect(service.received).toHaveLength(1);
  });

  it("is reported without the secrets of the endpoint", async () => {
    const device = service.subscribe();
    service.answer(403);
    await sender.send(target(device), { body: "between us" }, options, never);
    expect(reported).toEqual([`a push to ${service.host} was refused: The push service answered 403.`]);
  });

  it("is retried when there is no response in time", async () => {
    const device = target(service.subscribe());
    service.answer("hang");
    const slow = senderFor([service.host], 200);
    expect(await slow.send(device, {}, options, never)).toMatchObject({
      outcome: "later",
      reason: "The server took too long to answer.",
    });
    const gone = await pushService();
    await gone.close();
    const unheard = { ...device, endpoint: `http://${gone.host}/push/1` };
    expect(await senderFor([gone.host]).send(unheard, {}, options, never)).toMatchObject({
      outcome: "later",
      reason: "The host could not be reached.",
    });
    const stopped = AbortSignal.abort();
    expect(await sender.send(device, {}, options, stopped)).toMatchObject({ outcome: "later" });
  });

  it("ignores the body of a response", async () => {
    let piecesWritten = 0;
    let closed = false;
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(201).on("close", () => {
        closed = true;
      });
      const more = () => {
        while (!closed && piecesWritten++ < 16_384) if (!response.write(Buffer.alloc(65_536))) break;
        if (!closed) response.once("drain", more);
      };
      more();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const device = { ...target(service.subscribe()), endpoint: `http://${host}/push` };
    expect(await senderFor([host]).send(device, {}, options, never)).toEqual({ outcome: "sent" });
    await expect.poll(() => closed).toBe(true);
    // As much as the buffers of the sockets hold, and not a gigabyte.
    expect(piecesWritten).toBeLessThan(500);
    await new Promise((resolve) => server.close(resolve));
  });

  it("is refused, without an exception, for invalid keys and for too large a message", async () => {
    const device = target(service.subscribe());
    const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString("base64url");
    const unusable = { outcome: "refused", reason: "The keys of the device cannot be used." };
    for (const wrong of [{ p256dh: noPoint }, { p256dh: "AAAA" }, { auth: "AAAA" }, { p256dh: "" }])
      expect(await sender.send({ ...device, ...wrong }, {}, options, never)).toEqual(unusable);
    expect(await sender.send(device, { text: "x".repeat(3100) }, options, never)).toMatchObject({ outcome: "refused" });
    expect(service.received).toEqual([]);
  });
});

describe("an endpoint", () => {
  it.each([
    ["http://push.example.com/1", "The address must begin with https."],
    ["https://ana:secret@push.example.com/1", "The address holds a user name or a password."],
    ["https://127.0.0.1/1", "The address is not one of a public push service."],
    ["https://2130706433/1", "The address is not one of a public push service."],
    ["https://[::1]/1", "The address is not one of a public push service."],
    ["https://10.1.2.3/1", "The address is not one of a public push service."],
    ["https://localhost/1", "The address is not one of a public push service."],
    ["https://LOCALHOST./1", "The address is not one of a public push service."],
    ["https://it.localhost/1", "The address is not one of a public push service."],
    ["https://intranet/1", "The address is not one of a public push service."],
    ["https://push.example.com:22/1", "The address is not one of a public push service."],
    ["ftp://push.example.com/1", "Only http and https addresses are fetched."],
    ["nothing", "This is not a web address."],
  ])("%s is never called", async (endpoint, reason) => {
    expect(sender.refuses(endpoint)).toBe(reason);
    const { keys: secrets } = service.subscribe();
    expect(await sender.send({ endpoint, ...secrets }, {}, options, never)).toEqual({ outcome: "refused", reason });
  });

  it("is called when it is public, or configured by the operator", () => {
    for (const it of [
      "https://push.example.com/1",
      "https://push.example.com:443/1",
      "https://fcm.googleapis.com/fcm/send/x",
      `http://${service.host}/1`,
    ])
      expect(sender.refuses(it)).toBeNull();
  });

  it("whose name resolves to a private network is refused", async () => {
    const { keys: secrets } = service.subscribe();
    const real = dns.lookup;
    // The answer of an attacker's name server.
    const toThisMachine = (_: string, { all }: dns.LookupOptions, done: (...found: unknown[]) => void) =>
      all ? done(null, [{ address: "127.0.0.1", family: 4 }]) : done(null, "127.0.0.1", 4);
    dns.lookup = toThisMachine as unknown as typeof dns.lookup;
    syncBuiltinESMExports();
    try {
      const endpoint = "https://push.example.com/1";
      expect(await sender.send({ endpoint, ...secrets }, {}, options, never)).toEqual({
        outcome: "refused",
        reason: "The address belongs to a private network.",
      });
    } finally {
      dns.lookup = real;
      syncBuiltinESMExports();
    }
    expect(service.connections()).toBe(0);
  });
});

it("is retried after the time that the service asks for, at most a day", () => {
  const at = new Date("2026-11-21T12:00:00Z");
  const said = [undefined, "", "soon", "0", "7", " 90 ", "9999999999", "Sat, 21 Nov 2026 12:01:30 GMT"];
  expect(said.map((it) => secondsToRetryAfter(it, at))).toEqual([null, null, null, 0, 7, 90, 86_400, 90]);
  expect(secondsToRetryAfter("Sat, 21 Nov 2026 11:00:00 GMT", at)).toBe(0);
  expect(secondsToRetryAfter("Sun, 21 Nov 2027 11:00:00 GMT", at)).toBe(86_400);
});
