import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from "@playwright/test";
import { port } from "./address.ts";
import { endBrowsers, pageOf } from "./browser.ts";
import type { SignedInPerson } from "./people.ts";
import { TcpProxy } from "./tcp-proxy.ts";

/** A browser whose connection can be cut. Files that use it have to allow service workers. */
export interface Device {
  readonly page: Page;
  readonly connection: TcpProxy;
  /** The address of a path of the service, through the proxy. */
  at(path: string): string;
}

const proxies: TcpProxy[] = [];

/** Opens a browser of its own for that person. {@link endDevices} closes it. */
export async function deviceOf(
  browser: Browser,
  who: SignedInPerson,
  options?: BrowserContextOptions,
): Promise<Device> {
  const proxy = await TcpProxy.to(port);
  proxies.push(proxy);
  const page = await pageOf(browser, who, { ...options, serviceWorkers: "allow" });
  return { page, connection: proxy, at: (path) => `${proxy.url}${path}` };
}

/** For `test.afterEach`. */
export async function endDevices({ browser }: { browser: Browser }): Promise<void> {
  await endBrowsers({ browser });
  for (const proxy of proxies.splice(0)) await proxy.close();
}

export const banner = (page: Page): Locator => page.getByText("No connection.");

/** Waits until the page says that the whole trip is stored on the device. */
export async function waitUntilSavedOffline(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved for offline, as of \d\d:\d\d$/)).toBeVisible({ timeout: 60_000 });
}

export async function offline({ page, connection: line }: Device): Promise<void> {
  line.cut();
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(banner(page)).toBeVisible();
}

export async function online({ page, connection: line }: Device): Promise<void> {
  line.restore();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(banner(page)).toBeHidden();
}
