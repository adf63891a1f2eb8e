import { expect, type Page, test } from "@playwright/test";
import { choose, dayOf, endSession, saved, signInAs, stopOf, visit } from "../support/browser.ts";
import { call, inDays, person, type SignedInPerson } from "../support/people.ts";

let ana: SignedInPerson;
test.beforeEach(async ({ context }) => {
  ana = await person();
  await signInAs(context, ana);
});

/** @param free number of a day whose activities are deleted again */
async function planned(days: number, free?: number): Promise<string> {
  const { trip } = await call(ana, "trips.create", {
    destination: "Lisbon",
    start_date: inDays(30),
    end_date: inDays(29 + days),
  });
  for (const { id } of free === undefined ? [] : trip.itinerary[free - 1].activities)
    await call(ana, "activities.delete", { trip_id: trip.id, activity_id: id });
  return trip.id;
}

async function titlesOf(page: Page, day: number): Promise<string[]> {
  const stops = dayOf(page, day).getByRole("article");
  await expect(stops.first()).toBeVisible();
  return stops.getByRole("heading", { level: 3 }).allTextContents();
}
const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });

async function fill(page: Page, destination: string, days: number): Promise<void> {
  await page.getByLabel("Destination", { exact: true }).fill(destination);
  await page.getByLabel("Start date", { exact: true }).fill(inDays(30));
  await page.getByLabel("End date", { exact: true }).fill(inDays(29 + days));
}

/** Makes matching requests get these events, and nothing more until they are aborted. */
function hold(page: Page, path: RegExp, events: string): Promise<unknown> {
  return page.addInitScript(
    ({ source, text }) => {
      const real = window.fetch;
      window.fetch = (input, init) => {
        const address = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
        if (init?.method !== "POST" || !new RegExp(source).test(address)) return real(input, init);
        const body = new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(text));
            init.signal?.addEventListener("abort", () => controller.error(init.signal?.reason));
          },
        });
        return Promise.resolve(new Response(body, { headers: { "content-type": "text/event-stream" } }));
      };
    },
    { source: path.source, text: events },
  );
}

const dayEvent = (number: number) =>
  `event: day\ndata: ${JSON.stringify({
    date: inDays(29 + number),
    day_number: number,
    reason: `Around Belém, day ${number}.`,
    activities: [
      {
        title: `Stop of day ${number}`,
        activity_type: "sightseeing",
        start_time: "09:30",
        end_time: "11:00",
        location: null,
      },
    ],
  })}\n\n`;

/**
 * Holds back the last event of matching streams until the returned function is called; earlier events arrive at once.
 */
async function holdEnd(page: Page, path: RegExp): Promise<() => Promise<void>> {
  await page.addInitScript((source) => {
    const real = window.fetch;
    const released = new Promise((resolve) => addEventListener("finish", resolve, { once: true }));
    window.fetch = async (input, init) => {
      const address = typeof input === "string" ? input : input instanceof URL ? input.href : input.url;
      const response = await real(input, init);
      if (init?.method !== "POST" || !new RegExp(source).test(address) || !response.body) return response;
      let waiting = "";
      const events = new TransformStream<string, string>({
        async transform(chunk, controller) {
          waiting += chunk;
          for (let end = waiting.indexOf("\n\n"); end >= 0; end = waiting.indexOf("\n\n")) {
            const event = waiting.slice(0, end + 2);
            waiting = waiting.slice(end + 2);
            if (event.startsWith("event: done")) await released;
            controller.enqueue(event);
          }
        },
      });
      const body = response.body
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(events)
        .pipeThrough(new TextEncoderStream());
      return new Response(body, { status: response.status, headers: response.headers });
    };
  }, path.source);
  return () => page.evaluate(() => void dispatchEvent(new Event("finish")));
}

test("a new trip shows its days as they are planned and opens in the builder", { tag: "@firefox" }, async ({
  page,
}) => {
  // The planner is so quick that its days may be gone before the test looks.
  const finish = await holdEnd(page, /\/api\/trips$/);
  await visit(page, "/trips/new");
  await fill(page, "Lisbon", 5);
  await page.getByRole("button", { name: "Plan trip" }).click();
  await expect(page.getByRole("heading", { name: "Planning Lisbon" })).toBeFocused();
  await expect(page.getByRole("progressbar", { name: "Day 5 of 5" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Planned days" }).getByRole("listitem").first()).toBeVisible();
  await finish();
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  for (const day of [1, 5]) await expect(dayOf(page, day).getByRole("article").first()).toBeVisible();
  await expect(dayOf(page, 1)).toContainText(/An easy start/);
});

test("planning counts chosen places and finished days, and shows only the newest days", async ({ page }) => {
  await hold(
    page,
    /\/api\/trips$/,
    `event: progress\ndata: {"stage":"choosing","places":12}\n\n: still at it\n\n${[1, 2, 3, 4, 5].map(dayEvent).join("")}`,
  );
  await visit(page, "/trips/new");
  await fill(page, "Lisbon", 7);
  await page.getByRole("button", { name: "Plan trip" }).click();
  await expect(page.getByRole("progressbar", { name: "Day 5 of 7" })).toBeVisible();
  await expect(page.getByText("Days 1 and 2 are ready")).toBeVisible();
  await expect(page.getByRole("list", { name: "Planned days" }).getByText(/^Stop of day/)).toHaveText([
    "Stop of day 3",
    "Stop of day 4",
    "Stop of day 5",
  ]);
  // Escape cancels; the form keeps what was typed, and its button works again.
  await page.keyboard.press("Escape");
  await expect(page.getByLabel("Destination", { exact: true })).toHaveValue("Lisbon");
  await expect(page.getByRole("button", { name: "Plan trip" })).toBeFocused();
});

test("cancelling after the first days leaves no trip", async ({ page }) => {
  // With the real server, planning ends moments after the first day. That it stores nothing after an abort is tested in packages/api.
  await hold(page, /\/api\/trips$/, dayEvent(1));
  await visit(page, "/trips/new");
  await fill(page, "Lisbon", 14);
  await page.getByRole("button", { name: "Plan trip" }).click();
  await expect(page.getByRole("list", { name: "Planned days" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Plan trip" })).toBeFocused();
  await expect(page).toHaveURL("/trips/new");
  await visit(page, "/trips");
  await expect(page.getByRole("heading", { name: "No trips yet" })).toBeVisible();
});

test("a broken connection is reported and keeps the form", async ({ page }) => {
  await page.route("**/api/trips", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: 'event: progress\ndata: {"stage":"arranging"}\n\n' }),
  );
  await visit(page, "/trips/new");
  await fill(page, "Lisbon", 3);
  await page.getByRole("button", { name: "Plan trip" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("no trip was saved");
  await expect(page.getByLabel("Destination", { exact: true })).toHaveValue("Lisbon");
});

test("a connection that breaks after the trip was saved opens the trip", async ({ page }) => {
  await page.route("**/api/trips", async (route) => {
    await route.fetch();
    await route.fulfill({ contentType: "text/event-stream", body: 'event: progress\ndata: {"stage":"arranging"}\n\n' });
  });
  await visit(page, "/trips/new");
  await fill(page, "Lisbon", 2);
  await page.getByRole("button", { name: "Plan trip" }).click();
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  await expect(page.getByText("the trip was saved before that")).toBeVisible();
});

test("an ambiguous destination asks which one is meant, and the answer is planned", async ({ page }) => {
  await visit(page, "/trips/new");
  await fill(page, "Hyderabad", 2);
  await page.getByRole("button", { name: "Plan trip" }).click();
  const choices = page.getByRole("group", { name: "Which place do you mean?" });
  await expect(choices.getByRole("button").first()).toBeFocused();
  await choices.getByRole("button", { name: "Hyderabad, India" }).click();
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name: "Trip to Hyderabad, India" })).toBeVisible();
  await expect(page.getByText(/could also be/)).toHaveCount(0);
});

test("a misspelt destination asks for a correction, and can be planned anyway", async ({ page }) => {
  await visit(page, "/trips/new");
  await fill(page, "Lisbn", 2);
  await page.getByRole("button", { name: "Plan trip" }).click();
  const question = page.getByRole("group", { name: "Did you mean Lisbon, Portugal?" });
  await expect(question.getByRole("button", { name: "Yes, Lisbon, Portugal" })).toBeFocused();
  await question.getByRole("button", { name: "Plan anyway" }).click();
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("status").filter({ hasText: 'We do not know "Lisbn"' })).toBeVisible();
});

test("an empty trip is planned; a new plan for a day or for the whole trip is shown before it is used, and Undo restores the old one", async ({
  page,
}) => {
  const dates = { start_date: inDays(30), end_date: inDays(32) };
  const { trip } = await call(ana, "trips.create", { destination: "Lisbon", ...dates, skip_ai_generation: true });
  await visit(page, `/trips/${trip.id}`);

  await test.step("an empty trip offers to plan its days; a double click does it once, and Undo empties them", async () => {
    const offer = page.getByRole("region", { name: "Nothing is planned yet" });
    await offer.getByRole("button", { name: "Plan the days" }).dblclick();
    await expect(notifications(page)).toContainText("The new plan is ready");
    await expect(offer).toHaveCount(0);
    for (const day of [1, 2, 3]) await expect(dayOf(page, day).getByRole("article").first()).toBeVisible();
    await notifications(page).getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("article")).toHaveCount(0);
    await offer.getByRole("button", { name: "Plan the days" }).press("Enter");
    await expect(offer).toHaveCount(0);
    await expect(dayOf(page, 1).locator(":focus")).toHaveCount(1);
    await saved(page);
    await visit(page, `/trips/${trip.id}`);
  });

  await test.step("a day shows before and after with alternatives; only the chosen one is applied, and can be undone", async () => {
    await expect(dayOf(page, 3).getByRole("article").first()).toBeVisible();
    const [first, second, third] = [await titlesOf(page, 1), await titlesOf(page, 2), await titlesOf(page, 3)];
    await page.getByRole("button", { name: "Options for day 2" }).click();
    await page.getByRole("menuitem", { name: "Replan this day" }).click();
    const dialog = page.getByRole("dialog", { name: /^Replan / });
    const namesIn = (list: string) => dialog.getByRole("region", { name: list }).getByRole("listitem");
    await expect(namesIn("Now").first()).toContainText(second[0] ?? "");
    const firstPlan = await namesIn("After").allTextContents();
    await dialog.getByRole("radio").nth(1).check({ force: true });
    await expect.poll(() => namesIn("After").allTextContents()).not.toEqual(firstPlan);
    const wanted = await namesIn("After").allTextContents();
    await dialog.getByRole("button", { name: "Use this plan" }).click();
    await expect(notifications(page)).toContainText("is replanned");
    await expect(dialog).toHaveCount(0);
    const now = await titlesOf(page, 2);
    expect(now).not.toEqual(second);
    for (const [index, title] of now.entries()) expect(wanted[index]).toContain(title);
    expect(await titlesOf(page, 1)).toEqual(first);
    expect(await titlesOf(page, 3)).toEqual(third);
    await notifications(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => titlesOf(page, 2)).toEqual(second);
  });

  await test.step("the new plan of the whole trip is shown, and Undo restores the old one", async () => {
    await expect(dayOf(page, 2).getByRole("article").first()).toBeVisible();
    const before = await titlesOf(page, 2);
    await page.getByRole("button", { name: "Trip options" }).click();
    await page.getByRole("menuitem", { name: "Replan the trip" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Replan" }).click();
    await expect(notifications(page)).toContainText("The new plan is ready");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await titlesOf(page, 2)).not.toEqual(before);
    await notifications(page).getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => titlesOf(page, 2)).toEqual(before);
  });
});

test("Duplicate day adds copies at the same times to another day; Undo removes them", async ({ page }) => {
  const tripId = await planned(2);
  await call(ana, "activities.add", { trip_id: tripId, day_number: 2, title: "Coffee with Rui" });
  await visit(page, `/trips/${tripId}`);
  const [first, second] = [await titlesOf(page, 1), await titlesOf(page, 2)];
  await page.getByRole("button", { name: "Options for day 1" }).click();
  await page.getByRole("menuitem", { name: "Duplicate day" }).click();
  const dialog = page.getByRole("dialog", { name: "Copy to day" });
  await expect(dialog.getByRole("button", { name: /Day 1/ })).toBeDisabled();
  await dialog.getByRole("button", { name: /Day 2/ }).click();
  await expect(notifications(page)).toContainText("Copied day 1 to day 2");
  await expect.poll(async () => (await titlesOf(page, 2)).toSorted()).toEqual([...second, ...first].toSorted());
  expect(await titlesOf(page, 1)).toEqual(first);
  await notifications(page).getByRole("button", { name: "Undo" }).click();
  await expect(notifications(page)).toContainText("Day 2 is as it was");
  await expect.poll(() => titlesOf(page, 2)).toEqual(second);
});

test("replanning a day lists in advance what will be removed; pinned activities stay", async ({ page }) => {
  const tripId = await planned(2);
  await call(ana, "activities.add", { trip_id: tripId, day_number: 1, title: "Coffee with Rui" });
  const { activity } = await call(ana, "activities.add", { trip_id: tripId, day_number: 1, title: "Dinner at Ana's" });
  await call(ana, "activities.update", { trip_id: tripId, activity_id: activity.id, pinned: true });
  await visit(page, `/trips/${tripId}`);
  await page.getByRole("button", { name: "Options for day 1" }).click();
  await page.getByRole("menuitem", { name: "Replan this day" }).click();
  const dialog = page.getByRole("dialog", { name: /^Replan / });
  const before = dialog.getByRole("region", { name: "Now" }).getByRole("listitem");
  await expect(before.filter({ hasText: "Coffee with Rui" })).toContainText("Removed");
  await expect(before.filter({ hasText: "Dinner at Ana's" })).toContainText("Stays");
  await dialog.getByRole("button", { name: "Keep it as it is" }).click();
  await expect(stopOf(page, "Coffee with Rui")).toBeVisible();
  await page.getByRole("button", { name: "Options for day 1" }).click();
  await page.getByRole("menuitem", { name: "Replan this day" }).click();
  await dialog.getByRole("button", { name: "Use this plan" }).click();
  await expect(notifications(page)).toContainText("is replanned");
  await expect(stopOf(page, "Coffee with Rui")).toHaveCount(0);
  await expect(stopOf(page, "Dinner at Ana's")).toBeVisible();
});

test("the whole plan is replanned in a dialog that shows its days; Cancel keeps the old one", async ({ page }) => {
  await hold(page, /\/regenerate$/, `event: progress\ndata: {"stage":"arranging"}\n\n${dayEvent(1)}`);
  const tripId = await planned(3);
  await visit(page, `/trips/${tripId}`);
  await expect(dayOf(page, 1).getByRole("article").first()).toBeVisible();
  const before = await titlesOf(page, 1);
  await page.getByRole("button", { name: "Trip options" }).click();
  await page.getByRole("menuitem", { name: "Replan the trip" }).click();
  await page.getByRole("dialog", { name: "Replan the trip?" }).getByRole("button", { name: "Replan" }).click();
  const dialog = page.getByRole("dialog", { name: "Replanning the trip" });
  await expect(dialog.getByText("Stop of day 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await saved(page);
  expect(await titlesOf(page, 1)).toEqual(before);
  await expect(page.getByRole("button", { name: "Trip options" })).toBeFocused();
});

test("another place for a stop: shown with what changes, by mouse and keyboard, and impossible requests", async ({
  page,
}) => {
  await visit(page, `/trips/${await planned(2)}`);

  await test.step("it is applied only when chosen, and undone", async () => {
    const [title = ""] = await titlesOf(page, 1);
    await choose(page, title, "Something else here");
    const panel = page.getByRole("region", { name: `Instead of ${title}` });
    await expect(panel).toBeFocused();
    await expect(stopOf(dayOf(page, 1), title)).toBeVisible();
    const choices = panel.getByRole("list", { name: "Choices" }).getByRole("button");
    await expect(choices).toHaveCount(3);
    await expect(choices.first()).toContainText(/\d\d:\d\d/);
    const picked = (await choices.nth(1).locator("span").first().textContent()) ?? "";
    await choices.nth(1).click();
    await expect(stopOf(dayOf(page, 1), picked)).toBeVisible();
    await expect(panel).toHaveCount(0);
    await saved(page);
    await notifications(page).getByRole("button", { name: "Undo" }).click();
    await expect(stopOf(dayOf(page, 1), title)).toBeVisible();
  });

  await test.step("impossible requests are explained", async () => {
    const [title = ""] = await titlesOf(page, 1);
    const message = "We know no other place that is open then and close by.";
    await page.route("**/api/trpc/activities.previewReplacement*", (route) =>
      route.fulfill({
        status: 409,
        json: {
          error: { message, code: -32009, data: { httpStatus: 409, domain: { code: "nothing_else_fits", message } } },
        },
      }),
    );
    await choose(page, title, "Something else here");
    await expect(notifications(page)).toContainText(message);
    await expect(stopOf(page, title)).toBeVisible();
    await page.unroute("**/api/trpc/activities.previewReplacement*");
  });

  await test.step("it works with the keyboard alone", async () => {
    const [title = ""] = await titlesOf(page, 1);
    const { keyboard } = page;
    await page.getByRole("button", { name: `Options for ${title}`, exact: true }).focus();
    await keyboard.press("Enter");
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await keyboard.type("Something");
    await expect(page.getByRole("menuitem", { name: "Something else here" })).toBeFocused();
    await keyboard.press("Enter");
    const panel = page.getByRole("region", { name: `Instead of ${title}` });
    await expect(panel).toBeFocused();
    await keyboard.press("Tab");
    const first = panel.getByRole("list", { name: "Choices" }).getByRole("button").first();
    await expect(first).toBeFocused();
    const picked = (await first.locator("span").first().textContent()) ?? "";
    await keyboard.press("Enter");
    await expect(stopOf(page, picked)).toBeVisible();
    await expect(panel).toHaveCount(0);
    await expect(page.getByRole("button", { name: `Options for ${picked}`, exact: true })).toBeFocused();
  });
});

test("places that were left out show why, and can be added to a day with room", async ({ page }) => {
  await visit(page, `/trips/${await planned(3, 2)}`);
  await page.getByRole("button", { name: "Trip options" }).click();
  await page.getByRole("menuitem", { name: "What was left out" }).click();
  const sheet = page.getByRole("dialog", { name: "What was left out" });
  const row = sheet
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Add to/ }) })
    .first();
  const add = row.getByRole("button");
  const name = /: (.*)$/.exec((await add.textContent()) ?? "")?.[1] ?? "";
  await add.click();
  await expect(notifications(page)).toContainText(`Added "${name}"`);
  await expect(sheet.getByRole("button", { name: new RegExp(`: ${name}$`) })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(stopOf(page, name)).toBeVisible();
});

test("viewers see reasons and left-out places, and can suggest but not replan", async ({ page, context }) => {
  const tripId = await planned(3, 2);
  const { url } = await call(ana, "invitations.create", { trip_id: tripId, role: "viewer" });
  const bo = await person("Bo");
  await call(bo, "invitations.accept", { token: new URL(url).pathname.split("/").at(-1) });
  await endSession(page);
  await signInAs(context, bo);
  await visit(page, `/trips/${tripId}`);
  await expect(dayOf(page, 1)).toContainText(/easy start|in the morning|highlight|All for/i);
  await expect(page.getByRole("button", { name: /^Options for day/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Trip options" }).click();
  await expect(page.getByRole("menuitem", { name: "Replan the trip" })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "What was left out" }).click();
  const sheet = page.getByRole("dialog", { name: "What was left out" });
  const row = sheet
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Add to/ }) })
    .first();
  const add = row.getByRole("button");
  const name = /: (.*)$/.exec((await add.textContent()) ?? "")?.[1] ?? "";
  await add.click();
  await expect(notifications(page)).toContainText("Suggested: ");
  await expect(row).toContainText(name);
  await page.keyboard.press("Escape");
  await expect(stopOf(page, name)).toHaveCount(0);
});
