import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { knownPages, wantsPage } from "./page-requests.ts";

const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

test.each([
  ["a browser", { accept: browser, "user-agent": "Mozilla/5.0 (X11; Linux x86_64)" }],
  ["a script of a page", { accept: "*/*", "sec-fetch-dest": "empty" }],
  ["Next, for a part of a page", { accept: "*/*", rsc: "1" }],
  ["Next, for an action of a page", { accept: "text/x-component", "next-action": "1f" }],
  ["Facebook's preview", { accept: "*/*", "user-agent": "facebookexternalhit/1.1" }],
  ["Slack's preview", { accept: "*/*", "user-agent": "Slackbot-LinkExpanding 1.0" }],
  ["X's preview", { accept: "*/*", "user-agent": "Twitterbot/1.0" }],
  ["WhatsApp's preview", { "user-agent": "WhatsApp/2.23.20.0" }],
  ["Discord's preview", { accept: "*/*", "user-agent": "Mozilla/5.0 (compatible; Discordbot/2.0)" }],
  ["a search engine", { accept: "*/*", "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" }],
])("%s gets the page", (_, headers) => expect(wantsPage({ headers })).toBe(true));

test.each([
  ["curl", { accept: "*/*", "user-agent": "curl/8.5.0" }],
  ["Node", { accept: "*/*", "user-agent": "node", "sec-fetch-mode": "cors" }],
  ["Python", { accept: "*/*", "user-agent": "python-requests/2.31.0" }],
  ["a program that says nothing", {}],
  ["a client of the Model Context Protocol", { accept: "application/json, text/event-stream" }],
  ["a reader that prefers Markdown", { accept: "text/markdown, text/html, */*" }],
])("%s gets text", (_, headers) => expect(wantsPage({ headers })).toBe(false));

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
