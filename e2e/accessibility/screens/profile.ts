import { expect, type Page } from "@playwright/test";
import { visit } from "../../support/browser.ts";
import { ana } from "../fixture.ts";
import type { Screen, SharedPage } from "../screen.ts";

async function openProfile(page: Page, tab: string, sign: RegExp): Promise<void> {
  await visit(page, `/profile?tab=${tab}`);
  await expect(page.getByRole("tabpanel").getByRole("heading", { name: sign }).first()).toBeVisible();
}

const keys: SharedPage = {
  name: "profile: API keys, creating one, and undoing what an agent did",
  as: ana,
  open: (page) => openProfile(page, "keys", /How an agent uses its key/),
};

/** Profile, account and settings. */
export const profileScreens: readonly Screen[] = [
  {
    name: "profile: preferences",
    as: ana,
    open: (page) => openProfile(page, "preferences", /How you travel/),
  },
  {
    name: "profile: API keys",
    on: keys,
    async open(page) {
      await expect(page.getByRole("list", { name: "API keys" })).toBeVisible();
    },
  },
  {
    name: "dialog: create an API key",
    over: "dialog",
    on: keys,
    async open(page) {
      await page.getByRole("button", { name: "Create key" }).click();
      await expect(page.getByRole("dialog", { name: "Create an API key" })).toBeVisible();
    },
  },
  {
    name: "profile: undoing what an agent did",
    over: "dialog",
    on: keys,
    async open(page) {
      const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Concierge" }) });
      await card.getByRole("button", { name: /^What it did/ }).click();
      await expect(card.getByRole("link").first()).toBeVisible();
      await card.getByRole("button", { name: /^Revoke and undo/ }).click();
      await expect(page.getByRole("dialog")).toContainText("1 change stays");
    },
  },
  {
    name: "profile: an agent's changes listed",
    as: ana,
    async open(page) {
      await openProfile(page, "keys", /How an agent uses its key/);
      await page.getByRole("button", { name: /^What it did 2/ }).click();
      await expect(page.getByRole("list", { name: "API keys" }).getByRole("link").first()).toBeVisible();
    },
  },
  { name: "profile: account", as: ana, open: (page) => openProfile(page, "account", /Account/) },
];
