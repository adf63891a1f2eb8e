import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The account of the server's processes; null: our own. */
export type ServerAccount = { uid: number; gid: number } | null;

function findUser(name: string): ServerAccount {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/** PostgreSQL refuses to run as root, so root runs it as `postgres`, which is created when missing. */
export function serverAccount(): ServerAccount {
  if (process.getuid?.() !== 0) return null;
  const existing = findUser("postgres");
  if (existing) return existing;
  spawnSync("useradd", ["--system", "--no-create-home", "--shell", "/usr/sbin/nologin", "postgres"]);
  const account = findUser("postgres") ?? findUser("nobody");
  if (!account) {
    throw new Error(
      "PostgreSQL cannot run as root and there is no other account to run it. Start Caravan as an ordinary user, add a user named postgres, or set DATABASE_URL to a server of your own.",
    );
  }
  return account;
}

/** The environment for PostgreSQL's programs: without PG* variables, which would redirect them to another server. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith("PG") && !name.startsWith("LC_"));
  return { ...Object.fromEntries(kept), NODE_ENV: process.env.NODE_ENV, LC_ALL: "C", TZ: "UTC" };
}
