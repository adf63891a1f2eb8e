import { expect, test } from "@playwright/test";
import { TOTP } from "otpauth";
import { endSession, signInAs, tripOf, visit } from "../support/browser.ts";
import { person, send, signIn } from "../support/people.ts";

test("preferences are saved and shown in the profile", async ({ context, page }) => {
  await signInAs(context, await person());
  await visit(page, "/profile");
  await expect(page.getByText("Nothing stated yet.")).toBeVisible();

  await page.getByRole("combobox", { name: "Travel style" }).click();
  await page.getByRole("option", { name: "Cultural" }).click();
  await page.getByRole("button", { name: "Add interest museums" }).click();
  await page.getByRole("textbox", { name: "Interests" }).fill("tiles");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Add dietary need vegetarian" }).click();
  await expect(page.getByText("Not saved yet")).toBeVisible();
  await page.getByRole("button", { name: "Save preferences" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByText("museums, tiles")).toBeVisible();

  await page.getByRole("combobox", { name: "Topic" }).fill("pacing");
  await page.getByLabel("What should we know?", { exact: true }).fill("slow mornings");
  await page.getByRole("button", { name: "Add to profile" }).click();
  await expect(page.getByText(/slow mornings \(confidence/)).toBeVisible();

  await page.reload();
  await expect(page.getByRole("combobox", { name: "Travel style" })).toHaveText("Cultural");
  for (const word of ["museums", "tiles", "vegetarian"]) {
    await expect(page.getByRole("button", { name: `Remove ${word}` })).toBeVisible();
  }
  await expect(page.getByText("museums, tiles")).toBeVisible();
  await expect(page.getByText(/slow mornings \(confidence/)).toBeVisible();
});

test("unsaved preferences survive a change of tabs", async ({ context, page }) => {
  await signInAs(context, await person());
  await visit(page, "/profile");
  await page.getByRole("button", { name: "Add interest museums" }).click();
  await page.getByRole("tab", { name: "API keys" }).click();
  await expect(page.getByRole("heading", { name: "No agent has a key yet" })).toBeVisible();
  await page.getByRole("tab", { name: "Preferences" }).click();
  await expect(page.getByRole("button", { name: "Remove museums" })).toBeVisible();
  await expect(page.getByText("Not saved yet")).toBeVisible();
});

test("the selected tab is scrolled into view on a phone", async ({ context, page }) => {
  await signInAs(context, await person());
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/profile?tab=account");
  // The border of the list covers one pixel.
  await expect(page.getByRole("tab", { name: "Account" })).toBeInViewport({ ratio: 0.95 });
});

test("an API key works within its scopes, until it is revoked", async ({ context, page }) => {
  const ana = await person();
  await tripOf(ana);
  await signInAs(context, ana);
  await visit(page, "/profile?tab=keys");
  await page.getByRole("button", { name: "Create key" }).click();
  const dialog = page.getByRole("dialog", { name: "Create an API key" });
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByLabel("Agent", { exact: true })).toHaveAccessibleDescription(/Say which agent/);
  await dialog.getByLabel("Agent", { exact: true }).fill("Planner");
  await expect(dialog.getByRole("checkbox", { name: "See your trips, their plans and their history" })).toBeChecked();
  await expect(dialog.getByRole("checkbox", { name: "Create and change trips" })).not.toBeChecked();
  await dialog.getByRole("checkbox", { name: "See your travel preferences and profile" }).uncheck();
  await dialog.getByRole("button", { name: "Create key" }).click();

  const made = page.getByRole("dialog", { name: "Key for Planner" });
  const secret = await made.getByRole("textbox", { name: "API key" }).inputValue();
  await made.getByRole("button", { name: "I've copied it" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const key = page.getByRole("list", { name: "API keys" }).getByRole("listitem").filter({ hasText: "Planner" });
  await expect(key.getByText("Active")).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  const trips = await send("GET", "/api/trips", { token: secret });
  expect(trips.status).toBe(200);
  expect(trips.body.trips).toHaveLength(1);
  expect((await send("GET", "/api/users/me/preferences", { token: secret })).status).toBe(403);
  const written = await send("POST", "/api/trips", { token: secret, body: { destination: "Lisbon" } });
  expect(written.status).toBe(403);

  await key.getByRole("button", { name: "Revoke the key for Planner" }).click();
  await page.getByRole("button", { name: "Revoke key" }).click();
  await expect(key.getByText("Revoked", { exact: true }).first()).toBeVisible();
  expect((await send("GET", "/api/trips", { token: secret })).status).toBe(401);
});

test("another device is signed out from the profile, and the password is changed", async ({ context, page }) => {
  const ana = await person();
  const phone = await signIn(ana.email, ana.password);
  await signInAs(context, ana);
  await visit(page, "/profile?tab=account");
  const devices = page.getByRole("list", { name: "Devices" }).getByRole("listitem");
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "This device" })).toHaveCount(1);
  await devices.getByRole("button", { name: /^Sign out/ }).click();
  await expect(devices).toHaveCount(1);
  expect((await send("GET", "/api/trips", { headers: { cookie: phone } })).status).toBe(401);

  await expect(page.getByText("Not confirmed")).toBeVisible();
  await page.getByRole("button", { name: "Change password" }).click();
  const dialog = page.getByRole("dialog", { name: "Change password" });
  await dialog.getByLabel("Current password", { exact: true }).fill("not the password");
  await dialog.getByLabel("New password", { exact: true }).fill("a new road by night");
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(dialog.getByLabel("Current password", { exact: true })).toHaveAccessibleDescription(/not your current/);
  await dialog.getByLabel("Current password", { exact: true }).fill(ana.password);
  await dialog.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await signIn(ana.email, "a new road by night")).toContain("session-token");
});

test("two-step sign-in is set up, asked for, and a recovery code works in its place", async ({ context, page }) => {
  const ana = await person();
  await signInAs(context, ana);
  await visit(page, "/profile?tab=account");
  await page.getByRole("button", { name: "Set up" }).click();
  const dialog = page.getByRole("dialog", { name: "Set up two-step sign-in" });
  const secret = await dialog.getByRole("textbox", { name: "Key" }).inputValue();
  await dialog.getByLabel("Code", { exact: true }).fill(new TOTP({ secret }).generate());
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("dialog", { name: "Save your recovery codes" });
  const recovery = await codes
    .getByRole("list", { name: "Recovery codes" })
    .getByRole("listitem")
    .first()
    .textContent();
  await codes.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByRole("button", { name: "Turn off" })).toBeVisible();

  await endSession(page);
  await visit(page, "/sign-in");
  await page.getByLabel("Email", { exact: true }).fill(ana.email);
  await page.getByLabel("Password", { exact: true }).fill(ana.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/That code is wrong/);
  await page.getByLabel("Code", { exact: true }).fill(recovery ?? "");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/trips");
});

test("a passkey is added, named, signs in by itself, and is removed", async ({ context, page }) => {
  const ana = await person();
  await signInAs(context, ana);
  const authenticator = await context.newCDPSession(page);
  await authenticator.send("WebAuthn.enable");
  await authenticator.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await visit(page, "/profile?tab=account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const passkeys = page.getByRole("list", { name: "Passkeys" }).getByRole("listitem");
  await expect(passkeys).toContainText("not used yet");
  await passkeys.getByRole("button", { name: /^Rename/ }).click();
  const dialog = page.getByRole("dialog", { name: "Rename passkey" });
  await dialog.getByLabel("Name", { exact: true }).fill("My laptop");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(passkeys).toContainText("My laptop");

  await endSession(page);
  await visit(page, "/sign-in?callbackUrl=/profile?tab=account");
  // A virtual authenticator may answer the offer under the email field by itself.
  const use = page.getByRole("button", { name: "Use a passkey" });
  const away = page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
  await Promise.race([away, use.click().catch(() => {})]);
  await away;
  await visit(page, "/profile?tab=account");
  await expect(passkeys).toContainText("used");
  await passkeys.getByRole("button", { name: "Remove My laptop" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(passkeys).toHaveCount(0);
});
