import { expect, type Locator, type Page, test } from "@playwright/test";
import { choose, dayOf, endBrowsers, join, pageOf, signInAs, stopOf, tripOf, visit } from "../support/browser.ts";
import { key, person, type SignedInPerson, send } from "../support/people.ts";

const notifications = (page: Page) => page.getByRole("region", { name: "Notifications" });
const waiting = (page: Page, number: number) => page.getByRole("button", { name: `Proposals ${number} to decide` });
const sheetOf = (page: Page) => page.getByRole("dialog", { name: "Proposals" });
const cardOf = (page: Page, name: string | RegExp): Locator => sheetOf(page).getByRole("article", { name });

test.afterEach(endBrowsers);

/** A key of that person whose changes need approval. */
const approvalKey = (who: SignedInPerson) =>
  key(who.token, ["trips:read", "trips:write"], { agent_name: "Planner", mode: "propose" });

async function propose(token: string, method: string, path: string, body: unknown): Promise<void> {
  const answer = await send(method, path, { token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
}

test("an agent's proposal appears live, is approved in part, and can be reverted", async ({ context, page }) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  const agent = await approvalKey(ana);
  await signInAs(context, ana);
  await visit(page, trip.path);
  await expect(stopOf(page, "Castle")).toBeVisible();
  await expect(page.getByRole("button", { name: "Proposals" })).toHaveCount(0);

  await propose(agent, "PUT", `/api/trips/${trip.id}`, { title: "A long weekend", travelers: 3 });
  await expect(waiting(page, 1)).toBeVisible();
  await expect(page.getByText("A new proposal has come in. 1 proposal to decide.")).toBeAttached();

  await waiting(page, 1).click();
  const card = sheetOf(page).getByRole("article");
  await expect(card).toContainText("Planner");
  await expect(card).toContainText("for you");
  await expect(card.getByRole("checkbox")).toHaveCount(2);
  await card.getByRole("checkbox", { name: /travel/i }).uncheck();
  await card.getByRole("button", { name: "Approve 1 of 2" }).click();
  await expect(notifications(page)).toContainText("Approved 1 of 2 changes");
  await expect(sheetOf(page)).toContainText("Nothing to decide");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A long weekend");
  await expect(page.getByText("1 traveller", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Proposals" })).toBeFocused();

  await notifications(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("A long weekend");

  await page.getByRole("button", { name: "Trip options" }).click();
  await page.getByRole("menuitem", { name: "History" }).click();
  const entries = page.getByRole("dialog", { name: "History" }).getByRole("listitem");
  await expect(entries.filter({ hasText: "Approved" }).filter({ hasText: "approved by" }).first()).toContainText(
    /Proposed by\s*Ana\s*Planner\s*approved by\s*Ana/,
  );
});

test("a viewer suggests, and the owner decides", async ({ browser }) => {
  const [ana, vera] = await Promise.all([person("Ana"), person("Vera")]);
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  await join(ana, trip.id, vera, "viewer");
  const [hers, veras] = await Promise.all([pageOf(browser, ana), pageOf(browser, vera)]);
  await visit(hers, trip.path);
  await visit(veras, trip.path);
  const banner = veras.getByRole("region", { name: "Suggesting" });
  await expect(banner).toContainText("changes become suggestions");

  await veras.getByRole("button", { name: "Add activity to day 2" }).click();
  const dialog = veras.getByRole("dialog", { name: "Suggest an activity" });
  await dialog.getByLabel("Title", { exact: true }).fill("Fado night");
  await dialog.getByRole("button", { name: "Suggest", exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(notifications(veras)).toContainText(/Suggested: .*Fado night/);
  await expect(notifications(veras)).toContainText("An editor decides");
  await expect(stopOf(veras, "Fado night")).toHaveCount(0);
  await choose(veras, "Castle", "Delete");
  await expect(banner).toContainText("2 of your suggestions are waiting");
  await expect(stopOf(veras, "Castle")).toBeVisible();

  await expect(waiting(hers, 2)).toBeVisible();
  await expect(stopOf(hers, "Fado night")).toHaveCount(0);
  await waiting(hers, 2).click();
  await expect(cardOf(hers, /Fado night/)).toContainText("Vera");
  await cardOf(hers, /Fado night/)
    .getByRole("button", { name: "Approve" })
    .click();
  await expect(cardOf(hers, /Fado night/)).toHaveCount(0);
  // The focus stays in the list, at the place of the removed card.
  await expect(sheetOf(hers).locator(":focus")).toHaveCount(1);
  await cardOf(hers, /Castle/)
    .getByRole("button", { name: "Reject" })
    .click();
  await expect(sheetOf(hers)).toContainText("Nothing to decide");

  await expect(stopOf(dayOf(veras, 2), "Fado night")).toBeVisible();
  await expect(stopOf(veras, "Castle")).toBeVisible();
  await expect(banner).not.toContainText("your suggestions");
});

test("a viewer withdraws their suggestion", async ({ browser }) => {
  const [ana, vera] = await Promise.all([person("Ana"), person("Vera")]);
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  await join(ana, trip.id, vera, "viewer");
  const veras = await pageOf(browser, vera);
  await visit(veras, trip.path);
  await choose(veras, "Castle", "Delete");
  await choose(veras, "Castle", "Pin");
  const banner = veras.getByRole("region", { name: "Suggesting" });
  await banner.getByText("2 of your suggestions are waiting").click();
  await banner
    .getByRole("button", { name: /^Withdraw.*Castle/ })
    .first()
    .click();
  await expect(banner).toContainText("One of your suggestions is waiting");
  const { proposals } = (await send("GET", `/api/trips/${trip.id}/proposals`, { token: ana.token })).body;
  expect(proposals).toHaveLength(1);
});

test("a change that no longer fits says why, and the rest can still be approved", async ({ context, page }) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana);
  const agent = await approvalKey(ana);
  await propose(agent, "PUT", `/api/trips/${trip.id}`, { title: "A long weekend", travelers: 3 });
  await signInAs(context, ana);
  // This is the address that a notification opens.
  await visit(page, `${trip.path}?proposals=1`);
  const card = sheetOf(page).getByRole("article");
  await expect(card.getByRole("checkbox")).toHaveCount(2);
  await expect(page).toHaveURL(trip.path);

  // The list cannot reload for a moment, so the server's refusal must explain what changed.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/proposals\.list/, async (route) => {
    await held;
    await route.continue();
  });
  await send("PUT", `/api/trips/${trip.id}`, { token: ana.token, body: { title: "Easter in Lisbon" } });
  await card.getByRole("button", { name: "Approve" }).click();
  await expect(card.getByRole("alert")).toContainText("Easter in Lisbon");
  release();
  const title = card.getByRole("checkbox", { name: /Rename/ });
  await expect(title).toBeDisabled();
  await expect(title).not.toBeChecked();
  await expect(card).toContainText(/No longer fits.*Easter in Lisbon/);
  await card.getByRole("button", { name: "Approve 1 of 2" }).click();
  await expect(sheetOf(page)).toContainText("Nothing to decide");
  await page.keyboard.press("Escape");
  await expect(page.getByText("3 travellers", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Easter in Lisbon");
});

test("a proposal of which nothing fits any more can only be rejected", async ({ context, page }) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana);
  const agent = await approvalKey(ana);
  await propose(agent, "PUT", `/api/trips/${trip.id}`, { title: "A long weekend" });
  await send("PUT", `/api/trips/${trip.id}`, { token: ana.token, body: { title: "Easter in Lisbon" } });
  await signInAs(context, ana);
  await visit(page, trip.path);
  await waiting(page, 1).click();
  const card = sheetOf(page).getByRole("article");
  await expect(card).toContainText("No longer fits");
  await expect(card.getByRole("button", { name: "Approve" })).toHaveAttribute("aria-disabled", "true");
  await card.getByRole("button", { name: "Reject" }).click();
  await expect(sheetOf(page)).toContainText("Nothing to decide");
});

test("a double press decides only one proposal; the rest of what an agent proposes is approved with one press", async ({
  context,
  page,
}) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana);
  const agent = await approvalKey(ana);
  for (const title of ["Castle", "Fado", "Tram ride"])
    await propose(agent, "POST", `/api/trips/${trip.id}/activities`, { title });
  await signInAs(context, ana);
  await visit(page, `${trip.path}?proposals=1`);
  await expect(sheetOf(page).getByRole("article")).toHaveCount(3);
  const approve = sheetOf(page).getByRole("button", { name: "Approve", exact: true }).first();
  const box = await approve.boundingBox();
  if (!box) throw new Error("the button has no place");
  // The second press comes at the moment when the next card has moved under the pointer.
  await page.evaluate(
    ([x, y]) => {
      const press = () => document.elementFromPoint(x, y)?.closest("button")?.click();
      const cards = document.querySelectorAll("[role=dialog] article").length;
      const observer = new MutationObserver(() => {
        if (document.querySelectorAll("[role=dialog] article").length === cards) return;
        observer.disconnect();
        press();
      });
      observer.observe(document.body, { childList: true, subtree: true });
    },
    [box.x + box.width / 2, box.y + box.height / 2] as const,
  );
  await approve.click();
  await expect(sheetOf(page).getByRole("article")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(stopOf(page, "Castle")).toBeVisible();
  await expect(waiting(page, 2)).toBeVisible();
  await expect(stopOf(page, "Fado")).toHaveCount(0);
  await waiting(page, 2).click();
  await expect(sheetOf(page)).toContainText("With all of it, the plan check finds no new problem.");
  await sheetOf(page).getByRole("button", { name: "Approve all" }).click();
  await expect(sheetOf(page)).toContainText("Nothing to decide");
  await page.keyboard.press("Escape");
  for (const title of ["Fado", "Tram ride"]) await expect(stopOf(page, title)).toBeVisible();
  const approved = page.getByRole("alertdialog", { name: "Approved 2 proposals from Planner" });
  await approved.getByRole("button", { name: "Undo" }).click();
  for (const title of ["Fado", "Tram ride"]) await expect(stopOf(page, title)).toHaveCount(0);
  await expect(stopOf(page, "Castle")).toBeVisible();
});

test("deciding works by keyboard alone", async ({ context, page }) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  const agent = await approvalKey(ana);
  await propose(agent, "PUT", `/api/trips/${trip.id}`, { title: "A long weekend" });
  await signInAs(context, ana);
  await visit(page, trip.path);
  await waiting(page, 1).focus();
  await page.keyboard.press("Enter");
  await expect(sheetOf(page)).toBeVisible();
  const approve = sheetOf(page).getByRole("button", { name: "Approve" });
  await expect(approve).toBeVisible();
  for (let steps = 0; steps < 10 && !(await approve.evaluate((it) => it === document.activeElement)); steps += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(sheetOf(page)).toContainText("Nothing to decide");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A long weekend");
  await page.keyboard.press("Control+z");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("A long weekend");
});
