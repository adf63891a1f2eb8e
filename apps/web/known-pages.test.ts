import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownPages } from "./known-pages.ts";

test("knows the pages of a build, and takes every address for one where there is none", () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  const file = join(folder, "routes-manifest.json");
  try {
    expect(knownPages(file)("/mcp")).toBe(true);
    const staticRoutes = [
      { page: "/connect", regex: "^/connect(?:/)?$" },
      { page: "/_not-found", regex: "^/_not\\-found(?:/)?$" },
    ];
    const dynamicRoutes = [{ page: "/trips/[id]", regex: "^/trips/([^/]+?)(?:/)?$" }];
    writeFileSync(file, JSON.stringify({ staticRoutes, dynamicRoutes, version: 3 }));
    const isPage = knownPages(file);
    expect(["/connect", "/trips/1", "/_not-found", "/mcp", "/trips/1/findings"].map(isPage)).toEqual([
      ...[true, true],
      ...[false, false, false],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
