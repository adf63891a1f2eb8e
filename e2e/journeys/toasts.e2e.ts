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
