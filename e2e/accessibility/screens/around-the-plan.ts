import { expect } from "@playwright/test";
import { visit } from "../../support/browser.ts";
import { ana, bo, fixture } from "../fixture.ts";
import type { Screen } from "../screen.ts";

/** Comments, checklists, the inbox and the archive. */
export const aroundThePlanScreens: readonly Screen[] = [
  {
    name: "inbox, empty",
    as: bo,
    async open(page) {
      await visit(page, "/inbox");
      await expect(page.getByRole("heading", { name: /^Inbox$|^You're all caught up$/ }).first()).toBeVisible();
    },
  },
  {
    name: "inbox",
    as: ana,
    async open(page) {
      await visit(page, "/inbox");
      await expect(page.getByRole("list", { name: "Inbox" }).getByRole("listitem").first()).toBeVisible();
    },
  },
  {
    name: "archive, empty",
    as: bo,
    async open(page) {
      await visit(page, "/archive");
      await expect(page.getByRole("heading", { name: "Nothing in the archive" })).toBeVisible();
    },
  },
  {
    name: "comments, with one that is being written",
    over: "dialog",
    as: ana,
    async open(page) {
      await visit(page, `${fixture.tripPath}?comments=trip`);
      const sheet = page.getByRole("dialog", { name: "Comments" });
      await expect(sheet.getByText("the early train")).toBeVisible();
      await sheet.getByRole("button", { name: "React" }).first().click();
      await sheet.getByLabel("Your comment").fill("@Ve");
      await expect(sheet.getByRole("button", { name: "@Vera" })).toBeVisible();
    },
  },
  {
    name: "checklists",
    over: "dialog",
    as: ana,
    async open(page) {
      await visit(page, fixture.tripPath);
      await page.getByRole("button", { name: "Before you go" }).click();
      await page.getByRole("button", { name: /^Checklists: / }).click();
      await expect(page.getByRole("dialog").getByRole("checkbox", { name: "Passport or identity card" })).toBeVisible();
    },
  },
];
