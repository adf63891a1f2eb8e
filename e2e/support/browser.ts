import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { baseURL } from "./address.ts";
import { listDensity } from "./list-density.ts";
import { call, inDays, type SignedInPerson } from "./people.ts";

/** Sets the session cookie of that person, as if they had signed in. */
export async function signInAs(context: BrowserContext, person: SignedInPerson): Promise<void> {
  await context.addCookies(
    person.cookie.split("; ").map((pair) => {
      const at = pair.indexOf("=");
      return { name: pair.slice(0, at), value: pair.slice(at + 1), url: baseURL };
    }),
  );
}

/** Ends the session. Leaves the page first: it would notice, and navigate to sign-in in the middle of the test. */
export async function endSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** Opens a page in a browser context of its own for that person. {@link endBrowsers} closes it. */
export async function pageOf(browser: Browser, who: SignedInPerson, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await signInAs(context, who);
  // As in the configuration, also at addresses of other services and proxies.
  await context.addInitScript(
    (key) => localStorage.getItem(key) ?? localStorage.setItem(key, "comfortable"),
    listDensity,
  );
  return context.newPage();
}

/**
 * For `test.afterEach`: closes all contexts, because open pages would keep their rooms and polling during later tests.
 */
export async function endBrowsers({ browser }: { browser: Browser }): Promise<void> {
  for (const context of browser.contexts()) await context.close();
}

export interface SetTrip {
  readonly id: string;
  readonly path: string;
  readonly dayIds: readonly string[];
}

/** Creates a trip of two days in Lisbon, with these activities on its first day. */
export async function tripOf(
  owner: SignedInPerson,
  activities: readonly ({ title: string } & Record<string, unknown>)[] = [],
): Promise<SetTrip> {
  const { trip } = await call(owner, "trips.create", {
    destination: "Lisbon",
    start_date: inDays(30),
    end_date: inDays(31),
    skip_ai_generation: true,
  });
  for (const activity of activities) {
    await call(owner, "activities.add", { trip_id: trip.id, itinerary_id: trip.itinerary[0].id, ...activity });
  }
  return { id: trip.id, path: `/trips/${trip.id}`, dayIds: trip.itinerary.map((day: { id: string }) => day.id) };
}

/** Makes the other person a member with an invitation link. */
export async function join(
  owner: SignedInPerson,
  tripId: string,
  other: SignedInPerson,
  role: "editor" | "viewer",
): Promise<void> {
  const { url } = await call(owner, "invitations.create", { trip_id: tripId, role });
  await call(other, "invitations.accept", { token: new URL(url).pathname.split("/").at(-1) });
}

/** Opens a page and waits until it is interactive. Maps are drawn then, as for somebody whose pointer is on the page. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await interactive(page);
  await page.mouse.move(1, 1);
}

export async function interactive(page: Page): Promise<void> {
  // Retried, because the page may still be navigating, for example to sign-in.
  await expect(async () => {
    const heard = await page.evaluate(() => {
      const part = document.querySelector("main form, main button") ?? document.querySelector("main");
      // Edits of this device are read before a plan that came with its page can be changed.
      return (
        part !== null && !part.closest("[inert]") && Object.keys(part).some((key) => key.startsWith("__reactProps"))
      );
    });
    expect(heard).toBe(true);
  }).toPass({ timeout: 20_000 });
}

export const dayOf = (page: Page, number: number): Locator =>
  page.getByRole("region", { name: new RegExp(`Day ${number}$`) });

export const stopOf = (within: Page | Locator, title: string): Locator =>
  within.getByRole("article", { name: title, exact: true });

/** The pins on the map. */
export const pinsOf = (page: Page): Locator =>
  page.getByRole("region", { name: /^Map of/ }).getByRole("button", { name: /^Day \d+, stop \d+: / });

/** How many stops the map shows: as pins, and as the number of a button where many are close together. */
export async function stopsOnMap(page: Page): Promise<number> {
  const buttons = page
    .getByRole("region", { name: /^Map of/ })
    .getByRole("button", { name: /^Day \d+, stop|^\d+ stops/ });
  const names = await buttons.evaluateAll((all) => all.map((it) => it.getAttribute("aria-label") ?? ""));
  return names.reduce((sum, name) => sum + (Number.parseInt(name, 10) || 1), 0);
}

/** Opens the menu of an activity and chooses an item. */
export async function choose(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole("button", { name: `Options for ${title}`, exact: true }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** Chooses how the days are shown, or to select stops. */
export async function chooseView(page: Page, item: string): Promise<void> {
  await page.getByRole("button", { name: "View", exact: true }).click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
}

/** Waits until all changes have been sent to the server. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByText("Saving…")).toHaveCount(0);
}

/** Presses a box or radio button. Resolves to whether it is checked before the browser draws again. */
export async function shownAtOnce(box: Locator): Promise<boolean> {
  await expect(box).toBeVisible();
  return box.evaluate((it: HTMLInputElement) => {
    it.click();
    return it.checked;
  });
}
