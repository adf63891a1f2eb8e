import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "@caravan/core/kernel/ports";
import { checkedKey } from "./storage-key.ts";

/** Files in a folder of the installation. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...checkedKey(key).split("/"));
  // Each key has one writer, so a fixed temporary name is enough; deleting the key also deletes what a crash left.
  const unfinished = (path: string) => `${path}.unfinished`;
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(unfinished(path), "w", 0o600);
      try {
        await file.writeFile(bytes);
        // Its row will say that it exists, also after a power cut.
        await file.sync();
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
