import { expect, type Locator, type Page, test } from "@playwright/test";
import { choose, chooseView, dayOf, endBrowsers, pageOf, saved, stopOf, tripOf, visit } from "../support/browser.ts";
import { call, inDays, person } from "../support/people.ts";

test.afterEach(endBrowsers);

/** The titles name no places, so that travel times play no part. */
const stops = [
  { title: "Meet Vera", start_time: "09:00", duration_minutes: 60, pinned: true },
  { title: "Postcards", start_time: "11:00", duration_minutes: 60, pinned: false },
  { title: "Laundry", start_time: "13:00", duration_minutes: 120, pinned: true },
  { title: "Dinner", start_time: "19:00", end_time: "20:15", activity_type: "dining", pinned: false },
];

test("the end follows the start, and a moved activity gets the time that is free there", { tag: "@firefox" }, async ({
  browser,
}) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana);
  const trip_id = trip.id;
  for (const { pinned, ...stop } of stops) {
    const { activity } = await call(ana, "activities.add", { trip_id, itinerary_id: trip.dayIds[0], ...stop });
    if (pinned) await call(ana, "activities.update", { trip_id, activity_id: activity.id, pinned });
  }
  const page = await pageOf(browser, ana);
  await visit(page, trip.path);
  const [first, second] = [dayOf(page, 1), dayOf(page, 2)];

  await test.step("typing a start moves the end at once, and an end before it is refused with an explanation", async () => {
    await choose(page, "Dinner", "Edit");
    const dialog = page.getByRole("dialog", { name: "Edit activity" });
    await dialog.getByLabel("Start time", { exact: true }).fill("20:00");
    await expect(dialog.getByLabel("End time", { exact: true })).toHaveValue("21:15");
    await dialog.getByLabel("Length", { exact: true }).fill("90");
    await expect(dialog.getByLabel("End time", { exact: true })).toHaveValue("21:30");
    await dialog.getByLabel("End time", { exact: true }).fill("18:00");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog.getByLabel("End time", { exact: true })).toHaveAccessibleDescription(/before the start/);
    await dialog.getByLabel("End time", { exact: true }).fill("01:30");
    await expect(dialog.getByLabel("Length", { exact: true })).toHaveValue("330");
    await expect(dialog.getByText("On the next day", { exact: true })).toBeVisible();
    await dialog.getByLabel("End time", { exact: true }).fill("21:15");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(stopOf(first, "Dinner")).toContainText("20:00–21:15");
    await saved(page);
  });

  await test.step("moving up changes the time, says so and can be undone", async () => {
    await choose(page, "Dinner", "Move up");
    await expect(titles(first)).toHaveText(["Meet Vera", "Postcards", "Dinner", "Laundry"]);
    await expect(stopOf(first, "Dinner")).not.toContainText("20:00");
    const notifications = page.getByRole("region", { name: "Notifications" });
    await expect(notifications).toContainText(/Dinner is at \d\d:\d\d.* now/);
    await saved(page);
    await notifications.getByRole("button", { name: "Undo" }).click();
    await expect(stopOf(first, "Dinner")).toContainText("20:00–21:15");
    await expect(titles(first)).toHaveText(["Meet Vera", "Postcards", "Laundry", "Dinner"]);
  });

  await test.step("moving with the keyboard announces the new time", async () => {
    await page.getByRole("button", { name: "Reorder Postcards", exact: true }).focus();
    await page.keyboard.press("Space");
    const news = page.locator("[id^=DndLiveRegion]");
    await expect(news).toContainText("Postcards is over");
    await page.keyboard.press("ArrowUp");
    await expect(news).toContainText(/place 1, at 08:00/);
    await page.keyboard.press("Space");
    await expect(titles(first)).toHaveText(["Postcards", "Meet Vera", "Laundry", "Dinner"]);
    await expect(stopOf(first, "Postcards")).toContainText("08:00–09:00");
    await saved(page);
  });

  await test.step("where there is no free time the page asks, and each choice says what it does", async () => {
    await choose(page, "Laundry", "Move up");
    const question = page.getByRole("dialog", { name: 'There is no time for "Laundry" there' });
    await expect(question.getByRole("button", { name: /Put it there anyway/ })).toBeVisible();
    await question.getByRole("button", { name: "Leave it where it was" }).click();
    await expect(titles(first)).toHaveText(["Postcards", "Meet Vera", "Laundry", "Dinner"]);
  });

  await test.step("an activity dropped on the chip of a day goes to that day, at its time", async () => {
    const chips = page.getByRole("navigation", { name: "Days" });
    await drag(
      page,
      page.getByRole("button", { name: "Reorder Meet Vera", exact: true }),
      chips.getByRole("button").nth(2),
    );
    await expect(stopOf(second, "Meet Vera")).toContainText("09:00–10:00");
    await expect(titles(first)).toHaveText(["Postcards", "Laundry", "Dinner"]);
    await saved(page);
  });

  await test.step("an activity that stands for a booking goes where the booking is", async () => {
    const table = {
      destination: { name: "Ramiro", city: "Lisbon" },
      dates: { start: `${inDays(31)}T20:30` },
      preferences: { kind: "restaurant" },
    };
    await call(ana, "bookings.record", { ...table, guests: 2, trip_id });
    await expect(second.getByText("Ramiro", { exact: false }).first()).toBeVisible();
    await choose(page, "Dinner", "Edit");
    const dialog = page.getByRole("dialog", { name: "Edit activity" });
    await dialog.getByRole("combobox", { name: "Booking" }).click();
    await page.getByRole("option", { name: /Ramiro · Restaurant/ }).click();
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(stopOf(second, "Dinner")).toContainText("20:30");
    await expect(stopOf(second, "Dinner")).toContainText("Booked");
    await expect(titles(first)).toHaveText(["Postcards", "Laundry"]);
  });

  await test.step("a move leaves a booked flight free, with the time at the airport", async () => {
    const flight = {
      destination: "Porto",
      dates: { start: `${inDays(30)}T17:00`, end: `${inDays(30)}T18:00` },
      preferences: { kind: "flight", from: "Lisbon" },
    };
    await call(ana, "bookings.record", { ...flight, guests: 1, trip_id });
    await expect(first.getByText(/17:00.*18:00/).first()).toBeVisible();
    await choose(page, "Postcards", "Move down");
    await expect(stopOf(first, "Postcards")).toContainText("18:30–19:30");
    await saved(page);
    await expect(stopOf(first, "Postcards")).toContainText("18:30–19:30");
  });

  await test.step("a day out and back raises nothing, until the last way back leaves too early", async () => {
    await call(ana, "trips.update", { trip_id, end_date: inDays(32) });
    const [there, back] = [
      { from_location: "Lisbon", location: "Sintra" },
      { from_location: "Sintra", location: "Lisbon" },
    ];
    for (const it of [
      { title: "Train out", activity_type: "transport", start_time: "09:00", end_time: "09:40", ...there },
      { title: "Pena Palace", start_time: "10:30", duration_minutes: 120 },
      { title: "Train back", activity_type: "transport", start_time: "17:00", end_time: "17:40", ...back },
      { title: "Praça do Comércio", start_time: "18:30", duration_minutes: 60 },
    ])
      await call(ana, "activities.add", { trip_id, date: inDays(32), ...it });
    const third = dayOf(page, 3);
    await expect(titles(third)).toHaveText(["Train out", "Pena Palace", "Train back", "Praça do Comércio"]);
    const check = page.getByRole("region", { name: "Plan check" });
    await check.getByRole("button", { name: /^Plan check/ }).click();
    await expect(check.getByRole("listitem").first()).toBeVisible();
    await expect(check.getByText(/Train (?:out|back)|Pena Palace/)).toHaveCount(0);
    await choose(page, "Train back", "Edit");
    const dialog = page.getByRole("dialog", { name: "Edit activity" });
    await dialog.getByLabel("Start time", { exact: true }).fill("09:45");
    await dialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(check.getByText(/Pena Palace is at 10:30, after the last connection back/)).toBeVisible();
  });
});

const titles = (day: Locator) => day.getByRole("article").getByRole("heading", { level: 3 });

const elsewhere = / is over (?!no day|.*where it was)/;

/** Drops it once the page says that it is over the target, because a quick drop may come before. */
async function drag(page: Page, from: Locator, to: Locator, over = elsewhere): Promise<void> {
  const middle = async (of: Locator) => {
    const box = await of.boundingBox();
    if (!box) throw new Error("what is dragged cannot be seen");
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  // Waits until nothing lies above it, such as what was dragged before and is still on its way.
  await from.hover();
  await page.mouse.down();
  await page.mouse.move(...(await middle(to)), { steps: 12 });
  await expect(page.getByRole("status").filter({ hasText: over })).toBeAttached();
  await page.mouse.up();
}

test("stops as lines open in place; what is done with them is undone and redone", { tag: "@firefox" }, async ({
  browser,
}) => {
  const ana = await person("Ana");
  const { path } = await tripOf(ana, [{ title: "Castle", start_time: "10:00", notes: "Sit on the left" }]);
  const page = await pageOf(browser, ana);
  await visit(page, path);
  const castle = stopOf(page, "Castle");
  await expect(castle).toContainText("Sit on the left");
  await chooseView(page, "Show stops as lines");
  await expect(castle).not.toContainText("Sit on the left");
  // The choice is kept on this device.
  await page.reload();
  await expect(castle).toBeVisible();
  await expect(castle).not.toContainText("Sit on the left");
  await castle.getByRole("button", { name: "Open Castle" }).click();
  await expect(castle).toContainText("Sit on the left");

  await castle.getByRole("button", { name: "Edit Castle" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit activity" });
  const start = dialog.getByLabel("Start time", { exact: true });
  await start.fill("soon");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(start).toBeFocused();
  await expect(start).toHaveAccessibleDescription(/Write a time such as/);
  await start.fill("2.15pm");
  await start.press("Tab");
  await expect(start).toHaveValue("14:15");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
  await saved(page);

  await castle.getByRole("button", { name: "Move to… Castle" }).click();
  await page.getByRole("dialog", { name: "Move to day" }).getByRole("button", { name: /Day 2/ }).click();
  await expect(stopOf(dayOf(page, 2), "Castle")).toBeVisible();
  await saved(page);
  const undo = page.getByRole("button", { name: /^Undo: .*Castle/ });
  const redo = page.getByRole("button", { name: /^Redo: .*Castle/ });
  await undo.click();
  await expect(stopOf(dayOf(page, 1), "Castle")).toContainText("14:15");
  await saved(page);
  await redo.click();
  await expect(stopOf(dayOf(page, 2), "Castle")).toBeVisible();
  await saved(page);
  await page.keyboard.press("Control+z");
  await expect(stopOf(dayOf(page, 1), "Castle")).toBeVisible();
  await saved(page);
  await page.keyboard.press("Control+Shift+z");
  await expect(stopOf(dayOf(page, 2), "Castle")).toBeVisible();
  await saved(page);

  await test.step("search and keys", async () => {
    await page.keyboard.press("Control+k");
    const search = page.getByRole("dialog", { name: "Search" });
    await search.getByRole("combobox").fill("cast");
    await expect(search.getByRole("option", { name: /^Castle/ })).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(search).toBeHidden();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(help).toBeVisible();
    // No key does anything while a dialog is open.
    await page.keyboard.press("a");
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("a");
    await expect(page.getByRole("dialog", { name: "Add activity" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("several stops at once, as one change", async () => {
    await choose(page, "Castle", "Duplicate");
    await expect(castle).toHaveCount(2);
    await saved(page);
    await chooseView(page, "Select stops");
    for (const box of await page.getByRole("checkbox", { name: "Select Castle" }).all()) await box.check();
    const selected = page.getByRole("region", { name: "Selected stops" });
    await expect(selected).toContainText("2 stops selected");
    await selected.getByRole("button", { name: "Move to…" }).click();
    await page.getByRole("dialog", { name: "Move to day" }).getByRole("button", { name: /Day 1/ }).click();
    await expect(stopOf(dayOf(page, 1), "Castle")).toHaveCount(2);
    await expect(selected).toBeHidden();
    await saved(page);
    await page.keyboard.press("Control+z");
    await expect(stopOf(dayOf(page, 2), "Castle")).toHaveCount(2);
  });

  await test.step("the days side by side; dropped on another day, and where the actions were", async () => {
    await chooseView(page, "Days side by side");
    const [first, second] = [await dayOf(page, 1).boundingBox(), await dayOf(page, 2).boundingBox()];
    expect(second?.y).toBe(first?.y);
    await expect(page.getByRole("region", { name: /^Map of/ })).toHaveCount(0);
    await drag(page, page.getByRole("button", { name: "Reorder Castle" }).first(), dayOf(page, 1));
    await expect(stopOf(dayOf(page, 1), "Castle")).toHaveCount(1);
    await saved(page);
    await drag(
      page,
      page.getByRole("button", { name: "Reorder Castle" }).first(),
      page.getByRole("button", { name: "Add activity", exact: true }),
      /is over the stops that are set aside/,
    );
    await expect(stopOf(page.getByRole("region", { name: "Set aside" }), "Castle")).toBeVisible();
  });
});

test("stops are added, lengthened, moved and removed, and their days follow", { tag: "@firefox" }, async ({
  browser,
}) => {
  const ana = await person("Ana");
  const { id: trip_id, path, dayIds } = await tripOf(ana);
  await call(ana, "activities.add", { trip_id, itinerary_id: dayIds[0], title: "Meet Vera" });
  const page = await pageOf(browser, ana);
  await visit(page, path);
  const row = page.getByRole("region", { name: "Stops", exact: true });
  const notifications = page.getByRole("region", { name: "Notifications" });
  const days = page.getByRole("heading", { level: 2, name: /Day \d/ });
  await expect(row).toBeHidden();

  await page.getByRole("button", { name: "Add a stop", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Add a stop" });
  await dialog.getByLabel("Where to", { exact: true }).fill("Porto");
  await dialog.getByRole("button", { name: "Add stop", exact: true }).click();
  await expect(row.getByRole("listitem").filter({ hasText: "2 nights" })).toContainText("Porto");
  await expect(days).toHaveCount(4);
  await saved(page);

  await row.getByRole("button", { name: "One more night in Lisbon", exact: true }).click();
  await expect(days).toHaveCount(5);
  await saved(page);
  const done = notifications.getByRole("alertdialog", { name: "Lisbon: 2 nights" });
  await done.getByRole("button", { name: "Undo" }).click();
  await expect(days).toHaveCount(4);

  await row.getByRole("button", { name: "Options for Porto", exact: true }).press("Enter");
  await page.getByRole("menuitem", { name: "Move earlier", exact: true }).press("Enter");
  await expect(row.getByRole("listitem").first()).toContainText("Porto");
  await expect(dayOf(page, 3)).toContainText("Meet Vera");
  await saved(page);

  await row.getByRole("button", { name: "Options for Lisbon", exact: true }).click();
  await page.getByRole("menuitem", { name: "Remove stop", exact: true }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Trip to Porto" })).toBeVisible();
  await expect(dayOf(page, 3)).toContainText("Meet Vera");
});
