import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build as bundle } from "rolldown";

const web = import.meta.dirname;

/** Our files outside the build: the ground of the map, and the icons of an installed app. */
const others = ["/map/land.json", "/manifest.webmanifest", "/icon.svg", "/icon-192.png"];

interface BuildFile {
  readonly url: string;
  /** Null for files whose name contains a hash of their content. */
  readonly revision: string | null;
}

/**
 * Bundles the service worker into `public/`, where Next serves it for the whole site, and inserts the list of the
 * build's files. The build has to exist.
 */
export async function buildServiceWorker(): Promise<void> {
  const name = readFileSync(join(web, ".next/BUILD_ID"), "utf8").trim();
  await bundle({
    input: join(web, "service-worker/main.ts"),
    cwd: web,
    platform: "browser",
    tsconfig: join(web, "service-worker/tsconfig.json"),
    transform: {
      define: {
        "process.env.NODE_ENV": '"production"',
        BUILD_NAME: JSON.stringify(name),
        BUILD_FILES: JSON.stringify(filesOf(name)),
      },
    },
    output: { file: join(web, "public/service-worker.js"), format: "iife", minify: true },
  });
}

function filesOf(build: string): readonly BuildFile[] {
  const made = globSync("**/*.*", { cwd: join(web, ".next/static") })
    .map((path) => path.replaceAll("\\", "/"))
    // The map's library contains a development build, which no page loads.
    .filter((path) => !/\.map$|-dev\.[^/]*\.mjs$/.test(path));
  return [
    ...made.sort().map((path) => ({ url: `/_next/static/${path}`, revision: null })),
    ...others.map((url) => ({ url, revision: contentHash(join(web, "public", url)) })),
    { url: "/offline", revision: build },
  ];
}

function contentHash(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
}
