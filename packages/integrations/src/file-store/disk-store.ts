import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { FileStore } from "@caravan/core/ports";

/** Files in a folder of the installation. Keys are made by us and hold no more than letters, digits, dashes and slashes. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!/^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/.test(key)) throw new Error("this is no key of ours");
    return join(folder, ...key.split("/"));
  };
  return {
    async put(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // A file that is there is there whole.
      const unfinished = `${path}.unfinished-${process.pid}`;
      await writeFile(unfinished, bytes, { mode: 0o600 });
      await rename(unfinished, path);
    },
    async get(key) {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    delete: (key) => rm(pathOf(key), { force: true }),
  };
}
