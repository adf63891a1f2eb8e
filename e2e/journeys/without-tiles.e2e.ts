import { expect, type Page, test } from "@playwright/test";
import { drawsMaps } from "../playwright.config.ts";
import { port } from "../support/address.ts";
import { dayOf, interactive, pinsOf, visit } from "../support/browser.ts";
import { type RunningService, startService } from "../support/service.ts";

test.use(drawsMaps);

const streets = "https://streets.example/style.json";
const note = "Street tiles are unavailable; showing what Caravan knows";

/** Whether the map's picture has more than one colour, so that land, grid and routes were drawn. */
async function isDrawn(page: Page): Promise<boolean> {
  const picture = await page
    .getByRole("region", { name: /^Map of/ })
    .locator("canvas")
    .screenshot();
  // A PNG of one colour is much smaller.
  return picture.byteLength > 6_000;
}

test("with street tiles switched off, the built-in map shows all pins", async ({ page }) => {
  await visit(page, "/demo");
  await expect(
    dayOf(page, 1)
      .or(page.getByRole("region", { name: /^Day 1/ }))
      .first(),
  ).toBeVisible();
  await expect(pinsOf(page).first()).toBeVisible();
  await expect.poll(() => isDrawn(page)).toBe(true);
});

test("without WebGL, a still map shows the stops", async ({ page }) => {
  await page.addInitScript(() => {
    const real = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith("webgl") ? null : real.call(this, kind as "2d", ...(rest as []));
    } as typeof real;
  });
  await visit(page, "/demo");
  const map = page.getByRole("region", { name: /^Map of/ });
  await expect(map.getByRole("status")).toHaveText(note);
  await expect(map.getByRole("img", { name: /^Map of/ })).toBeVisible();
  await expect(map.locator("svg text").first()).toHaveText("1");
});

test("a plan stays when its map cannot be loaded, and the map comes when it can", async ({ page }) => {
  await page.goto("/demo");
  await interactive(page);
  const files = /\/_next\/static\/|\/texts\//;
  await page.route(files, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.mouse.move(1, 1);
  await failed;
  const stop = page.getByRole("listitem").getByRole("button").first();
  await stop.click();
  await expect(stop).toHaveAttribute("aria-pressed", "true");
  await page.unroute(files);
  await stop.click();
  await expect(pinsOf(page).first()).toBeVisible();
});

test.describe("with a style whose server does not answer", () => {
  // The steps share one service, so they run one after the other.
  test.describe.configure({ mode: "default" });
  let service: RunningService | undefined;

  test.beforeAll(async () => {
    // The first start may build.
    test.setTimeout(240_000);
    service = await startService({ port: port + 51, env: { MAP_STYLE_URL: streets } });
  });
  test.afterAll(() => service?.stop({ purge: true }));

  test("the map says so and shows pins on the built-in map", async ({ page }) => {
    await page.route("https://streets.example/**", (route) => route.abort());
    await page.goto(`${service?.url}/demo`);
    const map = page.getByRole("region", { name: /^Map of/ });
    await expect(map.getByRole("status")).toHaveText(note);
    await expect(pinsOf(page).first()).toBeVisible();
    await expect.poll(() => isDrawn(page)).toBe(true);
  });

  test("a style without tiles is given up as well", async ({ page }) => {
    const style = {
      version: 8,
      sources: { streets: { type: "raster", tiles: ["https://streets.example/{z}/{x}/{y}.png"], tileSize: 256 } },
      layers: [{ id: "streets", type: "raster", source: "streets" }],
    };
    let asked = 0;
    await page.route("https://streets.example/**", (route) => {
      if (!route.request().url().endsWith("style.json")) return route.abort();
      asked += 1;
      return route.fulfill({ json: style, headers: { "access-control-allow-origin": "*" } });
    });
    await page.goto(`${service?.url}/demo`);
    await expect(page.getByRole("region", { name: /^Map of/ }).getByRole("status")).toHaveText(note);
    expect(asked).toBeGreaterThan(0);
    await expect(pinsOf(page).first()).toBeVisible();
    await expect.poll(() => isDrawn(page)).toBe(true);
  });
});
