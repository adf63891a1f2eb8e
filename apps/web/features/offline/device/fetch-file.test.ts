import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { TripDocument } from "@/features/api-client/trip-types.ts";
import { setPageAccount } from "../../../ui/page-account.ts";
import { fetchFile, fetchPreview } from "./fetch-file.ts";

let server: Server;
let answer = (_request: IncomingMessage, _response: ServerResponse) => {};
beforeAll(async () => {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  // A browser resolves relative paths by its location.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => real(base + path, init));
});
afterAll(() => {
  vi.unstubAllGlobals();
  return new Promise((resolve) => server.close(resolve));
});

const ticket = { id: "d1", size: 6, content_type: "image/png", preview_url: "/any" } as TripDocument;
const policy = "default-src 'none'; frame-ancestors 'self'; sandbox";
const guarded = { "content-security-policy": policy, "x-content-type-options": "nosniff" };

const answers = (status: number, headers: Record<string, string>, body: string) => {
  answer = (_request, response) => void response.writeHead(status, headers).end(body);
};

describe("a file that is kept for offline use", () => {
  it("is fetched with the page's account, and kept with the headers that say how browsers treat it", async () => {
    setPageAccount("ana");
    let asked: unknown;
    answer = ({ url, headers }, response) => {
      asked = [url, headers["caravan-account"]];
      const more = { "content-type": "image/png", "content-disposition": "inline", "set-cookie": "a=b" };
      response.writeHead(200, { ...guarded, ...more }).end("ticket");
    };
    const file = await fetchFile(ticket);
    expect(asked).toEqual(["/api/documents/d1/file", "ana"]);
    expect(new TextDecoder().decode(file?.bytes)).toBe("ticket");
    expect(file?.headers).toEqual({ ...guarded, "content-type": "image/png", "content-disposition": "inline" });
  });

  it.each([
    ["the page of a network that wants to be signed in to", 200, { "content-type": "text/html" }, "log in"],
    ["a picture without the policy of ours", 200, { "content-type": "image/png" }, "ticket"],
    ["something of another type than was announced", 200, { ...guarded, "content-type": "text/html" }, "ticket"],
    ["more than was announced", 200, { ...guarded, "content-type": "image/png" }, "ticket and more"],
    ["less than was announced", 200, { ...guarded, "content-type": "image/png" }, "tick"],
    ["gone", 404, { "content-type": "application/json" }, "{}"],
    ["one that the server cannot read", 500, { ...guarded, "content-type": "image/png" }, "ticket"],
  ])("is not %s", async (_name, status, headers, body) => {
    answers(status, headers, body);
    expect(await fetchFile(ticket)).toBeNull();
  });

  it.each([401, 429, 502])("is not requested again after status %i", async (status) => {
    answers(status, { "content-type": "application/json" }, "{}");
    await expect(fetchFile(ticket)).rejects.toThrow(String(status));
  });

  it("has a preview only where the server has one as WebP", async () => {
    answers(200, { ...guarded, "content-type": "image/webp" }, "small");
    expect((await fetchPreview(ticket))?.bytes.byteLength).toBe(5);
    expect(await fetchPreview({ ...ticket, preview_url: null })).toBeNull();
    answers(200, { ...guarded, "content-type": "image/png" }, "ticket");
    expect(await fetchPreview(ticket)).toBeNull();
  });
});
