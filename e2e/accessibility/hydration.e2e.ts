import { expect, test } from "@playwright/test";
import { endBrowsers, interactive, pageOf, tripOf } from "../support/browser.ts";
import { call, inDays, person } from "../support/people.ts";

test.afterEach(endBrowsers);

/** It differs from the server in all that a page could be rendered by. */
const device = {
  locale: "ja-JP",
  timezoneId: "Pacific/Kiritimati",
  colorScheme: "dark",
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
} as const;
const ahead = 26 * 3_600_000;

async function pages(): Promise<{ ana: Awaited<ReturnType<typeof person>>; paths: readonly string[] }> {
  const ana = await person("Ana");
  const [trip, empty] = await Promise.all([tripOf(ana, [{ title: "Belém Tower" }]), tripOf(ana)]);
  const of = { trip_id: trip.id };
  const dinner = { title: "Dinner", amount: 42.5, currency: "USD", date: inDays(30), paid_by: ana.id };
  await call(ana, "expenses.add", { ...of, ...dinner });
  await call(ana, "documents.addText", { ...of, name: "Door code", text: "4711" });
  const stay = {
    kind: "hotel",
    provider: "Hotel Lumen",
    place: "Lisbon",
    start: `${inDays(30)}T15:00`,
    end: inDays(31),
  };
  await call(ana, "segments.add", { ...of, ...stay });
  const now = { destination: "Lisbon", start_date: inDays(0), end_date: inDays(1), skip_ai_generation: true };
  const { trip: underWay } = await call(ana, "trips.create", now);
  await call(ana, "activities.add", {
    trip_id: underWay.id,
    title: "Carmo Convent",
    date: inDays(1),
    start_time: "10:00",
  });
  const group = await call(ana, "groups.create", { title: "Us", destination_options: ["Lisbon, Portugal"] });
  const { share } = await call(ana, "shares.create", of);
  return {
    ana,
    paths: [
      empty.path,
      ...["", "/places/lisbon/belem-tower", "/money", "/travel", "/documents"].map((it) => trip.path + it),
      ...["", "/today"].map((it) => `/trips/${underWay.id}${it}`),
      `/groups/${group.trip_code}`,
      new URL(share.url).pathname,
    ],
  };
}

test("pages become interactive as they were rendered, when the rest of them comes late to a device unlike the server", async ({
  browser,
}) => {
  const { ana, paths } = await pages();
  const page = await pageOf(browser, ana, device);
  await page.clock.install({ time: Date.now() + ahead });
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`${new URL(page.url()).pathname}: ${error.message}`));
  let first: ReadonlySet<string> = new Set();
  let release = () => {};
  let held = Promise.resolve();
  await page.route(/\/_next\/static\/.*\.js|\/texts\//, async (route) => {
    if (!first.has(new URL(route.request().url()).pathname)) await held;
    await route.continue();
  });
  for (const path of paths) {
    await test.step(path, async () => {
      const html = await (await page.request.get(path)).text();
      first = new Set([...html.matchAll(/<script src="([^"?]+)/g)].map(([, file = ""]) => file));
      held = new Promise((resolve) => {
        release = resolve;
      });
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => Object.keys(document).some((it) => it.startsWith("__reactContainer")));
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      release();
      await interactive(page);
    });
  }
  expect(faults).toEqual([]);
});
