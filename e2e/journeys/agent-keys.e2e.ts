import { expect, type Locator, type Page, test } from "@playwright/test";
import { signInAs, stopOf, tripOf, visit } from "../support/browser.ts";
import { inDays, key, person, send } from "../support/people.ts";

const cardOf = (page: Page, agent: string): Locator =>
  page.getByRole("list", { name: "API keys" }).getByRole("listitem").filter({ hasText: agent });
const writes = ["trips:read", "trips:write"];

test("the switch for approval and limits take effect at the agent's next call, which the console can make", async ({
  context,
  page,
}) => {
  const ana = await person("Ana");
  const trip = await tripOf(ana);
  const agent = await key(ana.token, [...writes, "bookings:read"], { agent_name: "Planner" });
  const add = (title: string) =>
    send("POST", `/api/trips/${trip.id}/activities`, { token: agent, body: { title } }).then((it) => it.status);
  expect(await add("Castle")).toBe(201);

  await signInAs(context, ana);
  await visit(page, "/profile?tab=keys");
  const card = cardOf(page, "Planner");
  const asks = card.getByRole("switch", { name: /^Changes need my approval/ });
  await expect(asks).not.toBeChecked();
  await asks.click();
  await expect(page.getByText("Planner now needs your approval for changes")).toBeVisible();
  expect(await add("Fado")).toBe(202);
  await page.reload();
  await expect(asks).toBeChecked();
  await expect(card).toContainText("One of its proposals is waiting");
  await asks.click();
  await expect(page.getByText("Planner now makes changes without approval")).toBeVisible();
  expect(await add("Tram")).toBe(201);
  await expect(page.getByRole("region", { name: "What your agents did this week" })).toContainText("1 change");

  await expect(card).toContainText("See your booking records");
  await card.getByRole("button", { name: /^Change ?:/ }).click();
  const dialog = page.getByRole("dialog", { name: "The key for Planner" });
  await dialog.getByRole("combobox", { name: "New trips" }).click();
  await page.getByRole("option", { name: "None" }).click();
  await dialog.getByRole("checkbox", { name: "See your booking records" }).uncheck();
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(card).toContainText("New tripsNone");
  await expect(card).not.toContainText("See your booking records");

  await visit(page, "/developers");
  await page.getByRole("radio", { name: "API key" }).check();
  await page.locator("input[type=password]").fill(agent);
  await page.getByRole("combobox", { name: "Verb" }).click();
  await page.getByRole("option", { name: "create_trip", exact: true }).click();
  await page.getByRole("button", { name: "Run for real" }).click();
  await expect(page.getByRole("region", { name: "Answer" })).toContainText("Your person lets this key make no trips");
});

test("an agent's edits are listed and reverted with its key, except those that others built on", async ({
  context,
  page,
}) => {
  const ana = await person("Ana");
  const [lisbon, porto] = await Promise.all([tripOf(ana), tripOf(ana)]);
  const agent = await key(ana.token, writes, { agent_name: "Planner" });
  const add = async (tripId: string, title: string) =>
    (await send("POST", `/api/trips/${tripId}/activities`, { token: agent, body: { title } })).body.activity.id;
  const castle = await add(lisbon.id, "Castle");
  await add(lisbon.id, "Tram ride");
  await add(porto.id, "Port wine");
  const changed = await send("PUT", `/api/trips/${lisbon.id}/activities/${castle}`, {
    token: ana.token,
    body: { title: "Castle at dusk" },
  });
  expect(changed.status).toBe(200);

  await signInAs(context, ana);
  await visit(page, "/profile?tab=keys");
  const card = cardOf(page, "Planner");
  const did = card.getByRole("button", { name: "What it did 3 changes" });
  await did.click();
  await expect(card.getByRole("link")).toHaveCount(3);
  await expect(card).toContainText("Port wine");

  await card.getByRole("button", { name: /^Revoke and undo what it did/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Undoes 2 changes on 2 trips");
  await expect(dialog).toContainText(/Castle.*: Ana has changed it since/);
  // Opening the dialog changes nothing.
  expect((await send("GET", "/api/trips", { token: agent })).status).toBe(200);
  await dialog.getByRole("button", { name: "Revoke and undo" }).click();
  await expect(dialog).toContainText("Undid 2 changes on 2 trips");
  expect((await send("GET", "/api/trips", { token: agent })).status).toBe(401);
  await dialog.getByRole("button", { name: "Done" }).click();

  await expect(card.getByText("Revoked", { exact: true }).first()).toBeVisible();
  await expect(card.getByText("· undone")).toHaveCount(2);
  await card.getByRole("button", { name: /^Undo what it did/ }).click();
  await expect(dialog).toContainText("There is nothing left to undo");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await visit(page, lisbon.path);
  await expect(stopOf(page, "Castle at dusk")).toBeVisible();
  await expect(stopOf(page, "Tram ride")).toHaveCount(0);
  await page.getByRole("button", { name: "Trip options" }).click();
  await page.getByRole("menuitem", { name: "History" }).click();
  await expect(page.getByRole("dialog", { name: "History" })).toContainText(/Undid 1 change by Planner/);
});

test("approved proposals of an agent are reverted too, pending ones are rejected, and a trip that it created is named", async ({
  context,
  page,
}) => {
  const ana = await person("Ana");
  const lisbon = await tripOf(ana);
  const agent = await key(ana.token, writes, { agent_name: "Planner", mode: "propose" });
  const activities = `/api/trips/${lisbon.id}/activities`;
  const propose = async (title: string) =>
    (await send("POST", activities, { token: agent, body: { title } })).body.proposal_id;
  const approved = await propose("Fado night");
  await propose("Tram ride");
  const approval = await send("POST", `/api/trips/${lisbon.id}/proposals/${approved}/approve`, { token: ana.token });
  expect(approval.status, JSON.stringify(approval.body)).toBe(200);
  const dates = { start_date: inDays(30), end_date: inDays(31) };
  const taxi = { title: "Taxi", amount: 18, date: inDays(30) };
  expect((await send("POST", `/api/trips/${lisbon.id}/expenses`, { token: agent, body: taxi })).status).toBe(201);
  const body = { destination: "Porto", ...dates, skip_ai_generation: true };
  expect((await send("POST", "/api/trips", { token: agent, body })).status).toBe(201);

  await signInAs(context, ana);
  await visit(page, "/profile?tab=keys");
  const card = cardOf(page, "Planner");
  await card.getByRole("button", { name: "What it did 1 change, 1 new trip, 1 open proposal" }).click();
  await expect(card).toContainText("approved by Ana");
  await card.getByRole("button", { name: /^Revoke and undo what it did/ }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(
    "Undoes 1 change on 1 trip, undoes 1 change to other records and rejects 1 proposal",
  );
  await expect(dialog).toContainText("It created 1 trip, which stays: Trip to Porto (delete it yourself).");
  await dialog.getByRole("button", { name: "Revoke and undo" }).click();
  await expect(dialog).toContainText(
    "Undid 1 change on 1 trip, undid 1 change to other records and rejected 1 proposal",
  );
  await dialog.getByText("1 change undone").last().click();
  await expect(dialog).toContainText("Expense added: Taxi");
  await expect(dialog).toContainText("It created 1 trip, which stays: Trip to Porto");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(card).not.toContainText("waiting for a decision");

  await visit(page, lisbon.path);
  await expect(stopOf(page, "Fado night")).toHaveCount(0);
});

test("a key is created for chosen trips, and needs approval", async ({ context, page }) => {
  const ana = await person("Ana");
  const [lisbon, other] = await Promise.all([tripOf(ana), tripOf(ana)]);
  await send("PUT", `/api/trips/${lisbon.id}`, { token: ana.token, body: { title: "A long weekend" } });
  await signInAs(context, ana);
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (directive: string) => violations.push(directive));
  await page.addInitScript(() => {
    const report = (window as unknown as { reportViolation(directive: string): void }).reportViolation;
    document.addEventListener("securitypolicyviolation", (event) => report(event.effectiveDirective));
  });
  await visit(page, "/profile?tab=keys");
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog", { name: "Create an API key" });
  await dialog.getByLabel("Agent", { exact: true }).fill("Planner");
  await dialog.getByRole("checkbox", { name: "Create and change trips" }).check();
  await dialog.getByRole("switch", { name: "Changes need my approval" }).click();
  await dialog.getByRole("radio", { name: "Selected trips" }).check();
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog).toContainText("Choose at least one trip");
  await dialog.getByRole("checkbox", { name: /A long weekend/ }).check();
  await dialog.getByRole("button", { name: "Create key" }).click();
  const made = page.getByRole("dialog", { name: "Key for Planner" });
  const secret = await made.getByRole("textbox", { name: "API key" }).inputValue();
  await made.getByRole("button", { name: "I've copied it" }).click();
  // The form's library would compile its schema with eval if it were allowed.
  expect(violations).toEqual([]);

  const card = cardOf(page, "Planner");
  await expect(card).toContainText("A long weekend");
  await expect(card.getByRole("switch", { name: /^Changes need my approval/ })).toBeChecked();
  const body = { title: "Castle" };
  expect((await send("POST", `/api/trips/${lisbon.id}/activities`, { token: secret, body })).status).toBe(202);
  expect((await send("POST", `/api/trips/${other.id}/activities`, { token: secret, body })).status).toBe(404);
});
