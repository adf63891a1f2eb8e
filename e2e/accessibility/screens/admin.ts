import { expect, type Page } from "@playwright/test";
import { visit } from "../../support/browser.ts";
import { administrator } from "../../support/people.ts";
import { fixture } from "../fixture.ts";
import { heading, type Screen } from "../screen.ts";

async function openPeople(page: Page): Promise<void> {
  await visit(page, "/admin");
  await expect(page.getByRole("list", { name: "People" })).toBeVisible();
}

/** The administration, and the legal texts that it publishes. */
export const adminScreens: readonly Screen[] = [
  { name: "administration: people", as: administrator, open: openPeople },
  {
    name: "administration: adding a person",
    over: "dialog",
    as: administrator,
    async open(page) {
      await openPeople(page);
      await page.getByRole("button", { name: "Add person" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Add person" }).click();
      await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "administration: one person",
    as: administrator,
    async open(page) {
      await visit(page, `/admin/people/${fixture.ana.id}`);
      await expect(page.getByRole("button", { name: "Save quota" })).toBeVisible();
    },
  },
  {
    name: "administration: sign-up",
    as: administrator,
    async open(page) {
      await visit(page, "/admin/sign-up");
      await expect(page.getByRole("button", { name: "Save settings" })).toBeVisible();
    },
  },
  {
    name: "administration: audit log",
    as: administrator,
    async open(page) {
      await visit(page, "/admin/audit");
      await expect(page.getByRole("list", { name: "Entries" })).toBeVisible();
    },
  },
  {
    name: "administration: legal texts",
    as: administrator,
    async open(page) {
      await visit(page, "/admin/legal");
      await page.getByText("How it looks").click();
      await expect(page.getByRole("heading", { name: "Who we are" })).toBeVisible();
    },
  },
  {
    name: "legal text",
    async open(page) {
      await visit(page, "/legal/imprint");
      await expect(heading(page, "Imprint")).toBeVisible();
    },
  },
];
