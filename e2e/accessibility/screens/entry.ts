import { expect, type Page } from "@playwright/test";
import { pinsOf, visit } from "../../support/browser.ts";
import { send } from "../../support/people.ts";
import { ana, bo, fixture } from "../fixture.ts";
import { heading, type Screen } from "../screen.ts";

/** Opens the approval page of an agent's request. */
async function openConsent(page: Page): Promise<void> {
  const body = {
    agent_name: "Donaudampfschifffahrtsgesellschaftskapitänsmützenverwaltungsassistent",
    requested_scopes: ["trips:read", "trips:write", "bookings:read"],
  };
  const { user_code } = (await send("POST", "/api/agent-auth/device", { body })).body;
  await visit(page, `/connect?code=${user_code}`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(heading(page, "An agent is asking for access")).toBeVisible();
}

/** The landing, sign-in, invitation and approval pages. */
export const entryScreens: readonly Screen[] = [
  {
    name: "landing",
    async open(page) {
      await visit(page, "/");
      await expect(heading(page, /hold together/)).toBeVisible();
    },
  },
  {
    name: "for developers and agents",
    async open(page) {
      await visit(page, "/developers");
      await expect(heading(page, "Your agents are welcome")).toBeVisible();
      await expect(page.getByRole("button", { name: "Run" })).toBeVisible();
    },
  },
  {
    name: "help with found answers",
    async open(page) {
      await visit(page, "/help");
      await page.getByRole("searchbox", { name: "Search the help" }).fill("undo");
      await expect(page.getByRole("status").filter({ hasText: /\d of \d+ answers/ })).toBeVisible();
    },
  },
  {
    name: "trips of a guest",
    alone: true,
    async open(page) {
      await visit(page, "/");
      await page.evaluate(() => fetch("/api/session/guest", { method: "POST" }));
      await visit(page, "/trips");
      await expect(page.getByRole("link", { name: "Keep it with a free account" })).toBeVisible();
    },
  },
  {
    name: "sign-up with errors",
    async open(page) {
      await visit(page, "/sign-up");
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByLabel("Name", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "sign-in refused",
    async open(page) {
      await visit(page, "/sign-in");
      await page.getByLabel("Email", { exact: true }).fill("nobody@example.com");
      await page.getByLabel("Password", { exact: true }).fill("a wrong password");
      await page.getByRole("button", { name: "Sign in" }).click();
      await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
    },
  },
  {
    name: "shared trip",
    map: true,
    async open(page) {
      await visit(page, fixture.sharePath);
      await expect(page.getByRole("region", { name: /^Day 1/ })).toBeVisible();
      await expect(pinsOf(page).first()).toBeVisible();
    },
  },
  {
    name: "shared trip that has ended",
    async open(page) {
      await visit(page, "/shared/no-such-link");
      await expect(heading(page, "This link no longer works")).toBeVisible();
    },
  },
  {
    name: "invitation",
    as: bo,
    async open(page) {
      await visit(page, fixture.invitePath);
      await expect(page.getByRole("button", { name: "Join trip" })).toBeVisible();
    },
  },
  {
    name: "invitation that has ended",
    async open(page) {
      await visit(page, "/invite/no-such-invitation");
      await expect(heading(page, "This invitation is no longer valid")).toBeVisible();
    },
  },
  {
    name: "connect an agent, signed out",
    async open(page) {
      await page.goto("/connect?code=CVN-7K2M");
      await expect(heading(page, "Connect an agent")).toBeVisible();
    },
  },
  {
    name: "connect an agent: invalid code",
    as: ana,
    async open(page) {
      await visit(page, "/connect");
      await page.getByLabel("Code", { exact: true }).fill("CVN-10");
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByLabel("Code", { exact: true })).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "agent approval, with all choices",
    as: ana,
    async open(page) {
      await openConsent(page);
      await page.getByRole("checkbox", { name: /Create and change trips/ }).check();
      await page.getByRole("switch", { name: "Changes need my approval" }).click();
      await page.getByRole("radio", { name: "Selected trips" }).check();
      await expect(page.getByRole("list", { name: "Your trips" })).toBeVisible();
      await page.getByRole("button", { name: "Approve" }).click();
      await expect(page.getByText("Choose at least one trip, or all of them.")).toBeVisible();
    },
  },
  {
    name: "agent approved",
    as: ana,
    async open(page) {
      await openConsent(page);
      await page.getByRole("button", { name: "Approve" }).click();
      await expect(heading(page, "Access granted")).toBeVisible();
    },
  },
  {
    name: "unknown agent request",
    as: ana,
    async open(page) {
      await page.goto("/connect?request=0b1f6f0e-8a51-4d13-9c1d-2f5a3a9c7e11");
      await expect(heading(page, "This request doesn't exist")).toBeVisible();
    },
  },
  {
    name: "page not found",
    async open(page) {
      await visit(page, "/no-such-page");
      await expect(heading(page, "There is nothing at this address")).toBeVisible();
    },
  },
];
