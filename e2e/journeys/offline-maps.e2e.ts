import { expect, type Page, test } from "@playwright/test";
import { drawsMaps } from "../playwright.config.ts";
import { port } from "../support/address.ts";
import { dayOf, pinsOf, signInAs, stopOf, tripOf, visit } from "../support/browser.ts";
import { banner, deviceOf, endDevices, offline, waitUntilSavedOffline } from "../support/device.ts";
import { call, inDays, person, send } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { streetTiles, waterColour } from "../support/street-tiles.ts";
import { TcpProxy } from "../support/tcp-proxy.ts";

test.use(drawsMaps);
test.use({ serviceWorkers: "allow" });

test.afterEach(endDevices);

/** The map gives up on streets after two seconds; here it waits a minute, because a busy machine draws slowly. */
function waitForStreets(): void {
  const patient = (milliseconds?: number) => (milliseconds === 2_000 ? 60_000 : milliseconds);
  const { setTimeout } = window;
  window.setTimeout = ((handler: TimerHandler, milliseconds?: number, ...more: unknown[]) =>
    setTimeout(handler, patient(milliseconds), ...more)) as typeof setTimeout;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(patient(milliseconds) as number);
}

/** The share of the map's pixels that have the colour of the streets. */
async function streetsShown(page: Page): Promise<number> {
  const picture = await page
    .getByRole("region", { name: /^Map of/ })
    .locator("canvas")
    .screenshot();
  return page.evaluate(
    async ({ png, colour }) => {
      const image = await createImageBitmap(new Blob([Uint8Array.from(atob(png), (it) => it.charCodeAt(0))]));
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context?.drawImage(image, 0, 0);
      const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
      let alike = 0;
      for (let at = 0; at < data.length; at += 4)
        if (colour.every((value, index) => Math.abs((data[at + index] ?? 0) - value) < 3)) alike += 1;
      return alike / (data.length / 4);
    },
    { png: picture.toString("base64"), colour: waterColour },
  );
}

/** The paths of the tiles that the device keeps, without the water that comes with the application. */
function keptTiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open("caravan-tiles")).keys();
    const tiles = kept.map(({ url }) => new URL(url)).filter((it) => it.origin !== location.origin);
    return tiles.map((it) => it.pathname).sort();
  });
}

test("streets that were viewed once are shown without a connection", async ({ page, context }) => {
  // The first start may build, and the service worker loads the whole application.
  test.setTimeout(240_000);
  const tiles = await streetTiles();
  const service = await startService({ port: port + 52, env: { MAP_STYLE_URL: tiles.style } });
  const line = await TcpProxy.to(port + 52);
  try {
    const ana = await person("Ana", service.url);
    const { body } = await send("POST", "/api/trips", {
      token: ana.token,
      base: service.url,
      body: { destination: "Lisbon", start_date: inDays(3), end_date: inDays(3) },
    });
    await signInAs(context, ana);
    await page.addInitScript(waitForStreets);
    await visit(page, `${line.url}/trips/${body.trip.id}`);
    await expect(pinsOf(page).first()).toBeVisible();
    await expect.poll(() => streetsShown(page)).toBeGreaterThan(0.5);
    await waitUntilSavedOffline(page);
    expect(tiles.asked.filter((it) => it.endsWith(".pbf")).length).toBeGreaterThan(0);
    // Each tile was requested once: keeping it takes no second request.
    await expect(async () => expect(await keptTiles(page)).toEqual([...tiles.asked].sort())).toPass({
      timeout: 20_000,
    });

    await tiles.close();
    line.cut();
    await page.reload();
    await expect(pinsOf(page).first()).toBeVisible();
    await expect.poll(() => streetsShown(page)).toBeGreaterThan(0.5);
  } finally {
    await line.close();
    await service.stop({ purge: true });
  }
});

test("an upcoming trip that was never opened can be read offline, by link, by address and after a reload", async ({
  browser,
}) => {
  const ana = await person();
  const { trip } = await call(ana, "trips.create", {
    destination: "Lisbon",
    start_date: inDays(3),
    end_date: inDays(4),
  });
  await call(ana, "trips.update", { trip_id: trip.id, title: "Seven hills" });
  const other = await tripOf(ana);
  const device = await deviceOf(browser, ana);
  const { page, at } = device;
  await visit(page, at("/trips"));
  await expect(page.getByRole("list", { name: "Trips" }).getByText("Offline", { exact: true })).toHaveCount(2, {
    timeout: 60_000,
  });
  await offline(device);

  await page.getByRole("link", { name: "Seven hills" }).click();
  await expect(page.getByRole("heading", { name: "Seven hills", level: 1 })).toBeVisible();
  const first = trip.itinerary[0].activities[0].title;
  await expect(stopOf(dayOf(page, 1), first)).toBeVisible();
  await expect(pinsOf(page).first()).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await waitUntilSavedOffline(page);

  // The browser renders a kept page as the server has rendered it.
  const faults: string[] = [];
  page.on("pageerror", (it) => faults.push(it.message));
  await page.reload();
  await expect(stopOf(dayOf(page, 1), first)).toBeVisible();
  await expect(pinsOf(page).first()).toBeVisible();
  expect(faults).toEqual([]);

  for (const name of ["Travel", "Documents", "Money"]) {
    await page.getByRole("navigation", { name: "Trip" }).getByRole("link", { name }).click();
    await expect(page).toHaveTitle(new RegExp(`^${name} · Seven hills`));
    await expect(page.getByText("couldn't be loaded")).toHaveCount(0);
  }
  await page.goto(at(other.path));
  await expect(dayOf(page, 2)).toBeVisible();

  // A page that is not on the device says so, and lists what is.
  await page.goto(at("/groups"));
  await expect(page.getByRole("heading", { name: "This page needs a connection" })).toBeVisible();
  await page.getByRole("link", { name: "Seven hills" }).click();
  await expect(stopOf(dayOf(page, 1), first)).toBeVisible();
});
