import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { thumbnails } from "./thumbnails.ts";

const pictures = thumbnails();
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 120, b: 40 } } });

/** A grey PNG of one bit a pixel: many pixels in few bytes. */
function png(width: number, height: number, lines = height): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, check]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(lines * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

async function made(bytes: Uint8Array) {
  const small = await pictures.thumbnail(bytes, "ana");
  if (!small) throw new Error("no picture was made");
  return sharp(small).metadata();
}

describe("a thumbnail", () => {
  it.each<[string, () => Promise<Buffer>, { width: number; height: number }]>([
    ["a wide JPEG", () => blank(2000, 1000).jpeg().toBuffer(), { width: 640, height: 320 }],
    ["a tall PNG", () => blank(500, 2000).png().toBuffer(), { width: 120, height: 480 }],
    ["a WebP", () => blank(1280, 960).webp().toBuffer(), { width: 640, height: 480 }],
    ["a small GIF, which stays small", () => blank(100, 90).gif().toBuffer(), { width: 100, height: 90 }],
    ["a PNG of 20 million pixels", async () => png(5000, 4000), { width: 600, height: 480 }],
  ])("of %s is a WebP that fits 640 x 480", async (_, source, size) => {
    expect(await made(await source())).toMatchObject({ format: "webp", ...size });
  });

  it("has no metadata, and is rotated upright", async () => {
    const source = await blank(400, 200)
      .jpeg()
      .withExif({ IFD0: { Make: "Lantern", Copyright: "Somebody" }, IFD3: { GPSLatitude: "38/1 41/1 30/1" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(source).metadata()).exif).toBeDefined();
    const metadata = await made(source);
    expect(metadata).toMatchObject({ width: 200, height: 400 });
    for (const kind of ["exif", "icc", "xmp", "iptc", "orientation"] as const) expect(metadata[kind]).toBeUndefined();
  });

  it("is the first frame of an animation", async () => {
    const frames = [await blank(120, 100).png().toBuffer(), png(120, 100)];
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { pages = 1, height } = await made(moving);
    expect({ pages, height }).toEqual({ pages: 1, height: 100 });
  });
});

describe("no thumbnail is made of", () => {
  const script = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>`;
  it.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ["nothing", () => new Uint8Array()],
    ["words", () => Buffer.from("<html>not found</html>")],
    ["a drawing with a script", () => Buffer.from(script)],
    ["a drawing that begins like a PNG", () => Buffer.from(`\x89PNG\r\n\x1a\n${script}`, "latin1")],
    ["another kind", () => blank(300, 300).tiff().toBuffer()],
    ["a counter of visitors", () => blank(1, 1).gif().toBuffer()],
    ["a PNG that says it is 50,000 x 50,000", () => png(50_000, 50_000, 10)],
    ["a sound PNG of 36 million pixels", () => png(6000, 6000)],
    ["half a JPEG", async () => (await blank(800, 800).jpeg().toBuffer()).subarray(0, 2000)],
    ["a PNG with half of its lines", () => png(800, 800, 400)],
    ["a JPEG of noise", () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(50_000, 0xab)])],
  ])("%s", async (_, bytes) => {
    expect(await pictures.thumbnail(await bytes(), "ana")).toBeNull();
  });

  it("any of these, and the next thumbnail works", async () => {
    const sound = await blank(300, 300).png().toBuffer();
    const [first, second] = await Promise.all([
      pictures.thumbnail(png(50_000, 50_000, 10), "ana"),
      pictures.thumbnail(sound, "ana"),
    ]);
    expect([first, second]).toEqual([null, expect.any(Uint8Array)]);
  });
});

describe("many pictures", () => {
  it("of one account wait, and are refused beyond twenty", async () => {
    const flooded = thumbnails();
    const bytes = await blank(200, 200).png().toBuffer();
    const made = await Promise.allSettled(Array.from({ length: 60 }, () => flooded.thumbnail(bytes, "ana")));
    expect(made.map((it) => it.status)).toEqual([
      ...Array.from({ length: 20 }, () => "fulfilled"),
      ...Array.from({ length: 40 }, () => "rejected"),
    ]);
    for (const it of made) if (it.status === "rejected") expect(it.reason).toMatchObject({ code: "busy" });
    expect(await flooded.thumbnail(bytes, "ana")).not.toBeNull();
  });

  it("of one account do not keep those of another waiting", async () => {
    const shared = thumbnails();
    const bytes = await blank(700, 700).png().toBuffer();
    const done: string[] = [];
    const make = (who: string) =>
      shared.photo(bytes, who).then((it) => void done.push(it ? who : `no picture of ${who}`));
    await Promise.all([...Array.from({ length: 15 }, () => make("ana")), make("rui")]);
    expect(done).toHaveLength(16);
    expect(done.indexOf("rui")).toBeLessThan(4);
  });
});

describe("a portrait", () => {
  it("is the middle of a picture as a square WebP of 256 pixels, also of a smaller one", async () => {
    for (const [width, height] of [
      [2000, 1000],
      [90, 300],
    ] as const) {
      const square = await pictures.portrait(await blank(width, height).jpeg().toBuffer(), "ana");
      if (!square) throw new Error("no picture was made");
      expect(await sharp(square).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
    }
  });
});
