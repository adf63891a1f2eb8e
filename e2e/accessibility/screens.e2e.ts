import { expect, test } from "@playwright/test";
import { dayOf, interactive, pinsOf, signInAs, stopOf, tripOf, visit, withoutWebGl } from "../support/browser.ts";
import { person } from "../support/people.ts";
import { colours, violations, withoutTransitions } from "./look.ts";
import { entryScreens } from "./rows/entry.ts";
import { groupScreens } from "./rows/groups.ts";
import { onTheDayScreens } from "./rows/on-the-day.ts";
import { profileScreens } from "./rows/profile.ts";
import { recordScreens } from "./rows/records.ts";
import { tripScreens } from "./rows/trips.ts";
import { at, setTheStage } from "./stage.ts";

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const narrow = { width: 360, height: 780 };
const screens = [
  ...entryScreens,
  ...tripScreens,
  ...recordScreens,
  ...groupScreens,
  ...profileScreens,
  ...onTheDayScreens,
];

test.beforeAll(setTheStage);

for (const screen of screens) {
  test(`${screen.name}: no violations in light or dark, nothing too wide`, async ({ page, context }) => {
    test.slow();
    const theme = (colorScheme: "light" | "dark") => page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await theme("light");
    await withoutTransitions(page);
    if (screen.over || screen.still) await withoutWebGl(context);
    await page.setViewportSize(sizes.desktop);
    if (screen.as) await signInAs(context, screen.as());
    await screen.open(page);
    expect.soft(await violations(page, undefined, screen.over), "desktop, light").toEqual([]);
    await page.setViewportSize(sizes.phone);
    expect.soft(await violations(page, undefined, screen.over), "phone, light").toEqual([]);
    await theme("dark");
    expect.soft(await violations(page, colours, screen.over), "phone, dark").toEqual([]);
    await page.setViewportSize(sizes.desktop);
    expect.soft(await violations(page, colours, screen.over), "desktop, dark").toEqual([]);
    await page.setViewportSize(narrow);
    const excess = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(excess, "too wide at 360 px").toBe(0);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`on a phone, the map of the trip builder, ${colorScheme}: no violations`, async ({ page, context }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize(sizes.phone);
    await signInAs(context, at.ana);
    await visit(page, at.tripPath);
    await page.getByRole("radio", { name: "Map" }).check();
    // With the keyboard: pins of neighbours may lie over it.
    await pinsOf(page).first().press("Enter");
    await expect(page.getByRole("button", { name: "Show in list" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Show in list" }).click();
    await expect(dayOf(page, 1).getByRole("article").first()).toBeVisible();
  });
}

test("signing in and adding an activity takes no mouse", async ({ page }) => {
  test.slow();
  const eve = await person("Eve");
  const trip = await tripOf(eve);
  const { keyboard } = page;
  /** Walks with Tab, as far as it takes, until that is in focus. */
  const tabTo = async (role: "link" | "button" | "textbox", name: string) => {
    const target = page.getByRole(role, { name, exact: true }).first();
    await expect(target).toBeVisible();
    for (let steps = 0; steps < 60; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    throw new Error(`${role} "${name}" cannot be reached with Tab`);
  };

  await visit(page, trip.path);
  await interactive(page);
  await tabTo("textbox", "Email");
  await keyboard.type(eve.email);
  await tabTo("textbox", "Password");
  await keyboard.type(eve.password);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(trip.path);

  await expect(page.getByRole("button", { name: "Add activity", exact: true })).toBeVisible();
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo("button", "Add activity");
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add activity" });
  await expect(dialog).toBeVisible();
  await tabTo("textbox", "Title");
  await keyboard.type("Belém Tower");
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(stopOf(dayOf(page, 1), "Belém Tower")).toBeVisible();

  // Escape leaves a dialog and gives the focus back to what opened it.
  await tabTo("button", "Share");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Share this trip" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
});
