import { sqlOf } from "@caravan/db/sql";
import { testDatabase } from "@caravan/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createAdministrator, withSession } from "../../test/administrator.ts";
import { createPerson, now, portsOn, run } from "../../test/context.ts";
import { createAccount } from "../identity/create-account.ts";
import { verifySignUp } from "../identity/verify-sign-up.ts";
import type { Person } from "../kernel/actor.ts";
import type { Ports } from "../kernel/ports.ts";
import { createInvitation } from "../members/create-invitation.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getInstallation } from "./get-installation.ts";
import { getInstallationSettings, updateInstallationSettings } from "./installation-settings.ts";
import { getLegalText, setLegalText } from "./legal-text.ts";
import { readSettings } from "./settings.ts";
import { refusalOf } from "./sign-up-policy.ts";

const database = await testDatabase();
afterAll(() => database.close());
const { ports, mails } = portsOn(database);
const withoutMail: Ports = { ...ports, mailer: { configured: false, send: async () => {} } };
const anonymous = { kind: "anonymous" } as const;
const sql = sqlOf(database);

let ada: Person;
beforeAll(async () => {
  ada = await createAdministrator(database);
});
beforeEach(() => database.prisma.installationSetting.deleteMany());

type Given = Parameters<typeof updateInstallationSettings.input.parse>[0];
const set = (input: Given, on = ports) => run(updateInstallationSettings, on, ada, input as object);
const newAddress = (domain = "example.com") => `${crypto.randomUUID()}@${domain}`;
const signUp = (email: string, more: { invitation?: string } = {}, on = ports) =>
  run(createAccount, on, anonymous, { email, password: "a quiet road", name: "Bo", ...more });
const refused = (reason: string) => ({ code: "sign_up_refused", details: [{ path: "email", message: reason }] });

describe("settings", () => {
  it("apply from the next call on; values from the environment win and cannot be changed", async () => {
    expect((await set({ sign_up: "closed", audit_days: 90 })).settings).toMatchObject({ sign_up: "closed" });
    await expect(signUp(newAddress())).rejects.toMatchObject(refused("closed"));
    const fixed: Ports = { ...ports, fixedSettings: { signUp: "open", signUpDomains: ["example.com"] } };
    await expect(signUp(newAddress(), {}, fixed)).resolves.toMatchObject({ verification: "sent" });
    expect(await run(getInstallationSettings, fixed, ada, {})).toEqual({
      settings: {
        sign_up: "open",
        sign_up_domains: ["example.com"],
        contact: "",
        second_factor: "optional",
        audit_days: 90,
      },
      fixed: ["sign_up", "sign_up_domains"],
      mail: true,
    });
    await expect(set({ sign_up: "invited" }, fixed)).rejects.toMatchObject({ code: "fixed_by_environment" });
    await expect(run(getInstallationSettings, ports, await person("Bo"), {})).rejects.toMatchObject({
      code: "forbidden",
    });
  });

  it("name whom to ask for help: an address for mail or on https, shown to everybody", async () => {
    await set({ contact: "help@example.com" });
    expect(await run(getInstallation, ports, anonymous, {})).toMatchObject({ contact: "help@example.com" });
    for (const wrong of ["javascript:alert(1)", "http://example.com", "somebody"])
      expect(updateInstallationSettings.input.safeParse({ contact: wrong }).success).toBe(false);
    await set({ contact: "" });
    expect(await run(getInstallation, ports, anonymous, {})).toMatchObject({ contact: null });
  });

  it("that a release does not understand are ignored", async () => {
    await database.prisma.installationSetting.create({
      data: { name: "sign_up", value: "by post", updatedAt: now, updatedById: null },
    });
    expect((await readSettings(sql, ports)).sign_up).toBe("open");
  });
});

const person = async (name: string) => withSession(database, await createPerson(database, name));

describe("sign-up", () => {
  it("by domain needs proved addresses; without mail nobody can sign up, and the reason is given", async () => {
    await set({ sign_up_domains: ["EXAMPLE.com"] });
    await expect(signUp(newAddress())).resolves.toMatchObject({ verification: "sent" });
    await expect(signUp(newAddress("example.org"))).rejects.toMatchObject(refused("other_domain"));
    await expect(signUp(newAddress(), {}, withoutMail)).rejects.toMatchObject(refused("address_unprovable"));
    const unproved = { email: newAddress(), proved: false };
    expect(await refusalOf(sql, withoutMail, unproved, now)).toBe("address_unprovable");
    expect(await run(getInstallation, ports, anonymous, {})).toMatchObject({
      sign_up: "open",
      sign_up_by_domain: true,
    });
  });

  it("refuses the same whether the address has an account or not", async () => {
    await set({ sign_up: "closed", sign_up_domains: ["example.org"] });
    const answers = await Promise.all(
      [ada.email, newAddress()].map((email) => signUp(email).catch((error) => [error.code, error.message])),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  it("by invitation accepts holders of an open one, and people who prove the address that one was sent to", async () => {
    await set({ sign_up: "invited" });
    const { trip } = await run(createTrip, ports, ada, {
      ...{ destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true },
    });
    const invite = (email?: string) =>
      run(createInvitation, ports, ada, { trip_id: trip.id, role: "viewer", ...(email !== undefined && { email }) });
    const tokenOf = (url: string) => url.split("/").at(-1) ?? "";
    await expect(signUp(newAddress())).rejects.toMatchObject(refused("invited_only"));
    await expect(signUp(newAddress(), { invitation: "guessed" })).rejects.toMatchObject(refused("invited_only"));
    const link = tokenOf((await invite()).url);
    await expect(signUp(newAddress(), { invitation: link }, withoutMail)).resolves.toMatchObject({
      verification: "none",
    });
    const bo = newAddress();
    const addressed = tokenOf((await invite(bo)).url);
    await expect(signUp(newAddress(), { invitation: addressed })).rejects.toMatchObject(refused("invited_only"));
    await expect(signUp(bo)).resolves.toMatchObject({ verification: "sent" });
    expect(await refusalOf(sql, ports, { email: bo, proved: false }, now)).toBe("invited_only");
    await database.prisma.invitation.updateMany({ data: { revokedAt: now } });
    await expect(signUp(newAddress(), { invitation: link })).rejects.toMatchObject(refused("invited_only"));
  });

  it("that waits for its code is refused when sign-up is closed meanwhile", async () => {
    const email = newAddress();
    await signUp(email);
    const code = /\b([A-Z2-9]{4}-[A-Z2-9]{4})\b/.exec(mails.findLast((it) => it.to === email)?.text ?? "")?.[1] ?? "";
    await set({ sign_up: "closed" });
    const verify = () => run(verifySignUp, ports, anonymous, { email, code, password: "a quiet road" });
    await expect(verify()).rejects.toMatchObject(refused("closed"));
    await set({ sign_up: "invited" });
    await expect(verify()).resolves.toMatchObject({ user: { email_verified: true } });
  });
});

it("legal texts are read by anybody, written by administrators, and removed by an empty text", async () => {
  const kinds = async () => (await run(getInstallation, ports, anonymous, {})).legal_texts;
  const missing = { code: "not_found" };
  await expect(run(getLegalText, ports, anonymous, { kind: "imprint" })).rejects.toMatchObject(missing);
  const write = (by: Person, markdown: string) => run(setLegalText, ports, by, { kind: "imprint", markdown });
  await expect(write(await person("Bo"), "# Mine")).rejects.toMatchObject({ code: "forbidden" });
  await write(ada, "# Imprint\n\nExample Ltd");
  expect(await kinds()).toEqual(["imprint"]);
  expect((await run(getLegalText, ports, anonymous, { kind: "imprint" })).legal_text).toEqual({
    ...{ kind: "imprint", markdown: "# Imprint\n\nExample Ltd", updated_at: now.toISOString() },
  });
  expect((await write(ada, " ")).legal_text).toBeNull();
  expect(await kinds()).toEqual([]);
});
