import { sqlOf } from "@caravan/db/sql";
import { testDatabase } from "@caravan/db/testing";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createAdministrator, withSession } from "../../test/administrator.ts";
import { now, createPerson as person, portsOn, run } from "../../test/context.ts";
import { findAgentByKey } from "../agents/api-key.ts";
import { createKey } from "../agents/create-key.ts";
import { addTextDocument } from "../documents/add-text-document.ts";
import { createAccount } from "../identity/create-account.ts";
import { deleteAccount } from "../identity/delete-account.ts";
import { getAccount } from "../identity/get-account.ts";
import { requestPasswordReset } from "../identity/request-password-reset.ts";
import { resetPassword } from "../identity/reset-password.ts";
import { personOfSession } from "../identity/sessions.ts";
import { verifySignIn } from "../identity/sign-in.ts";
import { saveSignInLink } from "../identity/sign-in-links.ts";
import type { Agent, Person } from "../kernel/actor.ts";
import type { Ports } from "../kernel/ports.ts";
import { hashSecret } from "../kernel/secrets.ts";
import { createTrip } from "../trips/create-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { createPerson } from "./create-person.ts";
import { disablePerson, enablePerson } from "./disable-person.ts";
import { administer } from "./from-command-line.ts";
import { getPerson } from "./get-person.ts";
import { listPeople } from "./list-people.ts";
import { renewPasswordLink } from "./renew-password-link.ts";
import { setAdministrator } from "./set-administrator.ts";
import { setPersonQuota } from "./set-person-quota.ts";

const database = await testDatabase();
afterAll(() => database.close());
const outside = portsOn(database);
const { ports } = outside;
const withoutMail: Ports = { ...ports, mailer: { configured: false, send: async () => {} } };
const anonymous = { kind: "anonymous" } as const;
const password = "a quiet road";
const visit = { network: "198.51.100.9", userAgent: null, browser: null };
const signIn = (email: string) => verifySignIn(ports, { email, password }, visit, now);
const accountOf = (id: string) => database.prisma.user.findUniqueOrThrow({ where: { id } });

let ada: Person;
beforeEach(async () => {
  await database.prisma.user.deleteMany({ where: { kind: "person" } });
  ada = await createAdministrator(database);
});

describe("the first administrator", () => {
  it("is one of those who sign up at the same moment, and only one", async () => {
    await database.prisma.user.deleteMany({ where: { kind: "person" } });
    const signUp = (name: string) =>
      run(createAccount, withoutMail, anonymous, { email: `${name}@example.com`, password, name });
    await Promise.all(["a", "b", "c", "d", "e", "f", "g", "h"].map(signUp));
    expect(await database.prisma.user.count({ where: { isAdmin: true } })).toBe(1);
    expect(await database.prisma.user.count({ where: { kind: "person" } })).toBe(8);
  });

  it("loses the role when somebody else proves the address", async () => {
    const { code } = await mailedReset(ada.email);
    await run(resetPassword, ports, anonymous, { email: ada.email, code, password });
    expect(await accountOf(ada.userId)).toMatchObject({ isAdmin: false, emailVerified: now });
  });

  it("cannot be demoted, disabled or deleted as the last one, even when two leave at once", async () => {
    const last = { code: "last_administrator" };
    const bo = await person(database, "Bo");
    const own = { person_id: ada.userId };
    await expect(run(setAdministrator, ports, ada, { ...own, administrator: false })).rejects.toMatchObject(last);
    await expect(run(disablePerson, ports, ada, own)).rejects.toMatchObject(last);
    await expect(run(deleteAccount, ports, ada, { email: ada.email })).rejects.toMatchObject(last);
    const cy = await createAdministrator(database, "Cy");
    const leave = (it: Person) =>
      run(setAdministrator, ports, it, { person_id: it.userId, administrator: false }).then(
        () => "left",
        (error) => error.code as string,
      );
    expect((await Promise.all([leave(ada), leave(cy)])).sort()).toEqual(["last_administrator", "left"]);
    await database.prisma.user.deleteMany({ where: { id: { in: [bo.userId, cy.userId] } } });
    await database.prisma.user.update({ where: { id: ada.userId }, data: { isAdmin: true } });
    await expect(run(deleteAccount, ports, ada, { email: ada.email })).resolves.toEqual({ deleted: true });
  });
});

async function mailedReset(email: string) {
  await run(requestPasswordReset, ports, anonymous, { email });
  const mail = outside.mails.findLast((it) => it.to === email);
  return { code: /\b([A-Z2-9]{4}-[A-Z2-9]{4})\b/.exec(mail?.text ?? "")?.[1] ?? "" };
}

describe("only administrators", () => {
  it("act in a session of their own: no keys with any scopes, no tokens of other issuers, nobody else", async () => {
    const { key } = await run(createKey, ports, ada, { agent_name: "Bot", scopes: ["trips:read"] });
    const { session: _, ...byToken } = ada;
    const agent: Agent = {
      kind: "agent",
      ...{ userId: ada.userId, name: "Ada", agentName: "Bot", keyId: key.id },
      ...{ scopes: key.scopes, mode: "apply", tripIds: [] },
    };
    const bo = await withSession(database, await person(database, "Bo"));
    for (const actor of [agent, byToken, bo])
      for (const call of [
        () => run(listPeople, ports, actor, {}),
        () => run(disablePerson, ports, actor, { person_id: bo.userId }),
      ])
        await expect(call()).rejects.toMatchObject({ code: "forbidden" });
    await expect(run(listPeople, ports, anonymous, {})).rejects.toMatchObject({ code: "unauthenticated" });
  });

  it("have to confirm who they are for changes", async () => {
    const long = new Date(now.getTime() - 61 * 60_000);
    const earlier = { ...ada, session: { id: ada.session?.id ?? "", authenticatedAt: long } };
    expect((await run(listPeople, ports, earlier, {})).people).toHaveLength(1);
    const change = run(createPerson, ports, earlier, { email: "bo@example.com", name: "Bo" });
    await expect(change).rejects.toMatchObject({ code: "recent_sign_in_needed" });
  });

  it("see who has an account and how much it uses, by page, state and words", async () => {
    const bo = await person(database, "Bo_100%");
    await database.prisma.user.update({ where: { id: bo.userId }, data: { disabledAt: now } });
    const names = async (input: Parameters<typeof listPeople.input.parse>[0]) =>
      (await run(listPeople, ports, ada, input as object)).people.map((it) => it.name);
    expect(await names({ query: "_100%" })).toEqual(["Bo_100%"]);
    expect(await names({ query: "%a%" })).toEqual([]);
    expect(await names({ state: "administrators" })).toEqual(["Ada"]);
    expect(await names({ state: "disabled" })).toEqual(["Bo_100%"]);
    const first = await run(listPeople, ports, ada, { limit: 1 });
    const second = await run(listPeople, ports, ada, { limit: 1, cursor: first.next_cursor ?? "" });
    expect([first.has_more, second.has_more]).toEqual([true, false]);
    expect(new Set([...first.people, ...second.people].map((it) => it.id)).size).toBe(2);
  });
});

describe("somebody whom an administrator gives an account", () => {
  const linkOf = (url: string | null) => Object.fromEntries(new URLSearchParams((url ?? "").split("#")[1]));

  it("sets their password by a mailed link, which proves the address and works once", async () => {
    const made = await run(createPerson, ports, ada, { email: "Bo@Example.com", name: "Bo" });
    expect(made).toMatchObject({
      link: { mailed: true, url: null },
      person: { email: "bo@example.com", awaits_password: true, is_admin: false },
    });
    const mail = outside.mails.findLast((it) => it.to === "bo@example.com");
    const { code = "", email = "" } = linkOf(/http\S+/.exec(mail?.text.split("password:")[1] ?? "")?.[0] ?? "");
    expect(await signIn(email)).toBeNull();
    await run(resetPassword, ports, anonymous, { email, code, password });
    expect(await signIn(email)).toMatchObject({ id: made.person.id });
    expect((await accountOf(made.person.id)).emailVerified).not.toBeNull();
    const again = run(resetPassword, ports, anonymous, { email, code, password });
    await expect(again).rejects.toMatchObject({ code: "code_invalid" });
    await expect(run(createPerson, ports, ada, { email, name: "Bo" })).rejects.toMatchObject({ code: "email_taken" });
  });

  it("gets a link by hand when there is no mail, which proves nothing; using one ends the others", async () => {
    const { person: bo, link } = await run(createPerson, withoutMail, ada, { email: "bo@example.com", name: "Bo" });
    const { link: renewed } = await run(renewPasswordLink, withoutMail, ada, { person_id: bo.id });
    expect(link.url).toMatch(/\/reset-password#email=bo%40example.com&code=[A-Z2-9]{24}$/);
    const six = new Date(now.getTime() + 6 * 86_400_000);
    const use = (url: string | null, at: Date) =>
      run(resetPassword, ports, anonymous, { email: bo.email, code: linkOf(url).code ?? "", password }, { now: at });
    await expect(use(link.url, new Date(now.getTime() + 8 * 86_400_000))).rejects.toMatchObject({
      code: "code_invalid",
    });
    await use(renewed.url, six);
    expect(await signIn(bo.email)).toMatchObject({ id: bo.id });
    expect((await accountOf(bo.id)).emailVerified).toBeNull();
    await expect(use(link.url, six)).rejects.toMatchObject({ code: "code_invalid" });
  });

  it("becomes administrator only with a proved address, where addresses can be proved", async () => {
    const { person: bo } = await run(createPerson, ports, ada, { email: "bo@example.com", name: "Bo" });
    const grant = (on: Ports) => run(setAdministrator, on, ada, { person_id: bo.id, administrator: true });
    await expect(grant(ports)).rejects.toMatchObject({ code: "person_unproved" });
    expect((await grant(withoutMail)).person.is_admin).toBe(true);
  });
});

describe("a disabled account", () => {
  it("loses sessions, keys, connections, codes, links and waiting mails at once, and keeps its data", async () => {
    const bo = await withSession(database, await person(database, "Bo"));
    await database.prisma.user.update({ where: { id: bo.userId }, data: { passwordHash: `hashed ${password}` } });
    const { trip } = await run(createTrip, ports, bo, {
      ...{ destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true },
    });
    const { key, secret } = await run(createKey, ports, bo, { agent_name: "Bot", scopes: ["trips:read"] });
    const { code } = await mailedReset(bo.email);
    await saveSignInLink(sqlOf(database), { email: bo.email, tokenHash: "link" }, new Date("2030-01-01"));
    await database.prisma.outgoingMail.create({
      data: { id: crypto.randomUUID(), recipient: bo.email, subject: "s", text: "t", createdAt: now },
    });
    expect(await signIn(bo.email)).not.toBeNull();
    outside.announced.length = 0;

    const { person: shown } = await run(disablePerson, ports, ada, { person_id: bo.userId });
    expect(shown).toMatchObject({ disabled_at: now.toISOString(), keys: 0, sessions: 0, trips: 1 });
    const session = { id: bo.session?.id ?? "", userId: bo.userId };
    expect(await personOfSession(sqlOf(database), session, now)).toBeUndefined();
    expect(await findAgentByKey(hashSecret(secret), ports, now)).toBeUndefined();
    expect(outside.announced).toEqual(expect.arrayContaining([`credential:${session.id}`, `credential:${key.id}`]));
    expect(await signIn(bo.email)).toBeNull();
    const reset = run(resetPassword, ports, anonymous, { email: bo.email, code, password });
    await expect(reset).rejects.toMatchObject({ code: "code_invalid" });
    expect(await database.prisma.verificationToken.count({ where: { identifier: bo.email } })).toBe(0);
    expect(await database.prisma.outgoingMail.count({ where: { recipient: bo.email } })).toBe(0);
    const mails = outside.mails.length;
    await run(requestPasswordReset, ports, anonymous, { email: bo.email });
    expect(outside.mails).toHaveLength(mails);
    await expect(run(renewPasswordLink, ports, ada, { person_id: bo.userId })).rejects.toMatchObject({
      code: "person_disabled",
    });

    await run(enablePerson, ports, ada, { person_id: bo.userId });
    expect(await signIn(bo.email)).toMatchObject({ id: bo.userId });
    expect((await run(getTrip, ports, bo, { trip_id: trip.id })).trip.id).toBe(trip.id);
    expect(await findAgentByKey(hashSecret(secret), ports, now)).toBeUndefined();
  });
});

it("a quota of one account replaces the general one", async () => {
  const bo = await person(database, "Bo");
  const { trip } = await run(createTrip, ports, bo, {
    ...{ destination: "Lisbon", start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true },
  });
  const add = () => run(addTextDocument, ports, bo, { trip_id: trip.id, name: "Door", text: "1234" });
  const set = (megabytes: number | null) => run(setPersonQuota, ports, ada, { person_id: bo.userId, megabytes });
  expect((await set(0)).person.quota_mb).toBe(0);
  await expect(add()).rejects.toMatchObject({ code: "quota_reached" });
  await set(null);
  await add();
  expect(await run(getPerson, ports, ada, { person_id: bo.userId })).toMatchObject({
    default_quota_mb: 2000,
    person: { quota_mb: null, trips: 1 },
  });
  expect((await run(getAccount, ports, bo, {})).user.is_admin).toBe(false);
});

it("a command for the operator lists, appoints and removes administrators, and makes links", async () => {
  const bo = await person(database, "Bo");
  const command = (...words: string[]) => administer(ports, words, now);
  expect(await command("list")).toBe(ada.email);
  await expect(command("revoke", ada.email)).rejects.toMatchObject({ code: "last_administrator" });
  await command("grant", bo.email.toUpperCase());
  expect((await command("list")).split("\n").sort()).toEqual([ada.email, bo.email].sort());
  await command("revoke", ada.email);
  expect(await command("list")).toBe(bo.email);
  const { email, code } = Object.fromEntries(new URLSearchParams((await command("link", bo.email)).split("#")[1]));
  await run(resetPassword, ports, anonymous, { email: email ?? "", code: code ?? "", password });
  expect(await signIn(bo.email)).toMatchObject({ id: bo.userId });
  await expect(command("grant", "nobody@example.com")).rejects.toThrow("no account");
  await expect(command("grant")).rejects.toThrow("Use one of");
  const noted = await database.prisma.auditEntry.findMany({ where: { subjectUserId: bo.userId } });
  expect(noted.map((it) => it.event)).toEqual(expect.arrayContaining(["administrator_changed", "password_link_made"]));
});
