import { type Browser, expect, type Page, test } from "@playwright/test";
import { endBrowsers, interactive, signInAs, visit } from "../support/browser.ts";
import { inDays, person, type SignedInPerson } from "../support/people.ts";

test.afterEach(endBrowsers);

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

interface Friend {
  readonly who: SignedInPerson;
  readonly page: Page;
}

/** Opens a browser for a new person, who is signed in unless the test signs them in itself. */
async function friend(browser: Browser, name: string, viewport = desktop, signedIn = true): Promise<Friend> {
  const who = await person(name);
  const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
  if (signedIn) await signInAs(context, who);
  return { who, page: await context.newPage() };
}

interface Answer {
  readonly from: number;
  readonly to: number;
  readonly flexibility?: number;
  readonly places?: readonly string[];
  readonly atMost?: string;
  readonly private?: true;
}

async function answer({ page }: Friend, it: Answer): Promise<void> {
  await page.getByRole("button", { name: "Say what suits you" }).click();
  const sheet = page.getByRole("dialog", { name: "What suits you" });
  await sheet.getByLabel("First day").fill(inDays(it.from));
  await sheet.getByLabel("Last day").fill(inDays(it.to));
  if (it.flexibility) await sheet.getByLabel("Flexible by (days)").fill(String(it.flexibility));
  for (const place of it.places ?? []) await sheet.getByRole("button", { name: `Add ${place}` }).click();
  if (it.atMost) await sheet.getByLabel("At most").fill(it.atMost);
  if (it.private) await sheet.getByRole("switch", { name: "Keep my budget private" }).click();
  await sheet.getByRole("button", { name: "Send my answer" }).click();
  await expect(sheet).toBeHidden();
}

/** Accepts the proposal of the last round. */
async function accept({ page }: Friend): Promise<void> {
  await page.getByRole("button", { name: "Say what suits you" }).click();
  await page.getByRole("button", { name: "Accept this" }).click();
  await expect(page.getByRole("dialog", { name: "What suits you" })).toBeHidden();
}

/** Accepts while a form has unsent input, which must survive and can be sent afterwards. */
async function acceptAndGoOn({ page }: Friend): Promise<void> {
  await page.getByRole("button", { name: "Say what suits you" }).click();
  const sheet = page.getByRole("dialog", { name: "What suits you" });
  const stay = sheet.getByRole("textbox", { name: "Where you'd like to stay" });
  await stay.fill("A small hotel");
  await sheet.getByRole("button", { name: "Accept this" }).click();
  await expect(sheet.getByText(/^You accepted this\./)).toBeVisible();
  await expect(stay).toHaveValue("A small hotel");
  await sheet.getByRole("button", { name: "Send my answer" }).click();
  await expect(sheet).toBeHidden();
}

async function standBy({ page }: Friend): Promise<void> {
  await page.getByRole("button", { name: "Say what suits you" }).click();
  await page.getByRole("button", { name: "Keep my answer" }).click();
  await expect(page.getByRole("dialog", { name: "What suits you" })).toBeHidden();
}

/** Runs a round when everybody has answered; otherwise the page asks for confirmation. */
async function runRound({ page }: Friend): Promise<void> {
  await tab(page, "Agree").click();
  await expect(page.getByText(/^6 of 6 people answered/).filter({ visible: true })).toBeVisible();
  await page.getByRole("button", { name: "Run alignment" }).click();
}

const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
const placeOf = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("six friends: from a code to a plan with reasons for all", async ({ browser }) => {
  test.setTimeout(240_000);
  const [ana, ben, cleo, dora, emil, fay] = await Promise.all([
    friend(browser, "Ana"),
    friend(browser, "Ben", phone, false),
    friend(browser, "Cleo"),
    friend(browser, "Dora"),
    friend(browser, "Emil", phone),
    friend(browser, "Fay"),
  ]);
  const all = [ana, ben, cleo, dora, emil, fay];
  let code = "";

  await test.step("Ana creates the group", async () => {
    const { page } = ana;
    await visit(page, "/groups");
    await page.getByRole("link", { name: "Create group" }).first().click();
    await interactive(page);
    await page.getByLabel("Title").fill("Six in spring");
    for (const place of ["Lisbon, Portugal", "Porto, Portugal"]) {
      await page.getByLabel("Places you have in mind").fill(place);
      await page.keyboard.press("Enter");
    }
    await page.getByRole("button", { name: "Create group" }).click();
    code = await page.getByRole("textbox", { name: "Join code" }).inputValue();
    expect(code.replace(/\s/g, "")).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    code = code.replace(/\s/g, "");
    await visit(page, `/groups/${code}`);
    await expect(page.getByRole("heading", { level: 1, name: "Six in spring" })).toBeVisible();
  });

  await test.step("Ben follows the link signed out: he sees the group, and joins in one step after signing in", async () => {
    const { page, who } = ben;
    await visit(page, `/join/${code}`);
    await expect(page.getByRole("heading", { level: 1, name: "Six in spring" })).toBeVisible();
    await expect(page.getByText("Ana", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Join trip" }).click();
    await interactive(page);
    await page.getByLabel("Email", { exact: true }).fill(who.email);
    await page.getByLabel("Password", { exact: true }).fill(who.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`/groups/${code}`);
  });

  await test.step("Cleo types the code; the others use the link", async () => {
    await visit(cleo.page, "/join");
    await cleo.page.getByLabel("Join code").fill(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase());
    await cleo.page.getByRole("button", { name: "Continue" }).click();
    await cleo.page.getByRole("button", { name: "Join trip" }).click();
    for (const { page } of [dora, emil, fay]) {
      await visit(page, `/join/${code}`);
      await page.getByRole("button", { name: "Join trip" }).click();
    }
    for (const { page } of all) await expect(page).toHaveURL(new RegExp(`/groups/${code}`));
    // Wait until Ana's page has been told of all members.
    await tab(ana.page, "People").click();
    for (const { who } of all) await expect(ana.page.getByRole("tabpanel").getByText(who.name).first()).toBeVisible();
    await tab(ana.page, "Agree").click();
  });

  await test.step("they submit their preferences, which conflict", async () => {
    const lisbon = ["Lisbon, Portugal"];
    const porto = ["Porto, Portugal"];
    await answer(ana, { from: 60, to: 64, places: lisbon, atMost: "900" });
    await answer(ben, { from: 61, to: 65, flexibility: 1, places: porto, atMost: "700" });
    await answer(cleo, { from: 70, to: 74, places: porto });
    await answer(dora, { from: 60, to: 64, places: lisbon, atMost: "450", private: true });
    await answer(emil, { from: 60, to: 64, flexibility: 2, places: porto });
    await answer(fay, { from: 60, to: 64, flexibility: 1, places: lisbon });
    await runRound(ana);
    // Everybody sees that all budgets overlap, and nobody sees where, because that would tell the private one.
    for (const { page } of all) await expect(page.getByText("45", { exact: true }).first()).toBeVisible();
    await expect(
      ana.page
        .getByText(/the amount stays private/i)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(ana.page.getByRole("region", { name: "What would it take?" })).toBeVisible();
  });

  await test.step("Cleo tries a relaxation, and accepts it", async () => {
    const settle = cleo.page.getByRole("region", { name: "What would it take?" });
    await settle.getByRole("button", { name: "Try it" }).first().click();
    await expect(settle.getByText("70", { exact: true }).first()).toBeVisible();
    await accept(cleo);
    await accept(ben);
    await acceptAndGoOn(emil);
    for (const it of [ana, dora, fay]) await standBy(it);
  });

  await test.step("the board: a list becomes places, everybody votes, three are locked in", async () => {
    for (const { page } of [ana, dora, ben]) await tab(page, "Board").click();
    const field = ana.page.getByLabel("Paste a link, a list, or a place");
    await field.fill("Belém Tower\nTime Out Market\nCarmo Convent\nJerónimos Monastery");
    await ana.page.getByRole("button", { name: "Add", exact: true }).click();
    const names = ["Belém Tower", "Time Out Market", "Carmo Convent", "Jerónimos Monastery"];
    for (const name of names) {
      await placeOf(ana.page, name).getByRole("button", { name: "Keep" }).click();
      await expect(placeOf(ana.page, name).getByRole("button", { name: "In", exact: true })).toBeVisible();
    }
    // On his phone, Ben votes in the deck, one card at a time.
    await expect(ben.page.getByText("Waiting for my vote (4)")).toBeVisible();
    await ben.page.getByRole("radio", { name: "Deck" }).check();
    const deck = ben.page.getByRole("region", { name: "Deck" });
    for (const voted of [0, 1, 2, 3]) {
      await expect(deck.getByText(`${voted} of 4`, { exact: true })).toBeVisible();
      await deck.getByRole("button", { name: "In", exact: true }).click();
    }
    const market = placeOf(dora.page, "Time Out Market");
    await market.getByRole("button", { name: "Out", exact: true }).click();
    await market.getByRole("textbox", { name: "Reason" }).fill("Too crowded on a Saturday");
    await market.getByRole("button", { name: "Vote out" }).click();
    await expect(placeOf(ana.page, "Time Out Market").getByText("Too crowded on a Saturday")).toBeVisible();
    for (const name of ["Belém Tower", "Carmo Convent", "Jerónimos Monastery"]) {
      await ana.page.getByRole("button", { name: `Options for ${name}` }).click();
      await ana.page.getByRole("menuitem", { name: "Lock in" }).click();
    }
    await expect(dora.page.getByRole("region", { name: /^Locked in/ }).getByRole("article")).toHaveCount(3);
  });

  await test.step("the second round agrees, and everybody sees it at once", async () => {
    await runRound(ana);
    for (const { page } of all) await expect(page.getByText("You agree").first()).toBeVisible();
    await tab(fay.page, "Rounds").click();
    await expect(
      fay.page.getByRole("list", { name: "Rounds, newest first" }).getByRole("listitem").first(),
    ).toBeVisible();
  });

  await test.step("the plan contains the locked-in places, names who wanted them, and everybody can edit it", async () => {
    await ana.page.getByRole("button", { name: "Plan the trip" }).click();
    await ana.page.getByRole("button", { name: "Make the plan" }).click();
    await expect(ana.page).toHaveURL(/\/trips\/[0-9a-f-]{36}/, { timeout: 30_000 });
    await fay.page.getByRole("link", { name: "Open the plan" }).click();
    await expect(fay.page).toHaveURL(/\/trips\/[0-9a-f-]{36}/);
    for (const name of ["Belém Tower", "Carmo Convent", "Jerónimos Monastery"])
      await expect(placeOf(fay.page, name)).toBeVisible();
    await expect(placeOf(fay.page, "Belém Tower").getByText("From the group")).toBeVisible();
    await placeOf(fay.page, "Belém Tower").getByText("Why this?").click();
    await expect(placeOf(fay.page, "Belém Tower").getByText(/Ben wants it/)).toBeVisible();
    // Fay, a member, is an editor of the trip.
    await expect(fay.page.getByRole("button", { name: "Add activity", exact: true })).toBeVisible();
  });
  await Promise.all(all.map(({ page }) => page.context().close()));
});
