import { createHmac } from "node:crypto";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { ReaderBusy } from "@caravan/core/kernel/ports";
import { blankSegment } from "@caravan/core/segments/correct-segment";
import type { ReadSegment } from "@caravan/domain/confirmation/reading";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startApi, type TestApi } from "../../test/api-server.ts";

const key = Buffer.alloc(32, 7);
const secret = `whsec_${key.toString("base64")}`;
/** The reader's result for a mail with this word; any other mail contains no travel. */
const HOLDS = "Reservation";

let api: TestApi;
let off: TestApi;
/** The input of the reader. */
let read: string[] = [];
let fault: Error | undefined;

beforeAll(async () => {
  const confirmations = {
    text: async () => null,
    read: async (it: { origin: string; bytes?: Uint8Array }) => {
      if (fault) throw fault;
      const text = Buffer.from(it.bytes ?? []).toString("utf8");
      read.push(text);
      const [segment] = text.includes("Cancelled") ? [{ ...stay, status: "cancelled" as const }] : [stay];
      const segments = text.includes(HOLDS) ? [segment] : [];
      return { subject: "Your stay", text, reading: { segments, writtenAt: null, language: "en", remarks: [] } };
    },
  };
  const mail = { mailDomain: "in.example.com", mailAuthority: "mx.example.com" };
  api = await startApi({ inboundMailSecret: secret, ports: { ...mail, confirmations } });
  off = await startApi({}, api);
});
beforeEach(() => {
  read = [];
  fault = undefined;
});
afterAll(async () => {
  await off.close();
  await api.close();
});

const stay: ReadSegment = {
  ...blankSegment,
  kind: "hotel",
  provider: "Hotel Avenida",
  confirmationNumber: "4021",
  start: "2030-05-03",
  end: "2030-05-07",
  place: {
    ...{ name: "Hotel Avenida", iata: null, city: "Lisbon", country: "Portugal", address: null },
    ...{ lat: 38.7, lng: -9.1, timezone: "Europe/Lisbon" },
  },
};

const raw = `From: a@example.com\r\nSubject: Your stay\r\n\r\n${HOLDS} 4021`;
const seconds = (shift = 0) => String(Math.floor(Date.now() / 1000) + shift);

interface Delivery {
  id?: string;
  timestamp?: string;
  signature?: string;
  signedWith?: Buffer;
  body?: string;
  network?: string;
}
const signedLike = (id: string) => ({
  ...{ "webhook-id": id, "webhook-timestamp": seconds(), "webhook-signature": "v1,AAAA" },
});
async function deliver(fields: object, it: Delivery = {}, to: TestApi = api) {
  const body = it.body ?? JSON.stringify(fields);
  const [id, timestamp] = [it.id ?? crypto.randomUUID(), it.timestamp ?? seconds()];
  const sign = createHmac("sha256", it.signedWith ?? key)
    .update(`${id}.${timestamp}.${body}`)
    .digest("base64");
  const headers = {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": it.signature ?? `v1,${sign}`,
    ...(it.network ? { "x-network": it.network } : {}),
  };
  const response = await fetch(`${to.url}/api/inbound-mail`, { method: "POST", headers, body });
  return { status: response.status, body: await response.json() };
}
async function somebody() {
  const person = await api.person("Ana");
  const { email } = await api.database.prisma.user.update({
    where: { id: person.id },
    data: { emailVerified: new Date() },
  });
  const made = await api.send("POST", "/api/users/me/inbound-address", { token: person.token });
  const mails = async () => (await api.send("GET", "/api/users/me/inbound-mails", { token: person.token })).body.mails;
  /** A mail whose author the receiving server has verified. */
  const proved = (text: string) =>
    [
      "Authentication-Results: mx.example.com; dmarc=pass header.from=example.com",
      `From: Ana <${email}>`,
      `Subject: Your stay\r\n\r\n${text}`,
    ].join("\r\n");
  return { ...person, email, address: made.body.address as string, mails, proved, raw: proved(`${HOLDS} 4021`) };
}

describe("the webhook for forwarded mail", () => {
  it("adds the content of a mail to a trip, and lists the mail", async () => {
    const ana = await somebody();
    expect(ana.address).toMatch(/^[a-z\d]{14}@in\.example\.com$/);
    const sent = { to: ana.address, from: "Booking <no-reply@example.com>", subject: "Your stay", raw: ana.raw };
    expect(await deliver(sent)).toEqual({ status: 202, body: { success: true } });
    const trips = await api.send("GET", "/api/trips", { token: ana.token });
    const trip_id = trips.body.trips[0].id;
    expect(await ana.mails()).toMatchObject([
      { sender: "Booking <no-reply@example.com>", subject: "Your stay", outcome: "saved", trip_id },
    ]);
    expect((await ana.mails())[0].summary).toMatch(/^On “.*”: 1 added\.$/);
  });

  it("accepts base64, and addresses with names", async () => {
    const ana = await somebody();
    const [token] = ana.address.split("@");
    const encoded = Buffer.from(raw).toString("base64");
    const addresses = [`Ana <${ana.address}>`, ana.address.toUpperCase(), `${token}+trips@in.example.com`];
    for (const to of addresses) expect((await deliver({ to, raw: encoded })).status).toBe(202);
    expect(read).toEqual([raw, raw, raw]);
  });

  it("gives the same answer whether or not an address exists", async () => {
    const ana = await somebody();
    const known = await deliver({ to: ana.address, raw });
    read = [];
    for (const to of [
      "nobody@in.example.com",
      ana.address.replace("in.example.com", "example.org"),
      "",
      "@",
      "x".repeat(900),
    ])
      expect(await deliver({ to, raw })).toEqual(known);
    expect(read).toEqual([]);
  });

  it("asks to deliver again when the reader is busy", async () => {
    const ana = await somebody();
    const id = crypto.randomUUID();
    fault = new ReaderBusy();
    expect((await deliver({ to: ana.address, raw: ana.raw }, { id })).status).toBe(429);
    expect(await ana.mails()).toEqual([]);
    fault = undefined;
    expect((await deliver({ to: ana.address, raw: ana.raw }, { id })).status).toBe(202);
    expect(await ana.mails()).toMatchObject([{ outcome: "saved" }]);
  });

  it("is not blocked by a network that sends slowly and without the secret", async () => {
    const from = (headers: IncomingHttpHeaders) => String(headers["x-network"]);
    const options = { inboundMailSecret: secret, ports: api.ports, addressOf: from };
    const door = await startApi(options, api);
    const ana = await somebody();
    const statuses: (number | undefined)[] = [];
    const slow = Array.from({ length: 5 }, () => {
      const sent = httpRequest(`${door.url}/api/inbound-mail`, {
        method: "POST",
        headers: { ...signedLike("x"), "x-network": "192.0.2.1", "content-length": 1000 },
      });
      sent.on("response", (it) => statuses.push(it.statusCode));
      sent.on("error", () => {});
      sent.write("{");
      return sent;
    });
    // The last one gets no slot.
    await expect.poll(() => statuses).toEqual([429]);
    expect((await deliver({ to: ana.address, raw }, { network: "192.0.2.1" }, door)).status).toBe(429);
    expect((await deliver({ to: ana.address, raw }, { network: "198.51.100.7" }, door)).status).toBe(202);
    for (const it of slow) it.destroy();
    await door.close();
  });

  it("accepts a delivery once", async () => {
    const ana = await somebody();
    const id = crypto.randomUUID();
    const both = await Promise.all([
      deliver({ to: ana.address, raw }, { id }),
      deliver({ to: ana.address, raw }, { id }),
    ]);
    expect(both.map((it) => it.status).sort()).toEqual([200, 202]);
    expect((await deliver({ to: ana.address, raw }, { id })).status).toBe(200);
    expect(read).toHaveLength(1);
    expect(await ana.mails()).toHaveLength(1);
  });

  it("accepts it again after an internal error", async () => {
    const ana = await somebody();
    const id = crypto.randomUUID();
    fault = new Error("out of memory");
    expect((await deliver({ to: ana.address, raw: ana.raw }, { id })).status).toBe(500);
    expect(api.faults.splice(0)).toHaveLength(1);
    fault = undefined;
    expect((await deliver({ to: ana.address, raw: ana.raw }, { id })).status).toBe(202);
    expect(await ana.mails()).toMatchObject([{ outcome: "saved" }]);
  });

  it("keeps a mail that is not known to come from its person until they have looked at it", async () => {
    const ana = await somebody();
    const trips = async () => (await api.send("GET", "/api/trips", { token: ana.token })).body.trips;
    const eve = await somebody();
    const forged = ana.raw.replace("dmarc=pass", "dmarc=fail");
    for (const it of [raw, forged, eve.raw]) await deliver({ to: ana.address, from: ana.email, raw: it });
    const waiting = await ana.mails();
    expect(waiting.map((it: { outcome: string }) => it.outcome)).toEqual(["waiting", "waiting", "waiting"]);
    expect(await trips()).toEqual([]);
    const [{ confirmation_id }] = waiting;
    const path = `/api/confirmations/${confirmation_id}/save`;
    // A waiting mail is for its person to decide, not for their agent.
    const agent = await api.key(ana.token, { scopes: ["trips:read", "trips:write"] });
    expect((await api.send("POST", path, { token: agent.secret, body: {} })).status).toBe(403);
    expect(await trips()).toEqual([]);
    expect((await api.send("POST", path, { token: ana.token, body: {} })).status).toBe(200);
    expect(await trips()).toHaveLength(1);
    expect((await ana.mails())[0]).toMatchObject({ outcome: "saved", confirmation_id: null });
    expect((await ana.mails())[0].trip_id).toBe((await trips())[0].id);
  });

  it("lets a mail of an unproved address wait, whatever its mail server says", async () => {
    const ana = await somebody();
    await api.database.prisma.user.update({ where: { id: ana.id }, data: { emailVerified: null } });
    await deliver({ to: ana.address, raw: ana.raw });
    expect(await ana.mails()).toMatchObject([{ outcome: "waiting" }]);
  });

  it("changes and cancels nothing without confirmation, and adds nothing with it either", async () => {
    const ana = await somebody();
    await deliver({ to: ana.address, raw: ana.raw });
    const [trip] = (await api.send("GET", "/api/trips", { token: ana.token })).body.trips;
    const status = async () => {
      const { body } = await api.send("GET", `/api/trips/${trip.id}/segments`, { token: ana.token });
      return body.segments.map((it: { status: string }) => it.status);
    };
    await deliver({ to: ana.address, raw: ana.proved(`${HOLDS} 4021 Cancelled`) });
    const [mail] = await ana.mails();
    expect(mail).toMatchObject({ outcome: "waiting", summary: expect.stringContaining("change or cancel") });
    expect(await status()).toEqual(["confirmed"]);
    const path = `/api/confirmations/${mail.confirmation_id}/save`;
    expect((await api.send("POST", path, { token: ana.token, body: {} })).status).toBe(200);
    expect(await status()).toEqual(["cancelled"]);
    // The first mail again changes nothing.
    await deliver({ to: ana.address, raw: ana.proved(`${HOLDS} 4021 Cancelled`) });
    expect((await ana.mails())[0]).toMatchObject({ outcome: "saved", summary: expect.stringContaining("nothing new") });
  });

  it("reports a mail without travel", async () => {
    const ana = await somebody();
    expect((await deliver({ to: ana.address, raw: "Subject: Hi\r\n\r\nHello" })).status).toBe(202);
    expect(await ana.mails()).toMatchObject([{ outcome: "nothing_recognised", trip_id: null }]);
  });

  it("accepts fifty mails a person and day, and reports the first one beyond", async () => {
    const ana = await somebody();
    const mail = { userId: ana.id, outcome: "saved", summary: "", receivedAt: new Date() };
    const rows = Array.from({ length: 50 }, () => ({
      ...mail,
      id: crypto.randomUUID(),
      deliveryId: crypto.randomUUID(),
    }));
    await api.database.prisma.inboundMail.createMany({ data: rows });
    for (let more = 0; more < 3; more++) expect((await deliver({ to: ana.address, raw })).status).toBe(202);
    expect(read).toEqual([]);
    const refused = (await ana.mails()).filter((it: { outcome: string }) => it.outcome === "refused");
    expect(refused).toHaveLength(1);
  });

  it.each<[string, Delivery]>([
    ["another secret", { signedWith: Buffer.alloc(32, 8) }],
    ["no signature", { signature: "" }],
    ["a signature of another version", { signature: `v1a,${Buffer.alloc(32).toString("base64")}` }],
    ["a signature of another length", { signature: "v1,AAAA" }],
    ["an old time", { timestamp: seconds(-301) }],
    ["a time to come", { timestamp: seconds(900) }],
    ["no time", { timestamp: "soon" }],
    ["no id", { id: " " }],
  ])("refuses %s", async (_, how) => {
    const ana = await somebody();
    expect(await deliver({ to: ana.address, raw }, how)).toMatchObject({
      status: 401,
      body: { error: { code: "unauthenticated" } },
    });
    expect(read).toEqual([]);
  });

  it("accepts one of several signatures, while secrets change", async () => {
    const ana = await somebody();
    const [id, timestamp, body] = ["m1", seconds(), JSON.stringify({ to: ana.address, raw })];
    const sign = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64");
    const signature = `v1,${Buffer.alloc(32).toString("base64")} v1,${sign}`;
    expect((await deliver({}, { id, timestamp, body, signature })).status).toBe(202);
  });

  it("refuses invalid and oversized deliveries", async () => {
    for (const body of ["[", "[]", "{}", '{"to":"a","raw":5}']) expect((await deliver({}, { body })).status).toBe(400);
    const ana = await somebody();
    const large = Buffer.alloc(10 * 1_048_576 + 1, "a").toString("base64");
    expect((await deliver({ to: ana.address, raw: large })).status).toBe(413);
    expect((await deliver({ to: ana.address, raw: "a: ".repeat(6_000_000) })).status).toBe(413);
  }, 30_000);

  it("is 404 when not configured", async () => {
    expect((await deliver({ to: "a@in.example.com", raw }, {}, off)).status).toBe(404);
    const ana = await off.person("Ana");
    const { body } = await off.send("GET", "/api/users/me/inbound-address", { token: ana.token });
    expect(body).toEqual({ success: true, enabled: false, address: null });
    expect((await off.send("POST", "/api/users/me/inbound-address", { token: ana.token })).status).toBe(404);
  });
});

describe("an inbound address", () => {
  it("is invalid after it was renewed or switched off", async () => {
    const ana = await somebody();
    const renewed = (await api.send("POST", "/api/users/me/inbound-address", { token: ana.token })).body.address;
    expect(renewed).not.toBe(ana.address);
    await deliver({ to: ana.address, raw });
    expect(read).toEqual([]);
    await deliver({ to: renewed, raw });
    expect(read).toHaveLength(1);
    const ended = await api.send("DELETE", "/api/users/me/inbound-address", { token: ana.token });
    expect(ended.body).toMatchObject({ enabled: true, address: null });
    await deliver({ to: renewed, raw });
    expect(read).toHaveLength(1);
  });
});
