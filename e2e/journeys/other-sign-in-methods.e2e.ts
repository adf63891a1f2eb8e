import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { endSession, interactive } from "../support/browser.ts";
import { type IdentityProvider, startIdentityProvider } from "../support/identity-provider.ts";
import { type MailServer, plainText, startMailServer } from "../support/mail-server.ts";
import { codeIn, person, send } from "../support/people.ts";
import { type RunningService, startService } from "../support/service.ts";

const client = { id: "caravan-test", secret: "between-the-two-of-us" };
const port = 3961;
const base = `http://localhost:${port}`;

let mail: MailServer;
let provider: IdentityProvider;
let service: RunningService;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  mail = await startMailServer();
  provider = await startIdentityProvider(client);
  service = await startService({
    port,
    env: {
      SMTP_URL: mail.url,
      MAIL_FROM: "Caravan <trips@example.com>",
      OIDC_ISSUER: provider.issuer,
      OIDC_NAME: "Example login",
      OIDC_CLIENT_ID: client.id,
      OIDC_CLIENT_SECRET: client.secret,
    },
  });
});
test.afterAll(async () => {
  await service?.stop({ purge: true });
  provider?.stop();
  await mail?.stop();
});

test("a magic link signs in, and creates the account at first use", async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto(`${base}/sign-in?callbackUrl=%2Ftrips%2Fnew`);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Email me a link" }).click();
  const link = /http:\/\/localhost:\d+\/api\/auth\/callback\/email\S+/.exec(plainText(await mail.mailTo(email)))?.[0];
  await page.goto(link as string);
  await expect(page).toHaveURL(`${base}/trips/new`);
  await page.goto(`${base}/profile?tab=account`);
  await expect(page.getByText(email).first()).toBeVisible();
  // The link works only once.
  await endSession(page);
  await page.goto(link as string);
  await expect(page).toHaveURL(/sign-in.*error=Verification/);
});

test("an account is created with a mailed code, and a forgotten password is reset", async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto(`${base}/sign-up`);
  await interactive(page);
  await page.getByLabel("Name", { exact: true }).fill("Ines");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a quiet road by night");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByRole("status").filter({ hasText: email })).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill("AAAA-AAAA");
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/not valid/);
  await page.getByLabel("Code", { exact: true }).fill(codeIn(plainText(await mail.mailTo(email))));
  await page.getByRole("button", { name: "Confirm email" }).click();
  await expect(page).toHaveURL(`${base}/trips`);

  await endSession(page);
  await page.goto(`${base}/sign-in`);
  await page.getByRole("link", { name: "Forgot it?" }).click();
  // The previous page also has a field with this label.
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await interactive(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  const sent = plainText(await mail.mailTo(email, "Set a new password"));
  // Opening the link from the mail leads straight to the second step.
  await page.goto("about:blank");
  await page.goto(/http:\/\/localhost:\d+\/reset-password#\S+/.exec(sent)?.[0] as string);
  await page.getByLabel("New password", { exact: true }).fill("a new road by night");
  await expect(page.getByLabel("Code", { exact: true })).toHaveValue(/\w{8}/);
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page).toHaveURL(`${base}/trips`);
});

test("an OpenID Connect provider signs in, and finds the account by its subject again", async ({ page }) => {
  const claims = { sub: randomUUID(), email: `${randomUUID()}@example.com`, name: "Ines" };
  provider.setPerson(claims);
  for (const _ of ["first", "second"]) {
    await endSession(page);
    await page.goto(`${base}/sign-in?callbackUrl=%2Fprofile%3Ftab%3Daccount`);
    await page.getByRole("button", { name: "Continue with Example login" }).click();
    await expect(page).toHaveURL(`${base}/profile?tab=account`);
    await expect(page.getByText(claims.email).first()).toBeVisible();
  }
});

test("an external login opens an existing account only with an address that the provider has verified", async ({
  page,
}) => {
  const ana = await person("Ana", base, mail.mailTo);
  const claims = { sub: randomUUID(), email: ana.email, name: "Ana" };
  for (const [email_verified, url] of [
    [false, /sign-in.*error=OAuthAccountNotLinked/],
    [true, `${base}/trips`],
  ] as const) {
    provider.setPerson({ ...claims, email_verified });
    await page.goto(`${base}/sign-in`);
    await page.getByRole("button", { name: "Continue with Example login" }).click();
    await expect(page).toHaveURL(url);
  }
});

test("an invitation by e-mail arrives, and only its address can use it", async () => {
  const ana = await person("Ana", base, mail.mailTo);
  const rui = await person("Rui", base, mail.mailTo);
  const eve = await person("Eve", base, mail.mailTo);
  const made = await send("POST", "/api/trips", {
    base,
    token: ana.token,
    body: { destination: "Porto", start_date: "2027-05-03", end_date: "2027-05-04", skip_ai_generation: true },
  });
  const path = `/api/trips/${made.body.trip.id}`;
  const invited = await send("POST", `${path}/invitations`, {
    base,
    token: ana.token,
    body: { role: "editor", email: rui.email },
  });
  expect(invited.body).toMatchObject({ mailed: true });
  const token = /\/invite\/([\w-]+)/.exec(plainText(await mail.mailTo(rui.email, "An invitation")))?.[1];
  const accept = (who: { token: string }) =>
    send("POST", `/api/invitations/${token}/accept`, { base, token: who.token });
  expect((await accept(eve)).status).toBe(403);
  expect((await accept(rui)).body).toMatchObject({ role: "editor", already_member: false });
  expect((await accept(rui)).status).toBe(404);
});
