import { expect, test } from "@playwright/test";
import { interactive, signInAs, visit } from "../support/browser.ts";
import { inDays, person } from "../support/people.ts";

const [out, back] = [inDays(40), inDays(43)];

const flights = `From: TAP Air Portugal <noreply@example.com>
Date: Mon, 02 Nov 2026 09:14:02 +0000
Subject: Your booking K3X9QF is confirmed

Booking reference: K3X9QF
Passenger: Ana Martins

Flight TP 1351
Departure: ${out} 09:40, London Heathrow (LHR)
Arrival: ${out} 12:25, Lisbon (LIS)

Flight TP 1352
Departure: ${back} 18:00, Lisbon (LIS)
Arrival: ${back} 20:45, London Heathrow (LHR)

Total price: 318.40 EUR
`;

const hotel = `From: Hotel Lumen <stay@example.com>
To: Ana Martins <ana@example.com>
Date: Tue, 03 Nov 2026 10:00:00 +0000
Subject: Your reservation at Hotel Lumen
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Reservation number: LUM-88213
Hotel: Hotel Lumen
Address: Rua Sousa Martins 20, Lisbon
Guest: Ana Martins
Check-in: ${out} from 15:00
Check-out: ${back} until 11:00
Total price: 612.50 EUR
`;

const moved = `Date: Mon, 09 Nov 2026 08:00:00 +0000
Subject: Schedule change for booking K3X9QF

Booking reference: K3X9QF
The times of your flight have changed.

Flight TP 1351
New departure: ${out} 10:25, London Heathrow (LHR)
New arrival: ${out} 13:10, Lisbon (LIS)
`;

test("three confirmations become a trip: reviewed, corrected, saved and added up", async ({ page, context }) => {
  test.slow();
  await signInAs(context, await person("Ana"));
  const card = (name: string | RegExp) => page.getByRole("article", { name });

  await test.step("the first is pasted, and the words that each field was read from are marked", async () => {
    await visit(page, "/import");
    await page.getByLabel("Email text").fill(flights);
    await page.getByRole("button", { name: "Read it" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Check what was found" })).toBeVisible();
    await expect(page.locator("mark", { hasText: "K3X9QF" }).first()).toBeVisible();
    await expect(page.locator("mark", { hasText: "TP 1352" })).toBeVisible();
  });

  await test.step("a correction is saved, and makes a trip", async () => {
    const airline = page.getByRole("textbox", { name: "Airline" }).first();
    await airline.fill("TAP");
    await page.getByRole("button", { name: "Save 2 bookings" }).click();
    await expect(page).toHaveURL(/\/trips\/[0-9a-f-]{36}\/travel$/);
    await expect(page.getByRole("heading", { level: 1, name: /Lisbon/ })).toBeVisible();
    await expect(card(/TP1351/)).toContainText("09:40");
    await expect(card(/TP1352/)).toContainText("20:45");
  });

  await test.step("the hotel is uploaded as a file, and is added to the trip", async () => {
    await page.getByRole("link", { name: "Import a confirmation" }).click();
    const file = { name: "Lumen.eml", mimeType: "message/rfc822", buffer: Buffer.from(hotel) };
    await expect(page.getByRole("heading", { level: 1, name: "Import a confirmation" })).toBeVisible();
    await page.getByLabel("Confirmation files").setInputFiles(file);
    await page.getByRole("button", { name: "Save 1 booking" }).click();
    await expect(card(/Hotel Lumen/)).toContainText("3 nights");
  });

  await test.step("a change moves the flight and keeps the correction", async () => {
    await page.getByRole("link", { name: "Import a confirmation" }).click();
    await page.getByLabel("Email text").fill(moved);
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByRole("button", { name: "Save 1 booking" }).click();
    const flight = card(/TP1351/);
    await expect(flight).toContainText("10:25");
    await expect(flight).toContainText("Changed");
    await expect(flight).toContainText("TAP");
    await expect(flight).not.toContainText("Air Portugal");
  });

  await test.step("the file is among the documents, and the costs add up", async () => {
    await page.getByRole("navigation", { name: "Trip" }).getByRole("link", { name: "Documents" }).click();
    await expect(page.getByRole("list", { name: "Documents" })).toContainText("Lumen.eml");
    await page.getByRole("navigation", { name: "Trip" }).getByRole("link", { name: "Money" }).click();
    // 318.40 + 612.50
    await expect(page.getByText("€930.90").first()).toBeVisible();
  });

  await test.step("the plan is made around the flights", async () => {
    await page.getByRole("navigation", { name: "Trip" }).getByRole("link", { name: "Plan" }).click();
    const first = page.getByRole("region", { name: /Day 1$/ });
    await expect(first).toContainText("TP1351");
    await page.getByRole("button", { name: "Trip options" }).click();
    await page.getByRole("menuitem", { name: "Replan the trip" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Replan" }).click();
    await expect(page.getByRole("dialog")).toBeHidden({ timeout: 20_000 });
    await expect(first.getByRole("article").first()).toBeVisible();
    for (const text of await first.getByRole("article").allTextContents()) {
      const [begins = ""] = /\d\d:\d\d/.exec(text) ?? [];
      expect(begins >= "13:10", text).toBe(true);
    }
  });

  await test.step("each purchase is one record in the plan and in the bookings, also after a change in either", async () => {
    const trip = page.url();
    const second = page.getByRole("region", { name: /Day 2$/ });
    await expect(second).toContainText("Night 2 of 3 · Hotel Lumen");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Bookings" }).click();
    const upcoming = page.getByRole("list", { name: "Upcoming" });
    await expect(upcoming.getByRole("listitem").filter({ has: page.getByRole("heading") })).toHaveCount(2);
    await upcoming.getByRole("link", { name: /^TP1351/ }).click();
    const parts = page.getByRole("list", { name: "Its parts" }).getByRole("listitem");
    await expect(parts.nth(0)).toContainText(/^Out · .*Changed.*10:25.*13:10/);
    await expect(parts.nth(1)).toContainText(/^Back · .*Confirmed.*18:00.*20:45/);
    await expect(page.getByText("Changed")).toHaveCount(2);
    await page.goBack();
    await upcoming.getByRole("link", { name: "Hotel Lumen" }).click();
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Check-out", { exact: true }).fill(inDays(42));
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("button", { name: "Edit" })).toBeVisible();
    const booking = page.url();
    await visit(page, new URL(trip).pathname);
    await expect(second).toContainText("Night 2 of 2 · Hotel Lumen");

    await visit(page, new URL(booking).pathname);
    await page.getByRole("button", { name: "Mark as cancelled" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Mark as cancelled" }).click();
    await expect(page.getByRole("button", { name: "It's not cancelled after all" })).toBeVisible();
    await page.getByRole("region", { name: "Trip" }).getByRole("link").click();
    await expect(second).toBeVisible();
    await interactive(page);
    await page.getByRole("navigation", { name: "Trip" }).getByRole("link", { name: "Travel" }).click();
    await expect(card(/Hotel Lumen/)).toContainText("Cancelled");
    await page.getByRole("navigation", { name: "Trip" }).getByRole("link", { name: "Money" }).click();
    await expect(page.getByText("€318.40").first()).toBeVisible();
    await expect(page.getByText("€930.90")).toHaveCount(0);
  });
});
