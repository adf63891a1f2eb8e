import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./postmaster.ts";

let count = 0;

/**
 * Notes in the folder that this process uses the server. `leave()` takes the note back and says whether nobody else
 * uses it; notes of processes that are gone don't count.
 */
export function noteUsage(home: string): { leave(): boolean } {
  const folder = join(home, "users");
  mkdirSync(folder, { recursive: true });
  count += 1;
  const own = `${process.pid}-${count}`;
  writeFileSync(join(folder, own), "");
  return {
    leave() {
      rmSync(join(folder, own), { force: true });
      return readdirSync(folder).every((name) => {
        if (isAlive(Number.parseInt(name, 10))) return false;
        rmSync(join(folder, name), { force: true });
        return true;
      });
    },
  };
}
