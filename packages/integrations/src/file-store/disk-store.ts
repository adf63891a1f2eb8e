import { mkdir, open, readFile, rename, rm, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { noSpace } from "@caravan/core/kernel/errors";
import type { FileStore } from "@caravan/core/kernel/ports";
import { checkedKey } from "./storage-key.ts";

/** No space on the volume, or the quota of this account is used up. */
const FULL: ReadonlySet<string> = new Set(["ENOSPC", "EDQUOT"]);

/**
 * Stores files in a folder of the installation.
 *
 * @param floorBytes the space that must stay free on its volume; a file that would use it is refused
 */
export function diskStore(folder: string, floorBytes = 0): FileStore {
  const refuseBelowFloor = async (bytes: number) => {
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - bytes < floorBytes) throw noSpace();
  };
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split("/"));
  // Each key has one writer, so a fixed temporary name is enough; deleting the key also deletes what a crash left.
  const unfinished = (path: string) => `${path}.unfinished`;
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await refuseBelowFloor(bytes.byteLength);
      const file = await open(unfinished(path), "w", 0o600);
      try {
        await file.writeFile(bytes);
        // The database will say that the file exists, so it must survive a power failure.
        await file.sync();
      } catch (error) {
        await rm(unfinished(path), { force: true });
        throw FULL.has((error as NodeJS.ErrnoException).code ?? "") ? noSpace() : error;
      } finally {
        await file.close();
      }
      await rename(unfinished(path), path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    async delete(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await rm(unfinished(path), { force: true });
    },
  };
}
