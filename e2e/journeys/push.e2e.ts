import { expect, type Page, test } from "@playwright/test";
import pg from "pg";
import { pushService } from "../../packages/integrations/test/push-service.ts";
import type { PushService } from "../support/fake-push-manager.ts";
import { inDays, key, person, type SignedInPerson, send, signIn } from "../support/people.ts";
import { PushBrowser } from "../support/push-browser.ts";
import { databaseUrl, type RunningService, startService } from "../support/service.ts";

/** All tests share one service, which trusts the local push service and has a service worker, and one browser. */
test.describe.configure({ mode: "default", timeout: 120_000 });

const port = 3965;
const base = `http://localhost:${port}`;
const devices = "/api/users/me/push-subscriptions";

let push: PushService;
let service: RunningService | undefined;
let browser: PushBrowser;
let ana: SignedInPerson;

test.beforeAll(async () => {
  // The first start may build.
  test.setTimeout(240_000);
  push = await pushService();
  service = await startService({ port, env: { FETCH_TRUSTED_HOSTS: push.host } });
  browser = await PushBrowser.open(base, push);
});
test.afterAll(async () => {
  await browser?.close();
  await service?.stop({ purge: true });
  await push?.close();
});
test.beforeEach(async () => {
  ana = await person("Ana", base);
  await browser.seats(ana);
});

async function visit(page: Page, path = "/profile?tab=notifications"): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  // A service worker controls only pages that were loaded after it.
  if (!(await page.evaluate(() => Boolean(navigator.serviceWorker.controller)))) await page.reload();
}

const subscriptionOf = (page: Page) => page.evaluate(() => localStorage.getItem("test-push-subscription"));

async function turnOn(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Turn on notifications" }).click();
  await expect(page.getByText(/^Notifications come to Chrome on Linux/)).toBeVisible();
  return JSON.parse((await subscriptionOf(page)) ?? "").subscription.endpoint;
}

async function endpointsOf({ token }: SignedInPerson): Promise<string[]> {
  const { body } = await send("GET", devices, { token, base });
  return body.subscriptions.map((it: { endpoint: string }) => it.endpoint);
}

/** A new session of the same person. */
async function tokenOf({ email, password }: SignedInPerson): Promise<string> {
  const cookie = await signIn(email, password, base);
  return (await send("POST", "/api/session/token", { headers: { cookie, origin: base }, base })).body.access_token;
}

/** Waits until the push service has this many messages for the device, and returns them decrypted. */
async function arrived(endpoint: string, many = 1) {
  await expect.poll(() => push.to(endpoint).length, { timeout: 20_000 }).toBe(many);
  expect(push.faults).toEqual([]);
  return push.to(endpoint).map((it) => it.payload);
}

/** A proposal's push waits for others that may follow it; ends that wait. */
async function endWait(proposalId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(service?.dataDir ?? "") });
  await client.connect();
  try {
    const waiting = "update pgboss.job set start_after = now() where name = 'push.deliver' and data::text like $1";
    await client.query("update proposals set created_at = created_at - interval '1 minute' where id = $1", [
      proposalId,
    ]);
    await expect.poll(async () => (await client.query(waiting, [`%${proposalId}%`])).rowCount).toBe(1);
  } finally {
    await client.end();
  }
}

test("an agent's proposal reaches a device with notifications on, and opens the proposals", async () => {
  const { page } = browser;
  await visit(page);
  const asked = () => page.evaluate(() => (window as unknown as { permissionAsked: number }).permissionAsked);
  await expect(page.getByText("Off. This device gets no notifications.")).toBeVisible();
  expect(await asked()).toBe(0);
  const endpoint = await turnOn(page);
  expect(await asked()).toBe(1);
  const listed = await send("GET", devices, { token: ana.token, base });
  expect(listed.body.subscriptions).toMatchObject([{ endpoint, label: "Chrome on Linux", last_sent_at: null }]);

  const made = await send("POST", "/api/trips", {
    token: ana.token,
    base,
    body: { destination: "Lisbon", start_date: inDays(30), end_date: inDays(31), skip_ai_generation: true },
  });
  const path = `/trips/${made.body.trip.id}`;
  const agent = await key(ana.token, ["trips:read", "trips:write"], { agent_name: "Planner", mode: "propose" }, base);
  const proposed = await send("PUT", `/api${path}`, { token: agent, base, body: { title: "A long weekend" } });
  expect(proposed.status).toBe(202);
  await endWait(proposed.body.proposal_id);

  const [payload] = await arrived(endpoint);
  const title = String(payload?.title);
  expect(payload).toMatchObject({ kind: "proposal", url: `${path}?proposals=1` });
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  // The same message delivered twice is shown once.
  await browser.deliver(payload ?? "");
  await browser.deliver(payload ?? "");
  await browser.shows([title]);
  expect(await browser.press(title)).toEqual({ focused: ["/profile"], opened: [] });
  // The proposals sheet removes its parameter from the address.
  await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`));
  await expect(page.getByRole("dialog", { name: "Proposals" }).getByRole("article")).toContainText("Planner");
  expect(await page.evaluate(() => "isTheSame" in window)).toBe(true);
  await browser.shows([]);
});

test("a test message reaches all devices, and a device can be removed and switched off", async () => {
  const { page } = browser;
  const other = push.subscribe();
  await send("POST", devices, { token: ana.token, base, body: { ...other, label: "Firefox on Android" } });
  await visit(page);
  const endpoint = await turnOn(page);
  await page.getByRole("button", { name: "Send a test" }).click();
  await expect(page.getByText("On its way to 2 devices.")).toBeVisible();
  const [[here], [there]] = await Promise.all([arrived(endpoint), arrived(other.endpoint)]);
  expect(here).toEqual(there);
  // A notification is also shown while its own page is open.
  await browser.deliver(here ?? "");
  await browser.shows([String(here?.title)]);

  const list = page.getByRole("list", { name: "Other devices" });
  await expect(list.getByRole("listitem")).toContainText(/Firefox on Android.*last notified/);
  await page.getByRole("button", { name: "Remove Firefox on Android" }).click();
  await page.getByRole("button", { name: "Remove device" }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await expect(list).toHaveCount(0);
  // The pressed button disappears each time, so the focus moves to the heading.
  await expect(page.getByRole("heading", { name: "On this device" })).toBeFocused();
  expect(await endpointsOf(ana)).toEqual([endpoint]);
  await page.getByRole("button", { name: "Turn off", exact: true }).click();
  await expect(page.getByRole("button", { name: "Turn on notifications" })).toBeFocused();
  await expect(page.getByText("Off. This device gets no notifications.")).toBeVisible();
  expect(await endpointsOf(ana)).toEqual([]);
});

test("kinds and quiet hours are saved", async () => {
  const { page } = browser;
  await visit(page);
  await page.getByRole("switch", { name: "Group rounds" }).click();
  await page.getByRole("switch", { name: "Trips shared with you" }).click();
  await page.getByRole("switch", { name: "No notifications during these hours" }).click();
  await expect(page.getByLabel("Time zone")).toHaveValue("Europe/Lisbon");
  await expect(page.getByLabel("From")).toHaveValue("22:00");
  await page.getByLabel("Until").fill("22:00");
  await expect(page.getByText("They can't begin and end at the same time.")).toBeVisible();
  await page.getByLabel("Until").fill("08:30");
  await page.getByLabel("Time zone").fill("Asia/Tokyo");
  const settings = async () =>
    (await send("GET", "/api/users/me/push-settings", { token: ana.token, base })).body.settings;
  await expect.poll(settings).toEqual({
    kinds: { proposals: true, rounds: false, recommendations: true, shared_trips: false, comments: true },
    quiet_hours: { start: "22:00", end: "08:30", timezone: "Asia/Tokyo" },
  });
  await page.getByRole("button", { name: "Use its time zone" }).click();
  await expect.poll(async () => (await settings()).quiet_hours.timezone).toBe("Europe/Lisbon");
  await page.reload();
  await expect(page.getByRole("switch", { name: "Group rounds" })).not.toBeChecked();
  await expect(page.getByLabel("Until")).toHaveValue("08:30");
  await page.getByRole("switch", { name: "No notifications during these hours" }).click();
  await expect.poll(async () => (await settings()).quiet_hours).toBeNull();
});

test("any push is shown, and opens only addresses of Caravan", async () => {
  const { page } = browser;
  await visit(page);
  await browser.deliver("no JSON at all");
  await browser.shows(["Caravan"]);
  expect(await browser.press("Caravan")).toEqual({ focused: ["/profile"], opened: [] });
  await expect(page).toHaveURL(`${base}/trips`);
  await page.goto("/bookings");
  await browser.deliver({ kind: "proposal", title: "Elsewhere", url: "https://elsewhere.example/trips", tag: "a" });
  await browser.shows(["Elsewhere"]);
  await browser.press("Elsewhere");
  await expect(page).toHaveURL(`${base}/trips`);

  await browser.deliver({ kind: "round", title: "Nobody is here", url: "/groups", tag: "b" });
  await browser.shows(["Nobody is here"]);
  await browser.leave();
  expect(await browser.press("Nobody is here")).toEqual({ focused: [], opened: ["/groups"] });
});

test("a page with unsaved input is not replaced", async () => {
  const { page } = browser;
  await visit(page, "/trips/new");
  await page.getByRole("combobox", { name: "Destination" }).fill("Lis");
  await browser.deliver({ kind: "round", title: "Look", url: "/groups", tag: "a" });
  await browser.shows(["Look"]);
  expect(await browser.press("Look")).toEqual({ focused: ["/trips/new"], opened: ["/groups"] });
  await expect(page.getByRole("combobox", { name: "Destination" })).toHaveValue("Lis");
  await expect(page).toHaveURL(`${base}/trips/new`);
});

test("only recommendations make a sound again when they replace a notification", async () => {
  await visit(browser.page);
  for (const kind of ["proposal", "recommendation"]) await browser.deliver({ kind, title: kind, tag: kind, url: "/" });
  await browser.shows(["proposal", "recommendation"]);
  const renotify = Object.fromEntries((await browser.shown()).map((it) => [it.title, it.renotify]));
  expect(renotify).toEqual({ proposal: false, recommendation: true });
});

test("a page that already shows the subject reloads it, and no notification is shown", async () => {
  const { page } = browser;
  await visit(page);
  await turnOn(page);
  await expect(page.getByRole("list", { name: "Other devices" })).toHaveCount(0);
  await send("POST", devices, { token: ana.token, base, body: { ...push.subscribe(), label: "Safari on iPhone" } });
  await browser.deliver({ kind: "test", title: "Test", url: "/profile?tab=notifications", tag: "test" });
  await expect(page.getByRole("list", { name: "Other devices" })).toContainText("Safari on iPhone");

  await browser.deliver({ kind: "shared", title: "Seen", url: "/profile", tag: "seen" });
  await browser.deliver({ kind: "shared", title: "Not seen", url: "/trips", tag: "not seen" });
  await browser.shows(["Not seen", "Test"]);
});

test("the next account in this browser gets no notifications of the previous one", async () => {
  const { page } = browser;
  await visit(page);
  const endpoint = await turnOn(page);
  // Ana's session ended without signing out.
  const bo = await person("Bo", base);
  await browser.signInAs(bo);
  await visit(page);
  await expect.poll(() => subscriptionOf(page)).toBeNull();
  const own = await turnOn(page);
  expect(own).not.toBe(endpoint);
  expect(await endpointsOf(bo)).toEqual([own]);
});

test("an endpoint that another account holds is replaced", async () => {
  const { page } = browser;
  await visit(page);
  const endpoint = await turnOn(page);
  const bo = await person("Bo", base);
  // This flag makes the page skip the check of its subscription.
  await page.evaluate((id) => sessionStorage.setItem("caravan-looked-after-pushes", id), bo.id);
  await browser.signInAs(bo);
  await visit(page);
  await expect(page.getByText("Off. This device gets no notifications.")).toBeVisible();
  const refused = page.waitForResponse((it) => it.url().endsWith(devices) && it.status() === 409);
  const own = await turnOn(page);
  await refused;
  expect(own).not.toBe(endpoint);
  expect([await endpointsOf(ana), await endpointsOf(bo)]).toEqual([[endpoint], [own]]);
});

test("a subscription for an old server key is renewed", async () => {
  const { page } = browser;
  await visit(page);
  const endpoint = await turnOn(page);
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("test-push-subscription") ?? "");
    localStorage.setItem("test-push-subscription", JSON.stringify({ ...kept, key: btoa("an old key") }));
    sessionStorage.clear();
  });
  await page.goto("/trips");
  await expect.poll(async () => (await endpointsOf(ana)).includes(endpoint)).toBe(false);
  await expect.poll(() => endpointsOf(ana)).toHaveLength(1);
});

test("a subscription that the browser drops is renewed by the worker", async () => {
  const { page } = browser;
  await visit(page);
  const endpoint = await turnOn(page);
  const next = push.subscribe();
  await browser.takeAway(endpoint, next);
  expect(await endpointsOf(ana)).toEqual([next.endpoint]);
  expect((await send("GET", devices, { token: ana.token, base })).body.subscriptions[0].label).toBe("Chrome on Linux");
});

test("signing out ends notifications on this device, in the browser and on the server", async () => {
  const { page } = browser;
  await visit(page);
  await turnOn(page);
  await browser.deliver({ kind: "proposal", title: "For Ana", url: "/trips", tag: "a" });
  await browser.shows(["For Ana"]);
  await page.getByRole("tab", { name: "Account" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  expect(await subscriptionOf(page)).toBeNull();
  // Signing out also ended her token, so a new one is needed.
  expect(await endpointsOf({ ...ana, token: await tokenOf(ana) })).toEqual([]);
  await browser.shows([]);
});

for (const { state, words, prepare } of [
  {
    state: "that blocks them",
    words: "Your browser blocks notifications from Caravan.",
    prepare: () => Object.defineProperty(Notification, "permission", { get: () => "denied" }),
  },
  {
    state: "that cannot take any",
    words: "Chrome on Linux doesn't support notifications.",
    prepare: () => Reflect.deleteProperty(window, "PushManager"),
  },
] as const) {
  test(`a browser ${state} says so, and does not ask for permission`, async () => {
    const { page } = browser;
    await page.addInitScript(prepare);
    await page.goto("/profile?tab=notifications");
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("button", { name: "Turn on notifications" })).toHaveCount(0);
  });
}
