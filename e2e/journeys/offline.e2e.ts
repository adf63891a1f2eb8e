import { expect, type Locator, type Page, test } from "@playwright/test";
import { choose, dayOf, interactive, join, signInAs, stopOf, tripOf, visit } from "../support/browser.ts";
import { banner, deviceOf, endDevices, offline, online, waitUntilSavedOffline } from "../support/device.ts";
import { call, person, type SignedInPerson, send } from "../support/people.ts";

// Installing the service worker loads the whole application.
test.setTimeout(120_000);
test.use({ serviceWorkers: "allow" });

test.afterEach(endDevices);

/** The trip as the server has it. */
async function stored(who: SignedInPerson, tripId: string) {
  return (await send("GET", `/api/trips/${tripId}?view=full`, { token: who.token })).body.trip;
}

async function edit(page: Page, title: string, field: string, value: string): Promise<void> {
  await choose(page, title, "Edit");
  const dialog = page.getByRole("dialog", { name: "Edit activity" });
  await dialog.getByLabel(field, { exact: true }).fill(value);
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
}

const waiting = (page: Page, number: number): Locator => page.getByText(`Waiting for a connection (${number})`);

test("edits made offline are kept, shown as unsent, and sent in order when the connection is back", {
  tag: "@firefox",
}, async ({ browser }) => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const trip = await tripOf(ana, [{ title: "Castle" }, { title: "Museum" }]);
  await join(ana, trip.id, bo, "editor");
  const [hers, his] = await Promise.all([deviceOf(browser, ana), deviceOf(browser, bo)]);
  await visit(hers.page, hers.at(trip.path));
  await visit(his.page, his.at(trip.path));
  await waitUntilSavedOffline(hers.page);
  await offline(hers);
  const { page } = hers;

  await edit(page, "Castle", "Title", "Castle at dusk");
  await choose(page, "Museum", "Move to day…");
  await page.getByRole("dialog", { name: "Move to day" }).getByRole("button", { name: /Day 2/ }).click();
  await page.getByRole("button", { name: "Add activity to day 2" }).click();
  const adding = page.getByRole("dialog", { name: "Add activity" });
  await adding.getByLabel("Title", { exact: true }).fill("Fado");
  await adding.getByRole("button", { name: "Add activity" }).click();
  await expect(adding).toBeHidden();
  // An activity that was added offline can be changed like any other.
  await edit(page, "Fado", "Notes", "Ask for the back room");
  await page.getByRole("button", { name: "Add a note for day 1" }).click();
  await page.getByLabel("Notes for day 1").fill("Take the tram up");
  await page.getByLabel("Notes for day 1").press("Control+Enter");

  const everything = async (on: Page) => {
    await expect(stopOf(dayOf(on, 1), "Castle at dusk")).toBeVisible();
    await expect(stopOf(dayOf(on, 2), "Museum")).toBeVisible();
    await expect(stopOf(dayOf(on, 2), "Fado")).toContainText("Ask for the back room");
    await expect(dayOf(on, 1)).toContainText("Take the tram up");
  };
  await everything(page);
  await expect(waiting(page, 5)).toBeVisible();
  await expect(stopOf(page, "Castle at dusk")).toContainText("Not sent yet");
  await expect(page.getByText(/^Sav(?:ed|ing…)$/)).toHaveCount(0);
  await expect(stopOf(his.page, "Castle")).toBeVisible();

  // Actions that need the server say so and are not tried.
  await page.getByRole("button", { name: "Options for day 1" }).click();
  await page.getByRole("menuitem", { name: "Replan this day" }).click();
  await expect(page.getByText(/^This needs a connection/)).toBeVisible();

  await page.reload();
  await everything(page);
  await expect(waiting(page, 5)).toBeVisible();

  await online(hers);
  await expect(waiting(page, 5)).toBeHidden();
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
  await everything(page);
  await everything(his.page);
  const now = await stored(ana, trip.id);
  expect(now.itinerary[1].activities.filter((it: { title: string }) => it.title === "Fado")).toHaveLength(1);
});

test("two browsers edit one activity offline: the second is asked, and no text is lost", { tag: "@firefox" }, async ({
  browser,
}) => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const trip = await tripOf(ana, [{ title: "Museum" }]);
  await join(ana, trip.id, bo, "editor");
  const [hers, his] = await Promise.all([deviceOf(browser, ana), deviceOf(browser, bo)]);
  for (const device of [hers, his]) {
    await visit(device.page, device.at(trip.path));
    await waitUntilSavedOffline(device.page);
  }
  await Promise.all([offline(hers), offline(his)]);
  await edit(hers.page, "Museum", "Title", "Tile museum");
  await edit(his.page, "Museum", "Title", "Coach museum");

  await online(hers);
  await expect(waiting(hers.page, 1)).toBeHidden();
  // Wait until the server has her edit.
  const title = async () => (await stored(ana, trip.id)).itinerary[0].activities[0].title;
  await expect.poll(title).toBe("Tile museum");
  await online(his);
  const question = his.page.getByRole("group", { name: "You and somebody else changed “Museum”." });
  await expect(question).toContainText("Coach museum");
  await expect(question).toContainText("Tile museum");
  await expect(stopOf(his.page, "Tile museum")).toBeVisible();
  // The question survives a reload and waits until it is answered.
  await his.page.reload();
  await expect(question).toContainText("Coach museum");

  await question.getByRole("button", { name: "Edit" }).click();
  const dialog = his.page.getByRole("dialog", { name: "Edit activity" });
  await expect(dialog.getByLabel("Title", { exact: true })).toHaveValue("Coach museum");
  await his.page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Keep mine" }).click();
  await expect(question).toBeHidden();
  for (const { page } of [hers, his]) await expect(stopOf(page, "Coach museum")).toBeVisible();
  const history = await send("GET", `/api/trips/${trip.id}/edits`, { token: ana.token });
  expect(JSON.stringify(history.body)).toContain("Tile museum");
});

test("an edit of an activity that was deleted meanwhile can be added again", async ({ browser }) => {
  const ana = await person();
  const trip = await tripOf(ana, [{ title: "Museum" }]);
  const device = await deviceOf(browser, ana);
  const { page } = device;
  await visit(page, device.at(trip.path));
  await waitUntilSavedOffline(page);
  await offline(device);
  await edit(page, "Museum", "Notes", "Closed on Mondays");
  const now = await stored(ana, trip.id);
  await call(ana, "activities.delete", { trip_id: trip.id, activity_id: now.itinerary[0].activities[0].id });

  await online(device);
  const question = page.getByRole("group", { name: /^Somebody deleted “Museum” meanwhile/ });
  await expect(question).toContainText("Closed on Mondays");
  await question.getByRole("button", { name: "Add it again" }).click();
  await expect(stopOf(page, "Museum")).toContainText("Closed on Mondays");
});

test("a lost answer does not make an edit twice", async ({ browser }) => {
  const ana = await person();
  const trip = await tripOf(ana);
  const device = await deviceOf(browser, ana);
  const { page, connection: line } = device;
  await visit(page, device.at(trip.path));
  await waitUntilSavedOffline(page);
  // The server gets the request, but its answer gets lost.
  let lost = 0;
  await page.route("**/api/trpc/plan.applyChanges", async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    line.cut();
    await route.abort();
  });
  await page.getByRole("button", { name: "Add activity to day 1" }).click();
  const adding = page.getByRole("dialog", { name: "Add activity" });
  await adding.getByLabel("Title", { exact: true }).fill("Fado");
  await adding.getByRole("button", { name: "Add activity" }).click();
  await expect(adding).toBeHidden();
  await expect(waiting(page, 1)).toBeVisible();
  await online(device);
  await expect(waiting(page, 1)).toBeHidden();
  const now = await stored(ana, trip.id);
  expect(now.itinerary[0].activities).toHaveLength(1);
  await expect(page.locator("article")).toHaveCount(1);
});

test("signing out removes everything from the device; the next account sees nothing of the first", async ({
  browser,
}) => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  const device = await deviceOf(browser, ana);
  const { page, at } = device;
  await visit(page, at(trip.path));
  await waitUntilSavedOffline(page);
  await offline(device);
  await edit(page, "Castle", "Title", "Secret castle");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page.getByText("Signing out needs a connection.")).toBeVisible();

  // Online again, with the change still waiting: signing out asks for confirmation.
  const domain = { code: "rate_limited", message: "Too many requests", details: [], retry_after: 300 };
  const error = { message: "", code: -32029, data: { code: "TOO_MANY_REQUESTS", httpStatus: 429, domain } };
  await page.route("**/api/trpc/plan.applyChanges", (route) => route.fulfill({ status: 429, json: { error } }));
  await online(device);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click();
  // Signing out leads to the public URL of the service, not to that of the proxy.
  await expect(page).toHaveURL(/:\d+\/$/);

  await signInAs(page.context(), bo);
  await visit(page, at("/trips"));
  await expect(page.getByText("No trips yet")).toBeVisible();
  await offline(device);
  await page.goto(at(trip.path));
  await expect(page.getByRole("heading", { name: "This page needs a connection" })).toBeVisible();
  await expect(page.getByText("Secret castle")).toHaveCount(0);
  const left = await page.evaluate(async () => {
    const names = (await indexedDB.databases()).map((it) => it.name ?? "");
    const pages = await (await caches.open("caravan-pages")).keys();
    return [...names, ...pages.map((it) => it.url)].join(" ");
  });
  expect(left).not.toContain(ana.id);
  expect(left).not.toContain(trip.id);
});

test("unsent edits are not sent in the session of another account", async ({ browser }) => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  await join(ana, trip.id, bo, "editor");
  const device = await deviceOf(browser, ana);
  const { page, at } = device;
  await visit(page, at(trip.path));
  await waitUntilSavedOffline(page);
  await offline(device);
  await edit(page, "Castle", "Notes", "Only Ana knows");
  await expect(waiting(page, 1)).toBeVisible();

  await signInAs(page.context(), bo);
  device.connection.restore();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  // The window now belongs to Bo, who must not see Ana's edits.
  const account = page.getByRole("button", { name: "Account" });
  await expect(account.locator("[data-initials=B]")).toBeVisible();
  await interactive(page);
  await expect(page.getByText("Only Ana knows")).toHaveCount(0);
  await account.click();
  await expect(page.getByText(bo.email)).toBeVisible();
  expect(JSON.stringify(await stored(ana, trip.id))).not.toContain("Only Ana knows");

  // Leave the page first: it would notice the new session and navigate by itself.
  await page.goto("about:blank");
  await signInAs(page.context(), ana);
  await visit(page, at(trip.path));
  await expect(stopOf(page, "Castle")).toContainText("Only Ana knows");
  await expect.poll(async () => JSON.stringify(await stored(ana, trip.id))).toContain("Only Ana knows");
});

test("unsent edits survive deleted storage, a clock set back and a closed trip", async ({ browser }) => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const trip = await tripOf(ana, [{ title: "Castle" }, { title: "Museum" }]);
  await join(ana, trip.id, bo, "editor");
  const device = await deviceOf(browser, bo);
  const { page } = device;
  await page.setViewportSize({ width: 390, height: 500 });
  await visit(page, device.at(trip.path));
  await waitUntilSavedOffline(page);
  await page.clock.setSystemTime(Date.now() + 2 * 86_400_000);
  await offline(device);
  await edit(page, "Castle", "Notes", "Take the tram up");
  await page.getByRole("button", { name: "Add activity to day 1" }).click();
  const adding = page.getByRole("dialog", { name: "Add activity" });
  await adding.getByLabel("Title", { exact: true }).fill("Fado");
  await adding.getByRole("button", { name: "Add activity" }).click();
  await expect(adding).toBeHidden();
  // The number of unsent changes is also visible further down the page.
  await dayOf(page, 2).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "No connection; 2 changes not sent" }).click();
  await expect(banner(page)).toBeInViewport();

  await page.reload();
  await page.clock.setSystemTime(Date.now());
  await edit(page, "Fado", "Notes", "Ask for the back room");
  await expect(waiting(page, 3)).toBeVisible();
  await page.evaluate((name) => void indexedDB.deleteDatabase(name), `caravan-of-${bo.id}`);
  await edit(page, "Museum", "Notes", "Closed on Mondays");
  await expect(waiting(page, 4)).toBeVisible();

  await call(ana, "members.remove", { trip_id: trip.id, user_id: bo.id });
  device.connection.restore();
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { name: "Trip not found" })).toBeVisible();
  const words = ["Take the tram up", "Fado", "Ask for the back room", "Closed on Mondays"];
  for (const word of words) await expect(page.getByRole("region", { name: /not sent/ })).toContainText(word);

  // After a new invitation, the edits are sent to the trip that they were made for.
  await join(ana, trip.id, bo, "editor");
  await visit(page, device.at(trip.path));
  const again = page.getByRole("button", { name: "Try again" });
  await expect(async () => {
    await again.first().click({ timeout: 1_000 });
    await expect(again).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
  await expect
    .poll(async () => {
      const now = JSON.stringify(await stored(ana, trip.id));
      return words.filter((word) => !now.includes(word));
    })
    .toEqual([]);
});
