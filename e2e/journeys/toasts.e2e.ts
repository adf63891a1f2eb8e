import { expect, test } from "@playwright/test";
import { choose, signInAs, stopOf, tripOf, visit } from "../support/browser.ts";
import { person } from "../support/people.ts";

test("a toast stays while it has the keyboard focus, and returns the focus when it closes", async ({
  context,
  page,
}) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana, [{ title: "Castle" }, { title: "Museum" }]);
  await signInAs(context, ana);
  await page.clock.install();
  await visit(page, trip.path);
  await choose(page, "Castle", "Delete");
  await expect(stopOf(page, "Castle")).toHaveCount(0);
  const undo = page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" });
  const options = page.getByRole("button", { name: "Trip options" });
  await options.focus();
  await undo.focus();
  await page.clock.fastForward(60_000);
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(stopOf(page, "Castle")).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(options).toBeFocused();

  await choose(page, "Museum", "Delete");
  await expect(undo).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(undo).toHaveCount(0);
});

test("a deleted trip comes back by Undo, and out of the trash", async ({ context, page }) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  await signInAs(context, ana);
  const remove = async () => {
    await page.getByRole("button", { name: "Trip options" }).click();
    await page.getByRole("menuitem", { name: "Delete trip" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete trip" }).click();
    await expect(page.getByRole("heading", { name: "No trips yet" })).toBeVisible();
  };
  await visit(page, trip.path);
  await remove();
  await page.getByRole("region", { name: "Notifications" }).getByRole("button", { name: "Undo" }).click();
  await page.getByRole("list", { name: "Trips" }).getByRole("link").click();
  await expect(stopOf(page, "Castle")).toBeVisible();

  await remove();
  await page.getByRole("main").getByRole("link", { name: "Trash" }).click();
  const items = page.getByRole("list", { name: "Trash" }).getByRole("listitem");
  await expect(items).toContainText("30 days left");
  await items.getByRole("button", { name: /^Restore/ }).click();
  await expect(page.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
  await visit(page, trip.path);
  await expect(stopOf(page, "Castle")).toBeVisible();
});
