import { expect, test } from "@playwright/test";
import { interactive, pageOf, signInAs, tripOf, visit } from "../support/browser.ts";
import { person } from "../support/people.ts";
import { sizes } from "./check-screens.ts";
import { fitsUnderFinger } from "./reflow.ts";

for (const [size, viewport] of Object.entries(sizes)) {
  test(`the tabs of a trip stay in place when its scripts run: ${size}`, async ({ page, context }) => {
    const ana = await person("Ana");
    const trip = await tripOf(ana, [{ title: "Castle" }]);
    await signInAs(context, ana);
    await page.setViewportSize(viewport);
    let release = () => {};
    let held = Promise.resolve();
    // What pages of a trip show comes with them; they work as soon as their scripts run.
    await page.route(/_next\/static\/.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    const tabs = page.getByRole("navigation", { name: "Trip" });
    const place = async () => (await tabs.boundingBox())?.y ?? Number.NaN;
    for (const path of ["", "/today", "/travel", "/documents", "/money"]) {
      held = new Promise((resolve) => {
        release = resolve;
      });
      await page.goto(`${trip.path}${path}`, { waitUntil: "commit" });
      await expect(tabs).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const before = await place();
      release();
      await interactive(page);
      await expect(page.locator("[inert]")).toHaveCount(0);
      // An edge between two pixels may be rounded to either.
      expect(Math.abs((await place()) - before), `by how much they moved on ${path || "/"}`).toBeLessThan(2);
    }
  });
}

test("with large letters under a finger, a trip and its bottom bar fit", async ({ browser }) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  const page = await pageOf(browser, ana, { hasTouch: true, viewport: { width: 390, height: 844 } });
  await visit(page, trip.path);
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  await fitsUnderFinger(page);
  await page.context().close();
});

test("the tab of the open page is scrolled into view", async ({ page, context }) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  await signInAs(context, ana);
  await page.setViewportSize({ width: 280, height: 650 });
  await visit(page, `${trip.path}/money`);
  const tabs = page.getByRole("navigation", { name: "Trip" });
  // The line below the tabs covers one pixel.
  await expect(tabs.getByRole("link", { name: "Money" })).toBeInViewport({ ratio: 0.95 });
  await expect(tabs.getByRole("link", { name: "Plan" })).not.toBeInViewport();
});

test("with reduced motion, only loading indicators move", async ({ page, context }) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  await signInAs(context, ana);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, trip.path);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this trip" });
  await expect(dialog).toHaveCSS("animation-duration", "0.001s");
  await expect(dialog.getByRole("button").first()).toHaveCSS("transition-property", "none");
  await page.route(/shares\.create/, () => undefined);
  await dialog.getByRole("button", { name: "Create public link" }).click();
  await expect(dialog.locator(".animate-spin")).toHaveCSS("animation-iteration-count", "infinite");
});
