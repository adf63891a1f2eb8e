import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./postmaster.ts";

let count = 0;

/**
 * Notes in the folder which processes use the server. `leave()` removes this process's note and returns whether it was
 * the last; notes of ended processes do not count.
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
