import { testDatabase } from "@caravan/db/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createPerson, portsOn, run } from "../../test/context.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import { rateLimited } from "../kernel/errors.ts";
import type { Ports } from "../kernel/ports.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { confirmEmail } from "./confirm-email.ts";
import { createAccount } from "./create-account.ts";
import { requestPasswordReset } from "./request-password-reset.ts";
import { resetPassword } from "./reset-password.ts";
import { verifySignIn } from "./sign-in.ts";
import { verifySignUp } from "./verify-sign-up.ts";

let database: Awaited<ReturnType<typeof testDatabase>>;
let outside: ReturnType<typeof portsOn>;
let ports: Ports;
beforeAll(async () => {
  database = await testDatabase({ poolSize: 2 });
});
beforeEach(() => {
  outside = portsOn(database);
  ports = outside.ports;
});
afterAll(() => database.close());

const anonymous: Actor = { kind: "anonymous" };
const newAddress = () => `${crypto.randomUUID()}@example.com`;
const password = "a quiet road";
const signUp = (email: string, name = "Ana", its = password) =>
  run(createAccount, ports, anonymous, { email, password: its, name });
const codeTo = (email: string) =>
  /\b([A-Z2-9]{4}-[A-Z2-9]{4})\b/.exec(outside.mails.findLast((it) => it.to === email)?.text ?? "")?.[1] ?? "";
const verify = (email: string, code: string, its = password) =>
  run(verifySignUp, ports, anonymous, { email, code, password: its });
const visit = { network: "127.0.0.1", userAgent: null, browser: null };
const signIn = (email: string, its = password) => verifySignIn(ports, { email, password: its }, visit);
const accountOf = (email: string) => database.prisma.user.findUnique({ where: { email } });

describe("sign-up where mail is set up", () => {
  it("creates an account only for the code with the password, once, however the code is typed", async () => {
    const email = newAddress();
    expect(await signUp(email)).toMatchObject({ verification: "sent", user: { email, email_verified: false } });
    expect(await accountOf(email)).toBeNull();
    expect(await signIn(email)).toBeNull();
    const code = codeTo(email);
    const wrong = { code: "code_invalid" };
    await expect(verify(email, "AAAA-AAAA")).rejects.toMatchObject(wrong);
    await expect(verify(email, code, "another password")).rejects.toMatchObject(wrong);
    await expect(verify(newAddress(), code)).rejects.toMatchObject(wrong);
    expect((await verify(email, ` ${code.toLowerCase().replace("-", " ")} `)).user.email_verified).toBe(true);
    expect(await signIn(email)).toMatchObject({ email });
    await expect(verify(email, code)).rejects.toMatchObject(wrong);
  });

  it("answers the same for an address that has an account, and tells its owner", async () => {
    const email = newAddress();
    await signUp(email);
    await verify(email, codeTo(email));
    const again = await signUp(email, "Eve");
    expect(again).toMatchObject({ verification: "sent", user: { email, name: "Eve" } });
    expect(outside.mails.at(-1)).toMatchObject({ to: email, subject: "You already have a Caravan account" });
    expect(codeTo(email)).toBe("");
  });

  it("cannot be blocked or prepared by somebody else: each code belongs to its own password", async () => {
    const email = newAddress();
    await signUp(email, "Squatter", "the squatter's own");
    const squatted = codeTo(email);
    await signUp(email, "Ana");
    await expect(verify(email, squatted)).rejects.toMatchObject({ code: "code_invalid" });
    await verify(email, codeTo(email));
    expect(await accountOf(email)).toMatchObject({ name: "Ana" });
    expect(await signIn(email, "the squatter's own")).toBeNull();
  });

  it("takes over an account that was created before mail was set up, without its password and sessions", async () => {
    const squatter = await createPerson(database, "Squatter");
    await database.prisma.user.update({
      where: { id: squatter.userId },
      data: { passwordHash: "hashed old password" },
    });
    await signUp(squatter.email, "Ana");
    expect((await verify(squatter.email, codeTo(squatter.email))).user).toMatchObject({
      id: squatter.userId,
      name: "Ana",
    });
    expect(await signIn(squatter.email, "old password")).toBeNull();
    expect(await signIn(squatter.email)).not.toBeNull();
  });

  it("sends mails without a stranger's name", async () => {
    const email = newAddress();
    await signUp(email, "Your bank: call 555");
    expect(JSON.stringify(outside.mails)).not.toContain("bank");
  });
});

describe("a leaked password", () => {
  it("is refused at its field, wherever one is chosen", async () => {
    const refused = { code: "validation_failed", details: [{ path: "password" }] };
    const known = "a known password";
    const ana = await createPerson(database, "Ana");
    await run(requestPasswordReset, ports, anonymous, { email: ana.email });
    const reset = { email: ana.email, code: codeTo(ana.email), password: known };
    await expect(signUp(newAddress(), "Ana", known)).rejects.toMatchObject(refused);
    await expect(run(resetPassword, ports, anonymous, reset)).rejects.toMatchObject(refused);
    await expect(run(changePassword, ports, ana, { password: known })).rejects.toMatchObject(refused);
  });
});

describe("without mail", () => {
  it("sign-up is open as before, the address counts as unproved, and the first person administers", async () => {
    ports = { ...ports, mailer: { configured: false, send: async () => {} } };
    await database.prisma.user.deleteMany({ where: { kind: "person" } });
    const [first, second] = [newAddress(), newAddress()];
    expect(await signUp(first)).toMatchObject({ verification: "none", user: { email_verified: false } });
    await signUp(second);
    expect([(await accountOf(first))?.isAdmin, (await accountOf(second))?.isAdmin]).toEqual([true, false]);
    expect(await signIn(first)).not.toBeNull();
    await expect(signUp(first)).rejects.toMatchObject({ code: "email_taken" });
    await expect(run(requestPasswordReset, ports, anonymous, { email: first })).rejects.toMatchObject({
      code: "forbidden",
    });
  });
});

describe("a forgotten password", () => {
  const ask = (email: string) => run(requestPasswordReset, ports, anonymous, { email });
  const reset = (email: string, code: string) =>
    run(resetPassword, ports, anonymous, { email, code, password: "a new quiet road" });

  it("is reset with the code, signs everybody out, and the answer never tells who has an account", async () => {
    const email = newAddress();
    await signUp(email);
    await verify(email, codeTo(email));
    const { id } = (await accountOf(email)) ?? { id: "" };
    expect(await ask(email)).toEqual(await ask(newAddress()));
    expect(outside.mails.filter((it) => it.subject.startsWith("Set a new"))).toHaveLength(1);
    const code = codeTo(email);
    await database.prisma.session.create({ data: session(id) });
    await reset(email, code);
    expect(await signIn(email)).toBeNull();
    expect(await signIn(email, "a new quiet road")).not.toBeNull();
    expect(await database.prisma.session.count({ where: { userId: id, endedAt: null } })).toBe(0);
    await expect(reset(email, code)).rejects.toMatchObject({ code: "code_invalid" });
    expect(outside.mails.at(-1)).toMatchObject({ to: email, subject: "Your Caravan password was changed" });
  });

  it("of an account with an unproved address removes its keys too", async () => {
    const squatter = await createPerson(database, "Squatter");
    const key = { id: crypto.randomUUID(), userId: squatter.userId, agentName: "Bot", lastFour: "1234", scopes: [] };
    await database.prisma.apiKey.create({ data: { ...key, hash: crypto.randomUUID() } });
    await ask(squatter.email);
    await reset(squatter.email, codeTo(squatter.email));
    expect(await database.prisma.apiKey.count({ where: { userId: squatter.userId, revokedAt: null } })).toBe(0);
    expect(await accountOf(squatter.email)).toMatchObject({ emailVerified: expect.any(Date) });
  });
});

const session = (userId: string) => ({
  ...{ id: crypto.randomUUID(), userId, tokenHash: crypto.randomUUID(), method: "credentials", network: "127.0.0.1" },
  ...{ createdAt: new Date(), authenticatedAt: new Date(), lastSeenAt: new Date(), expiresAt: new Date("2100-01-01") },
});

describe("a person", () => {
  const signedUp = async (): Promise<Person> => {
    const email = newAddress();
    await signUp(email);
    const { user } = await verify(email, codeTo(email));
    const kept = session(user.id);
    await database.prisma.session.createMany({ data: [kept, session(user.id)] });
    return {
      kind: "person",
      userId: user.id,
      name: "Ana",
      email,
      session: { id: kept.id, authenticatedAt: new Date() },
    };
  };

  it("changes the password with the current one; other devices are signed out", async () => {
    const ana = await signedUp();
    const change = (current_password?: string) =>
      run(changePassword, ports, ana, {
        password: "another quiet road",
        ...(current_password && { current_password }),
      });
    for (const wrong of [undefined, "not mine at all"])
      await expect(change(wrong)).rejects.toMatchObject({ details: [{ path: "current_password" }] });
    expect(await change(password)).toEqual({ changed: true, signed_out: 1 });
    expect(await signIn(ana.email, "another quiet road")).not.toBeNull();
    const open = await database.prisma.session.findMany({ where: { userId: ana.userId, endedAt: null } });
    expect(open.map((it) => it.id)).toEqual([ana.session?.id]);
  });

  it("is notified of a new password even when their address has reached its limit of mails", async () => {
    const ana = await signedUp();
    const take = async (key: string) => {
      if (key.startsWith("mail-to:")) throw rateLimited(60);
    };
    const full = { ...ports, throttle: { take, giveBack: () => {} } };
    await run(requestPasswordReset, full, anonymous, { email: ana.email });
    await run(changePassword, full, ana, { current_password: password, password: "another quiet road" });
    const subjects = outside.mails.filter((it) => it.to === ana.email).map((it) => it.subject);
    expect(subjects.at(-1)).toBe("Your Caravan password was changed");
    expect(subjects.filter((it) => it.includes("new password"))).toEqual([]);
  });

  it("changes the address by proving the new one, and the old one is notified", async () => {
    const ana = await signedUp();
    const next = newAddress();
    const asked = await run(changeEmail, ports, ana, { email: next });
    expect(asked).toMatchObject({ verification: "sent", user: { email: ana.email } });
    const bo = await signedUp();
    const confirm = (by: Person, code: string) => run(confirmEmail, ports, by, { email: next, code });
    await expect(confirm(bo, codeTo(next))).rejects.toMatchObject({ code: "code_invalid" });
    expect((await confirm(ana, codeTo(next))).user).toMatchObject({ email: next, email_verified: true });
    expect(outside.mails.at(-1)).toMatchObject({ to: ana.email, subject: "Your Caravan address was changed" });
  });

  it("invalidates the codes of an earlier address: none of them sets a password any more", async () => {
    const ana = await signedUp();
    await run(requestPasswordReset, ports, anonymous, { email: ana.email });
    const code = codeTo(ana.email);
    const next = newAddress();
    await run(changeEmail, ports, ana, { email: next });
    await run(confirmEmail, ports, ana, { email: next, code: codeTo(next) });
    const reset = run(resetPassword, ports, anonymous, { email: ana.email, code, password: "another quiet road" });
    await expect(reset).rejects.toMatchObject({ code: "code_invalid" });
    expect(await signIn(next)).not.toBeNull();
  });

  it("gets an address that an unproved account holds, but not a proved one", async () => {
    const [ana, bo] = [await signedUp(), await signedUp()];
    const squatter = await createPerson(database, "Squatter");
    const take = async (email: string) => {
      await run(changeEmail, ports, ana, { email });
      return run(confirmEmail, ports, ana, { email, code: codeTo(email) });
    };
    await expect(take(bo.email)).rejects.toMatchObject({ code: "email_taken" });
    expect((await take(squatter.email)).user.email).toBe(squatter.email);
    expect(await database.prisma.user.findUnique({ where: { id: squatter.userId } })).toMatchObject({
      email: `${squatter.userId}@unproved.invalid`,
    });
  });
});
