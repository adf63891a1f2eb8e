import { expect, test } from "@playwright/test";
import { dayOf, saved, signInAs, stopOf, visit } from "../support/browser.ts";
import { call, inDays, person } from "../support/people.ts";

test("a place is found while its name is typed, and three more keys put it on its day", async ({ context, page }) => {
  const ana = await person();
  const { trip } = await call(ana, "trips.create", {
    ...{ destination: "Lisbon", start_date: inDays(30), end_date: inDays(36), skip_ai_generation: true },
  });
  const trip_id = trip.id;
  const days: { id: string; date: string; day_number: number }[] = trip.itinerary;
  const thursday = days.find(({ date }) => new Date(date).getUTCDay() === 4);
  if (!thursday) throw new Error("a week has a Thursday");
  const breakfast = { title: "Long breakfast", start_time: "09:00", duration_minutes: 120 };
  await call(ana, "activities.add", { trip_id, itinerary_id: thursday.id, ...breakfast });
  await signInAs(context, ana);
  await visit(page, `/trips/${trip_id}`);
  const day = dayOf(page, thursday.day_number);

  await test.step("Oceanário: down, enter, enter", async () => {
    await day.getByRole("button", { name: /^Add activity/ }).click();
    const dialog = page.getByRole("dialog", { name: "Add activity" });
    await expect(dialog.getByLabel("Title", { exact: true })).toBeFocused();
    await page.keyboard.type("oceanário");
    await expect(dialog.getByRole("option", { name: /^Lisbon Oceanarium/ })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dialog.getByRole("status").filter({ hasText: "Parque das Nações" })).toContainText(/Open 1\d:00/);
    await expect(dialog.getByLabel("Start time", { exact: true })).toHaveValue("11:00");
    await expect(dialog.getByLabel("Length", { exact: true })).not.toHaveValue("");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    const stop = stopOf(day, "Lisbon Oceanarium");
    await expect(stop).toContainText("11:00");
    await expect(stop).toContainText("Parque das Nações");
    await saved(page);
    const { trip: now } = await call(ana, "trips.get", { trip_id });
    const added = now.itinerary[thursday.day_number - 1].activities.at(-1);
    expect(added).toMatchObject({ place_id: "lisbon/lisbon-oceanarium", activity_type: "entertainment" });
    expect(added.cautions?.map((it: { code: string }) => it.code) ?? []).not.toContain("not_found");
  });

  await test.step("any other name is added as it is typed, and a link of a map is a place", async () => {
    await page.getByRole("button", { name: "Add activity", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Add activity" });
    const title = dialog.getByLabel("Title", { exact: true });
    await title.fill("Coffee with Vera");
    await expect(
      dialog.getByRole("paragraph").filter({ hasText: /No place that we know has this name/ }),
    ).toBeVisible();
    await title.fill("https://www.openstreetmap.org/?mlat=38.6916&mlon=-9.216#map=17/38.69/-9.21");
    await dialog.getByRole("option").first().click();
    await expect(title).toHaveValue("38.6916, -9.216");
    await title.fill("Meet Vera by the tower");
    await dialog.getByRole("button", { name: "Add activity" }).click();
    await expect(stopOf(page, "Meet Vera by the tower")).toBeVisible();
    await saved(page);
  });
});
