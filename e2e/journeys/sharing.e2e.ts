import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { png } from "../../packages/domain/test/files/samples.ts";
import { drawsMaps } from "../playwright.config.ts";
import { dayOf, endBrowsers, pinsOf, signInAs, tripOf, visit } from "../support/browser.ts";
import { call, inDays, person } from "../support/people.ts";

test.use(drawsMaps);
test.afterEach(endBrowsers);

test("a public link shows the plan and nothing private, until it is revoked", async ({ context, page, browser }) => {
  const ana = await person("Ana Abreu");
  const trip = await tripOf(ana, [
    { title: "Belém Tower", lat: 38.6916, lng: -9.216, start_time: "10:00", notes: "Ask for the lantern key" },
    { title: "Dinner at Rui's" },
  ]);
  await call(ana, "trips.update", { trip_id: trip.id, notes: "Surprise for Vera", total_budget: 87_654_321 });
  await call(ana, "days.updateNotes", { trip_id: trip.id, day_number: 1, notes: "Bring the umbrella stand" });
  const flight = { kind: "flight", flight_number: "TP1351", start: `${inDays(30)}T07:40` };
  await call(ana, "segments.add", { trip_id: trip.id, ...flight, confirmation_number: "LANTERN9", price: 87 });
  await signInAs(context, ana);
  await visit(page, trip.path);
  await page.getByRole("button", { name: "Trip options" }).click();
  await page.getByRole("menuitem", { name: "Change the cover" }).click();
  const covers = page.getByRole("dialog", { name: "Cover of the trip" });
  const photo = { name: "family.png", mimeType: "image/png", buffer: png(640, 480) };
  await covers.getByLabel("Add a photo as the cover").setInputFiles(photo);
  await expect(covers.getByRole("img", { name: "family.webp" })).toBeVisible();
  await expect(covers.getByText("Current cover")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(covers).toHaveCount(0);

  await page.getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this trip" });
  await dialog.getByRole("button", { name: "Create public link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Public link" }).inputValue();

  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await visit(theirs, new URL(link).pathname);
  await expect(theirs.getByRole("heading", { level: 1, name: /Lisbon/ })).toBeVisible();
  const firstDay = dayOf(theirs, 1).or(theirs.getByRole("region", { name: /^Day 1/ }));
  await expect(firstDay.getByRole("heading", { name: "Belém Tower" })).toBeVisible();
  await expect(firstDay.getByRole("heading", { name: "Dinner at Rui's" })).toBeVisible();
  await expect(pinsOf(theirs)).toHaveCount(1);
  const preview = await theirs.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await theirs.request.get(preview ?? "");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);

  for (const secret of [
    "lantern key",
    "umbrella stand",
    "Surprise",
    "TP1351",
    "LANTERN9",
    "87,654,321",
    "87654321",
    "Ana Abreu",
    ana.email,
  ]) {
    expect(await theirs.content()).not.toContain(secret);
  }
  await expect(theirs.getByRole("button", { name: /Add|Edit|Options|Reorder|Share|Undo|note/ })).toHaveCount(0);
  await expect(theirs.getByRole("textbox")).toHaveCount(0);

  const ownCover = theirs.locator('header img[src$="/cover"]');
  await expect(ownCover).toHaveCount(0);
  await dialog.getByRole("checkbox", { name: "This link shows the trip's own cover" }).click();
  await expect(async () => {
    await theirs.reload();
    await expect(ownCover).toHaveJSProperty("naturalWidth", 640, { timeout: 1_000 });
  }).toPass();

  await dialog.getByRole("checkbox", { name: "This link shows flights, stays and other bookings" }).click();
  await expect(async () => {
    await theirs.reload();
    await expect(firstDay.getByRole("heading", { name: "TP1351" })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await theirs.content()).not.toContain("LANTERN9");

  await dialog.getByText("Embed on a website").first().click();
  const code = await dialog.getByRole("textbox", { name: "Embed on a website" }).inputValue();
  // Another site, by another name of this machine.
  const site = createServer((_request, response) => response.setHeader("content-type", "text/html").end(code));
  await once(site.listen(0, "127.0.0.1"), "listening");
  const elsewhere = await theirs.context().newPage();
  await elsewhere.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
  const frame = elsewhere.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "TP1351" })).toBeVisible();
  await expect(frame.getByRole("link", { name: "Open the whole plan on Caravan" })).toHaveAttribute("target", "_blank");
  await expect(frame.getByRole("link", { name: /Sign in|Use this plan/ })).toHaveCount(0);
  await elsewhere.close();
  site.close();

  const withNotes = await call(ana, "shares.create", { trip_id: trip.id, show_day_notes: true });
  await visit(theirs, new URL(withNotes.share.url).pathname);
  await expect(theirs.getByText("Bring the umbrella stand")).toBeVisible();
  await call(ana, "shares.revoke", { trip_id: trip.id, share_id: withNotes.share.id });
  await visit(theirs, new URL(link).pathname);

  await dialog.getByRole("button", { name: "Turn off link" }).first().click();
  await page
    .getByRole("alertdialog", { name: "Turn off this link?" })
    .getByRole("button", { name: "Turn off link" })
    .click();
  // First wait until the question is closed: while it is open, the dialog behind it is hidden in any case.
  await expect(dialog.getByRole("button", { name: "Create public link" })).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Public link" })).toHaveCount(0);

  const answer = await theirs.reload();
  expect(answer?.status()).toBe(404);
  await expect(theirs.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expect(theirs.getByText("Belém Tower")).toHaveCount(0);
  await stranger.close();
});
