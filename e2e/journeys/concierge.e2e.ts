import { type Browser, expect, type Page, test } from "@playwright/test";
import { dayOf, endBrowsers, join, pageOf, shownAtOnce, stopOf, visit } from "../support/browser.ts";
import { tripToday } from "../support/concierge.ts";
import { call, person, type SignedInPerson, send } from "../support/people.ts";
import { cityInDaytime } from "../support/today.ts";
import { makeTrip } from "../support/trips.ts";

/** A position in Lisbon, which the browser's geolocation reports. */
const here = { latitude: 38.7139, longitude: -9.1334, accuracy: 25 };

const hero = (page: Page) => page.getByRole("region", { name: "Now and next" });
const helps = (page: Page) => page.getByRole("region", { name: "What would help" });
const tell = (page: Page) => page.getByRole("region", { name: "How is it going?" });
const location = (page: Page) => page.getByRole("region", { name: "My location" });
const done = (page: Page) => page.getByRole("article", { name: "Done" });
const advice = (page: Page) => helps(page).getByRole("article", { name: /late/ });

test.afterEach(endBrowsers);

const pageAt = (browser: Browser, who: SignedInPerson, geolocation = here) => pageOf(browser, who, { geolocation });

/** A page of Ana's, who is on a trip now. */
async function onTrip(browser: Browser, geolocation = here) {
  const ana = await person("Ana");
  const trip = await tripToday(ana.token);
  return { ana, trip, page: await pageAt(browser, ana, geolocation), path: `/trips/${trip.id}` };
}

/** Opens today's page of a trip of Ana's that is on now. */
async function onTheDay(browser: Browser, geolocation = here) {
  const set = await onTrip(browser, geolocation);
  await visit(set.page, `${set.path}/today`);
  return set;
}

async function sayLate(page: Page): Promise<void> {
  await tell(page).getByRole("button", { name: "Running late" }).click();
  // Asked because several stops of the day come into question.
  await expect(tell(page).getByRole("heading", { name: "Running late: for what?" })).toBeFocused();
  await tell(page)
    .getByRole("button", { name: /Old library/ })
    .click();
  await tell(page).getByRole("button", { name: "1 h", exact: true }).click();
}

/** The day and the start time of the stop that the traveller is late for. */
async function libraryIn(who: SignedInPerson, tripId: string): Promise<{ day: number; from: string }> {
  const { itinerary } = (await send("GET", `/api/trips/${tripId}?view=full`, { token: who.token })).body.trip;
  for (const { day_number: day, activities } of itinerary) {
    const library = activities.find((it: { title: string }) => it.title === "Old library");
    if (library) return { day, from: library.start_time };
  }
  throw new Error("the library has left the plan");
}

const libraryOn = (page: Page, { day }: { day: number }) => stopOf(dayOf(page, day), "Old library");

test("a traveller who is late gets options, applies one with a tap, and undoes it", async ({ browser }) => {
  const { ana, page, path, trip } = await onTheDay(browser);
  const planned = await libraryIn(ana, trip.id);
  await expect(hero(page)).toContainText("Old library");
  await expect(page.getByRole("region", { name: "Today" }).getByRole("listitem")).toHaveCount(3);

  await sayLate(page);
  await expect(tell(page).getByRole("status")).toContainText("Noted: running late for Old library, 1 h.");
  await expect(advice(page)).toContainText("Old library", { timeout: 20_000 });
  const options = advice(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: "Apply" }) });
  const best = options.first();
  await expect(best).toContainText("Fits best");
  expect(await options.count()).toBeGreaterThanOrEqual(2);
  await best.getByRole("button", { name: "Details" }).click();
  await expect(best.getByRole("button", { name: "Details" })).toHaveAttribute("aria-expanded", "true");

  await best.getByRole("button", { name: "Apply" }).click();
  await expect(done(page)).toContainText("Done");
  await expect(advice(page)).toHaveCount(0);
  // The button that had the focus is gone, so the focus moves to the result.
  await expect(helps(page)).toBeFocused();
  await done(page).getByRole("link", { name: "See the plan" }).click();
  // The best option may move the stop to tomorrow at the same time.
  const moved = await libraryIn(ana, trip.id);
  expect(moved).not.toEqual(planned);
  await expect(libraryOn(page, moved)).toContainText(moved.from);
  await page.getByRole("navigation", { name: "Trip" }).getByRole("link", { name: "Today" }).click();

  await done(page).getByRole("button", { name: "Undo" }).click();
  await expect(helps(page).getByText("Undone. The plan is back as it was.")).toBeVisible();
  await visit(page, path);
  await expect(libraryOn(page, planned)).toContainText(planned.from);
});

test("one tap is one change, however often its answer gets lost, and an edit after it stays", async ({ browser }) => {
  const { ana, page, trip } = await onTheDay(browser);
  const bo = await person("Bo");
  await join(ana, trip.id, bo, "editor");
  await sayLate(page);
  const apply = advice(page).getByRole("button", { name: "Apply" }).first();
  await expect(apply).toBeVisible({ timeout: 20_000 });

  const keys: (string | undefined)[] = [];
  await page.route("**/api/trpc/concierge.applyOption*", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    const answer = await route.fetch();
    // The server handles the first request, but its answer gets lost.
    if (keys.length === 1) await route.abort("connectionreset");
    else await route.fulfill({ response: answer });
  });
  await apply.click();
  await expect(done(page)).toBeVisible();
  await expect.poll(() => keys.length).toBe(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  const { entries } = (await send("GET", `/api/trips/${trip.id}/edits`, { token: ana.token })).body;
  expect(entries.filter((it: { action: string }) => it.action === "apply_recommendation")).toHaveLength(1);

  await test.step("an undo after another edit is refused and names its author", async () => {
    await expect(done(page).getByRole("button", { name: "Undo" })).toBeVisible();
    await call(bo, "trips.update", { trip_id: trip.id, title: "Bo was here" });
    await expect(done(page)).toContainText("Bo has edited the plan since");
    await expect(done(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
  });
});

test("a snoozed recommendation opens again when asked for, and can be dismissed", async ({ browser }) => {
  const { page } = await onTheDay(browser);
  await sayLate(page);
  await expect(advice(page)).toBeVisible({ timeout: 20_000 });

  await advice(page).getByRole("button", { name: "Later" }).click();
  await page.getByRole("menuitem", { name: "Ask again in 15 min" }).click();
  const putOff = page.getByRole("article", { name: "Put off" });
  await expect(putOff).toContainText(/Again at \d\d:\d\d/);
  await expect(advice(page)).toHaveCount(0);

  await putOff.getByRole("button", { name: "Look now" }).click();
  await expect(advice(page).getByRole("heading", { level: 2 })).toBeFocused();
  await expect(tell(page).getByRole("status")).not.toContainText("would help");
  await advice(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(helps(page).getByText("Dismissed.")).toBeVisible();
  await expect(advice(page)).toHaveCount(0);
});

test("the page of today is reached from the plan, checks the day, and watches over it", async ({ browser }) => {
  const { page, path } = await onTrip(browser);
  await visit(page, path);

  await test.step("during the trip, its plan links to today", async () => {
    await expect(page.getByRole("navigation", { name: "Days" }).getByRole("button", { name: "Today" })).toBeVisible();
    const strip = page
      .getByRole("region", { name: "Now and next" })
      .getByRole("link", { name: /^Today\. Old library at/ });
    await strip.click();
    await expect(hero(page)).toContainText("Old library");
  });

  await test.step("the day can be checked once a minute, and the page says when it can be checked again", async () => {
    await tell(page).getByRole("button", { name: "Check my day" }).click();
    await expect(tell(page).getByRole("status")).toContainText("Nothing needs to change.", { timeout: 20_000 });
    const asked = tell(page).getByRole("button", { name: /Check my day in \d+ s/ });
    await expect(asked).toHaveAttribute("aria-disabled", "true");
  });

  await test.step("monitoring first asks for the mode of transport", async () => {
    await page.getByRole("button", { name: "Concierge settings" }).click();
    const sheet = page.getByRole("dialog", { name: "Your concierge" });
    const watch = sheet.getByRole("switch", { name: "Watch over my day" });
    await watch.click();
    await expect(watch).not.toBeChecked();
    await expect(sheet.getByText("Choose how you get around first")).toBeVisible();
    expect(await shownAtOnce(sheet.getByRole("radio", { name: "Bike" }))).toBe(true);
    await expect(watch).toBeChecked();
    await page.reload();
    await page.getByRole("button", { name: "Concierge settings" }).click();
    await expect(sheet.getByRole("radio", { name: "Bike" })).toBeChecked();
    await expect(watch).toBeChecked();
  });
});

test("without later stops nobody can be late, but can ask for ideas", async ({ browser }) => {
  const ana = await person("Ana");
  const { city, today: date } = cityInDaytime();
  const trip = await makeTrip(ana.token, { destination: city, start_date: date, end_date: date });
  const page = await pageOf(browser, ana);
  await visit(page, `/trips/${trip.id}/today`);
  await expect(hero(page)).toContainText("The day is yours");
  await expect(page.getByRole("button", { name: "What now?" })).toBeVisible();
  await expect(page.getByRole("button", { name: /late|arrived|delayed|cancelled|skipped/ })).toHaveCount(0);
});

test("a location is shared only on request, with its end time shown, and is deleted at once", async ({ browser }) => {
  const { page, trip } = await onTheDay(browser);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  const stored = async () =>
    (await page.request.get(`/api/trips/${trip.id}/concierge/state`).then((it) => it.json())).state.location;

  // With permission denied, an alert explains it and nothing is sent.
  await location(page).getByRole("button", { name: "Share once" }).click();
  await expect(location(page).getByRole("alert")).toContainText("Your browser is blocking your location on this page");
  expect(await stored()).toBeNull();

  await page.context().grantPermissions(["geolocation"]);
  await location(page).getByRole("button", { name: "Share once" }).click();
  await expect(location(page)).toContainText(/Shared with your concierge only, until \d\d:\d\d\./);
  expect((await stored()).accuracy_m).toBe(here.accuracy);
  await location(page).getByRole("button", { name: "Stop sharing" }).click();
  await expect(location(page).getByRole("button", { name: "Share once" })).toBeVisible();
  await expect.poll(stored).toBeNull();

  // While the page is open, the location is updated without a click.
  await location(page).getByRole("button", { name: "While this page is open" }).click();
  await expect(location(page)).toContainText("It updates as you move");
  await expect.poll(async () => (await stored())?.accuracy_m).toBe(here.accuracy);

  await expect(page.locator("body")).not.toContainText("38.71");
  expect(addresses.filter((it) => it.includes("38.71") || it.includes("9.13"))).toEqual([]);
});

test("sharing that was stopped on another device is not started again by this one", async ({ browser }) => {
  const { ana, page, path, trip } = await onTrip(browser);
  // A fake, because the real one would take more than a minute to report a second position.
  await page.addInitScript(() => {
    navigator.geolocation.watchPosition = (found) => {
      const tell = ({ latitude, minutesAgo }: { latitude: number; minutesAgo: number }) =>
        found({
          coords: { latitude, longitude: -9.1335, accuracy: 20 },
          timestamp: Date.now() - minutesAgo * 60_000,
        } as GeolocationPosition);
      Object.assign(window, { tell });
      tell({ latitude: 38.7139, minutesAgo: 2 });
      return 1;
    };
  });
  await visit(page, `${path}/today`);
  await location(page).getByRole("button", { name: "While this page is open" }).click();
  await expect(location(page)).toContainText(/Shared with your concierge only, until \d\d:\d\d\./);
  const address = `/api/trips/${trip.id}/concierge`;
  expect((await send("DELETE", `${address}/location`, { token: ana.token })).status).toBe(204);

  const refused = page.waitForResponse((it) => it.status() === 422);
  await page.evaluate(() =>
    (window as unknown as { tell(fix: object): void }).tell({ latitude: 38.7239, minutesAgo: 0 }),
  );
  await refused;
  await expect(location(page).getByRole("button", { name: "Share once" })).toBeVisible();
  await expect(location(page).getByRole("alert")).toHaveCount(0);
  const { body } = await send("GET", `${address}/state`, { token: ana.token });
  expect(body.state).toMatchObject({ location: null, settings: { location_sharing: false } });
});

test("a location that is too inaccurate is not shared", async ({ browser }) => {
  const { page } = await onTheDay(browser, { ...here, accuracy: 9_000 });
  await page.context().grantPermissions(["geolocation"]);
  await location(page).getByRole("button", { name: "Share once" }).click();
  await expect(location(page).getByRole("alert")).toContainText("only knows roughly where you are");
  await expect(location(page).getByText("Off", { exact: true })).toBeVisible();
});

test("a viewer sees the options and is told who can apply them", async ({ browser }) => {
  const { ana, trip, page, path } = await onTheDay(browser);
  const vera = await person("Vera");
  await join(ana, trip.id, vera, "viewer");
  const veras = await pageAt(browser, vera);
  await visit(veras, `${path}/today`);
  await sayLate(veras);
  await expect(advice(veras)).toContainText("You can look at this trip but not change it.", { timeout: 20_000 });
  await expect(advice(veras).getByRole("button", { name: "Apply" })).toHaveCount(0);
  await advice(veras).getByRole("button", { name: "Keep the plan" }).click();
  await expect(helps(veras).getByText("The plan stays as it is.")).toBeVisible();
  // Other travellers of the same trip see nothing of it.
  await page.reload();
  await expect(hero(page)).toBeVisible();
  await expect(advice(page)).toHaveCount(0);
});
