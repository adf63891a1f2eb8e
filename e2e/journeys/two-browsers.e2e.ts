import { type Browser, expect, type Page, test } from "@playwright/test";
import { choose, dayOf, endBrowsers, join, pageOf, saved, stopOf, tripOf, visit } from "../support/browser.ts";
import { call, person } from "../support/people.ts";

test.afterEach(endBrowsers);

const here = (page: Page, names: string) => page.getByRole("button", { name: `Here now: ${names}`, exact: true });

async function bothOpen(browser: Browser, titles: readonly string[]) {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const trip = await tripOf(
    ana,
    titles.map((title) => ({ title })),
  );
  await join(ana, trip.id, bo, "editor");
  const [hers, his] = await Promise.all([pageOf(browser, ana), pageOf(browser, bo)]);
  await visit(hers, trip.path);
  await visit(his, trip.path);
  await expect(here(hers, "Bo")).toBeVisible();
  await expect(here(his, "Ana")).toBeVisible();
  return { hers, his, trip };
}

async function edit(page: Page, title: string, newTitle: string, name = "Edit activity") {
  await choose(page, title, "Edit");
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByLabel("Title", { exact: true }).fill(newTitle);
  return dialog;
}

test("somebody joins with an invitation link and edits", { tag: "@firefox" }, async ({ browser }) => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  const hers = await pageOf(browser, ana);
  await visit(hers, trip.path);
  await hers.getByRole("button", { name: "Share" }).click();
  const dialog = hers.getByRole("dialog", { name: "Share this trip" });
  await dialog.getByRole("radio", { name: "By link" }).check();
  await dialog.getByRole("button", { name: "Create link" }).click();
  const link = await dialog.getByRole("textbox", { name: "Invitation link" }).inputValue();
  await expect(dialog.getByText("Anyone with the invitation link")).toBeVisible();
  await hers.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const his = await pageOf(browser, bo);
  await visit(his, new URL(link).pathname);
  await expect(his.getByText("Ana is inviting you to")).toBeVisible();
  await expect(his.getByText(/You'll join as an editor/)).toBeVisible();
  await his.getByRole("button", { name: "Join trip" }).click();
  await expect(his).toHaveURL(trip.path);

  // Presence updates without a reload.
  await expect(here(hers, "Bo")).toBeVisible();
  await expect(here(his, "Ana")).toBeVisible();

  const editing = await edit(his, "Castle", "Castle at dusk");
  await editing.getByRole("button", { name: "Save", exact: true }).click();
  await expect(stopOf(his, "Castle at dusk")).toBeVisible();
  await expect(stopOf(hers, "Castle at dusk")).toBeVisible();

  await choose(hers, "Castle at dusk", "Move to day…");
  await hers.getByRole("dialog", { name: "Move to day" }).getByRole("button", { name: /Day 2/ }).click();
  await expect(stopOf(dayOf(his, 2), "Castle at dusk")).toBeVisible();
  await expect(his.getByText(/Ana changed the plan/)).toBeAttached();

  await discuss(his, hers);

  // Somebody who leaves is no longer shown.
  await his.close();
  await expect(here(hers, "Bo")).toBeHidden();

  await visit(hers, "/inbox");
  await expect(hers.getByRole("link", { name: /Bo, on Castle at dusk: @Ana, is it open late\?/ })).toBeVisible();
});

/** What one says, the other reads at once, and reacts. */
async function discuss(his: Page, hers: Page): Promise<void> {
  await choose(his, "Castle at dusk", "Comments");
  const writing = his.getByRole("dialog", { name: "Comments" });
  await writing.getByLabel("Your comment").fill("@Ana, is it open late?");
  await writing.getByRole("button", { name: "Send" }).click();
  await expect(writing.getByText("is it open late?")).toBeVisible();
  await hers.getByRole("button", { name: "1 comment on Castle at dusk" }).click();
  const reading = hers.getByRole("dialog", { name: "Comments" });
  await expect(reading.getByText("is it open late?")).toBeVisible();
  await reading.getByRole("button", { name: "React" }).click();
  await reading.getByRole("button", { name: "Thumbs up" }).click();
  await expect(writing.getByRole("button", { name: "Thumbs up: Ana" })).toBeVisible();
  for (const page of [his, hers]) {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
}

test("a signed-out invited person signs in first and returns to the invitation", async ({ page }) => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const trip = await tripOf(ana);
  const { url } = await call(ana, "invitations.create", {
    trip_id: trip.id,
    role: "viewer",
  });
  await visit(page, new URL(url).pathname);
  await expect(page.getByText(/You'll join as a viewer/)).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email", { exact: true }).fill(bo.email);
  await page.getByLabel("Password", { exact: true }).fill(bo.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Join trip" }).click();
  await expect(page).toHaveURL(trip.path);
});

test("two people edit the same activities: the second is asked, and nothing is lost silently", {
  tag: "@firefox",
}, async ({ browser }) => {
  const { hers, his } = await bothOpen(browser, ["Museum", "Gallery", "Palace", "Market"]);

  await test.step("two change the same title, and the second keeps theirs", async () => {
    const hersDialog = await edit(hers, "Museum", "Tile museum");
    const hisDialog = await edit(his, "Museum", "Coach museum");

    await hersDialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(hersDialog).toBeHidden();
    await expect(stopOf(hers, "Tile museum")).toBeVisible();

    await hisDialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(hisDialog.getByRole("alert")).toContainText("Somebody else changed the same fields in the meantime");
    const choice = hisDialog.getByRole("group", { name: "Changed by somebody else" });
    await expect(choice).toContainText("Tile museum");
    await expect(hisDialog.getByLabel("Title", { exact: true })).toHaveValue("Coach museum");
    await expect(stopOf(hers, "Tile museum")).toBeVisible();

    await choice.getByRole("button", { name: "Keep mine" }).click();
    await hisDialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(hisDialog).toBeHidden();
    await expect(stopOf(his, "Coach museum")).toBeVisible();
    await expect(stopOf(hers, "Coach museum")).toBeVisible();
  });

  await test.step("the second of two may accept the title of the first", async () => {
    const hisDialog = await edit(his, "Gallery", "Photo gallery");
    const hersDialog = await edit(hers, "Gallery", "Print gallery");
    await hersDialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(hersDialog).toBeHidden();

    await hisDialog.getByRole("button", { name: "Save", exact: true }).click();
    await hisDialog.getByRole("button", { name: "Take theirs" }).click();
    await expect(hisDialog.getByLabel("Title", { exact: true })).toHaveValue("Print gallery");
    await hisDialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(hisDialog).toBeHidden();
    await expect(stopOf(his, "Print gallery")).toBeVisible();
    await expect(stopOf(hers, "Print gallery")).toBeVisible();
  });

  await test.step("changes of different fields of one activity are both kept", async () => {
    const hersDialog = await edit(hers, "Palace", "Summer palace");
    await choose(his, "Palace", "Edit");
    const hisDialog = his.getByRole("dialog", { name: "Edit activity" });
    await hisDialog.getByLabel("Notes", { exact: true }).fill("Closed on Mondays");
    await hersDialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(hersDialog).toBeHidden();
    await hisDialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(hisDialog).toBeHidden();
    for (const page of [hers, his]) await expect(stopOf(page, "Summer palace")).toContainText("Closed on Mondays");
  });

  await test.step("an activity that one deletes while the other edits can be added again", async () => {
    const hisDialog = await edit(his, "Market", "Flea market");
    await choose(hers, "Market", "Delete");
    await saved(hers);
    await expect(his.locator("article")).toHaveCount(3);
    await hisDialog.getByRole("button", { name: "Save", exact: true }).click();
    await expect(hisDialog.getByRole("alert")).toContainText("Somebody deleted this activity in the meantime");
    await hisDialog.getByRole("button", { name: "Add it again" }).click();
    await expect(hisDialog).toBeHidden();
    await expect(stopOf(hers, "Flea market")).toBeVisible();
  });
});

test("a viewer cannot change anything without an editor", async ({ browser }) => {
  const [ana, vera] = await Promise.all([person("Ana"), person("Vera")]);
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  await join(ana, trip.id, vera, "viewer");
  const [hers, veras] = await Promise.all([pageOf(browser, ana), pageOf(browser, vera)]);
  await visit(veras, trip.path);
  await expect(stopOf(veras, "Castle")).toBeVisible();
  await expect(veras.getByText("You are suggesting.")).toBeVisible();
  for (const name of [/^Options for day/, "Undo", "Rename trip", /^Proposals/]) {
    await expect(veras.getByRole("button", { name })).toHaveCount(0);
  }
  // For a viewer every edit becomes a suggestion, also when it comes from the keyboard or a menu.
  const suggestion = await edit(veras, "Castle", "Castle at dusk", "Suggest a change");
  await suggestion.getByRole("button", { name: "Suggest", exact: true }).click();
  await expect(suggestion).toBeHidden();
  await expect(veras.getByText(/^Suggested: /)).toBeVisible();
  await expect(stopOf(veras, "Castle")).toBeVisible();
  await veras.getByRole("button", { name: "Trip options" }).click();
  await expect(veras.getByRole("menuitem")).toHaveText([
    "Comments",
    "What was left out",
    "History",
    "Export",
    "Plan it again",
    "Archive",
  ]);
  await veras.keyboard.press("Escape");
  await veras.getByRole("button", { name: "Share" }).click();
  const dialog = veras.getByRole("dialog", { name: "Who is on this trip" });
  await expect(dialog.getByText("Vera (you)")).toBeVisible();
  await expect(dialog.getByRole("button", { name: /link|Invite/ })).toHaveCount(0);

  // Viewers see the owner's changes live.
  await visit(hers, trip.path);
  await expect(here(hers, "Vera")).toBeVisible();
  const editing = await edit(hers, "Castle", "Castle at dawn");
  await editing.getByRole("button", { name: "Save", exact: true }).click();
  await expect(veras.locator("article")).toContainText("Castle at dawn");
});
