import { expect, test } from "@playwright/test";
import { drawsMaps } from "../playwright.config.ts";
import { dayOf, pinsOf, signInAs, visit } from "../support/browser.ts";
import { lookAt, sizes, violations } from "./look.ts";
import { screens } from "./rows/index.ts";
import { at, setTheStage } from "./stage.ts";

test.use(drawsMaps);
test.beforeAll(setTheStage);

lookAt(screens.filter((it) => it.map));

for (const colorScheme of ["light", "dark"] as const) {
  test(`on a phone, the map of the trip builder, ${colorScheme}: no violations`, async ({ page, context }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize(sizes.phone);
    await signInAs(context, at.ana);
    await visit(page, at.tripPath);
    await page.getByRole("radio", { name: "Map" }).check();
    // With the keyboard: pins of neighbours may lie over it.
    await pinsOf(page).first().press("Enter");
    await expect(page.getByRole("button", { name: "Show in list" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Show in list" }).click();
    await expect(dayOf(page, 1).getByRole("article").first()).toBeVisible();
  });
}
