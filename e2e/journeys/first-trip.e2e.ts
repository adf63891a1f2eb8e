import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import { drawsMaps } from "../playwright.config.ts";
import { choose, dayOf, interactive, saved, stopOf, stopsOnMap } from "../support/browser.ts";
import { inDays } from "../support/people.ts";

test.use(drawsMaps);
// The longest journey of all, so it runs with animations.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("a first trip: from the landing page to a plan", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await test.step("plan without an account, from the landing page", async () => {
    await page.getByLabel("Where to?").fill("4 days in Porto with my parents");
    await page.getByRole("button", { name: "Plan my trip" }).click();
    // What was read can be corrected before planning.
    await expect(page.getByText("Filled in from your sentence.")).toBeVisible();
    await expect(page.getByLabel("Destination", { exact: true })).toHaveValue("Porto");
    await expect(page.getByLabel("Travellers", { exact: true })).toHaveValue("3");
    await page.getByRole("button", { name: "Plan trip" }).click();
    await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: "Trip to Porto" })).toBeVisible();
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByRole("dialog", { name: "Share this trip" })).toContainText("With a free account");
    await page.keyboard.press("Escape");
  });

  await test.step("keep the plan with an account", async () => {
    await page.getByRole("link", { name: "Keep it with a free account" }).click();
    await expect(page).toHaveURL(/\/sign-up\?/);
    await interactive(page);
    await page.getByLabel("Name", { exact: true }).fill("Ana");
    await page.getByLabel("Email", { exact: true }).fill(`${randomUUID()}@example.com`);
    await page.getByLabel("Password", { exact: true }).fill("a quiet road by night");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: "Trip to Porto" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
    // The trip's page is still being loaded in place of the form: a link pressed in between would be overtaken by it.
    await interactive(page);
    await page.getByRole("link", { name: "Trips", exact: true }).click();
    await expect(page).toHaveURL(/\/trips$/);
    await expect(page.getByRole("link", { name: /Trip to Porto/ })).toBeVisible();
  });

  await test.step("plan four days in Lisbon", async () => {
    await page.getByRole("link", { name: "New trip" }).click();
    await expect(page).toHaveURL("/trips/new");
    await page.getByLabel("Destination", { exact: true }).fill("Lisbon");
    // Of the destination, in which the known prices are.
    await expect(page.getByLabel("Currency")).toHaveValue("EUR");
    await page
      .getByRole("textbox", { name: "Budget" })
      .or(page.getByLabel(/^Budget/))
      .first()
      .fill("900");
    await page.getByLabel("Start date", { exact: true }).fill(inDays(30));
    await page.getByLabel("End date", { exact: true }).fill(inDays(33));
    await page.getByRole("button", { name: "Add interest food" }).click();
    await page.getByRole("button", { name: "Add interest museums" }).click();
    await page.getByRole("button", { name: "Plan trip" }).click();
    await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  });

  await test.step("the plan has real places in four days, and a map with their numbers", async () => {
    await expect(page.getByRole("heading", { level: 1, name: /Lisbon/ })).toBeVisible();
    for (const day of [1, 2, 3, 4]) await expect(dayOf(page, day).getByRole("article").first()).toBeVisible();
    await expect(dayOf(page, 5)).toHaveCount(0);

    const titles = await page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(8);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles).toEqual(expect.arrayContaining([expect.stringMatching(/Museum|Palace|Monastery|Castle|MAAT/)]));

    // Every planned activity has a pin with its number, or is one of those that a button stands for.
    await expect.poll(() => stopsOnMap(page)).toBe(titles.length);
    const first = dayOf(page, 1).getByRole("article").first();
    const title = (await first.getByRole("heading", { level: 3 }).textContent()) ?? "";
    const pin = page.getByRole("button", { name: `Day 1, stop 1: ${title}`, exact: true });

    // The title opens the page of the place, and its pin stays selected.
    await first.getByRole("link", { name: title, exact: true }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    await expect(pin).toHaveText("1");
  });

  await test.step("look at what other dates would do, in the calendar, by keyboard", async () => {
    await page.getByRole("button", { name: /· 4 days$/ }).click();
    const dialog = page.getByRole("dialog", { name: "Change the dates" });
    const dayButton = (days: number) =>
      dialog.getByRole("button", { name: new RegExp(`^\\w+ ${longDate(inDays(days))}`) });
    await dayButton(30).focus();
    await page.keyboard.press("ArrowRight");
    await expect(dayButton(31)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("status")).toContainText("Now choose the last day.");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(dialog).toContainText("The whole plan moves one day later.");
    await expect(dialog).toContainText("2 days are removed:");
    await expect(dialog).toContainText("Set aside, not lost:");
    await dialog.getByRole("button", { name: "Keep all 4 days" }).click();
    await expect(dialog).not.toContainText("Set aside");
    await dialog.getByRole("button", { name: "Cancel" }).click();
  });

  await test.step("add an activity", async () => {
    await page.getByRole("button", { name: "Add activity to day 1" }).click();
    const dialog = page.getByRole("dialog", { name: "Add activity" });
    await dialog.getByRole("button", { name: "Add activity" }).click();
    await expect(dialog.getByLabel("Title", { exact: true })).toHaveAccessibleDescription(/What is it called\?/);
    await dialog.getByLabel("Title", { exact: true }).fill("Coffee with Rui");
    await dialog.getByLabel("Location", { exact: true }).fill("Chiado");
    await dialog.getByRole("button", { name: "Add activity" }).click();
    await expect(dialog).toBeHidden();
    await expect(stopOf(dayOf(page, 1), "Coffee with Rui")).toContainText("Chiado");
  });

  await test.step("edit it", async () => {
    await choose(page, "Coffee with Rui", "Edit");
    const dialog = page.getByRole("dialog", { name: "Edit activity" });
    await dialog.getByLabel("Title", { exact: true }).fill("Ferry to Cacilhas");
    await dialog.getByLabel("Notes", { exact: true }).fill("Sit on the left");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(stopOf(dayOf(page, 1), "Ferry to Cacilhas")).toContainText("Sit on the left");
    await expect(stopOf(page, "Coffee with Rui")).toHaveCount(0);
    await saved(page);
  });

  await test.step("move it to another day with the menu", async () => {
    await choose(page, "Ferry to Cacilhas", "Move to day…");
    await page.getByRole("dialog", { name: "Move to day" }).getByRole("button", { name: /Day 3/ }).click();
    await expect(stopOf(dayOf(page, 3), "Ferry to Cacilhas")).toBeVisible();
    await expect(stopOf(dayOf(page, 1), "Ferry to Cacilhas")).toHaveCount(0);
    await saved(page);
  });

  await test.step("move it to the next day with the keyboard", async () => {
    await carryDown(page, "Ferry to Cacilhas", dayOf(page, 4));
    await expect(stopOf(dayOf(page, 4), "Ferry to Cacilhas")).toBeVisible();
    await expect(stopOf(dayOf(page, 3), "Ferry to Cacilhas")).toHaveCount(0);
    await saved(page);
  });

  await test.step("park it, and undo that", async () => {
    const tray = page.getByRole("region", { name: "Set aside" });
    await choose(page, "Ferry to Cacilhas", "Set aside");
    await expect(stopOf(tray, "Ferry to Cacilhas")).toBeVisible();
    await expect(stopOf(dayOf(page, 4), "Ferry to Cacilhas")).toHaveCount(0);
    const notifications = page.getByRole("region", { name: "Notifications" });
    await expect(notifications).toContainText('Set "Ferry to Cacilhas" aside');
    await notifications.getByRole("button", { name: "Undo" }).click();
    await expect(stopOf(dayOf(page, 4), "Ferry to Cacilhas")).toBeVisible();
    await expect(tray).toHaveCount(0);
    await saved(page);
  });

  await test.step("delete it, and undo that", async () => {
    await choose(page, "Ferry to Cacilhas", "Delete");
    await expect(stopOf(page, "Ferry to Cacilhas")).toHaveCount(0);
    const notifications = page.getByRole("region", { name: "Notifications" });
    await expect(notifications).toContainText('Deleted "Ferry to Cacilhas"');
    await notifications.getByRole("button", { name: "Undo" }).click();
    await expect(stopOf(dayOf(page, 4), "Ferry to Cacilhas")).toContainText("Sit on the left");
    await saved(page);
  });

  await test.step("write a note for a day", async () => {
    await page.getByRole("button", { name: "Add a note for day 2" }).click();
    await page.getByRole("textbox", { name: "Notes for day 2" }).fill("Buy tram tickets first");
    await page.getByRole("button", { name: "Save note" }).click();
    await expect(page.getByRole("textbox", { name: "Notes for day 2" })).toBeHidden();
    await expect(dayOf(page, 2)).toContainText("Buy tram tickets first");
  });

  await test.step("everything is still there after a reload", async () => {
    const before = await page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
    await page.reload();
    await expect(stopOf(dayOf(page, 4), "Ferry to Cacilhas")).toContainText("Sit on the left");
    await expect(dayOf(page, 2)).toContainText("Buy tram tickets first");
    await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveText(before);
  });
});

/** Picks up an activity with Space and moves it down with the arrow keys until it is in that day. */
async function carryDown(page: Page, title: string, day: ReturnType<typeof dayOf>): Promise<void> {
  const weekday = /^\w+ \d+ \w+/.exec((await day.getByRole("heading", { level: 2 }).textContent()) ?? "")?.[0];
  const news = page.locator("[id^=DndLiveRegion]");
  await page.getByRole("button", { name: `Reorder ${title}`, exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(news).toContainText(`${title} is over`);
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(news).toContainText(`${title} is over ${weekday}`, { timeout: 700 });
  }).toPass();
  await page.keyboard.press("Space");
  await expect(news).toContainText(`${title} was put down on ${weekday}`);
}

/** "6 January 2027". */
function longDate(date: string): string {
  return new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(date),
  );
}
