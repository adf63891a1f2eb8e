import { sqlOf } from "@caravan/db/sql";
import { testDatabase } from "@caravan/db/testing";
import type { AuditEvent } from "@caravan/domain/audit-events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createAdministrator, withSession } from "../../test/administrator.ts";
import { now, createPerson as person, portsOn, run } from "../../test/context.ts";
import { createKey } from "../agents/create-key.ts";
import { revokeKey } from "../agents/revoke-key.ts";
import { execute } from "../composition.ts";
import { deleteExpiredRows } from "../expired-rows.ts";
import { exportAccount } from "../export/export-account.ts";
import { changePassword } from "../identity/change-password.ts";
import { confirmIdentity } from "../identity/confirm-identity.ts";
import { createAccount } from "../identity/create-account.ts";
import { deleteAccount } from "../identity/delete-account.ts";
import { verifySignIn } from "../identity/sign-in.ts";
import { updateInstallationSettings } from "../installation/installation-settings.ts";
import type { Actor, Person } from "../kernel/actor.ts";
import { recordAudit } from "../kernel/audit-log.ts";
import { invalidAt } from "../kernel/errors.ts";
import type { Ports } from "../kernel/ports.ts";
import { shortenNetwork } from "../kernel/shorten-network.ts";
import { createInvitation } from "../members/create-invitation.ts";
import { createShare } from "../sharing/create-share.ts";
import { createTrip } from "../trips/create-trip.ts";
import { deleteTrip } from "../trips/delete-trip.ts";
import { getTrip } from "../trips/get-trip.ts";
import { createPerson } from "./create-person.ts";
import { auditLines } from "./export-audit-log.ts";
import { searchAuditLog } from "./search-audit-log.ts";

const database = await testDatabase();
afterAll(() => database.close());
const lines: { event: string }[] = [];
const { mails, ports: plain } = portsOn(database);
const ports: Ports = { ...plain, auditSink: (line) => void lines.push(line as { event: string }) };
const anonymous: Actor = { kind: "anonymous" };
const from = { network: "203.0.113.77" };
const sql = sqlOf(database);
let ada: Person;
beforeAll(async () => {
  ada = await createAdministrator(database);
});

const search = async (filter: Parameters<typeof searchAuditLog.input.parse>[0] = {}) =>
  (await run(searchAuditLog, ports, ada, { limit: 200, ...(filter as object) })).entries;
const dates = { start_date: "2030-05-03", end_date: "2030-05-04", skip_ai_generation: true };

describe("an entry", () => {
  it("says who did what, when, from where and with what outcome, and is committed with its change", async () => {
    const bo = await withSession(database, await person(database, "Bo"));
    const call = { ...from, clock: () => new Date("2026-11-21T12:00:05Z") };
    const { key } = await run(createKey, ports, bo, { agent_name: "Bot", scopes: ["trips:read"] }, call);
    const [entry] = await search({ person_id: bo.userId });
    expect(entry).toMatchObject({
      ...{ event: "key_created", outcome: "ok", created_at: "2026-11-21T12:00:05.000Z", network: "203.0.113.0/24" },
      ...{ by: { id: bo.userId, name: "Bo" }, agent: null, about: null, subject_id: key.id },
      detail: { scopes: ["trips:read"], mode: "apply" },
    });
    expect(lines.at(-1)).toMatchObject({ event: "key_created", user_id: bo.userId, subject_id: key.id });
  });

  it("does not exist when the transaction is rolled back, and is not forwarded", async () => {
    const sent = lines.length;
    const failing: Ports = { ...ports, jobs: { add: () => Promise.reject(new Error("the queue is gone")) } };
    const before = (await search()).length;
    const made = run(createPerson, failing, ada, { email: "cy@example.com", name: "Cy" });
    await expect(made).rejects.toThrow("the queue is gone");
    expect([(await search()).length, lines.length]).toEqual([before, sent]);
  });

  it("is also written for failures, although nothing else is stored", async () => {
    const bo = await withSession(database, await person(database, "Bo"));
    const wrong = run(confirmIdentity, ports, bo, { password: "a guess" }, from);
    await expect(wrong).rejects.toMatchObject({ code: "validation_failed" });
    const { trip } = await run(createTrip, ports, ada, { destination: "Lisbon", ...dates });
    await expect(run(getTrip, ports, bo, { trip_id: trip.id }, from)).rejects.toMatchObject({ code: "not_found" });
    const visit = { ...from, userAgent: null, browser: null };
    await verifySignIn(ports, { email: bo.email, password: "a guess" }, visit, now);
    await verifySignIn(ports, { email: "nobody@example.com", password: "a guess" }, visit, now);
    expect(await search({ person_id: bo.userId, outcome: "failed" })).toMatchObject([
      { event: "sign_in", by: null, about: { id: bo.userId }, detail: { reason: "wrong_password" } },
      { event: "access_refused", by: { id: bo.userId }, detail: { verb: "get_trip", reason: "not_found" } },
      { event: "identity_confirmed", by: { id: bo.userId }, detail: { reason: "validation_failed" } },
    ]);
    const unknown = (await search({ event: "sign_in" })).find((it) => it.about === null);
    expect(unknown).toMatchObject({ outcome: "failed", detail: { reason: "unknown_address" } });
  });

  it("is written for refused input, with the name of the verb alone", async () => {
    const bo = await withSession(database, await person(database, "Bo"));
    const call = { actor: bo, ports, now, signal: new AbortController().signal };
    const wrong = async () => {
      throw invalidAt("title", "a secret that was typed into the wrong field");
    };
    await expect(execute(createTrip, call, wrong)).rejects.toMatchObject({ code: "validation_failed" });
    expect(await search({ person_id: bo.userId })).toMatchObject([
      { event: "input_refused", outcome: "failed", detail: { verb: "create_trip", reason: "validation_failed" } },
    ]);
  });

  it("of many failures is stored for the first ones only", async () => {
    let taken = 0;
    const throttle: Ports["throttle"] = {
      take: async (_, limit) => {
        if (++taken > limit) throw new (await import("../kernel/errors.ts")).DomainError("limited", "rate_limited", "");
      },
      giveBack: () => {},
    };
    const bo = await withSession(database, await person(database, "Bo"));
    for (let time = 0; time < 40; time++)
      await run(searchAuditLog, { ...ports, throttle }, bo, {}).catch(() => undefined);
    expect(await search({ person_id: bo.userId })).toHaveLength(30);
  });
});

it("contains ids and fixed words only: no names, addresses, secrets, titles or coordinates", async () => {
  const bo = await withSession(database, await person(database, "Bo"));
  await database.prisma.user.update({ where: { id: bo.userId }, data: { passwordHash: "hashed the old password" } });
  const { trip } = await run(createTrip, ports, bo, { destination: "Ushuaia", ...dates });
  const { share } = await run(createShare, ports, bo, { trip_id: trip.id });
  const { url } = await run(createInvitation, ports, bo, { trip_id: trip.id, role: "editor", email: "d@example.org" });
  const { key, secret } = await run(createKey, ports, bo, { agent_name: "Jeeves", scopes: ["trips:read"] });
  await run(revokeKey, ports, bo, { key_id: key.id });
  await run(exportAccount, ports, bo, {});
  await run(changePassword, ports, bo, { current_password: "the old password", password: "the new password" });
  await run(createAccount, ports, anonymous, { email: "eve@example.org", password: "a quiet road", name: "Eve" });
  await run(createPerson, ports, ada, { email: "fay@example.org", name: "Fay" });
  await run(deleteTrip, ports, bo, { trip_id: trip.id });
  await run(deleteAccount, ports, bo, { email: bo.email });
  const { rows } = await database.pool.query<{ event: AuditEvent }>("select * from audit_log");
  const text = JSON.stringify(rows);
  const events = new Set(rows.map((it) => it.event));
  for (const event of ["share_created", "invitation_created", "key_revoked", "account_exported", "trip_deleted"])
    expect(events).toContain(event);
  const code = /code=(\w+)/.exec(mails.findLast((it) => it.to === "fay@example.org")?.text ?? "")?.[1];
  const words = [
    "Bo",
    "Ushuaia",

    "Jeeves",
    "Fay",
    "example.",
    "password:",
    "a quiet road",
    "203.0.113.77",
  ];
  for (const word of [...words, secret, share.token, url.split("/").at(-1), code, "the new password", "lat"])
    expect(text.split(`${word}`).length, `${word}`).toBe(1);
  const deleted = await search({ event: "account_deleted" });
  expect(deleted[0]).toMatchObject({ by: { id: bo.userId, name: null } });
});

describe("the log", () => {
  const add = async (createdAt: Date) => {
    const source = { actor: anonymous, network: undefined, now: createdAt };
    await recordAudit(sql, ports, source, { event: "sign_out" });
  };

  it("is append-only: the database refuses changes, and deletions within thirty days", async () => {
    await add(new Date());
    const refused = { message: "the audit log is only added to" };
    const statements = ["update audit_log set outcome = 'ok'", "delete from audit_log", "truncate audit_log"];
    for (const it of statements) await expect(database.pool.query(it)).rejects.toMatchObject(refused);
  });

  it("keeps entries for the configured time", async () => {
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
    for (const days of [400, 100, 40]) await add(ago(days));
    const left = async (ofDays: number) => {
      const span = { from: ago(ofDays + 1).toISOString(), to: ago(ofDays - 1).toISOString() };
      return (await search({ event: "sign_out", ...span })).length;
    };
    await deleteExpiredRows(sql, ports);
    expect([await left(400), await left(100), await left(40)]).toEqual([0, 1, 1]);
    await run(updateInstallationSettings, ports, ada, { audit_days: 60 });
    await deleteExpiredRows(sql, ports);
    expect([await left(100), await left(40)]).toEqual([0, 1]);
    await deleteExpiredRows(sql, { fixedSettings: { auditDays: 31 } });
    expect(await left(40)).toBe(0);
  });

  it("can be searched by person, kind, outcome and time, page by page, and exported as lines", async () => {
    await database.pool.query(
      `insert into audit_log (id, event, outcome, detail, created_at)
       select gen_random_uuid(), 'money_exported', 'ok', '{}', '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
         from generate_series(1, 2500) n`,
    );
    const span = { event: "money_exported", from: "2026-01-01T00:00:00Z", to: "2026-02-01T00:00:00Z" } as const;
    const first = await run(searchAuditLog, ports, ada, { ...span, limit: 2 });
    const next = await run(searchAuditLog, ports, ada, { ...span, limit: 2, cursor: first.next_cursor ?? "" });
    expect([...first.entries, ...next.entries].map((it) => it.created_at.slice(11, 19))).toEqual([
      "00:41:40",
      "00:41:39",
      "00:41:38",
      "00:41:37",
    ]);
    let text = "";
    for await (const part of auditLines(ports, span)) text += part;
    const exported = text
      .split("\n")
      .filter(Boolean)
      .map((it) => JSON.parse(it) as { id: string });
    expect(new Set(exported.map((it) => it.id)).size).toBe(2500);
    expect(exported[0]).toEqual(first.entries[0]);
  });
});

it.each([
  ["203.0.113.77", "203.0.113.0/24"],
  ["2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:0:0:0::/64", "2001:0:0::/48"],
  ["nonsense", "unknown"],
])("the network %s is shortened to %s", (network, shortened) => expect(shortenNetwork(network)).toBe(shortened));
