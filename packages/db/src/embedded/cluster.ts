import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type ServerAccount, serverEnvironment } from "./server-account.ts";
import type { Programs } from "./server-files.ts";

export const USER = "caravan";
export const PASSWORD_FILE = "caravan.password";

export type ServerFiles = { home: string; cluster: string; programs: Programs; account: ServerAccount };

/** Creates the cluster in a temporary folder and renames it, so that no process finds an incomplete one. */
export function initialise(place: ServerFiles): void {
  const partial = `${place.cluster}.${process.pid}`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { mode: 0o700 });
  const own = (path: string) => place.account && chownSync(path, place.account.uid, place.account.gid);
  own(partial);
  const password = randomBytes(24).toString("base64url");
  const passwordFile = `${partial}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  own(passwordFile);
  try {
    const result = spawnSync(
      place.programs.initdb,
      // The built-in locale sorts the same on every machine, whatever its C library.
      [
        `--pgdata=${partial}`,
        `--username=${USER}`,
        `--pwfile=${passwordFile}`,
        "--auth=scram-sha-256",
        "--encoding=UTF8",
        "--locale=C",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
      ],
      { ...place.account, env: serverEnvironment(), encoding: "utf8", cwd: place.home },
    );
    if (result.status !== 0) {
      throw new Error(
        `The embedded PostgreSQL could not create its data in ${place.cluster}:\n${result.error?.message ?? result.stderr}\nMend that, or set DATABASE_URL to a server of your own.`,
      );
    }
    renameSync(passwordFile, join(partial, PASSWORD_FILE));
    if (!existsSync(place.cluster)) renameSync(partial, place.cluster);
  } catch (error) {
    // Another process created the cluster meanwhile.
    if (!existsSync(place.cluster)) throw error;
  } finally {
    rmSync(partial, { recursive: true, force: true });
    rmSync(passwordFile, { force: true });
  }
}
