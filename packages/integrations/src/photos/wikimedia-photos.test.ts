import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Ports } from "@caravan/core/kernel/ports";
import { getPhoto } from "@caravan/core/pictures/get-photo";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { run, setUp } from "../../../core/test/context.ts";
import { faults } from "../../test/osm-server.ts";
import { bySaMetadata, type CommonsFile, photograph, wikimediaServer } from "../../test/wikimedia-server.ts";
import { guardedFetch } from "../guarded-fetch/guarded-fetch.ts";
import { AnswerCache } from "../live-sources/answer-cache.ts";
import { SourceClient } from "../live-sources/source-client.ts";
import { PhotoFolder } from "./photo-folder.ts";
import { wikimediaPhotos } from "./wikimedia-photos.ts";

const { database, outside } = await setUp();
const nobody = { kind: "anonymous" } as const;
/** With an item of its own in the gazetteer, and without. */
const tower = "lisbon/belem-tower";
const towerItem = "Q215003";
const market = "lisbon/time-out-market";

const items = {
  [towerItem]: {
    label: "Belém Tower",
    images: [{ file: "Old drawing.jpg", rank: "deprecated" as const }, { file: "Torre.jpg" }],
  },
};
const torre: CommonsFile = {};
const sends = (bytes: Uint8Array) => () => (response: ServerResponse) =>
  void response.writeHead(200, { "content-type": "image/jpeg" }).end(bytes);
const idOf = (name: string) => createHash("sha1").update(name).digest("hex");

let folder: string;
let close = async () => {};
afterEach(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "caravan-photos-"));
  await database.pool.query("delete from live_answers");
});

async function serve(
  known: Parameters<typeof wikimediaServer>[0],
  files: Parameters<typeof wikimediaServer>[1],
  { timeoutSeconds = 2, trusted = true } = {},
) {
  const source = await wikimediaServer(known, files);
  close = source.close;
  const config = {
    ...{ wikidataUrl: source.url, commonsUrl: source.url, timeoutSeconds, pauseMs: 0 },
    userAgent: "Caravan/1.0 (+https://trips.example.com)",
  };
  const wikidata = new SourceClient(0);
  const photos = wikimediaPhotos(config, {
    ...{ wikidata, commons: new SourceClient(0), answers: new AnswerCache(database) },
    fetcher: guardedFetch({ trustedHosts: trusted ? [new URL(source.url).host] : [] }),
    folder: new PhotoFolder(folder, 50_000_000),
  });
  const ports: Ports = { ...outside.ports, photos };
  const photoOf = (of: string) => run(getPhoto, ports, nobody, { of });
  const arrived = async (of: string) => {
    await expect.poll(async () => (await photoOf(of)).pending, { timeout: 5000 }).toBe(false);
    return (await photoOf(of)).photo;
  };
  return { source, wikidata, photoOf, arrived };
}

describe("get_photo", () => {
  it("answers without waiting, and has the photograph of the stored item when it has arrived", async () => {
    const { source, photoOf, arrived } = await serve(items, { "Torre.jpg": torre });
    expect(await photoOf(tower)).toEqual({ photo: null, pending: true });
    expect(await arrived(tower)).toEqual({
      photo_id: idOf("Torre.jpg"),
      author: "Alvesgaspar",
      licence: "CC BY-SA 4.0",
      licence_url: "https://creativecommons.org/licenses/by-sa/4.0",
      page_url: "https://commons.wikimedia.org/wiki/File:Torre.jpg",
    });
    expect(source.questions()).toEqual(["wbgetclaims", "query", "/thumb/1280px-Torre.jpg.jpg"]);
    expect(new Set(source.asked.map((it) => it.userAgent))).toEqual(
      new Set(["Caravan/1.0 (+https://trips.example.com)"]),
    );
  });

  it("keeps it in three widths and two formats, without the camera's data, and asks no more", async () => {
    const { source, arrived } = await serve(items, { "Torre.jpg": torre });
    source.state.picture = sends(await photograph(1280, 853));
    await arrived(tower);
    const files = (await readdir(join(folder, idOf("Torre.jpg")))).sort();
    expect(files).toEqual(["1280.avif", "1280.webp", "320.avif", "320.webp", "640.avif", "640.webp"]);
    for (const file of files) {
      const metadata = await sharp(join(folder, idOf("Torre.jpg"), file)).metadata();
      expect(metadata.width).toBe(Number(file.split(".")[0]));
      expect(metadata.exif).toBeUndefined();
    }
    const before = source.asked.length;
    await arrived(tower);
    expect(source.asked).toHaveLength(before);
  });

  it("fetches only the picture again when its files are gone", async () => {
    const { source, photoOf, arrived } = await serve(items, { "Torre.jpg": torre });
    await arrived(tower);
    await rm(join(folder, idOf("Torre.jpg")), { recursive: true });
    expect(await photoOf(tower)).toEqual({ photo: null, pending: true });
    expect(await arrived(tower)).not.toBeNull();
    expect(source.questions()).toEqual([
      "wbgetclaims",
      "query",
      "/thumb/1280px-Torre.jpg.jpg",
      "/thumb/1280px-Torre.jpg.jpg",
    ]);
  });

  it("finds a place without an item by its name, and holds it against the distance", async () => {
    const near = { at: [38.7068, -9.1459] as const };
    const { source, arrived } = await serve(
      {
        Q1: { label: "Time Out Market Lisboa kitchen school", ...near, images: [{ file: "Kitchens.jpg" }] },
        Q2: { label: "Time Out Market", at: [25.79, -80.14], images: [{ file: "Miami.jpg" }] },
        Q3: { label: "Time Out Market", ...near },
        Q4: { label: "Mercado da Ribeira", aliases: ["Time Out Market"], ...near, images: [{ file: "Ribeira.jpg" }] },
      },
      { "Kitchens.jpg": torre, "Miami.jpg": torre, "Ribeira.jpg": torre },
    );
    expect(await arrived("lisbon/mercado-da-ribeira")).toBeNull();
    expect((await arrived(market))?.photo_id).toBe(idOf("Ribeira.jpg"));
    const sent = source.asked.map(({ url }) => url.href).join(" ");
    expect(sent).not.toMatch(/38\.7\d|-9\.1\d/);
  });

  it("finds one whose name begins otherwise, by the words that tell it apart and around its town", async () => {
    const at = [38.7068, -9.1459] as const;
    const { source, arrived } = await serve(
      {
        Q5: { label: "Praça do Time Out Market", at: [38.72, -9.1459], images: [{ file: "Far.jpg" }] },
        Q6: { label: "Lisbon's Time Out Market", at, images: [{ file: "Ribeira.jpg" }] },
      },
      { "Far.jpg": torre, "Ribeira.jpg": torre },
    );
    expect((await arrived(market))?.photo_id).toBe(idOf("Ribeira.jpg"));
    expect(source.asked.map(({ url }) => url.searchParams.get("srsearch")).filter(Boolean)).toEqual([
      "time out nearcoord:15km,38.7,-9.1",
    ]);
  });

  it("keeps the item that it found, and shows its picture without searching again", async () => {
    const at = [38.7068, -9.1459] as const;
    const { source, arrived } = await serve(
      { Q4: { label: "Time Out Market", at, images: [{ file: "Ribeira.jpg" }] } },
      { "Ribeira.jpg": torre },
    );
    await arrived(market);
    const { rows } = await database.pool.query("select key, body from live_answers where key like 'item/%'");
    expect(rows).toEqual([{ key: `item/1/${market}`, body: { item: "Q4" } }]);
    await database.pool.query("delete from live_answers where key like 'photo/%'");
    const before = source.questions().length;
    expect((await arrived(market))?.photo_id).toBe(idOf("Ribeira.jpg"));
    expect(source.questions().slice(before)).toEqual(["wbgetclaims", "query"]);
  });

  it("finds a city by its name near its centre", async () => {
    const { arrived } = await serve(
      {
        Q8: { label: "Lisbon Cathedral", at: [38.7078, -9.1366], images: [{ file: "Ohio.jpg" }] },
        Q9: { label: "Lisbon", at: [41.77, -81.01], images: [{ file: "Ohio.jpg" }] },
        Q597: { label: "Lisbon", at: [38.708, -9.139], images: [{ file: "Lisboa.jpg" }] },
      },
      { "Ohio.jpg": torre, "Lisboa.jpg": torre },
    );
    expect((await arrived("lisbon"))?.photo_id).toBe(idOf("Lisboa.jpg"));
  });

  it("looks for nothing that is not of our own list", async () => {
    const { source, photoOf } = await serve({}, {});
    for (const unknown of [
      "lisbon/nowhere",
      "Zebulon's house",
      "geo:38.7,-9.1",
      "osm:node/1",
      "../etc/passwd",
      "atlantis",
    ])
      expect(await photoOf(unknown), unknown).toEqual({ photo: null, pending: false });
    expect(source.asked).toEqual([]);
  });

  it.each<[string, CommonsFile]>([
    ["not free", { metadata: { ...bySaMetadata, NonFree: "true" } }],
    ["for no commercial use", { metadata: { ...bySaMetadata, LicenseShortName: "CC BY-NC 2.0" } }],
    ["without a licence", { metadata: { Artist: "Somebody" } }],
    ["without the author that its licence asks for", { metadata: { LicenseShortName: "CC BY 4.0" } }],
    ["a drawing", { mime: "image/svg+xml" }],
    ["a scanned book", { mime: "application/pdf" }],
    ["tiny", { size: [200, 150] }],
    ["on another host", { thumbUrl: "https://photos.example.com/torre.jpg" }],
    ["at no address", { thumbUrl: "javascript:alert(1)" }],
  ])("shows none that is %s, and remembers that", async (_, file) => {
    const { source, arrived } = await serve(items, { "Torre.jpg": file });
    expect(await arrived(tower)).toBeNull();
    const before = source.asked.length;
    expect(await arrived(tower)).toBeNull();
    expect(source.asked).toHaveLength(before);
    expect(source.questions().filter((it) => it.startsWith("/thumb"))).toEqual([]);
  });

  it("names no author where none has to be named", async () => {
    const { arrived } = await serve(items, { "Torre.jpg": { metadata: { LicenseShortName: "Public domain" } } });
    expect(await arrived(tower)).toMatchObject({ author: null, licence: "Public domain", licence_url: null });
  });

  it("takes no markup, hidden words and links from what Commons says", async () => {
    const Artist =
      '<style>.a{}</style><span style="display: none">Unknown authorUnknown author</span><bdi><a href="javascript:x()">Ana\u202e &amp; Bo</a></bdi><script>x()</script>';
    const { arrived } = await serve(items, {
      "Torre.jpg": { metadata: { ...bySaMetadata, Artist, LicenseUrl: "javascript:alert(1)" } },
    });
    expect(await arrived(tower)).toMatchObject({ author: "Ana & Bo", licence_url: null });
  });

  it("has none where the item, the image or the file is missing", async () => {
    const { arrived } = await serve({ [towerItem]: { label: "Belém Tower" } }, {});
    expect(await arrived(tower)).toBeNull();
    const { arrived: again } = await serve({}, {});
    expect(await again(market)).toBeNull();
  });
});

describe("a picture", () => {
  const pictures: Record<string, (response: ServerResponse) => void> = {
    "an SVG": (it) =>
      it.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg xmlns='http://www.w3.org/2000/svg'/>"),
    "an SVG that claims to be a JPEG": (it) => it.writeHead(200, { "content-type": "image/jpeg" }).end("<svg/>"),
    "a page": (it) => it.writeHead(200, { "content-type": "text/html" }).end("<html></html>"),
    "too large": (it) => it.writeHead(200, { "content-type": "image/jpeg", "content-length": "99000000" }).end(),
    damaged: (it) => it.writeHead(200, { "content-type": "image/jpeg" }).end(Buffer.from("ffd8ffe000104a46", "hex")),
    missing: (it) => it.writeHead(404).end(),
    "a redirect to a private address": (it) => it.writeHead(302, { location: "http://127.0.0.1:1/a.jpg" }).end(),
    "a redirect to another site": (it) => it.writeHead(301, { location: "https://photos.invalid/a.jpg" }).end(),
  };
  it.each(Object.entries(pictures))("that is %s is not used, and that is remembered", async (_, answer) => {
    const { source, arrived } = await serve(items, { "Torre.jpg": torre });
    source.state.picture = () => answer;
    expect(await arrived(tower)).toBeNull();
    const before = source.asked.length;
    expect(await arrived(tower)).toBeNull();
    expect(source.asked).toHaveLength(before);
    expect(await readdir(folder)).toEqual([]);
  });

  it("is not fetched from a private address that nobody chose", async () => {
    const { source, arrived } = await serve(items, { "Torre.jpg": torre }, { trusted: false });
    expect(await arrived(tower)).toBeNull();
    expect(source.questions()).toEqual(["wbgetclaims", "query"]);
  });

  it("of a tower is cropped to a frame that pages show", async () => {
    const { source, arrived } = await serve(items, { "Torre.jpg": torre });
    source.state.picture = sends(await photograph(900, 2000));
    await arrived(tower);
    const { width, height } = await sharp(join(folder, idOf("Torre.jpg"), "640.webp")).metadata();
    expect([width, height]).toEqual([640, 480]);
  });
});

describe("a source that is down", () => {
  it.each(["too many requests", "a page instead of data", "no answer at all"])(
    "(%s) leaves the cover, and a later call asks again",
    async (fault) => {
      const { source, wikidata, photoOf, arrived } = await serve(items, { "Torre.jpg": torre }, { timeoutSeconds: 1 });
      source.answersInstead(faults[fault] ?? (() => undefined));
      expect(await photoOf(tower)).toEqual({ photo: null, pending: true });
      await expect.poll(() => wikidata.lastOutcome?.answered, { timeout: 5000 }).toBe(false);
      source.recovers();
      expect((await photoOf(tower)).photo).toBeNull();
      expect((await arrived(tower))?.licence).toBe("CC BY-SA 4.0");
    },
  );

  it("keeps what is there", async () => {
    const { source, photoOf, arrived } = await serve(items, { "Torre.jpg": torre });
    await arrived(tower);
    await database.pool.query("update live_answers set expires_at = now() - interval '1 day'");
    source.answersInstead((response) => void response.writeHead(503).end());
    expect(await photoOf(tower)).toMatchObject({ photo: { licence: "CC BY-SA 4.0" }, pending: false });
  });
});
