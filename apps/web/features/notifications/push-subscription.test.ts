import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";

// Test files share their modules, and these tests begin without an account.
vi.resetModules();
const { setPageAccount } = await import("../../ui/page-account.ts");
const { deleteSubscription, saveSubscription } = await import("./push-subscription.ts");

let server: Server;
const heard: { method: string | undefined; headers: IncomingHttpHeaders }[] = [];
beforeAll(async () => {
  server = createServer(({ method, headers }, response) => {
    heard.push({ method, headers });
    const subscriptions = [{ id: "s1", endpoint: "https://push.example/1" }];
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify({ success: true, subscriptions, vapid_public_key: null }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real = fetch;
  // A browser resolves relative paths by its location.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => real(base + path, init));
});
afterEach(() => void heard.splice(0));
afterAll(() => {
  vi.unstubAllGlobals();
  return new Promise((resolve) => server.close(resolve));
});

it("sends the page's account with each call, and does nothing without a page", async () => {
  const subscription = { toJSON: () => ({ endpoint: "https://push.example/1" }) } as PushSubscription;
  const accounts = () => heard.splice(0).map(({ method, headers }) => [method, headers["caravan-account"]]);
  await saveSubscription(subscription, "Chrome on Linux");
  expect(accounts()).toEqual([["POST", undefined]]);
  setPageAccount("ana");
  await saveSubscription(subscription, "Chrome on Linux");
  await deleteSubscription("https://push.example/1");
  expect(accounts()).toEqual([
    ["POST", "ana"],
    ["GET", "ana"],
    ["DELETE", "ana"],
  ]);
});
