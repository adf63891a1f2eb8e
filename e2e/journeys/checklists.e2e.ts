import { expect, test } from "@playwright/test";
import { endBrowsers, pageOf, shownAtOnce, tripOf, visit } from "../support/browser.ts";
import { call, person } from "../support/people.ts";

test.afterEach(endBrowsers);

test("an item of a list is ticked in the moment of its press, and stays so", async ({ browser }) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana);
  await call(ana, "checklists.create", { trip_id: trip.id, kind: "packing", shared: true, suggested: true });
  const page = await pageOf(browser, ana);
  await visit(page, trip.path);
  await page.getByRole("button", { name: "Before you go" }).click();
  await page.getByRole("button", { name: /^Checklists: / }).click();
  const passport = page.getByRole("dialog").getByRole("checkbox", { name: "Passport or identity card" });
  const saved = page.waitForResponse(/checklists\.update/);
  expect(await shownAtOnce(passport)).toBe(true);
  await expect(page.getByRole("dialog").getByText(/^1 of \d+ done/)).toBeVisible();
  await saved;
  await page.reload();
  await page.getByRole("button", { name: "Before you go" }).click();
  await page.getByRole("button", { name: /^Checklists: 1 of / }).click();
  await expect(passport).toBeChecked();
});
