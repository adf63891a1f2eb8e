import { expect, test } from "@playwright/test";
import { dayOf, saved, signInAs, stopOf, tripOf, visit } from "../support/browser.ts";
import { call, inDays, person } from "../support/people.ts";

test("a place that nobody knows is marked as such wherever the plan is shown, until a person confirms it", async ({
  context,
  page,
}) => {
  const ana = await person();
  const trip = await tripOf(ana, [{ title: "Belém Tower", start_time: "10:00" }]);
  const { share } = await call(ana, "shares.create", { trip_id: trip.id });
  await signInAs(context, ana);
  await visit(page, trip.path);
  const doubt = "Not found in any source";
  // The gazetteer knows this place by its name.
  await expect(stopOf(page, "Belém Tower").getByText(doubt)).toHaveCount(0);
  await expect(stopOf(page, "Belém Tower").getByRole("link", { name: "Belém Tower", exact: true })).toBeVisible();

  await dayOf(page, 1)
    .getByRole("button", { name: /^Add activity/ })
    .click();
  const dialog = page.getByRole("dialog", { name: "Add activity" });
  await dialog.getByLabel("Title").fill("Bar Imaginário");
  await dialog.getByRole("button", { name: "Add activity" }).click();
  await saved(page);
  const bar = stopOf(page, "Bar Imaginário");
  await expect(bar.getByText(doubt)).toBeVisible();
  const check = page.getByRole("region", { name: "Plan check" });
  await check.getByRole("button", { name: /^Plan check/ }).click();
  await expect(check.getByText(/No source that we know has “Bar Imaginário”/)).toBeVisible();
  await expect(check.getByText(/don't know where “Bar Imaginário” is/)).toBeVisible();

  const open = `/shared/${share.token}`;
  await visit(page, open);
  await expect(page.getByText(doubt)).toBeVisible();

  await visit(page, trip.path);
  await bar.getByRole("button", { name: "Options for Bar Imaginário" }).click();
  await page.getByRole("menuitem", { name: "I know this place" }).click();
  await expect(bar.getByText(doubt)).toHaveCount(0);
  await visit(page, open);
  await expect(page.getByRole("heading", { name: "Bar Imaginário" })).toBeVisible();
  await expect(page.getByText(doubt)).toHaveCount(0);
});

test("trips are listed as now, next and past, and a past one is planned again on new dates", async ({
  context,
  page,
}) => {
  const ana = await person();
  const sketch = { destination: "Lisbon", start_date: inDays(0), end_date: inDays(1), skip_ai_generation: true };
  const { trip: old } = await call(ana, "trips.create", sketch);
  await call(ana, "activities.add", { trip_id: old.id, title: "Belém Tower", start_time: "10:00" });
  await call(ana, "trips.update", { trip_id: old.id, title: "Last year", start_date: inDays(-300) });
  await call(ana, "trips.create", sketch);
  await call(ana, "trips.create", { ...sketch, start_date: inDays(40), end_date: inDays(42) });
  await signInAs(context, ana);
  await visit(page, "/trips");
  const group = (name: string) => page.getByRole("list", { name, exact: true }).getByRole("link");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Now", "Next", "Past"]);
  for (const name of ["Now", "Next", "Past"]) await expect(group(name)).toHaveCount(1);

  await page.getByRole("button", { name: "Plan it again Last year" }).click();
  const dialog = page.getByRole("dialog", { name: "Plan it again" });
  await dialog.getByLabel("First day").fill(inDays(-1));
  await dialog.getByRole("button", { name: "Plan it again" }).click();
  await expect(dialog.getByText(/That day is in the past: today is/).first()).toBeVisible();
  await dialog.getByLabel("First day").fill(inDays(60));
  await dialog.getByRole("button", { name: "Plan it again" }).click();
  await expect(page).not.toHaveURL(/\/trips$/);
  await expect(page.getByRole("heading", { level: 1, name: "Last year" })).toBeVisible();
  await expect(stopOf(page, "Belém Tower")).toContainText("10:00");
});
