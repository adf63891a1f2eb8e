import { gzipSync } from "node:zlib";
import { submitGroupInspiration } from "@caravan/core/board/submit-group-inspiration";
import type { Ports } from "@caravan/core/kernel/ports";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run, setUp } from "../../../core/test/context.ts";
import { createGroup, type TestGroup } from "../../../core/test/group.ts";
import { bytes, drip, endless, headersForEver, hostileServer, html, to } from "../../test/hostile-server.ts";
import * as pages from "../../test/html-pages.ts";
import { guardedFetch } from "../guarded-fetch/guarded-fetch.ts";
import { thumbnails } from "../thumbnails.ts";
import { pageReader } from "./page-reader.ts";

/** From a submitted link to the places on the board, with real sockets, threads and database. */
const { database, outside } = await setUp();
const faults: unknown[] = [];
const reader = pageReader((error) => void faults.push(error), 60_000);
/** The only host that the fetcher trusts; all others count as private. */
let web: Awaited<ReturnType<typeof hostileServer>>;
/** A host that is not trusted. */
let secret: Awaited<ReturnType<typeof hostileServer>>;
let ports: Ports;
let group: TestGroup;

beforeAll(async () => {
  web = await hostileServer();
  secret = await hostileServer();
  secret.on("/", html("<title>Secret</title>"));
  const fetcher = guardedFetch({ trustedHosts: [web.host] });
  ports = { ...outside.ports, fetcher, pages: reader, pictures: thumbnails() };
  group = await createGroup({ database, ports });
});
afterAll(async () => {
  await reader.stop();
  await web.close();
  await secret.close();
});

let paths = 0;
const at = (answer: Parameters<typeof web.on>[1]) => web.on(`/${paths++}`, answer);
const submit = (url: string, of = group) => run(submitGroupInspiration, ports, of.creator, { trip_code: of.code, url });
/** The recorded reason why the import failed; it has added no places. */
async function reason(url: string): Promise<string | null | undefined> {
  const answer = await submit(url);
  expect(answer.candidates).toEqual([]);
  // The whole group sees the address, so it is shown without a password.
  expect(answer.import).toMatchObject({ kind: "url", status: "failed", url: url.replace("ana:secret@", "") });
  const row = await database.prisma.placeImport.findUniqueOrThrow({ where: { id: answer.import?.id as string } });
  expect(row).toMatchObject({ groupId: group.id, status: "failed", reason: answer.import?.reason });
  return answer.import?.reason;
}

const nothingPublic = "There is no public page at this address.";

describe("a link to a private network", () => {
  it.each([
    ["this machine", "127.0.0.1"],
    ["this machine, in IPv6", "[::1]"],
    ["this machine, IPv4 within IPv6", "[::ffff:127.0.0.1]"],
    ["this machine, in one number", "2130706433"],
    ["this machine, in octal", "0177.0.0.1"],
    ["this machine, in hexadecimal", "0x7f.1"],
    ["this machine by name", "localhost"],
    ["the metadata of a cloud", "169.254.169.254"],
    ["a private network", "10.1.2.3"],
  ])("to %s is a failed import, directly and after a redirect", async (_, host) => {
    const before = secret.connections();
    const inside = `http://${host}:${secret.port}/`;
    expect(await reason(inside)).toBe(nothingPublic);
    expect(await reason(at(to(inside)))).toBe(nothingPublic);
    expect(secret.connections()).toBe(before);
  });

  it("has the same message for private names, silent hosts and unknown hosts", async () => {
    expect(await reason("http://localhost:1/")).toBe(nothingPublic);
    expect(await reason("http://no-such-host.invalid/")).toBe(nothingPublic);
  });

  it.each([
    ["file:///etc/passwd", "Only http and https addresses are fetched."],
    ["javascript:alert(1)", "Only http and https addresses are fetched."],
    ["gopher://127.0.0.1:6379/_FLUSHALL", "Only http and https addresses are fetched."],
    ["http://ana:secret@example.com/", "The address holds a user name or a password."],
    ["nothing like an address", "This is not a web address."],
  ])("by %s is one too", async (url, expected) => {
    expect(await reason(url)).toBe(expected);
  });

  it("as a picture is not fetched", async () => {
    const before = secret.connections();
    const other = await createGroup({ database, ports });
    const image = `http://127.0.0.1:${secret.port}/`;
    const url = at(html(pages.page(pages.meta({ "og:title": "Garden of the Quay", "og:image": image }))));
    const { candidates } = await submit(url, other);
    expect(candidates).toMatchObject([{ name: "Garden of the Quay", picture_url: null }]);
    expect(secret.connections()).toBe(before);
  });
});

describe("an unusable response", () => {
  const unfolding = gzipSync(Buffer.alloc(16 * 1024 ** 2));
  it.each<[string, () => string, string]>([
    ["leads round in circles", () => web.on("/round", to("/round")), "The address leads elsewhere too often."],
    [
      "is a fault",
      () => at((it) => it.writeHead(503).end("busy")),
      "The page could not be read: its server answered 503.",
    ],
    [
      "is a film",
      () => at(bytes("video/mp4", Buffer.alloc(1000))),
      "This link does not lead to a page that can be read.",
    ],
    [
      "does not say what it is",
      () => at((it) => it.writeHead(200).end("x")),
      "This link does not lead to a page that can be read.",
    ],
    [
      "unfolds to a thousand times its size",
      () => at((it) => it.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(unfolding)),
      "The answer is compressed.",
    ],
    ["has headers without an end", () => at(headersForEver(0)), "The host could not be reached."],
    [
      "is torn off",
      () => at((it) => it.writeHead(200, { "content-length": 9 }).write("x", () => it.destroy())),
      "The host could not be reached.",
    ],
    ["is empty", () => at(html("")), "No place could be found on this page. Add it by its name instead."],
    [
      "asks whether we are human",
      () => at(html("<title>Just a moment...</title>")),
      "No place could be found on this page. Add it by its name instead.",
    ],
  ])("that %s is a failed import", async (_, url, expected) => {
    expect(await reason(url())).toBe(expected);
  });

  it("of a gigabyte is read up to the second megabyte, and that part is used", async () => {
    const other = await createGroup({ database, ports });
    const [sent, before] = [web.bytesSent(), process.memoryUsage().rss];
    const { candidates } = await submit(at(endless("text/html", pages.attraction, 1024 ** 3)), other);
    expect(candidates).toMatchObject([{ name: "Lantern Tower" }]);
    // Two megabytes, and what the buffers of the sockets hold.
    expect(web.bytesSent() - sent).toBeLessThan(32 * 1024 ** 2);
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 ** 2);
  });

  it("that is slow in any way is aborted after the timeout", async () => {
    const other = await createGroup({ database, ports });
    const slow = [
      at(() => undefined),
      at(headersForEver(1000)),
      at(drip("text/html", pages.attraction)),
      at((it) => setTimeout(() => it.writeHead(302, { location: at(drip("text/html", "")) }).end(), 3000)),
    ].map(reason);
    const picture = pages.page(
      pages.meta({ "og:title": "Garden of the Quay", "og:image": at(drip("image/png", "\x89PNG")) }),
    );
    const good = submit(
      at((it, request) => setTimeout(() => html(picture)(it, request), 3500)),
      other,
    );
    expect(new Set(await Promise.all(slow))).toEqual(new Set(["The server took too long to answer."]));
    expect((await good).candidates).toMatchObject([{ name: "Garden of the Quay", picture_url: null }]);
  });
});

describe("a readable page", () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 600, channels: 3, background: "green" } })
      .jpeg()
      .toBuffer();

  it("becomes a candidate in review, with a stored picture and its source", async () => {
    const other = await createGroup({ database, ports });
    web.on("/lantern.jpg", bytes("image/jpeg", await picture(900)));
    const url = at(html(pages.attraction));
    const answer = await submit(url, other);
    expect(answer.import).toMatchObject({ status: "ok", url });
    const [candidate] = answer.candidates;
    expect(candidate).toMatchObject({
      name: "Lantern Tower",
      city: "Lisbon",
      category: "sight",
      confidence: "high",
      status: "review",
      lat: 38.692,
      source: { kind: "url", url },
      picture_url: `/api/group-trips/${other.code}/board/${candidate?.id}/picture`,
    });
    const row = await database.prisma.placeCandidate.findUniqueOrThrow({ where: { id: candidate?.id as string } });
    expect(await sharp(row.picture as Uint8Array).metadata()).toMatchObject({
      format: "webp",
      width: 640,
      height: 427,
    });
  });

  it("has at most five pictures, and ignores unusable ones", async () => {
    const other = await createGroup({ database, ports });
    const image = at(bytes("image/jpeg", await picture(700)));
    const broken = [
      at(bytes("text/html", await picture(700))),
      at(bytes("image/png", Buffer.from("<svg onload=alert(1)>"))),
      at(endless("image/jpeg", "\xff\xd8\xff", 1024 ** 3)),
    ];
    const parks = [...broken, ...Array(5).fill(image)].map((it, index) => ({
      "@type": "Park",
      name: `Park ${index}`,
      image: it,
    }));
    const { candidates } = await submit(at(bytes("application/ld+json", Buffer.from(JSON.stringify(parks)))), other);
    const pictured = candidates.filter((it) => it.picture_url !== null).map((it) => it.name);
    expect(candidates).toHaveLength(8);
    expect(pictured.sort()).toEqual(["Park 3", "Park 4"]);
    expect(web.asked.filter((it) => image.endsWith(it))).toHaveLength(1);
  });

  it("uses the gazetteer's name for a known place, in the city of its title", async () => {
    const other = await createGroup({ database, ports });
    const body = ["Getting there", "Torre de Belém", "Time Out Market", "Jerónimos Monastery"].map(
      (it) => `<h2>${it}</h2>`,
    );
    const { candidates } = await submit(at(html(pages.page("<title>A day in Lisbon</title>", body.join("")))), other);
    expect(candidates.map((it) => it.city)).toEqual(candidates.map(() => "Lisbon"));
    expect(candidates.length).toBeGreaterThanOrEqual(2);
    expect(candidates.every((it) => it.place_id?.startsWith("lisbon/") && it.confidence === "medium")).toBe(true);
  });

  it("may be a numbered list of unknown places", async () => {
    const other = await createGroup({ database, ports });
    const { candidates } = await submit(at(html(pages.story)), other);
    expect(candidates).toMatchObject(
      ["Old Lock Market", "Quay Gardens", "Hall of the Quay"].map((name) => ({
        name,
        city: "Lisbon",
        confidence: "low",
      })),
    );
  });

  it("is about its own place and not about others that it mentions", async () => {
    const other = await createGroup({ database, ports }, [], { destination_options: ["Lisbon"] });
    const body = "<h1>Belém Tower</h1><h2>History</h2><h2>Jerónimos Monastery</h2><h2>Time Out Market</h2>";
    const { candidates } = await submit(at(html(pages.page("<title>Belém Tower</title>", body))), other);
    expect(candidates).toMatchObject([{ name: "Belém Tower", place_id: "lisbon/belem-tower" }]);
  });

  it("is not matched with a known place of the same name elsewhere", async () => {
    const other = await createGroup({ database, ports });
    const data = { "@type": "Museum", name: "MAAT", geo: { latitude: 48.85, longitude: 2.35 } };
    const { candidates } = await submit(at(bytes("application/ld+json", Buffer.from(JSON.stringify(data)))), other);
    expect(candidates).toMatchObject([{ name: "MAAT", city: "Paris", place_id: null, lat: 48.85 }]);
  });

  it("may be a map behind a short link", async () => {
    const other = await createGroup({ database, ports });
    const { fetcher } = ports;
    const url = "https://www.google.com/maps/place/Bar+of+the+Quay/@38.71,-9.14,17z/data=!3d38.7101!4d-9.1402";
    // A test cannot serve Google's host, so the redirect is only followed as far as its address.
    const followed: Ports["fetcher"] = { get: async (...asked) => ({ ...(await fetcher.get(...asked)), url }) };
    const { candidates } = await run(submitGroupInspiration, { ...ports, fetcher: followed }, other.creator, {
      trip_code: other.code,
      url: at(html(pages.page("<title>Google Maps</title>"))),
    });
    expect(candidates).toMatchObject([{ name: "Bar of the Quay", city: "Lisbon", lat: 38.7101 }]);
  });

  it("is not fetched when a map link contains everything", async () => {
    const other = await createGroup({ database, ports });
    const before = web.connections();
    const { candidates } = await submit(
      "https://www.google.com/maps/place/Bar+of+the+Quay,+Rua+Nova+1,+1200+Lisboa/@38.71,-9.14,17z",
      other,
    );
    expect(candidates).toMatchObject([{ name: "Bar of the Quay", city: "Lisbon", lat: 38.71, confidence: "high" }]);
    expect(web.connections()).toBe(before);
    expect(await reason("https://www.google.com/maps/@38.5,-9.9,12z")).toBe(
      "This link shows where, but not what is there. Add the place by its name.",
    );
  });

  it("logged no error", () => {
    expect(faults).toEqual([]);
  });
});
