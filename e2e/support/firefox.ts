#!/usr/bin/env node
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { WebSocket, WebSocketServer } from "ws";

/**
 * Firefox for Playwright, which starts this file in its place and speaks WebDriver BiDi with it through here, because of two
 * differences between them:
 *
 * - Playwright gives each context a colour scheme by a command that the Firefox of Debian does not know yet. It is answered
 *   here; Firefox has a light one anyway.
 * - Playwright fills fields by setting their value, which React does not hear of. Here Firefox is told to insert the text.
 *
 * FIREFOX_PATH is the program; the arguments are Playwright's.
 */
const notKnown: ReadonlySet<unknown> = new Set(["emulation.setMediaFeaturesOverride"]);
const filling = /window\.__pw_bidiInsertText\((\w+)\)/g;
const inserting = "void document.execCommand('insertText', false, $1)";

const path = process.env.FIREFOX_PATH;
if (!path) throw new Error("FIREFOX_PATH has to name the program of Firefox");
const firefox = spawn(path, process.argv.slice(2), { stdio: ["ignore", "ignore", "pipe"] });
firefox.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => firefox.kill(signal));

for await (const line of createInterface({ input: firefox.stderr })) {
  const [, address] = /^WebDriver BiDi listening on (ws:.*)$/.exec(line) ?? [];
  if (address) relay(address);
  else console.error(line);
}

/** Listens on a port of its own, and says so in the words of Firefox. */
function relay(address: string): void {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("listening", () => {
    const { port } = server.address() as { port: number };
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
  server.on("connection", (playwright, { url }) => {
    const browser = new WebSocket(address + url);
    const early: string[] = [];
    browser.on("open", () => {
      for (const text of early) browser.send(text);
    });
    browser.on("message", (data) => playwright.send(String(data)));
    browser.on("close", () => playwright.close());
    playwright.on("close", () => browser.close());
    playwright.on("message", (data) => {
      const text = String(data).replace(filling, inserting);
      const { id, method } = JSON.parse(text) as { id: number; method: string };
      if (notKnown.has(method)) playwright.send(JSON.stringify({ type: "success", id, result: {} }));
      else if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else early.push(text);
    });
  });
}
