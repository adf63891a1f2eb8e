import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { printFigures, textOption } from "./support/figures.ts";

/**
 * What the first load of each page fetches in JavaScript and CSS, gzipped: the files that its HTML names, as the manifests of
 * the build list them. `npm run bench -- page-weight [--build=<another .next folder>]`. Fails when a page is heavier than its
 * figure in bench/README.md by more than the tolerance or has none there, or loads more JavaScript than its limit.
 */
const TOLERANCE = 1.03;

/** JavaScript that a page may load at most, in KB: what a phone on a slow network waits for. */
const LIMITS: Readonly<Record<string, number>> = {
  "/": 140,
  "/shared/[token]": 150,
  "/embed/[token]": 150,
  "/trips/[id]": 230,
};

interface ClientManifest {
  readonly entryJSFiles: Readonly<Record<string, readonly string[]>>;
  readonly entryCSSFiles?: Readonly<Record<string, readonly { readonly path: string }[]>>;
}

const require = createRequire(import.meta.url);
const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const build = resolve(textOption("build") ?? fromHere("../apps/web/.next"));
if (!existsSync(join(build, "app-path-routes-manifest.json"))) {
  console.error(`caravan: there is no build in ${build}; \`npm test -- build\` makes one.`);
  process.exit(1);
}
const json = (file: string) => JSON.parse(readFileSync(join(build, file), "utf8"));

/** Maps "/trips/[id]/page" to "/trips/[id]". */
const routes: Readonly<Record<string, string>> = json("app-path-routes-manifest.json");
const everywhere: readonly string[] = json("build-manifest.json").rootMainFiles;

const sizes = new Map<string, number>();
function sizeOf(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(build, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}
const total = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

function weightOf(page: string): { js: number; css: number } {
  require(join(build, "server/app", `${page}_client-reference-manifest.js`));
  const manifests = (globalThis as { __RSC_MANIFEST?: Record<string, ClientManifest> }).__RSC_MANIFEST;
  const manifest = manifests?.[page];
  if (!manifest) throw new Error(`the build has no manifest of ${page}`);
  const css = Object.values(manifest.entryCSSFiles ?? {}).flatMap((files) => files.map((it) => it.path));
  return {
    js: total(new Set([...everywhere, ...Object.values(manifest.entryJSFiles).flat()])),
    css: total(new Set(css)),
  };
}

/** The figures of the table in bench/README.md, in KB by route. */
function recordedWeights(): ReadonlyMap<string, number> {
  const section = /\n## page-weight\n(.*?)(?:\n## |$)/s.exec(readFileSync(fromHere("README.md"), "utf8"))?.[1] ?? "";
  return new Map(
    [...section.matchAll(/^\| `([^`]+)` +\| +([\d.]+) \|/gm)].map((row) => [row[1] ?? "", Number(row[2])]),
  );
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const recorded = recordedWeights();
const pages = Object.entries(routes)
  .filter(([page]) => page.endsWith("/page"))
  .map(([page, route]) => ({ route, ...weightOf(page) }))
  .sort((a, b) => a.route.localeCompare(b.route));

printFigures(
  pages.map(({ route, js, css }) => {
    const before = recorded.get(route);
    const ratio = before === undefined ? Number.POSITIVE_INFINITY : (js + css) / (before * 1000);
    if (ratio > TOLERANCE) {
      const was = before === undefined ? "has no figure in bench/README.md" : `was ${before} KB`;
      console.error(`missed: ${route} weighs ${kilobytes(js + css)} KB and ${was}`);
      process.exitCode = 1;
    }
    const limit = LIMITS[route];
    if (limit !== undefined && js > limit * 1000) {
      console.error(`missed: ${route} loads ${kilobytes(js)} KB of JavaScript and may load ${limit} KB`);
      process.exitCode = 1;
    }
    return {
      page: route,
      "JavaScript, KB": kilobytes(js),
      "CSS, KB": kilobytes(css),
      "both, KB": kilobytes(js + css),
      "recorded, KB": before ?? "none",
      ratio: before === undefined ? "-" : ratio.toFixed(3),
    };
  }),
);
