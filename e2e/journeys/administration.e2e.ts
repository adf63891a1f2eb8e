import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { signInAs, visit } from "../support/browser.ts";
import { administrator, person } from "../support/people.ts";

test("an administrator adds a person, who sets a password, and later disables them", async ({
  browser,
  context,
  page,
}) => {
  await signInAs(context, administrator());
  await visit(page, "/trips");
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Administration" }).click();
  const email = `${randomUUID()}@example.com`;
  await page.getByRole("button", { name: "Add person" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Ines");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("dialog").getByRole("button", { name: "Add person" }).click();
  const link = await page.getByLabel("Link", { exact: true }).inputValue();
  await page.getByRole("button", { name: "I've copied it" }).click();

  const theirs = await browser.newContext();
  const their = await theirs.newPage();
  await their.goto(link);
  await their.getByLabel("New password", { exact: true }).fill("a quiet road by night");
  await their.getByRole("button", { name: "Set password" }).click();
  await expect(their).toHaveURL(/\/trips$/);

  await page.getByLabel("Search people").fill(email);
  const found = page.getByRole("list", { name: "People" }).getByRole("listitem");
  await expect(found).toHaveCount(1);
  await found.getByRole("link", { name: "Ines" }).click();
  await page.getByRole("button", { name: "Disable", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disable" }).click();
  await expect(page.getByRole("button", { name: "Enable" })).toBeVisible();
  await their.goto("/profile");
  await expect(their).toHaveURL(/\/sign-in/);
  await theirs.close();

  await page.getByRole("link", { name: "What happened to this account" }).click();
  const entries = page.getByRole("list", { name: "Entries" }).getByRole("listitem");
  await expect(entries.first()).toContainText("Person disabled");
  await expect(entries.last()).toContainText("Person added");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as JSON lines" }).click();
  expect((await download).suggestedFilename()).toBe("audit-log.jsonl");
});

test("whoever does not administer finds no administration", async ({ context, page }) => {
  await signInAs(context, await person());
  await visit(page, "/admin/audit");
  await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  await visit(page, "/trips");
  await page.getByRole("button", { name: "Account" }).click();
  await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Administration" })).toBeHidden();
});
