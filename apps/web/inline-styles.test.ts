import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inlineStyles, inPage } from "./inline-styles.ts";

const folder = mkdtempSync(join(tmpdir(), "caravan-styles-"));
const sheet = "body{color:#123}";
const link = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>';
const inHead = `<style>${sheet}</style>${link.replace("/>", " disabled>")}`;
const body = `<body>${"a plan ".repeat(400)}</body></html>`;

let server: Server;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  mkdirSync(join(folder, "chunks"));
  writeFileSync(join(folder, "chunks/a.css"), sheet);
  const prepare = inlineStyles(folder);
  server = createServer((request, response) => {
    prepare(request, response);
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const get = (encoding: string) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { "accept-encoding": encoding } });

test.each(["gzip", "br", "identity"])("a page has its style sheet in its head (%s)", async (encoding) => {
  answer = (response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.write(`<html><head>${link.slice(0, 20)}`);
    response.write(`${link.slice(20)}<title>é</title></he`);
    response.write("ad>");
    response.end(body);
  };
  const response = await get(encoding);
  expect(response.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
  expect(await response.text()).toBe(`<html><head>${inHead}<title>é</title></head>${body}`);
});

test.each(["gzip", "identity"])("a page with a length that is sent at once is complete (%s)", async (encoding) => {
  answer = (response) => {
    const html = `<html><head>${link}</head>${body}`;
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.setHeader("content-length", Buffer.byteLength(html));
    response.end(html);
  };
  const html = await get(encoding).then((it) => it.text());
  expect(html).toBe(`<html><head>${inHead}</head>${body}`);
});

test("only what is not in the page is loaded early", async () => {
  const font = '</_next/static/media/a.woff2>; rel=preload; as="font"';
  const early = `${font}, </_next/static/chunks/a.css>; rel=preload; as="style", </_next/static/chunks/b.css>; rel=preload; as="style"`;
  answer = (response) => {
    response.setHeader("content-type", "text/html; charset=utf-8");
    response.appendHeader("link", '</llms.txt>; rel="describedby"');
    response.appendHeader("link", early);
    response.flushHeaders();
    response.end(`<html><head>${link}</head>${body}`);
  };
  expect((await get("gzip")).headers.get("link")).toBe(
    `</llms.txt>; rel="describedby", ${font}, </_next/static/chunks/b.css>; rel=preload; as="style"`,
  );
});

test("an unknown sheet, a page without a head and other answers stay as they are", async () => {
  const all = [
    ["text/html", `<html><head>${link.replace("a.css", "b.css")}</head>${body}`],
    ["text/html", link],
    ["text/x-component", `<head>${link}</head>${body}`],
  ] as const;
  for (const [type, text] of all) {
    answer = (response) => response.setHeader("content-type", type).end(text);
    expect(await get("gzip").then((it) => it.text())).toBe(text);
  }
});

test("addresses in a sheet lead to the same files from any page, and nothing ends its element early", () => {
  expect(inPage("chunks/a.css", "a{b:url(../media/f.woff2)}c{d:url('x.png')}e{f:url(data:x)}g{h:url(/i.svg)}")).toBe(
    "a{b:url(/_next/static/media/f.woff2)}c{d:url('/_next/static/chunks/x.png')}e{f:url(data:x)}g{h:url(/i.svg)}",
  );
  expect(inPage("a.css", 'a{content:"</style>"}')).toBe('a{content:"<\\/style>"}');
});
