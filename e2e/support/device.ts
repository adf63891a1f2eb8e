import { type Browser, type BrowserContextOptions, expect, type Locator, type Page } from "@playwright/test";
import { port } from "./address.ts";
import { endBrowsers, pageOf } from "./browser.ts";
import { CutLine } from "./cut-line.ts";
import type { SignedInPerson } from "./people.ts";

/** Somebody's browser on a connection that can be cut. The file that uses it allows service workers. */
export interface Device {
  readonly page: Page;
  readonly line: CutLine;
  /** A path of the service by way of the line. */
  at(path: string): string;
}

const lines: CutLine[] = [];

/** A browser of their own, until {@link endDevices}. */
export async function deviceOf(
  browser: Browser,
  who: SignedInPerson,
  options?: BrowserContextOptions,
): Promise<Device> {
  const line = await CutLine.to(port);
  lines.push(line);
  const page = await pageOf(browser, who, { ...options, serviceWorkers: "allow" });
  return { page, line, at: (path) => `${line.url}${path}` };
}

/** For `test.afterEach`. */
export async function endDevices({ browser }: { browser: Browser }): Promise<void> {
  await endBrowsers({ browser });
  for (const line of lines.splice(0)) await line.close();
}

export const banner = (page: Page): Locator => page.getByText("No connection.");

/** Until everything of that trip is kept on the device, as it says there itself. */
export async function kept(page: Page): Promise<void> {
  await expect(page.getByText(/^Saved for offline, as of \d\d:\d\d$/)).toBeVisible({ timeout: 60_000 });
}

export async function offline({ page, line }: Device): Promise<void> {
  line.cut();
  await page.evaluate(() => window.dispatchEvent(new Event("offline")));
  await expect(banner(page)).toBeVisible();
}

export async function online({ page, line }: Device): Promise<void> {
  line.mend();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(banner(page)).toBeHidden();
}
