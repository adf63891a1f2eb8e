import { expect, type Page } from "@playwright/test";
import { visit } from "../../support/browser.ts";
import { ana, bo, fixture, vera } from "../fixture.ts";
import { heading, type Screen, type SharedPage } from "../screen.ts";

async function openGroup(page: Page, tab: string, sign: string | RegExp): Promise<void> {
  await visit(page, `/groups/${fixture.groupCode}?tab=${tab}`);
  await expect(page.getByRole("tabpanel").getByText(sign).filter({ visible: true }).first()).toBeVisible();
}

const compromises: SharedPage = {
  name: "group: suggested compromises and your answer",
  as: ana,
  open: (page) => openGroup(page, "agree", "What would it take?"),
};
const board: SharedPage = {
  name: "group: board and deck",
  as: vera,
  open: (page) => openGroup(page, "board", "Time Out Market"),
};

/** Pages of groups that decide together. */
export const groupScreens: readonly Screen[] = [
  {
    name: "groups",
    as: ana,
    async open(page) {
      await visit(page, "/groups");
      await expect(page.getByText("Three in May")).toBeVisible();
    },
  },
  {
    name: "create a group, with errors",
    as: ana,
    async open(page) {
      await visit(page, "/groups/new");
      await page.getByLabel("Budget from").fill("900");
      await page.getByLabel("Budget to").fill("300");
      await page.getByRole("button", { name: "Create group" }).click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "join page, signed out",
    async open(page) {
      await visit(page, `/join/${fixture.groupCode}`);
      await expect(heading(page, "Three in May")).toBeVisible();
    },
  },
  {
    name: "join page with an invalid code",
    as: ana,
    async open(page) {
      await visit(page, "/join");
      await page.getByLabel("Join code").fill("NOBODYS2");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
    },
  },
  {
    name: "group: suggested compromises",
    on: compromises,
    open: async () => {},
  },
  {
    name: "group: your answer",
    over: "dialog",
    on: compromises,
    async open(page) {
      await page.getByRole("button", { name: "Say what suits you" }).click();
      await expect(page.getByRole("dialog", { name: "What suits you" })).toBeVisible();
    },
  },
  {
    name: "group: board, with an open reason",
    on: board,
    async open(page) {
      await page.getByRole("radio", { name: "Cards" }).check();
      const card = page.getByRole("article", { name: "Time Out Market", exact: true });
      await card.getByRole("button", { name: "Out", exact: true }).click();
      await expect(card.getByRole("textbox", { name: "Reason" })).toBeVisible();
    },
  },
  {
    name: "group: deck",
    on: board,
    async open(page) {
      await page.getByRole("radio", { name: "Deck" }).check();
      await expect(page.getByRole("region", { name: "Deck" })).toBeVisible();
    },
  },
  {
    name: "group: rounds",
    as: bo,
    open: (page) => openGroup(page, "rounds", "Round 1"),
  },
  {
    name: "group: people, for the creator",
    as: ana,
    open: (page) => openGroup(page, "people", "Vera"),
  },
];
