import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

export interface Credentials {
  readonly baseUrl: string;
  readonly key: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const fileOf = (env: Environment): string =>
  join(env.XDG_CONFIG_HOME || join(homedir(), ".config"), "caravan", "credentials.json");

/** Of the environment (`CARAVAN_URL` and `CARAVAN_KEY`), else of the last sign-in; undefined when there was none. */
export async function readCredentials(env: Environment): Promise<Credentials | undefined> {
  if (env.CARAVAN_URL && env.CARAVAN_KEY) return { baseUrl: env.CARAVAN_URL, key: env.CARAVAN_KEY };
  try {
    return JSON.parse(await readFile(fileOf(env), "utf8")) as Credentials;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Only the owner of the file may read it: the key is a secret. */
export async function saveCredentials(env: Environment, credentials: Credentials): Promise<string> {
  const file = fileOf(env);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(file, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 });
  return file;
}

export async function forgetCredentials(env: Environment): Promise<void> {
  await rm(fileOf(env), { force: true });
}
