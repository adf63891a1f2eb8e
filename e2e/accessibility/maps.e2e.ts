import { expect, test } from "@playwright/test";
import { drawsMaps } from "../playwright.config.ts";
import { dayOf, pinsOf, signInAs, visit } from "../support/browser.ts";
import { checkScreens, sizes, violations } from "./check-screens.ts";
import { createFixture, fixture } from "./fixture.ts";
import { screens } from "./screens/index.ts";

test.use(drawsMaps);
test.beforeAll(createFixture);

checkScreens(screens.filter((it) => it.map));

for (const colorScheme of ["light", "dark"] as const) {
  test(`on a phone, the map of the trip builder, ${colorScheme}: no violations`, async ({ page, context }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await page.setViewportSize(sizes.phone);
    await signInAs(context, fixture.ana);
    await visit(page, fixture.tripPath);
    const grip = page.getByRole("separator", { name: "Height of the list" });
    await grip.press("ArrowDown");
    await expect(page.getByRole("radio", { name: "List and map" })).toBeChecked();
    await expect(pinsOf(page).first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const chips = page.getByRole("navigation", { name: "Days" }).getByRole("button");
    await chips.nth(1).click();
    await expect(dayOf(page, 2), "a chip lists its day only").toHaveCount(0);
    await chips.first().click();
    await expect(dayOf(page, 2)).toHaveCount(1);
    await page.getByRole("radio", { name: "Map", exact: true }).check();
    await expect(grip).toHaveAttribute("aria-valuetext", "Only the days");
    const credits = await page.getByText("Natural Earth").boundingBox();
    const bar = await page.getByRole("radiogroup", { name: "View" }).boundingBox();
    expect(credits && bar && credits.y + credits.height <= bar.y, "the credits stand above the bar").toBe(true);
    // By keyboard, because another pin may cover this one.
    await pinsOf(page).first().press("Enter");
    await expect(page.getByRole("button", { name: "Show in list" })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("button", { name: "Show in list" }).click();
    await expect(dayOf(page, 1).getByRole("article").first()).toBeVisible();
    await page.locator(".maplibregl-canvas").press("Enter");
    const added = page.getByRole("dialog", { name: "Add activity" });
    await expect(added.getByLabel("On the map"), "the middle of the map").toHaveValue(/^38\.\d+, -9\.\d+$/);
  });
}
