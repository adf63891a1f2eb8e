import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fromRoot, quiet, root } from "./project.ts";

const marker = fromRoot("apps/web/.next/caravan-build");
const worker = fromRoot("apps/web/public/service-worker.js");
/** The server of the build. */
export const builtServer = fromRoot("apps/web/.next/caravan/server/server.mjs");
const sources = [
  "apps/web/**",
  "packages/*/package.json",
  "packages/*/src/**",
  "prisma/schema/**",
  "tsconfig.base.json",
  "pnpm-lock.yaml",
];
const skipped =
  /(^|\/)(node_modules|\.next|\.turbo|generated)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$|service-worker\.js$/;

/** A hash of everything that the build depends on: sources, locked dependencies and public settings. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(sources, {
    cwd: root,
    exclude: (path) => skipped.test(path.replaceAll("\\", "/")),
  }).sort()) {
    const path = fromRoot(file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  for (const name of Object.keys(process.env)
    .filter((key) => key.startsWith("NEXT_PUBLIC_"))
    .sort()) {
    hash.update(`${name}=${process.env[name]}`);
  }
  return hash.digest("hex");
}

/** Builds the web application, unless the existing build has the same sources. */
export function ensureWebBuild(): void {
  const wanted = fingerprint();
  if (existsSync(worker) && existsSync(marker) && readFileSync(marker, "utf8") === wanted) return;
  // Removed first, so that an interrupted build does not count as finished.
  rmSync(marker, { force: true });
  console.log("Building the web application (about a minute, only after changes)");
  const next = fromRoot("apps/web/node_modules/next/dist/bin/next");
  for (const script of [
    [next, "build"],
    ["--disable-warning=ExperimentalWarning", fromRoot("apps/web/build.ts")],
  ]) {
    const result = spawnSync(process.execPath, script, {
      cwd: fromRoot("apps/web"),
      stdio: "inherit",
      env: { ...process.env, ...quiet, NODE_ENV: "production" },
    });
    if (result.status !== 0) throw new Error("The web application could not be built: see the output above.");
  }
  writeFileSync(marker, wanted);
}
