import { expect } from "@playwright/test";
import { visit } from "../../support/browser.ts";
import { ana, fixture } from "../fixture.ts";
import { heading, type Screen, type SharedPage } from "../screen.ts";

const today: SharedPage = {
  name: "today, with something recommended, and its concierge settings",
  as: ana,
  open: (page) => visit(page, fixture.todayPath),
};

/** Today, its concierge settings, notifications, and pages without a connection. */
export const onTheDayScreens: readonly Screen[] = [
  {
    name: "today, with something recommended and a booking at risk",
    on: today,
    async open(page) {
      const helps = page.getByRole("region", { name: "What would help" });
      await expect(helps.getByRole("button", { name: "Apply" }).first()).toBeVisible();
      await helps.getByRole("button", { name: "Details" }).first().click();
    },
  },
  {
    name: "today: concierge settings",
    over: "dialog",
    on: today,
    async open(page) {
      await page.getByRole("button", { name: "Concierge settings" }).click();
      await expect(page.getByRole("dialog", { name: "Your concierge" })).toBeVisible();
    },
  },
  {
    name: "today, before the trip",
    as: ana,
    async open(page) {
      await visit(page, `${fixture.businessPath}/today`);
      await expect(page.getByRole("region", { name: "Now and next" })).toBeVisible();
    },
  },
  {
    name: "profile: notifications",
    as: ana,
    async open(page) {
      await visit(page, "/profile?tab=notifications");
      await expect(page.getByRole("tabpanel").getByRole("switch").first()).toBeVisible();
    },
  },
  {
    name: "pages without a connection",
    async open(page) {
      await page.goto("/offline");
      await expect(heading(page, "This page needs a connection")).toBeVisible();
    },
  },
];
