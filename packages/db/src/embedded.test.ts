import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type EmbeddedServer, startEmbedded } from "./embedded.ts";

const isRoot = process.getuid?.() === 0;
const cleanups: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) {
    rmSync(homeOf(join(folder, "data")), { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  }
});

function temporaryFolder(mode: number): string {
  const folder = mkdtempSync(join(tmpdir(), "caravan-db-"));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

/** One for all tests that do not watch how its database is made: that takes seconds. */
const dataDir = join(temporaryFolder(0o755), "data");

/** The actual folder of the cluster for a data folder. */
function homeOf(dataDir: string): string {
  try {
    return readFileSync(join(dataDir, "location"), "utf8");
  } catch {
    return dataDir;
  }
}

async function start(dataDir: string): Promise<EmbeddedServer> {
  const server = await startEmbedded({ dataDir });
  cleanups.push(() => server.stop());
  return server;
}

async function query(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(text)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** Another process that starts the server, prints its address and then waits to be killed. */
async function startElsewhere(dataDir: string) {
  const module = JSON.stringify(new URL("./embedded.ts", import.meta.url).href);
  const script = `const { startEmbedded } = await import(${module});
    const { url, adopted } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)} });
    console.log(JSON.stringify({ url, adopted }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = await once(createInterface(child.stdout), "line");
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  cleanups.push(kill);
  return { ...(JSON.parse(line) as { url: string; adopted: boolean }), kill };
}

const postmasterPid = (dataDir: string) => join(homeOf(dataDir), "cluster/postmaster.pid");

describe("the embedded server", { timeout: 60_000 }, () => {
  it("keeps data over a restart and its password private", async () => {
    const first = await start(dataDir);
    expect(first.adopted).toBe(false);
    await query(first.url, "CREATE TABLE kept AS SELECT 42 AS answer");
    await first.stop();
    await expect(query(first.url, "SELECT 1")).rejects.toThrow();

    const second = await start(dataDir);
    expect(await query(second.url, "SELECT answer FROM kept")).toBe(42);
    expect(statSync(join(homeOf(dataDir), "cluster/caravan.password")).mode & 0o077).toBe(0);
    expect(await query(second.url, "SHOW listen_addresses")).toBe("127.0.0.1");
  });

  it("takes over a server that a killed process left running", async () => {
    const other = await startElsewhere(dataDir);
    await query(other.url, "CREATE TABLE taken_over AS SELECT 42 AS answer");
    await other.kill();

    const server = await start(dataDir);
    expect(server).toMatchObject({ adopted: true, url: other.url });
    expect(await query(server.url, "SELECT answer FROM taken_over")).toBe(42);
    await server.stop();
    await expect(query(server.url, "SELECT 1")).rejects.toThrow();
  });

  it("keeps running for another process until that one ends", async () => {
    const server = await start(dataDir);
    const other = await startElsewhere(dataDir);
    expect(other).toMatchObject({ adopted: true, url: server.url });
    await server.stop();
    expect(await query(other.url, "SELECT 1")).toBe(1);
    await other.kill();
    await (await start(dataDir)).stop();
    await expect(query(other.url, "SELECT 1")).rejects.toThrow();
  });

  it("is shared by two processes that start at once", async () => {
    const fresh = join(temporaryFolder(0o755), "data");
    const [here, there] = await Promise.all([start(fresh), startElsewhere(fresh)]);
    expect(there.url).toBe(here.url);
    await there.kill();
  });

  it.each([
    ["whose process is gone", "999999999"],
    ["whose number another process has now", String(process.pid)],
  ])("starts with a stale postmaster.pid %s", async (_case, pid) => {
    await (await start(dataDir)).stop();
    const cluster = join(homeOf(dataDir), "cluster");
    writeFileSync(
      postmasterPid(dataDir),
      `${pid}\n${cluster}\n1700000000\n5432\n\n127.0.0.1\n        0         0\nready   \n`,
    );
    const server = await start(dataDir);
    expect(server.adopted).toBe(false);
    expect(await query(server.url, "SELECT 1")).toBe(1);
  });

  it.each([
    ["ends by itself", "SIGKILL"],
    ["is told to stop while clients are connected", "SIGTERM"],
  ] as const)("is started again on its port when it %s", async (_, signal) => {
    const log: string[] = [];
    const lost: Error[] = [];
    const server = await startEmbedded({ dataDir, log: (it) => log.push(it), onLost: (it) => lost.push(it) });
    cleanups.push(() => server.stop());
    await query(server.url, "CREATE TABLE IF NOT EXISTS survives AS SELECT 42 AS answer");
    const client = new pg.Client({ connectionString: server.url });
    client.on("error", () => {});
    await client.connect();
    cleanups.push(() => client.end().catch(() => {}));
    process.kill(Number(readFileSync(postmasterPid(dataDir), "utf8").split("\n")[0]), signal);
    const answer = async () => {
      for (;;) {
        try {
          return await query(server.url, "SELECT answer FROM survives");
        } catch {
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    };
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await answer()).toBe(42);
    expect(log).toContainEqual(expect.stringMatching(/has ended. It is started again in 0.5 s \(attempt 1\)/));
    expect(lost).toEqual([]);
  });

  it.runIf(isRoot)("runs for root in a folder that only root may enter", async () => {
    const fresh = join(temporaryFolder(0o700), "data");
    const server = await start(fresh);
    expect(await query(server.url, "SELECT 1")).toBe(1);
    expect(homeOf(fresh)).toMatch(/^\/var\/lib\/caravan\/[0-9a-f]{16}$/);
  });
});
