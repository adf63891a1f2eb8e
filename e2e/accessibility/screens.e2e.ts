import { expect, test } from "@playwright/test";
import { compilesScripts } from "../playwright.config.ts";
import { dayOf, interactive, stopOf, tripOf, visit } from "../support/browser.ts";
import { person } from "../support/people.ts";
import { checkScreens } from "./check-screens.ts";
import { createFixture } from "./fixture.ts";
import { screens } from "./screens/index.ts";

// Checking a page is long work for its scripts.
test.use(compilesScripts);
test.beforeAll(createFixture);

checkScreens(screens.filter((it) => !it.map));

test("signing in and adding an activity works by keyboard alone", async ({ page }) => {
  test.slow();
  const eve = await person("Eve");
  const trip = await tripOf(eve);
  const { keyboard } = page;
  /** Presses Tab until the element has the focus. */
  const tabTo = async (role: "link" | "button" | "textbox" | "combobox", name: string) => {
    const target = page.getByRole(role, { name, exact: true }).first();
    await expect(target).toBeVisible();
    for (let steps = 0; steps < 60; steps += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await keyboard.press("Tab");
    }
    throw new Error(`${role} "${name}" cannot be reached with Tab`);
  };

  await visit(page, trip.path);
  await interactive(page);
  await tabTo("textbox", "Email");
  await keyboard.type(eve.email);
  await tabTo("textbox", "Password");
  await keyboard.type(eve.password);
  await keyboard.press("Enter");
  await expect(page).toHaveURL(trip.path);

  await expect(page.getByRole("button", { name: "Add activity", exact: true })).toBeVisible();
  await interactive(page);
  await keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await tabTo("button", "Add activity");
  await keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add activity" });
  await expect(dialog).toBeVisible();
  await tabTo("combobox", "Title");
  await keyboard.type("Belém Tower");
  await keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(stopOf(dayOf(page, 1), "Belém Tower")).toBeVisible();

  // Escape closes a dialog and returns the focus to the button that opened it.
  await tabTo("button", "Share");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Share this trip" })).toBeVisible();
  await keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Share" })).toBeFocused();
});
