import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { baseURL } from "../support/address.ts";
import { dayOf, saved, signInAs, stopOf, tripOf, visit } from "../support/browser.ts";
import { call, inDays, person, type SignedInPerson } from "../support/people.ts";

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

  await test.step("places of a kind that are open that day are found without a name", async () => {
    await day.getByRole("button", { name: /^Add activity/ }).click();
    const dialog = page.getByRole("dialog", { name: "Add activity" });
    await dialog.getByRole("button", { name: "Nature", exact: true }).click();
    await dialog.getByRole("button", { name: "Open that day" }).click();
    const options = dialog.getByRole("option");
    await expect(options.first()).toContainText("Outdoors");
    await expect(options.filter({ hasText: "Closed" })).toHaveCount(0);
    await expect(dialog.getByLabel("Title", { exact: true })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(dialog.getByLabel("Title", { exact: true })).not.toHaveValue("");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("any other name is added as it is typed, and a link of a map is a place", async () => {
    await page.getByRole("button", { name: "Add activity", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Add activity" });
    const title = dialog.getByLabel("Title", { exact: true });
    await title.fill("Coffee with Vera");
    await expect(
      dialog.getByRole("paragraph").filter({ hasText: /We don't know a place with this name/ }),
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

test("a stop has a page of its own, which survives a reload, leads on and closes with the back button", async ({
  context,
  page,
}) => {
  const ana = await person();
  const trip = await tripOf(ana, [
    { title: "Belém Tower", start_time: "10:00", duration_minutes: 60 },
    { title: "National Coach Museum", start_time: "12:00", duration_minutes: 60 },
  ]);
  const { share } = await call(ana, "shares.create", { trip_id: trip.id });
  const { trip: planned } = await call(ana, "trips.get", { trip_id: trip.id });
  const museum = planned.itinerary[0].activities[1].id;
  await call(ana, "activities.update", { trip_id: trip.id, activity_id: museum, notes: "Bo has the tickets." });
  await addPhoto(ana, trip.id, museum);
  await signInAs(context, ana);
  await visit(page, trip.path);
  const stop = stopOf(page, "National Coach Museum");
  await stop.getByRole("button", { name: "1 photo of this stop" }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await page.keyboard.press("Escape");
  const title = page.getByRole("link", { name: "National Coach Museum", exact: true });
  await title.click();
  const sheet = page.getByRole("dialog", { name: "National Coach Museum" });
  await expect(sheet.getByText(/From Belém Tower/)).toBeVisible();
  await expect(sheet.getByText(/min on foot/).first()).toBeVisible();
  await expect(sheet.getByRole("link", { name: "Google Maps" })).toHaveAttribute("href", /destination=38\.\d+,-9\.\d+/);
  await expect(sheet.getByText("Mondays", { exact: true })).toBeVisible();
  await expect(sheet.getByRole("region", { name: "Notes" })).toHaveText(/Bo has the tickets/);
  await expect(sheet.getByRole("region", { name: "Your photos" }).getByRole("img")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${trip.path}/places/lisbon/national-coach-museum`);

  await page.reload();
  await expect(sheet.getByText(/From Belém Tower/)).toBeVisible();
  await sheet.getByRole("heading", { name: "Near here" }).waitFor();
  const next = sheet.getByRole("region", { name: "Near here" }).getByRole("link").first();
  const name = (await next.textContent()) ?? "";
  await next.click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(trip.path);

  await visit(page, `/shared/${share.token}`);
  await page.getByRole("link", { name: /^About this place\s*: Belém Tower$/ }).click();
  const shared = page.getByRole("dialog", { name: "Belém Tower" });
  await expect(shared.getByRole("heading", { name: "Opening hours" })).toBeVisible();
  await page.goBack();
  await expect(shared).toBeHidden();
});

async function addPhoto(of: SignedInPerson, tripId: string, activityId: string): Promise<void> {
  const body = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#4a90c2" } })
    .jpeg()
    .toBuffer();
  const query = new URLSearchParams({ name: "quay.jpg", activity_id: activityId });
  const answer = await fetch(`${baseURL}/api/trips/${tripId}/photos?${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${of.token}`, "content-type": "image/jpeg" },
    body: new Uint8Array(body),
  });
  expect(answer.status).toBe(201);
}
