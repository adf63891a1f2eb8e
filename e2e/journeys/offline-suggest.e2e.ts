import { expect, type Page, test } from "@playwright/test";
import { choose, dayOf, join, pageOf, stopOf, tripOf, visit } from "../support/browser.ts";
import { deviceOf, endDevices, offline, online, waitUntilSavedOffline } from "../support/device.ts";
import { call, person, send } from "../support/people.ts";

test.use({ serviceWorkers: "allow" });

test.afterEach(endDevices);

async function changeWhatIsThere(page: Page): Promise<void> {
  await choose(page, "Castle", "Edit");
  const form = page.getByRole("dialog", { name: "Edit activity" });
  await form.getByLabel("Notes", { exact: true }).fill("The east gate opens first");
  await form.getByRole("button", { name: "Save", exact: true }).click();
  await expect(form).toBeHidden();
}

async function addSomething(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Add activity to day 2" }).click();
  const form = page.getByRole("dialog", { name: "Add activity" });
  await form.getByLabel("Title", { exact: true }).fill("Fado at Ana's aunt's");
  await form.getByRole("button", { name: "Add activity" }).click();
  await expect(form).toBeHidden();
}

test("an editor who became a viewer while offline can suggest their edits", async ({ browser }) => {
  const [ana, bo] = await Promise.all([person("Ana"), person("Bo")]);
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  await join(ana, trip.id, bo, "editor");
  const device = await deviceOf(browser, bo);
  const { page, at } = device;
  await visit(page, at(trip.path));
  await waitUntilSavedOffline(page);
  await offline(device);
  await changeWhatIsThere(page);
  await addSomething(page);
  await expect(page.getByText("Waiting for a connection (2)")).toBeVisible();

  await call(ana, "members.changeRole", { trip_id: trip.id, user_id: bo.id, role: "viewer" });
  await online(device);
  const questions = page.getByRole("region", { name: "Changes that need you" });
  const changed = questions.getByRole("group", { name: /^Your change to “Castle” was not accepted/ });
  const added = questions.getByRole("group", { name: /^Your change to “Fado at Ana's aunt's” was not accepted/ });
  await expect(changed).toContainText("The east gate opens first");
  await changed.getByRole("button", { name: "Suggest it" }).click();
  await expect(changed).toBeHidden();
  await added.getByRole("button", { name: "Suggest it" }).click();
  await expect(questions).toBeHidden();
  // The edits are suggestions now: the plan is unchanged and shows both.
  await expect(page.getByText("2 of your suggestions are waiting")).toBeVisible();
  await expect(page.getByText("Not sent yet")).toHaveCount(0);
  await expect(stopOf(page, "Fado at Ana's aunt's")).toHaveCount(0);
  const { trip: before } = (await send("GET", `/api/trips/${trip.id}?view=full`, { token: ana.token })).body;
  expect(JSON.stringify(before)).not.toContain("The east gate opens first");

  const hers = await pageOf(browser, ana);
  await visit(hers, `${trip.path}?proposals=1`);
  const proposals = hers.getByRole("dialog", { name: "Proposals" });
  for (const words of ["The east gate opens first", "Fado at Ana's aunt's"]) {
    const proposal = proposals.getByRole("article").filter({ hasText: words });
    await expect(proposal).toContainText("Bo");
    await proposal.getByRole("button", { name: "Approve" }).click();
    await expect(proposal).toHaveCount(0);
  }
  await expect(proposals).toContainText("Nothing to decide");
  await expect(stopOf(page, "Castle")).toContainText("The east gate opens first");
  await expect(stopOf(dayOf(page, 2), "Fado at Ana's aunt's")).toBeVisible();
});
