import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { PhotoFolder } from "./photo-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "caravan-photos-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sizes = (bytes: number) => [{ width: 320 as const, format: "webp" as const, bytes: new Uint8Array(bytes) }];
const seenDaysAgo = (id: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000);
  return utimes(join(folder, id), then, then);
};

it("deletes what was not looked at for longest when it is full", async () => {
  const photos = new PhotoFolder(folder, 1000);
  for (const [id, days] of [
    ["a", 3],
    ["b", 9],
    ["c", 5],
  ] as const) {
    await photos.write(id, sizes(300));
    await seenDaysAgo(id, days);
  }
  expect(await photos.read({ id: "b", width: 320, format: "webp" })).toHaveLength(300);
  await photos.write("d", sizes(300));
  expect((await readdir(folder)).sort()).toEqual(["b", "d"]);
});

it("deletes what nobody has looked at for two months", async () => {
  await new PhotoFolder(folder, 1_000_000).write("a", sizes(10));
  await seenDaysAgo("a", 61);
  await new PhotoFolder(folder, 1_000_000).write("b", sizes(10));
  expect(await readdir(folder)).toEqual(["b"]);
});

it("has none that is unknown, and writes one twice without harm", async () => {
  const photos = new PhotoFolder(join(folder, "later"), 1000);
  expect(await photos.has("a")).toBe(false);
  expect(await photos.read({ id: "a", width: 320, format: "webp" })).toBeUndefined();
  await Promise.all([photos.write("a", sizes(10)), photos.write("a", sizes(10))]);
  expect(await photos.has("a")).toBe(true);
  expect(await photos.read({ id: "a", width: 640, format: "webp" })).toBeUndefined();
  expect(await readdir(join(folder, "later"))).toEqual(["a"]);
});
