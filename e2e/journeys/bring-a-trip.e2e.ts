import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { dayOf, signInAs, tripOf, visit } from "../support/browser.ts";
import { person } from "../support/people.ts";

test("a trip is taken along and brought back, after a look at what it becomes", async ({ context, page }) => {
  const ana = await person("Ana Abreu");
  const trip = await tripOf(ana, [{ title: "Belém Tower", start_time: "10:00" }]);
  await signInAs(context, ana);
  const answer = await page.request.get(`/api/trips/${trip.id}/export?format=json`);
  const buffer = await answer.body();
  await visit(page, "/trips");
  await page.getByRole("link", { name: "Bring a trip" }).click();
  await expect(page).toHaveURL("/trips/bring");
  const file = page.getByLabel("File with a trip");

  await file.setInputFiles({ name: "old.json", mimeType: "application/json", buffer: buffer.subarray(0, 200) });
  const problem = page.getByText("it may have been cut off");
  await expect(problem).toBeVisible();
  await file.setInputFiles({ name: "trip.json", mimeType: "application/json", buffer });
  await expect(page.getByRole("heading", { name: "What trip.json will become" })).toBeFocused();
  await expect(problem).toHaveCount(0);
  await expect(page.getByText("Belém Tower")).toBeVisible();
  await page.getByRole("button", { name: "Make this trip" }).click();
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  expect(page.url()).not.toContain(trip.id);
  await expect(dayOf(page, 1).getByRole("heading", { name: "Belém Tower" })).toBeVisible();
});

test("a list without dates gets them, and what has no day is set aside", async ({ context, page }) => {
  await signInAs(context, await person("Rui"));
  await visit(page, "/trips/bring");
  const buffer = await readFile(new URL("../support/saved-places.csv", import.meta.url));
  await page.getByLabel("File with a trip").setInputFiles({ name: "Lisbon.csv", mimeType: "text/csv", buffer });
  const make = page.getByRole("button", { name: "Make this trip" });
  await expect(make).toBeDisabled();
  await page.getByLabel("First day").fill("2031-05-03");
  // A refused choice can be changed.
  await page.getByLabel("Last day").fill("2031-05-01");
  await expect(page.getByLabel("Last day")).toHaveAccessibleDescription(/must not be before the first day/);
  await expect(make).toBeDisabled();
  await page.getByLabel("Last day").fill("2031-05-04");
  await expect(page.getByRole("heading", { name: /^Day 2/ })).toBeVisible();
  await make.click();
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: /Lisbon/ })).toBeVisible();
});
