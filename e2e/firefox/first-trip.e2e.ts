import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { dayOf, interactive, saved } from "../support/browser.ts";

/** The first trip of journeys/first-trip, without what needs a drawn map, which this Firefox has no WebGL for. */
test("a first trip: planned without an account, kept with one, and shared", { tag: "@firefox" }, async ({
  page,
  browser,
}) => {
  await page.goto("/");
  await interactive(page);

  await test.step("plan without an account, from the landing page", async () => {
    await page.getByLabel("Where to?").fill("4 days in Porto with my parents");
    await page.getByRole("button", { name: "Plan my trip" }).click();
    await expect(page.getByLabel("Destination", { exact: true })).toHaveValue("Porto");
    await page.getByRole("button", { name: "Plan trip" }).click();
    await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name: "Trip to Porto" })).toBeVisible();
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
    await expect(page.getByRole("button", { name: "Account" })).toBeVisible();
    await interactive(page);
  });

  await test.step("add a stop", async () => {
    await page.getByRole("button", { name: "Add activity to day 2" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Add activity" });
    await dialog.getByLabel("Title", { exact: true }).fill("Fado in a cellar");
    await dialog.getByRole("button", { name: "Add activity" }).click();
    await expect(dayOf(page, 2).getByRole("article", { name: "Fado in a cellar" })).toBeVisible();
    await saved(page);
  });

  await test.step("share it; somebody without an account reads it", async () => {
    await page.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Share this trip" });
    await dialog.getByRole("button", { name: "Create public link" }).click();
    const link = await dialog.getByRole("textbox", { name: "Public link" }).inputValue();
    const stranger = await browser.newContext();
    const theirs = await stranger.newPage();
    await theirs.goto(link);
    await expect(theirs.getByRole("heading", { level: 1, name: "Trip to Porto" })).toBeVisible();
    await expect(theirs.getByRole("heading", { name: "Fado in a cellar" })).toBeVisible();
    await expect(theirs.getByRole("button", { name: /Add|Edit|Options|Reorder|Share|Undo|note/ })).toHaveCount(0);
    await stranger.close();
  });
});
