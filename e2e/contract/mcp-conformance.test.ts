import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { baseURL } from "../support/address.ts";
import { expect, type Json, test } from "../support/contract.ts";
import { proxyWithKey } from "../support/mcp-proxy.ts";
import { send } from "../support/people.ts";

/** The conformance suite and the inspector published by the makers of MCP, run against this server. */

const scopes = ["trips:read", "trips:write", "preferences:read"];

const beside = (manifest: string, script: string) => join(dirname(fileURLToPath(manifest)), script);
const conformance = beside(import.meta.resolve("@modelcontextprotocol/conformance/package.json"), "dist/index.js");
const inspector = beside(
  import.meta.resolve("@modelcontextprotocol/inspector/package.json"),
  "clients/launcher/build/index.js",
);
const baseline = (revision: string) => join(import.meta.dirname, `../support/mcp-conformance-${revision}.yml`);

async function run(script: string, args: readonly string[]) {
  // A temporary home, so that the tools do not write into that of the developer.
  const home = mkdtempSync(join(tmpdir(), "caravan-mcp-"));
  const env = { ...process.env, HOME: home, NO_COLOR: "1", FORCE_COLOR: "0" };
  const child = spawn(process.execPath, [script, ...args], { cwd: home, env, stdio: ["ignore", "pipe", "pipe"] });
  const [stdout, stderr] = [text(child.stdout), text(child.stderr)];
  const [code] = await once(child, "close");
  rmSync(home, { recursive: true, force: true });
  return { code, stdout: await stdout, stderr: await stderr };
}

/** Scenarios that must run and pass, so that a suite that skips everything does not count as success. */
const mustPass = {
  "2025-11-25": ["server-initialize", "ping", "completion-complete", "tools-list", "resources-list", "prompts-list"],
  "2026-07-28": [
    "completion-complete",
    "tools-list",
    "caching",
    "sep-2164-resource-not-found",
    "http-header-validation",
  ],
} as const;

for (const revision of ["2025-11-25", "2026-07-28"] as const) {
  test(`the conformance suite finds only what the baseline explains at ${revision}`, async ({ freshKey }) => {
    const proxy = await proxyWithKey(baseURL, await freshKey(scopes));
    try {
      for (const path of ["/api/mcp", "/api/mcp/tools"]) {
        const what = ["--requirements", revision, "--expected-failures", baseline(revision)];
        const { code, stdout, stderr } = await run(conformance, ["server", "--url", `${proxy.url}${path}`, ...what]);
        expect(code, `${stdout.slice(stdout.indexOf("=== SUMMARY"))}\n${stderr}`).toBe(0);
        for (const scenario of [...mustPass[revision], "dns-rebinding-protection"]) {
          expect(stdout).toMatch(new RegExp(`✓ ${scenario}: [1-9]\\d* passed, 0 failed`));
        }
      }
    } finally {
      await proxy.close();
    }
  });
}

for (const era of ["legacy", "modern"]) {
  test(`the inspector finds every tool and accepts every schema (${era})`, async ({ freshKey }) => {
    const token = await freshKey(scopes);
    const { code, stdout, stderr } = await run(inspector, [
      "--cli",
      `${baseURL}/api/mcp/tools`,
      ...["--transport", "http", "--header", `Authorization: Bearer ${token}`],
      ...["--method", "tools/list", "--strict", "--protocol-era", era, "--format", "json"],
    ]);
    expect(code, stderr).toBe(0);
    expect(stderr).not.toMatch(/error|warning/i);
    const { capabilities } = (await send("GET", "/api/agent/capabilities")).body;
    const { result } = JSON.parse(stdout);
    expect(result.tools.map((it: Json) => it.name)).toEqual(capabilities.map((it: Json) => it.name));
  });
}
