import { expect } from "@playwright/test";
import { visit } from "../../support/browser.ts";
import { inDays } from "../../support/people.ts";
import { ana, bo, fixture } from "../fixture.ts";
import type { Screen, SharedPage } from "../screen.ts";

const booking: SharedPage = {
  name: "booking, and choosing its trip",
  as: ana,
  open: (page) => visit(page, fixture.bookingPath),
};

/** Bookings, imports, travel, documents and money. */
export const recordScreens: readonly Screen[] = [
  {
    name: "bookings, none yet",
    as: bo,
    async open(page) {
      await visit(page, "/bookings");
      await expect(page.getByRole("heading", { name: "No bookings yet" })).toBeVisible();
    },
  },
  {
    name: "trash, empty",
    as: bo,
    async open(page) {
      await visit(page, "/trash");
      await expect(page.getByRole("heading", { name: "The trash is empty" })).toBeVisible();
    },
  },
  {
    name: "trash",
    as: ana,
    async open(page) {
      await visit(page, "/trash");
      await expect(page.getByRole("list", { name: "Trash" }).getByRole("listitem")).toHaveCount(1);
    },
  },
  {
    name: "bookings: dates that overlap",
    as: ana,
    async open(page) {
      await visit(page, "/bookings");
      const ask = page.getByRole("button", { name: "Are these dates free?" });
      if (await ask.isVisible()) await ask.click();
      await page.getByLabel("From", { exact: true }).fill(inDays(30));
      await expect(page.getByText(/^1 booking, /)).toBeVisible();
    },
  },
  {
    name: "new booking with errors",
    as: ana,
    async open(page) {
      await visit(page, "/bookings/new");
      await page.getByRole("button", { name: "Save booking" }).click();
      await expect(page.getByLabel("Name of the place", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "booking",
    on: booking,
    async open(page) {
      await expect(page.getByRole("heading", { name: "Other details" })).toBeVisible();
    },
  },
  {
    name: "booking: choosing its trip",
    over: "dialog",
    on: booking,
    async open(page) {
      await page.getByRole("button", { name: "Change trip" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "import",
    as: bo,
    async open(page) {
      await visit(page, "/import");
      await page.getByRole("button", { name: "Read it" }).click();
      await expect(page.getByText("Paste the text first")).toBeVisible();
    },
  },
  {
    name: "a confirmation under review",
    as: ana,
    async open(page) {
      await visit(page, fixture.reviewPath);
      await expect(page.locator("mark").filter({ visible: true }).first()).toBeVisible();
    },
  },
  {
    name: "travel",
    as: ana,
    async open(page) {
      await visit(page, `${fixture.businessPath}/travel`);
      await expect(page.getByRole("article", { name: /Hotel Lumen/ })).toBeVisible();
    },
  },
  {
    name: "documents",
    as: ana,
    async open(page) {
      await visit(page, `${fixture.businessPath}/documents`);
      await expect(page.getByRole("list", { name: "Documents" })).toContainText("Door code");
    },
  },
  {
    name: "money",
    as: ana,
    async open(page) {
      await visit(page, `${fixture.businessPath}/money`);
      await expect(page.getByText("Dinner", { exact: true }).first()).toBeVisible();
    },
  },
];
