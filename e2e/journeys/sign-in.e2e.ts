import { expect, type Page, test } from "@playwright/test";
import { interactive, signInAs, tripOf, visit } from "../support/browser.ts";
import { person } from "../support/people.ts";

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

test("a trip's page asks to sign in and then opens; signing out closes it", { tag: "@firefox" }, async ({ page }) => {
  const ana = await person();
  const trip = await tripOf(ana, [{ title: "Castle" }]);
  await visit(page, trip.path);
  await expect(page).toHaveURL(`/sign-in?callbackUrl=${encodeURIComponent(trip.path)}`);
  await signIn(page, ana.email, ana.password);
  await expect(page).toHaveURL(trip.path);
  await expect(page.getByRole("article", { name: "Castle" })).toBeVisible();
  // The plan is there before its scripts have run.
  await interactive(page);

  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
  // Not `goto`: Firefox's driver sometimes takes a redirect of the server for a second navigation.
  await page.evaluate((path) => void setTimeout(() => location.assign(path)), trip.path);
  await expect(page).toHaveURL(/\/sign-in\?/);
});

test("a failed sign-in does not tell which part was wrong", async ({ page }) => {
  const ana = await person();
  await visit(page, "/sign-in");
  await signIn(page, ana.email, "not the password");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("That email and password don't match an account.");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(ana.email);
  await signIn(page, `nobody-${ana.email}`, ana.password);
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("That email and password don't match an account.");
  await signIn(page, ana.email, ana.password);
  await expect(page).toHaveURL("/trips");
});

test("signing in with empty fields asks for both", async ({ page }) => {
  await visit(page, "/sign-in");
  await page.getByLabel("Email", { exact: true }).fill("ana@example.com");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Enter your email and your password.");
});

test("fields that a password manager fills in without an event are sent", async ({ page }) => {
  const ana = await person();
  await visit(page, "/sign-in");
  for (const [label, value] of [
    ["Email", ana.email],
    ["Password", ana.password],
  ] as const)
    await page.getByLabel(label, { exact: true }).evaluate((element, text) => {
      (element as HTMLInputElement).value = text;
    }, value);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/trips");
});

test("signing up with the email of an existing account leads to sign-in", async ({ page }) => {
  const ana = await person();
  await visit(page, "/sign-up?callbackUrl=%2Ftrips%2Fnew");
  await page.getByLabel("Name", { exact: true }).fill("Ana");
  await page.getByLabel("Email", { exact: true }).fill(ana.email);
  await page.getByLabel("Password", { exact: true }).fill("another password");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(/already has an account/);
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused();
  await page.getByRole("link", { name: "Sign in instead" }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await interactive(page);
  await signIn(page, ana.email, ana.password);
  await expect(page).toHaveURL("/trips/new");
});

test("sign-up shows next to each field what is missing", async ({ page }) => {
  await visit(page, "/sign-up");
  await page.getByLabel("Email", { exact: true }).fill("ana");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/what to call you/);
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(/Enter an email address/);
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(/at least 10/i);
});

for (const callbackUrl of ["https://evil.example/trips", "//evil.example", "/\\evil.example", "javascript:alert(1)"]) {
  test(`signing in does not redirect to ${callbackUrl}`, async ({ page }) => {
    const ana = await person();
    await visit(page, `/sign-in?callbackUrl=${encodeURIComponent(callbackUrl)}`);
    await signIn(page, ana.email, ana.password);
    await expect(page).toHaveURL("/trips");
    await expect(page.getByRole("heading", { name: "Your trips" })).toBeVisible();
  });
}

test("a session that ends while a page is open returns to it after sign-in", async ({ page, context }) => {
  const ana = await person();
  const trip = await tripOf(ana);
  await signInAs(context, ana);
  await visit(page, "/trips");
  await expect(page.getByRole("list", { name: "Trips" })).toBeVisible();
  // A request that is still on its way would notice the end of the session before the press.
  await page.waitForLoadState("networkidle");
  await context.clearCookies();
  await page.getByRole("list", { name: "Trips" }).getByRole("link").click();
  await expect(page).toHaveURL(`/sign-in?callbackUrl=${encodeURIComponent(trip.path)}`);
  await interactive(page);
  await signIn(page, ana.email, ana.password);
  await expect(page).toHaveURL(trip.path);
});
