import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import {
  type Callback,
  Client,
  type ClientDocument,
  clientIdentity,
  StreamableHTTPClientTransport,
  startCallback,
  startClientDocument,
  UnauthorizedError,
} from "../support/mcp-client.ts";
import { inDays, person, type SignedInPerson, send } from "../support/people.ts";
import { type RunningService, startService } from "../support/service.ts";

/** An MCP client that knows only the address signs in by itself; the person consents in a browser. */

const port = 3963;
const base = `http://localhost:${port}`;
const endpoint = new URL(`${base}/api/mcp/tools`);

let folder: string;
let document: ClientDocument;
let service: RunningService;
let ana: SignedInPerson;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), "caravan-client-"));
  document = await startClientDocument();
  const certificate = join(folder, "client.pem");
  writeFileSync(certificate, document.certificate);
  const env = { FETCH_TRUSTED_HOSTS: document.host, NODE_EXTRA_CA_CERTS: certificate };
  service = await startService({ port, env });
  ana = await person("Ana", base);
});
test.afterAll(async () => {
  await service?.stop({ purge: true });
  document?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("link", { name: "Sign in" }).first().click();
  await page.getByLabel("Email", { exact: true }).fill(ana.email);
  await page.getByLabel("Password", { exact: true }).fill(ana.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Connects until the client needs the person, runs `consent`, and connects again with the authorization code. */
async function connected(
  callback: Callback,
  metadataUrl: string | undefined,
  consent: (address: string) => Promise<void>,
) {
  let address: URL | undefined;
  const identity = clientIdentity(callback.url, metadataUrl, (url) => {
    address = url;
  });
  const first = new StreamableHTTPClientTransport(endpoint, { authProvider: identity });
  const client = () => new Client({ name: "Trip Helper", version: "1.0.0" });
  await expect(client().connect(first)).rejects.toThrow(UnauthorizedError);
  await consent((address as URL | undefined)?.href ?? "the client asked for no consent");
  await first.finishAuth(await callback.arrived());
  const second = client();
  await second.connect(new StreamableHTTPClientTransport(endpoint, { authProvider: identity }));
  return second;
}

for (const [way, documented] of [
  ["with a published metadata document", true],
  ["by registering itself", false],
] as const) {
  test(`the official client signs in ${way}, works, is revoked and gets 401`, async ({ page }) => {
    const callback = await startCallback();
    document.publish({ client_name: "Trip Helper", redirect_uris: [callback.url], token_endpoint_auth_method: "none" });
    const client = await connected(callback, documented ? document.url : undefined, async (address) => {
      await signIn(page, address);
      const heading = page.getByRole("heading", { name: /Trip Helper/ });
      await expect(heading).toBeVisible();
      if (documented) await expect(page.getByText("localhost", { exact: false }).first()).toBeVisible();
      await page.getByRole("checkbox", { name: /Create and change trips/ }).check();
      await page.getByRole("button", { name: "Approve" }).click();
      await page.waitForURL(/\/callback\?/);
    });
    expect((await client.listTools()).tools.map((it) => it.name)).toContain("create_trip");
    const input = { destination: "Lisbon", start_date: inDays(30), end_date: inDays(32), skip_ai_generation: true };
    const made = await client.callTool({ name: "create_trip", arguments: input });
    expect(made.isError ?? false).toBe(false);
    expect((await send("GET", "/api/trips", { token: ana.token, base })).body.trips.length).toBeGreaterThan(0);

    await page.goto(`${base}/profile?tab=keys`);
    const card = page.getByRole("listitem").filter({ hasText: "Trip Helper" }).filter({ hasText: "Active" });
    await card.getByRole("button", { name: "Revoke the key for Trip Helper", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke key" }).click();
    await expect(page.getByText("The key for Trip Helper no longer works")).toBeVisible();
    // The client has no refresh token, so after the refusal it has to ask the person again.
    await expect(client.listTools()).rejects.toThrow(UnauthorizedError);
    callback.stop();
  });
}

test("no key, code or token appears in the log", async () => {
  const device = await send("POST", "/api/agent-auth/device", {
    body: { agent_name: "Planner", requested_scopes: ["trips:read"] },
    base,
  });
  const { device_code, user_code } = device.body;
  await send("POST", "/api/agent-auth/token", { body: { device_code }, base });
  await send("GET", `/connect?code=${user_code}`, { base });
  // Invalid requests must not put the secret into the log either.
  await send("POST", "/api/agent-auth/token", { raw: `{"device_code":"${device_code}"`, base });
  await send("GET", "/api/trips", { token: `cvn_${device_code.slice(0, 43)}`, base });
  const log = service.output();
  expect(log).toContain("Caravan is ready");
  expect(log).not.toContain(device_code);
  expect(log).not.toContain(user_code);
  expect(log).not.toMatch(/cvn_|CVN-|code=|Bearer /);
});
