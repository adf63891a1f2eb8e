import { expect, type Page, test } from "@playwright/test";
import { signInAs, visit } from "../support/browser.ts";
import { inDays, person } from "../support/people.ts";

test.beforeEach(async ({ context }) => {
  await signInAs(context, await person());
});

async function fill(page: Page, destination: string, start: string, end: string): Promise<void> {
  await page.getByLabel("Destination", { exact: true }).fill(destination);
  await page.getByLabel("Start date", { exact: true }).fill(start);
  await page.getByLabel("End date", { exact: true }).fill(end);
}

test("cancelling during planning returns to the filled-in form and creates nothing", async ({ page }) => {
  // The server's answer is held back until the person has cancelled.
  let answer = () => {};
  const cancelled = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/trips", async (route) => {
    await cancelled;
    await route.continue();
  });
  await visit(page, "/trips/new");
  await fill(page, "Lisbon", inDays(30), inDays(33));
  await page.getByRole("button", { name: "One more" }).click();
  await page.getByRole("button", { name: "Add interest museums" }).click();
  const asked = page.waitForRequest((it) => it.method() === "POST" && it.url().endsWith("/api/trips"));
  await page.getByRole("button", { name: "Plan trip" }).click();
  await expect(page.getByRole("heading", { name: "Planning Lisbon" })).toBeFocused();
  const request = await asked;
  const aborted = page.waitForEvent("requestfailed", (failed) => failed === request);
  await page.getByRole("button", { name: "Cancel" }).click();
  await aborted;
  answer();

  await expect(page.getByLabel("Destination", { exact: true })).toHaveValue("Lisbon");
  await expect(page.getByLabel("Start date", { exact: true })).toHaveValue(inDays(30));
  await expect(page.getByLabel("End date", { exact: true })).toHaveValue(inDays(33));
  await expect(page.getByLabel("Travellers", { exact: true })).toHaveValue("2");
  await expect(page.getByRole("button", { name: "Remove museums" })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await expect(page).toHaveURL("/trips/new");

  await page.unroute("**/api/trips");
  await visit(page, "/trips");
  await expect(page.getByRole("heading", { name: "No trips yet" })).toBeVisible();
});

test("after cancelling, the same form can be sent again", async ({ page }) => {
  await page.route("**/api/trips", () => {}, { times: 1 });
  await visit(page, "/trips/new");
  await fill(page, "Lisbon", inDays(30), inDays(31));
  await page.getByRole("button", { name: "Plan trip" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Plan trip" }).click();
  await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}$/);
  await visit(page, "/trips");
  await expect(page.getByRole("list", { name: "Trips" }).getByRole("listitem").getByRole("link")).toHaveCount(1);
});

test("errors are shown next to their fields", async ({ page }) => {
  await visit(page, "/trips/new");
  const destination = page.getByLabel("Destination", { exact: true });
  const start = page.getByLabel("Start date", { exact: true });
  const end = page.getByLabel("End date", { exact: true });
  const plan = page.getByRole("button", { name: "Plan trip" });

  await plan.click();
  await expect(destination).toHaveAccessibleDescription(/Where do you want to go\?/);
  await expect(destination).toBeFocused();
  await expect(start).toHaveAccessibleDescription(/Choose the first day/);

  await fill(page, "Lisbon", inDays(33), inDays(30));
  await plan.click();
  await expect(end).toHaveAttribute("aria-invalid", "true");
  await expect(end).toHaveAccessibleDescription(/before the first/);
  await expect(end).toBeFocused();
  await expect(start).not.toHaveAttribute("aria-invalid");

  await fill(page, "Lisbon", inDays(-3), inDays(3));
  await plan.click();
  await expect(start).toHaveAttribute("aria-invalid", "true");
  await expect(start).toHaveAccessibleDescription(/past/);
  await expect(start).toBeFocused();
  await expect(end).toHaveValue(inDays(3));
  await expect(page).toHaveURL("/trips/new");

  await start.fill(inDays(1));
  await expect(start).not.toHaveAttribute("aria-invalid");
});

test("destinations are suggested while typing, and can be chosen with the keyboard", async ({ page }) => {
  await visit(page, "/trips/new");
  const destination = page.getByLabel("Destination", { exact: true });
  await destination.pressSequentially("Lisb");
  await expect(page.getByRole("option", { name: "Lisbon, Portugal" })).toBeVisible();
  await destination.press("ArrowDown");
  await expect(page.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await destination.press("Enter");
  await expect(destination).toHaveValue("Lisbon, Portugal");
  await expect(page.getByRole("option")).toHaveCount(0);
});
