import { sqlOf } from "@caravan/db/sql";
import { describe, expect, it } from "vitest";
import { createPerson, now, run, setUp } from "../../test/context.ts";
import { outcome } from "../../test/group.ts";
import { SoftwareAuthenticator } from "../../test/software-authenticator.ts";
import { deleteExpiredRows } from "../expired-rows.ts";
import { exportAccount } from "../export/export-account.ts";
import type { Person } from "../kernel/actor.ts";
import { addPasskey } from "./add-passkey.ts";
import { challengePasskey } from "./challenge-passkey.ts";
import { confirmIdentity } from "./confirm-identity.ts";
import { confirmTotp } from "./confirm-totp.ts";
import { deleteAccount } from "./delete-account.ts";
import { getAccount } from "./get-account.ts";
import { listPasskeys } from "./list-passkeys.ts";
import { passkeyParty } from "./passkey-party.ts";
import { verifyPasskeySignIn } from "./passkey-sign-in.ts";
import { proveAddressOf } from "./prove-address.ts";
import { removePasskey } from "./remove-passkey.ts";
import { renamePasskey } from "./rename-passkey.ts";
import { startSession } from "./sessions.ts";
import { startPasskey } from "./start-passkey.ts";
import { startTotp } from "./start-totp.ts";
import { totpOf } from "./totp.ts";

const { database, outside } = await setUp();
const { ports } = outside;
const visit = { network: "127.0.0.1", userAgent: null, browser: null };
const origin = ports.publicUrl;
type Options = Parameters<SoftwareAuthenticator["create"]>[0];

const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const start = async (person: Person) => (await run(startPasskey, ports, person, {})).options as unknown as Options;
const challenge = async () =>
  (await run(challengePasskey, ports, { kind: "anonymous" }, {})).options as unknown as Options;
const add = (person: Person, credential: object, more: object = {}) =>
  run(addPasskey, ports, person, { name: "Phone", credential: credential as never, ...more });
const signIn = (answer: unknown, at = now) => verifyPasskeySignIn(ports, JSON.stringify(answer), visit, at);

async function withPasskey(authenticator = new SoftwareAuthenticator(origin)) {
  const person = await createPerson(database, "Ana");
  const { passkey } = await add(person, authenticator.create(await start(person)));
  return { person, authenticator, passkey };
}

describe("adding a passkey", () => {
  it("accepts an authenticator that verified its person, with a name, and notifies the owner by mail", async () => {
    const person = await createPerson(database, "Ana");
    const options = await start(person);
    expect(options).toMatchObject({
      rp: { id: "localhost", name: "Caravan" },
      user: { id: Buffer.from(person.userId).toString("base64url"), name: person.email },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    const authenticator = new SoftwareAuthenticator(origin);
    const { passkey } = await add(person, authenticator.create(options));
    expect(passkey).toMatchObject({ name: "Phone", backed_up: true, last_used_at: null });
    expect((await run(listPasskeys, ports, person, {})).passkeys).toEqual([passkey]);
    expect((await run(getAccount, ports, person, {})).user.passkeys).toBe(1);
    expect(outside.mails.at(-1)?.subject ?? (await database.prisma.outgoingMail.findMany()).at(-1)?.subject).toContain(
      "passkey was added",
    );
    const stored = await database.prisma.passkey.findUnique({ where: { id: passkey.id } });
    expect(stored).toMatchObject({
      userId: person.userId,
      credentialId: authenticator.credentialId.toString("base64url"),
    });
    // Browsers must not make a second one on the same authenticator.
    expect(await start(person)).toMatchObject({ excludeCredentials: [{ id: stored?.credentialId }] });
  });

  it("refuses answers to an unknown challenge, another person's, an expired one and a used one", async () => {
    const [ana, bo] = [await createPerson(database, "Ana"), await createPerson(database, "Bo")];
    const authenticator = new SoftwareAuthenticator(origin);
    const made = { challenge: Buffer.from("a challenge of nobody").toString("base64url") };
    const hers = await start(ana);
    expect(await outcome(add(ana, authenticator.create({ ...hers, ...made })))).toBe("passkey_refused");
    expect(await outcome(add(bo, authenticator.create(hers)))).toBe("passkey_refused");
    expect(await outcome(add(ana, authenticator.create(await challenge())))).toBe("passkey_refused");
    const late = run(
      addPasskey,
      ports,
      ana,
      { name: "Phone", credential: authenticator.create(hers) },
      { now: minutes(11) },
    );
    expect(await outcome(late)).toBe("passkey_refused");
    const answer = authenticator.create(hers);
    expect(await outcome(add(ana, answer))).toBe("ok");
    expect(await outcome(add(ana, answer))).toBe("passkey_refused");
    expect(await outcome(add(bo, authenticator.create(await start(bo))))).toBe("passkey_known");
  });

  it("refuses another page, another host, and an authenticator that did not verify its person", async () => {
    const ana = await createPerson(database, "Ana");
    const elsewhere = new SoftwareAuthenticator("https://caravan.example");
    expect(await outcome(add(ana, elsewhere.create(await start(ana))))).toBe("passkey_refused");
    const host = new SoftwareAuthenticator(origin);
    const { rp: _, ...options } = await start(ana);
    expect(await outcome(add(ana, host.create({ ...options, rp: { id: "example.com" } })))).toBe("passkey_refused");
    const careless = new SoftwareAuthenticator(origin);
    careless.verifiesUser = false;
    expect(await outcome(add(ana, careless.create(await start(ana))))).toBe("passkey_refused");
    const framed = new SoftwareAuthenticator(origin);
    framed.isFramed = true;
    expect(await outcome(add(ana, framed.create(await start(ana))))).toBe("passkey_refused");
    // The refused answer has used up its challenge.
    const once = await start(ana);
    expect(await outcome(add(ana, careless.create(once)))).toBe("passkey_refused");
    expect(await outcome(add(ana, new SoftwareAuthenticator(origin).create(once)))).toBe("passkey_refused");
    expect((await run(listPasskeys, ports, ana, {})).passkeys).toEqual([]);
  });

  it("needs a recent confirmation of identity, and an address at which browsers support passkeys", async () => {
    const ana = await createPerson(database, "Ana");
    const stale: Person = { ...ana, session: { id: crypto.randomUUID(), authenticatedAt: minutes(-61) } };
    expect(await outcome(start(stale))).toBe("recent_sign_in_needed");
    const credential = new SoftwareAuthenticator(origin).create(await start(ana));
    expect(await outcome(add(stale, credential))).toBe("recent_sign_in_needed");
    const bare = { ...ports, publicUrl: "http://192.168.1.4:3000" };
    expect(await outcome(run(startPasskey, bare, ana, {}))).toBe("passkeys_unavailable");
    expect((await run(getAccount, bare, ana, {})).user.passkeys).toBeNull();
    expect(passkeyParty("https://trips.example.org/")).toEqual({
      rpId: "trips.example.org",
      origin: "https://trips.example.org",
    });
    expect(passkeyParty("http://trips.example.org")).toBeNull();
    expect(passkeyParty("https://[::1]:3000")).toBeNull();
  });

  it("is limited to twenty for one account", async () => {
    const ana = await createPerson(database, "Ana");
    const of = (index: number) => ({
      ...{ id: crypto.randomUUID(), userId: ana.userId, credentialId: `${ana.userId}${index}`, publicKey: "A" },
      ...{ counter: 0, transports: [], backedUp: false, name: "Key", createdAt: now },
    });
    await database.prisma.passkey.createMany({ data: Array.from({ length: 20 }, (_, index) => of(index)) });
    expect(await outcome(add(ana, new SoftwareAuthenticator(origin).create(await start(ana))))).toBe(
      "too_many_passkeys",
    );
  });
});

describe("signing in with a passkey", () => {
  it("finds its person, without password and code, and records when it was used", async () => {
    const { person, authenticator } = await withPasskey();
    const { secret } = await run(startTotp, ports, person, {});
    await run(confirmTotp, ports, person, { code: totpOf(secret).generate({ timestamp: now.getTime() }) });
    const options = await challenge();
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(JSON.stringify(options)).not.toContain('allowCredentials":[{');
    expect(await signIn(authenticator.get(options), minutes(3))).toEqual({
      id: person.userId,
      email: person.email,
      name: "Ana",
    });
    const { passkeys } = await run(listPasskeys, ports, person, {});
    expect(passkeys).toMatchObject([{ last_used_at: minutes(3).toISOString() }]);
  });

  it("accepts each challenge once, within ten minutes, and only challenges for signing in", async () => {
    const { person, authenticator } = await withPasskey();
    const answer = authenticator.get(await challenge());
    expect(await signIn(answer)).not.toBeNull();
    expect(await signIn(answer)).toBeNull();
    expect(await signIn(authenticator.get(await challenge()), minutes(11))).toBeNull();
    expect(await signIn(authenticator.get(await start(person)))).toBeNull();
    const both = authenticator.get(await challenge());
    const raced = await Promise.all([signIn(both), signIn(both)]);
    expect(raced.filter((it) => it !== null)).toHaveLength(1);
  });

  it("refuses another key, another page, a missing verification, and another person's id", async () => {
    const { authenticator } = await withPasskey();
    const other = new SoftwareAuthenticator(origin);
    const { person: bo } = await withPasskey(other);
    expect(await signIn(authenticator.get(await challenge(), other.privateKey))).toBeNull();
    const there = Object.assign(Object.create(authenticator), { origin: "https://caravan.example" });
    expect(await signIn(there.get(await challenge()))).toBeNull();
    const careless = Object.assign(Object.create(authenticator), { verifiesUser: false });
    expect(await signIn(careless.get(await challenge()))).toBeNull();
    const framed = Object.assign(Object.create(authenticator), { isFramed: true });
    expect(await signIn(framed.get(await challenge()))).toBeNull();
    const answer = authenticator.get(await challenge());
    const userHandle = Buffer.from(bo.userId).toString("base64url");
    expect(await signIn({ ...answer, response: { ...answer.response, userHandle } })).toBeNull();
    expect(await signIn(authenticator.get(await challenge()))).not.toBeNull();
  });

  it("refuses a counter that does not grow, which a copied authenticator has", async () => {
    const { authenticator } = await withPasskey();
    authenticator.counter = 7;
    expect(await signIn(authenticator.get(await challenge()))).not.toBeNull();
    authenticator.counter = 5;
    expect(await signIn(authenticator.get(await challenge()))).toBeNull();
    authenticator.counter = 8;
    expect(await signIn(authenticator.get(await challenge()))).not.toBeNull();
    authenticator.counter = 0;
    expect(await signIn(authenticator.get(await challenge()))).toBeNull();
  });

  it("refuses malformed answers, disabled accounts, and too many tries", async () => {
    const { person, authenticator } = await withPasskey();
    const answer = authenticator.get(await challenge());
    const { response } = answer;
    for (const wrong of [null, 1, "x", {}, { ...answer, id: "unknown" }, { ...answer, response: {} }])
      expect(await signIn(wrong)).toBeNull();
    expect(await verifyPasskeySignIn(ports, "{", visit, now)).toBeNull();
    for (const field of ["clientDataJSON", "authenticatorData", "signature"] as const)
      for (const value of ["", "AAAA", "é", response[field].slice(0, -6)])
        expect(await signIn({ ...answer, response: { ...response, [field]: value } })).toBeNull();
    await database.prisma.user.update({ where: { id: person.userId }, data: { disabledAt: now } });
    expect(await signIn(authenticator.get(await challenge()))).toBeNull();
    const full = { ...ports, throttle: { take: () => Promise.reject(new Error("limited")), giveBack: () => {} } };
    await expect(verifyPasskeySignIn(full, "{}", visit, now)).rejects.toThrow("limited");
  });
});

describe("a passkey of an account", () => {
  it("confirms the identity of its own person only", async () => {
    const { person, authenticator } = await withPasskey();
    const { person: bo } = await withPasskey();
    const session = async (who: Person): Promise<Person> => {
      const { id } = await startSession(
        sqlOf(database),
        { userId: who.userId, method: "passkey", visit },
        minutes(-90),
      );
      return { ...who, session: { id, authenticatedAt: minutes(-90) } };
    };
    const signedIn = await session(person);
    const confirm = async (who: Person) =>
      outcome(run(confirmIdentity, ports, who, { passkey: authenticator.get(await challenge()) }));
    expect(await confirm(await session(bo))).toBe("passkey_refused");
    expect(await confirm(signedIn)).toBe("ok");
    const row = await database.prisma.session.findUnique({ where: { id: signedIn.session?.id ?? "" } });
    expect(row?.authenticatedAt).toEqual(now);
  });

  it("can be renamed and removed by its person, and then no longer signs in", async () => {
    const { person, authenticator, passkey } = await withPasskey();
    const bo = await createPerson(database, "Bo");
    const passkey_id = passkey.id;
    expect(await outcome(run(renamePasskey, ports, bo, { passkey_id, name: "Mine" }))).toBe("not_found");
    expect(await outcome(run(removePasskey, ports, bo, { passkey_id }))).toBe("not_found");
    expect((await run(renamePasskey, ports, person, { passkey_id, name: " Old phone " })).passkey.name).toBe(
      "Old phone",
    );
    const stale: Person = { ...person, session: { id: crypto.randomUUID(), authenticatedAt: minutes(-61) } };
    expect(await outcome(run(removePasskey, ports, stale, { passkey_id }))).toBe("recent_sign_in_needed");
    await run(removePasskey, ports, person, { passkey_id });
    expect(await signIn(authenticator.get(await challenge()))).toBeNull();
  });

  it("is removed when somebody else proves the address, and with the account; the export lists it", async () => {
    const { person, authenticator } = await withPasskey();
    const { passkeys } = await run(exportAccount, ports, person, {});
    expect(passkeys).toMatchObject([{ name: "Phone" }]);
    expect(JSON.stringify(passkeys)).not.toContain(authenticator.credentialId.toString("base64url"));
    await run(proveAddressOf, ports, { kind: "anonymous" }, { user_id: person.userId });
    expect(await signIn(authenticator.get(await challenge()))).toBeNull();
    const { person: bo, authenticator: his } = await withPasskey();
    await run(deleteAccount, ports, bo, { email: bo.email });
    expect(await signIn(his.get(await challenge()))).toBeNull();
    expect(await database.prisma.passkey.count({ where: { userId: bo.userId } })).toBe(0);
  });

  it("leaves no unanswered challenge in the database", async () => {
    await challenge();
    await database.prisma.passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    await deleteExpiredRows(sqlOf(database), ports);
    expect(await database.prisma.passkeyChallenge.count()).toBe(0);
  });
});
