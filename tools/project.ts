import { existsSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const fromRoot = (...parts: string[]): string => join(root, ...parts);

/** Loads the settings of this machine from `.env`; existing environment variables win. */
export function loadDotEnv(): void {
  const path = fromRoot(".env");
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Switches off the telemetry of every tool that we run. */
export const quiet = {
  NEXT_TELEMETRY_DISABLED: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  CHECKPOINT_DISABLE: "1",
  DO_NOT_TRACK: "1",
};

/** The names of all benchmarks; each is a file of `bench/`. */
export function benchmarks(): string[] {
  return readdirSync(fromRoot("bench"))
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length));
}
