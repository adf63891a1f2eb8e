import { expect, type Page, test } from "@playwright/test";
import { drawsMaps } from "../playwright.config.ts";
import { port } from "../support/address.ts";
import { pinsOf, signInAs, visit } from "../support/browser.ts";
import { waitUntilSavedOffline } from "../support/device.ts";
import { inDays, person, send } from "../support/people.ts";
import { startService } from "../support/service.ts";
import { streetTiles, waterColour } from "../support/street-tiles.ts";
import { TcpProxy } from "../support/tcp-proxy.ts";

test.use(drawsMaps);
test.use({ serviceWorkers: "allow" });

/** Where the map gives up its streets after two seconds, it waits a minute: a busy machine draws them too. */
function waitForStreets(): void {
  const patient = (milliseconds?: number) => (milliseconds === 2_000 ? 60_000 : milliseconds);
  const { setTimeout } = window;
  window.setTimeout = ((handler: TimerHandler, milliseconds?: number, ...more: unknown[]) =>
    setTimeout(handler, patient(milliseconds), ...more)) as typeof setTimeout;
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(patient(milliseconds) as number);
}

/** How much of the map has the colour of the streets. */
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

/** What of elsewhere the device keeps, without the hosts. */
function keptTiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await (await caches.open("caravan-tiles")).keys();
    return kept.map(({ url }) => new URL(url).pathname).sort();
  });
}

test("streets that were viewed once are shown without a connection", async ({ page, context }) => {
  // The first start may build, and the worker brings the whole application.
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
    // Each once: the browser had them, and nobody was asked a second time in order to keep them.
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
