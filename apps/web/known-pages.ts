import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

const routes = z.array(z.object({ page: z.string(), regex: z.string() }));
const manifest = z.object({ staticRoutes: routes, dynamicRoutes: routes });

/**
 * @param file the list of routes that Next's build writes
 * @returns whether there is a page at a path; in development, where nothing is written, always
 */
export function knownPages(file: string): (path: string) => boolean {
  if (!existsSync(file)) return () => true;
  const { staticRoutes, dynamicRoutes } = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  const known = [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => !page.startsWith("/_"))
    .map(({ regex }) => new RegExp(regex));
  return (path) => known.some((it) => it.test(path));
}
