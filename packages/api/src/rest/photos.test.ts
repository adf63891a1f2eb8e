import { thumbnails } from "@caravan/integrations/thumbnails";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { withOtherFiles } from "../../../domain/test/zipped-trip.ts";
import { photograph } from "../../../integrations/test/wikimedia-server.ts";
import { startApi, type TestApi } from "../../test/api-server.ts";

let api: TestApi;
let ana: Awaited<ReturnType<TestApi["person"]>>;
let ben: Awaited<ReturnType<TestApi["person"]>>;
let tripId: string;
let stopId: string;
let picture: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  api = await startApi();
  Object.assign(api.ports, { pictures: thumbnails() });
  ana = await api.person("Ana");
  ben = await api.person("Ben");
  picture = new Uint8Array(await photograph(800, 600));
});
afterAll(async () => {
  expect(api.faults).toEqual([]);
  await api.close();
});
beforeEach(async () => {
  const dates = { start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };
  tripId = (await ask("POST", "/api/trips", { destination: "Lisbon", ...dates })).trip.id;
  stopId = (await ask("POST", `/api/trips/${tripId}/activities`, { title: "Tea", day_number: 1 })).activity.id;
});

// biome-ignore lint/suspicious/noExplicitAny: an untyped wire
async function ask(method: string, path: string, body?: object, token: string | null = ana.token): Promise<any> {
  return (await api.send(method, path, { ...(token && { token }), ...(body && { body }) })).body;
}
async function upload(query = "", body: Uint8Array<ArrayBuffer> = picture, token = ana.token, type = "image/jpeg") {
  const response = await fetch(`${api.url}/api/trips/${tripId}/photos?${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": type },
    body,
  });
  // biome-ignore lint/suspicious/noExplicitAny: an untyped wire
  return { status: response.status, body: (await response.json()) as any };
}
const bytesAt = async (path: string, token?: string) => {
  const response = await fetch(`${api.url}${path}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe("a photo", () => {
  it("is kept for a stop as WebP, without what the camera wrote into it", async () => {
    const { status, body } = await upload(`name=IMG_0001.JPG&activity_id=${stopId}`);
    expect({ status, document: body.document }).toMatchObject({
      status: 201,
      document: {
        ...{ name: "IMG_0001.webp", kind: "photo", content_type: "image/webp", activity_id: stopId },
        ...{ cover: false, private: false, trip_id: tripId },
      },
    });
    const file = await bytesAt(new URL(body.document.url).pathname, ana.token);
    expect(file.bytes.subarray(8, 12).toString()).toBe("WEBP");
    expect(file.bytes.length).toBe(body.document.size);
    for (const secret of ["Exif", "EXIF", "Somebody", "GPS"]) expect(file.bytes.includes(secret), secret).toBe(false);
    expect(Buffer.from(picture).includes("Somebody")).toBe(true);
  });

  it("that comes with an import loses it too, is left out when it cannot be read, and stays as it is when it has none", async () => {
    await upload(`name=Tea&activity_id=${stopId}`);
    await upload("name=Roofs");
    await upload("name=Tower");
    const { bytes } = await bytesAt(`/api/trips/${tripId}/export?format=zip`, ana.token);
    let own = Buffer.of();
    const zip = withOtherFiles(bytes, (files, pathOf) => {
      own = Buffer.from(files[pathOf("Tower.webp")] as Uint8Array);
      files[pathOf("Tea.webp")] = picture;
      // Its structure is whole, its picture is not.
      const damaged = Buffer.concat([own, Buffer.from("EXIF\u0002\0\0\0me")]);
      damaged.fill(0, 40, own.length);
      damaged.writeUInt32LE(damaged.length - 8, 4);
      files[pathOf("Roofs.webp")] = damaged;
    });
    const sent = await fetch(`${api.url}/api/trips/import`, {
      method: "POST",
      headers: { authorization: `Bearer ${ana.token}`, "content-type": "application/zip" },
      body: zip,
    });
    // biome-ignore lint/suspicious/noExplicitAny: an untyped wire
    const { trip, warnings } = (await sent.json()) as any;
    expect(warnings).toMatchObject([{ code: "photo_left_out", message: expect.stringContaining("Roofs.webp") }]);
    const { documents } = await ask("GET", `/api/trips/${trip.id}/documents`);
    expect(documents.map((it: { name: string }) => it.name).sort()).toEqual(["Tea.webp", "Tower.webp"]);
    const read = async (name: string) =>
      (await bytesAt(`/api/documents/${documents.find((it: { name: string }) => it.name === name).id}/file`, ana.token))
        .bytes;
    const tea = await read("Tea.webp");
    expect(tea.subarray(8, 12).toString()).toBe("WEBP");
    for (const secret of ["Exif", "EXIF", "Somebody", "GPS"]) expect(tea.includes(secret), secret).toBe(false);
    expect((await read("Tower.webp")).equals(own)).toBe(true);
  });

  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>]>([
    ["an SVG", async () => new TextEncoder().encode("<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>")],
    ["a PDF", async () => new TextEncoder().encode("%PDF-1.4\n%%EOF")],
    ["a damaged picture", async () => picture.slice(0, 400)],
    ["an icon", async () => new Uint8Array(await photograph(40, 40))],
    ["nothing", async () => new Uint8Array()],
  ])("is not %s", async (_, bytes) => {
    const { status, body } = await upload("", await bytes(), ana.token, "application/octet-stream");
    expect({ status, code: body.error.code }).toEqual({ status: 415, code: "unsupported_media_type" });
    expect((await ask("GET", `/api/trips/${tripId}/documents`)).documents).toEqual([]);
  });

  it("is for a stop of the trip only, and by its editors", async () => {
    expect((await upload(`activity_id=${crypto.randomUUID()}`)).status).toBe(404);
    expect((await upload("", picture, ben.token)).status).toBe(404);
    expect((await upload("", new Uint8Array(), ben.token)).status).toBe(404);
  });

  it("is in the trash, in the quota and in the export of the account like every document", async () => {
    const { document } = (await upload()).body;
    await ask("DELETE", `/api/trips/${tripId}/documents/${document.id}`);
    const { items } = await ask("GET", "/api/trash");
    expect(items.find((it: { id: string }) => it.id === document.id)).toMatchObject({ bytes: document.size });
  });
});

describe("the cover of a trip", () => {
  const covers = async (token = ana.token) => (await ask("GET", "/api/trip-covers", undefined, token)).covers;
  const coverOf = async () => (await covers()).find((it: { trip_id: string }) => it.trip_id === tripId)?.document_id;

  it("is one photo at a time, chosen, replaced and removed", async () => {
    expect(await coverOf()).toBeUndefined();
    const first = (await upload("cover=true")).body.document;
    expect(first.cover).toBe(true);
    expect(await coverOf()).toBe(first.id);
    const second = (await upload("cover=true")).body.document;
    expect(await coverOf()).toBe(second.id);
    await ask("PUT", `/api/trips/${tripId}/cover`, { document_id: first.id });
    expect(await coverOf()).toBe(first.id);
    await ask("PUT", `/api/trips/${tripId}/cover`, { document_id: null });
    expect(await coverOf()).toBeUndefined();
    expect(await covers(ben.token)).toEqual([]);
  });

  it("stays one when two people upload at the same time", async () => {
    await Promise.all([1, 2, 3, 4].map(() => upload("cover=true")));
    const all = await api.database.prisma.document.count({ where: { tripId, cover: true } });
    expect(all).toBe(1);
  });

  it("is none any more when it is deleted or made private, also after it was restored", async () => {
    const { document } = (await upload("cover=true")).body;
    await ask("DELETE", `/api/trips/${tripId}/documents/${document.id}`);
    await ask("POST", `/api/trash/document/${document.id}/restore`);
    expect(await coverOf()).toBeUndefined();
    await ask("PUT", `/api/trips/${tripId}/cover`, { document_id: document.id });
    await ask("PATCH", `/api/trips/${tripId}/documents/${document.id}`, { private: true });
    expect(await coverOf()).toBeUndefined();
    const refused = await ask("PUT", `/api/trips/${tripId}/cover`, { document_id: document.id });
    expect(refused.error).toMatchObject({ code: "validation_failed", details: [{ path: "document_id" }] });
  });

  it("is shown by a public link only when the link says so", async () => {
    const { share } = await ask("POST", `/api/trips/${tripId}/shares`, {});
    const link = `/api/public/trips/${share.token}`;
    await upload("cover=true");
    expect((await ask("GET", link, undefined, null)).has_cover).toBe(false);
    expect((await bytesAt(`${link}/cover`)).status).toBe(404);
    await ask("PATCH", `/api/trips/${tripId}/shares/${share.id}`, { show_cover: true });
    expect((await ask("GET", link, undefined, null)).has_cover).toBe(true);
    const shown = await bytesAt(`${link}/cover`);
    expect(shown.status).toBe(200);
    expect(shown.bytes.subarray(8, 12).toString()).toBe("WEBP");
    await ask("PATCH", `/api/trips/${tripId}/shares/${share.id}`, { show_cover: false });
    expect((await bytesAt(`${link}/cover`)).status).toBe(404);
  });

  it("does not say on a public page where it was taken, whatever picture was chosen", async () => {
    const response = await fetch(`${api.url}/api/trips/${tripId}/documents?name=Scan.jpg`, {
      method: "POST",
      headers: { authorization: `Bearer ${ana.token}`, "content-type": "image/jpeg" },
      body: picture,
    });
    // biome-ignore lint/suspicious/noExplicitAny: an untyped wire
    const { document } = (await response.json()) as any;
    await ask("PUT", `/api/trips/${tripId}/cover`, { document_id: document.id });
    const { share } = await ask("POST", `/api/trips/${tripId}/shares`, { show_cover: true });
    const { bytes } = await bytesAt(`/api/public/trips/${share.token}/cover`);
    expect(bytes.includes("Somebody")).toBe(false);
    expect(bytes.length).toBeGreaterThan(100);
  });

  it("is replaced by no key that needs approval", async () => {
    const { secret } = await api.key(ana.token, { scopes: ["trips:read", "trips:write"], mode: "propose" });
    expect((await upload("cover=true", picture, secret)).status).toBe(201);
    expect((await upload("cover=true", picture, secret)).status).toBe(403);
  });
});
