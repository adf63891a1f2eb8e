import { existsSync, mkdtempSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileStore } from "@caravan/core/kernel/ports";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { s3Server } from "../../test/s3-server.ts";
import { diskStore } from "./disk-store.ts";
import { s3Store } from "./s3-store.ts";

const folder = mkdtempSync(join(tmpdir(), "caravan-files-"));
let bucket: Awaited<ReturnType<typeof s3Server>>;
let underPath: Awaited<ReturnType<typeof s3Server>>;
beforeAll(async () => {
  bucket = await s3Server();
  underPath = await s3Server({ bucket: "storage" });
});
afterAll(() => Promise.all([bucket.close(), underPath.close()]));
afterEach(() => void bucket.mishaps.splice(0));

const key = "documents/0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01";
const stores: [string, () => FileStore][] = [
  ["a folder", () => diskStore(folder)],
  ["a bucket", () => s3Store(bucket.settings)],
  // A path before the bucket is part of the address and of the signed text.
  [
    "a bucket below a path",
    () => s3Store({ ...underPath.settings, endpoint: `${underPath.settings.endpoint}/storage/`, bucket: "s3" }),
  ],
];

describe.each(stores)("%s", (_, open) => {
  it("returns what was stored until it is deleted; deleting twice is fine", async () => {
    const store = open();
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 167 + (index >> 8)) % 256));
    expect(await store.get(key)).toBeNull();
    await store.put(key, bytes, "application/pdf");
    expect(Buffer.from((await store.get(key)) as Uint8Array).equals(bytes)).toBe(true);
    await store.put(key, bytes.subarray(0, 5), "application/pdf");
    expect(await store.get(key)).toHaveLength(5);
    await store.delete(key);
    expect(await store.get(key)).toBeNull();
    await store.delete(key);
  });

  it.each(["../secret", "/etc/passwd", "a//b", "a/../b", "a?b", "A", "", "a b", "a%2e"])(
    "refuses the key %j",
    async (strange) => {
      const store = open();
      await expect((async () => store.put(strange, new Uint8Array(1), "text/plain"))()).rejects.toThrow("no key");
      await expect((async () => store.get(strange))()).rejects.toThrow("no key");
      await expect((async () => store.delete(strange))()).rejects.toThrow("no key");
    },
  );
});

describe("a folder", () => {
  it("is readable by its owner only, and leaves no partial files", async () => {
    const store = diskStore(folder);
    await store.put(key, Buffer.from("ten bytes."), "image/png");
    const path = join(folder, key);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "documents")).mode & 0o777).toBe(0o700);
    expect(readdirSync(join(folder, "documents"))).toHaveLength(1);
    // A temporary file, as a crash leaves it.
    writeFileSync(`${path}.unfinished`, "half");
    await store.delete(key);
    expect(existsSync(`${path}.unfinished`)).toBe(false);
  });
});

describe("a bucket", () => {
  const put = (store: FileStore) => store.put(key, Buffer.from("twelve bytes"), "text/plain");

  it("stores the content type", async () => {
    await put(s3Store(bucket.settings));
    expect(bucket.kept.get(key)).toEqual({ bytes: Buffer.from("twelve bytes"), type: "text/plain" });
  });

  it.each(["500", "slow-down", "reset"] as const)("is tried again once after %s", async (mishap) => {
    const store = s3Store(bucket.settings);
    bucket.mishaps.push(mishap);
    await put(store);
    bucket.mishaps.push(mishap);
    expect(Buffer.from((await store.get(key)) as Uint8Array).toString()).toBe("twelve bytes");
    bucket.mishaps.push(mishap);
    await store.delete(key);
    expect(bucket.kept.has(key)).toBe(false);
  });

  it("that is down rejects, without keys and server messages in the error", async () => {
    bucket.mishaps.push("500", "500");
    const fault = await put(s3Store(bucket.settings)).catch((error: Error) => error);
    expect(String(fault)).toBe("Error: the file store answered PUT with 500 InternalError");
    bucket.mishaps.push("reset", "reset");
    await expect(put(s3Store(bucket.settings))).rejects.toThrow(/did not answer PUT: \w+$/);
  });

  it("that hangs is aborted after the timeout, twice", async () => {
    bucket.mishaps.push("hang", "hang");
    await expect(s3Store({ ...bucket.settings, timeoutMs: 200 }).get(key)).rejects.toThrow("did not answer GET");
  });

  it("that breaks off in the middle gives no partial file", async () => {
    const store = s3Store(bucket.settings);
    await put(store);
    bucket.mishaps.push("short");
    await expect(store.get(key)).rejects.toThrow();
  });

  it("follows no redirects", async () => {
    bucket.mishaps.push("redirect", "redirect");
    await expect(put(s3Store(bucket.settings))).rejects.toThrow("did not answer PUT");
  });

  it.each([
    ["a wrong secret", { secretAccessKey: "guess" }, "403 SignatureDoesNotMatch"],
    ["a wrong region", { region: "us-east-1" }, "403 AuthorizationHeaderMalformed"],
    ["a bucket that is not there", { bucket: "other" }, "404 NoSuchBucket"],
  ])("with %s is an error, and not a missing file", async (_, wrong, said) => {
    const store = s3Store({ ...bucket.settings, ...wrong });
    await expect(put(store)).rejects.toThrow(said);
    await expect(store.get(key)).rejects.toThrow(said);
    await expect(store.delete(key)).rejects.toThrow(said);
  });
});

describe("a folder with little space left", () => {
  it("refuses a file that would use the last of it, and stores nothing", async () => {
    const store = diskStore(folder, Number.MAX_SAFE_INTEGER);
    await expect(store.put("documents/too-much", Buffer.alloc(10), "text/plain")).rejects.toMatchObject({
      code: "storage_full",
      kind: "no_space",
    });
    expect(await store.get("documents/too-much")).toBeNull();
  });
});
