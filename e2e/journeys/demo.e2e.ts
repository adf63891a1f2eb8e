import { expect, test } from "@playwright/test";
import { drawsMaps } from "../playwright.config.ts";
import { interactive, pinsOf, visit } from "../support/browser.ts";

test.use(drawsMaps);

test("the sample trip can be viewed without an account", async ({ page, context }) => {
  await visit(page, "/");
  await page.getByRole("link", { name: "Look at a finished plan" }).click();
  await expect(page).toHaveURL(/\/shared\//);
  await expect(page.getByText("Shared with you, view only")).toBeVisible();
  await expect(page.getByRole("region", { name: /^Day \d/ }).first()).toBeVisible();
  await expect(pinsOf(page).first()).toBeVisible();
  expect((await context.cookies()).filter((cookie) => cookie.name.includes("session-token"))).toEqual([]);

  await test.step("list and map highlight the same stop", async () => {
    await interactive(page);
    const stop = page
      .getByRole("region", { name: /^Day 1/ })
      .getByRole("button")
      .first();
    const title = await stop.textContent();
    await stop.click();
    const pin = page.getByRole("button", { name: `Day 1, stop 1: ${title}`, exact: true });
    await expect(pin).toHaveAttribute("aria-pressed", "true");
  });

  await page.getByRole("link", { name: "Plan your own" }).click();
  await expect(page).toHaveURL("/trips/new");
  await expect(page.getByLabel("Destination", { exact: true })).toBeVisible();
});
