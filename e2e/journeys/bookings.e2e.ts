import { expect, test } from "@playwright/test";
import { join, signInAs, tripOf, visit } from "../support/browser.ts";
import { call, inDays, person, send } from "../support/people.ts";

test("a booking is entered, linked to its trip, changed and cancelled", async ({ page, context }) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana);
  const bo = await person("Bo");
  await join(ana, trip.id, bo, "viewer");
  await signInAs(context, ana);
  await visit(page, "/trips");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookings" }).click();
  await page.getByRole("link", { name: "Add your first booking" }).click();

  await page.getByRole("button", { name: "Save booking" }).click();
  await expect(page.getByLabel("Name of the place", { exact: true })).toBeFocused();
  // Errors in other fields do not take the focus from the field that is being filled in.
  await page.getByLabel("City", { exact: true }).pressSequentially("Lisb");
  await expect(page.getByLabel("City", { exact: true })).toHaveValue("Lisb");
  await page.getByRole("option", { name: "Lisbon, Portugal" }).click();
  await page.getByLabel("Name of the place", { exact: true }).fill("Hotel Avenida");
  await page.getByLabel("Check-in", { exact: true }).fill(inDays(30));
  await expect(page.getByText(/^It will be added to “.*Lisbon.*”/)).toBeVisible();
  await page.getByLabel("Check-out", { exact: true }).fill(inDays(29));
  await page.getByLabel("Confirmation number", { exact: true }).fill("4021");
  await page.getByRole("button", { name: "Save booking" }).click();
  await expect(page.getByLabel("Check-out", { exact: true })).toBeFocused();
  await page.getByLabel("Check-out", { exact: true }).fill(inDays(31));
  await page.getByRole("button", { name: "Save booking" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Hotel Avenida" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Trip" }).getByRole("link")).toHaveAttribute("href", trip.path);
  const { bookings } = (await send("GET", `/api/trips/${trip.id}/bookings`, { token: bo.token })).body;
  expect(bookings).toMatchObject([{ title: "Hotel Avenida", confirmation_number: null }]);

  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Check-in", { exact: true }).fill(inDays(60));
  await page.getByLabel("Check-out", { exact: true }).fill(inDays(62));
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Not on a trip", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Bookings" }).first().click();
  await page.getByLabel("From", { exact: true }).fill(inDays(61));
  await expect(page.getByText(/^1 booking, /)).toBeVisible();
  await page.getByRole("list", { name: "Upcoming" }).getByRole("link", { name: "Hotel Avenida" }).click();
  await page.getByRole("button", { name: "Mark as cancelled" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as cancelled" }).click();
  await expect(page.getByRole("button", { name: "It's not cancelled after all" })).toBeVisible();

  await page.getByRole("link", { name: "Bookings" }).first().click();
  await expect(page.getByText("Nothing coming up.")).toBeVisible();
  await page.getByRole("radio", { name: /^Cancelled/ }).check({ force: true });
  await expect(page.getByRole("list", { name: "Cancelled" }).getByRole("link")).toHaveText("Hotel Avenida");
});

test("another person's booking is not found", async ({ page, context }) => {
  const [ana, bo] = [await person("Ana"), await person("Bo")];
  const sent = { destination: "Lisbon", dates: inDays(30), guests: 2, preferences: null };
  const { booking } = await call(ana, "bookings.record", sent);
  await signInAs(context, bo);
  await visit(page, `/bookings/${booking.id}`);
  await expect(page.getByRole("heading", { name: "Booking not found" })).toBeVisible();
});
