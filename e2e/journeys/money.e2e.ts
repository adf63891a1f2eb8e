import { expect, test } from "@playwright/test";
import { endBrowsers, saved, signInAs, tripOf, visit } from "../support/browser.ts";
import { call, person } from "../support/people.ts";

test.afterEach(endBrowsers);

test("money shows whose budget is left, what has no price, and the likely total", async ({ context, page }) => {
  const ana = await person("Ana Abreu");
  const trip = await tripOf(ana, [
    { title: "Tile museum", activity_type: "cultural", start_time: "10:00" },
    { title: "Boat on the river", estimated_cost: 40, start_time: "15:00" },
    { title: "Walk in the park", activity_type: "outdoor", start_time: "18:00" },
  ]);
  await call(ana, "trips.update", { trip_id: trip.id, travelers: 2, total_budget: 100 });
  await signInAs(context, ana);
  await visit(page, `${trip.path}/money`);
  const spent = page.getByRole("region", { name: /^Spent and planned, for both/ });
  await expect(spent).toContainText("€20 left of €100 for both (€50 each)");
  await expect(spent).toContainText("1 thing and 1 night have no price yet");
  const unpriced = page.getByRole("list", { name: "Without a price" });
  await expect(unpriced).toContainText("Tile museum");
  await expect(unpriced).toContainText(/about €\d+–€\d+/);
  await expect(unpriced).not.toContainText("Walk in the park");

  await visit(page, trip.path);
  await page.getByRole("button", { name: "Trip options" }).click();
  await page.getByRole("menuitem", { name: "Edit trip details" }).click();
  const details = page.getByRole("dialog", { name: "Edit trip details" });
  await expect(details.getByLabel("Budget for all")).toHaveValue(/100/);
  await details.getByRole("radio", { name: "Per person", exact: true }).click();
  await expect(details.getByLabel("Budget per person")).toHaveValue(/50/);
  await details.getByRole("button", { name: "Save" }).click();
  await expect(details).toBeHidden();
  await saved(page);
  await visit(page, `${trip.path}/money`);
  await expect(page.getByText("€10 each left of €50 each (€100 for both)")).toBeVisible();
});
