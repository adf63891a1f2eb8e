import { expect, test } from "@playwright/test";
import { signInAs, tripOf, visit } from "../support/browser.ts";
import { person } from "../support/people.ts";
import { sizes } from "./check-screens.ts";

/** Pages show the copy on the device when the server takes four seconds; here they wait a minute for the server. */
function waitForAnswers(): void {
  const { setTimeout } = window;
  window.setTimeout = ((handler: TimerHandler, milliseconds?: number, ...more: unknown[]) =>
    setTimeout(handler, milliseconds === 4_000 ? 60_000 : milliseconds, ...more)) as typeof setTimeout;
}

for (const [size, viewport] of Object.entries(sizes)) {
  test(`the tabs of a trip work and stay in place while it loads: ${size}`, async ({ page, context }) => {
    const ana = await person("Ana");
    const trip = await tripOf(ana, [{ title: "Castle" }]);
    await signInAs(context, ana);
    await page.setViewportSize(viewport);
    await page.addInitScript(waitForAnswers);
    let release = () => {};
    let held = Promise.resolve();
    // The plan comes with its page, which works as soon as its scripts run; the others wait for answers.
    await page.route(/trips\.get|_next\/static\/.*\.js/, async (route) => {
      if (route.request().url().includes("trips.get") || new URL(page.url()).pathname === trip.path) await held;
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
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(path === "" ? 1 : 0);
      const before = await place();
      release();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("[inert]")).toHaveCount(0);
      // An edge between two pixels may be rounded to either.
      expect(Math.abs((await place()) - before), `by how much they moved on ${path || "/"}`).toBeLessThan(2);
    }
  });
}

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
