import { columnList, type Sql, statement, t } from "@caravan/db/sql";
import type { Formats } from "@caravan/languages/formats";
import { isLanguage } from "@caravan/languages/language";
import { readFormats } from "@caravan/languages/reader";
import { currentReader } from "@caravan/languages/texts";
import { v7 } from "uuid";
import type { Person } from "../kernel/actor.ts";
import { hashSecret, randomToken } from "../kernel/secrets.ts";

/** A session ends after this time, however often it is used. */
export const sessionSeconds = 30 * 86_400;

/** The origin of a sign-in. */
export interface Visit {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly network: string;
  readonly userAgent: string | null;
  /** The secret of the cookie that identifies a browser. */
  readonly browser: string | null;
}

const insert = statement(
  "session-insert",
  `with reader as (update users set last_language = $10, last_formats = $11 where id = $2)
   insert into sessions (id, user_id, token_hash, method, user_agent, network, browser_hash, created_at, authenticated_at,
     last_seen_at, expires_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8, $9)`,
  [
    t.uuid,
    t.uuid,
    t.text,
    t.text,
    t.nullable(t.text),
    t.text,
    t.nullable(t.text),
    t.timestamp,
    t.timestamp,
    t.text,
    t.json<Formats>(),
  ],
);

/**
 * Signs a person in.
 *
 * @param method `credentials`, `passkey`, `email`, `guest` or the name of a provider
 */
export async function startSession(
  sql: Sql,
  it: { readonly userId: string; readonly method: string; readonly visit: Visit },
  now: Date,
): Promise<{ readonly id: string; readonly token: string }> {
  const id = v7();
  const token = randomToken();
  const { network, userAgent, browser } = it.visit;
  const expires = new Date(now.getTime() + sessionSeconds * 1000);
  const browserHash = browser === null ? null : hashSecret(browser);
  const agent = userAgent?.slice(0, 400) ?? null;
  const of = [id, it.userId, hashSecret(token), it.method, agent, network, browserHash, now, expires] as const;
  const { language, formats } = currentReader();
  await sql.rows(insert, [...of, language, formats]);
  return { id, token };
}

// One statement finds session and person, so that a session costs a request only one round trip.
const person = {
  id: t.uuid,
  email: t.text,
  name: t.text,
  sessionId: t.uuid,
  authenticatedAt: t.timestamp,
  isGuest: t.notNull(t.boolean),
  language: t.nullable(t.text),
  formats: t.nullable(t.json<unknown>()),
  lacksSecondFactor: t.notNull(t.boolean),
};
// With a passkey the device has checked the person, and a provider answers for its own sign-in.
const lacksSecondFactor = `exists (select 1 from installation_settings where name = 'second_factor' and value = '"required"')
    and (s.method = 'email' or s.method = 'credentials'
      and not exists (select 1 from totp_secrets x where x.user_id = u.id and x.confirmed_at is not null))`;
const selectPerson = `select u.id, u.email, coalesce(u.name, u.email) as name, s.id as "sessionId",
    s.authenticated_at as "authenticatedAt", u.kind = 'guest' as "isGuest", u.language, u.formats, ${lacksSecondFactor} as "lacksSecondFactor"
    from sessions s join users u on u.id = s.user_id`;
const isOpen = "s.ended_at is null and s.expires_at > $2 and u.kind in ('person', 'guest') and u.disabled_at is null";
const byToken = statement(
  "session-by-token",
  `${selectPerson} where s.token_hash = $1 and ${isOpen}`,
  [t.text, t.timestamp],
  person,
);
const byId = statement(
  "session-by-id",
  `${selectPerson} where s.id = $1 and ${isOpen} and s.user_id = $3`,
  [t.uuid, t.timestamp, t.uuid],
  person,
);

/** The person of an open session: by the secret of its cookie, or by the claims of a bearer token. */
export async function personOfSession(
  sql: Sql,
  session: { readonly token: string } | { readonly id: string; readonly userId: string },
  now: Date,
): Promise<Person | undefined> {
  const [row] =
    "token" in session
      ? await sql.rows(byToken, [hashSecret(session.token), now])
      : await sql.rows(byId, [session.id, now, session.userId]);
  if (!row) return undefined;
  const { id: userId, name, email, sessionId, authenticatedAt, isGuest, lacksSecondFactor } = row;
  const language = isLanguage(row.language) && { language: row.language };
  const formats = row.formats !== null && { formats: readFormats(row.formats) };
  return {
    ...{ kind: "person", userId, name, email },
    session: { id: sessionId, authenticatedAt },
    ...(isGuest && { isGuest }),
    ...((language || formats) && { reads: { ...language, ...formats } }),
    ...(lacksSecondFactor && { lacksSecondFactor }),
  };
}

const sessionRow = {
  id: t.uuid,
  method: t.text,
  userAgent: t.nullable(t.text),
  network: t.text,
  createdAt: t.timestamp,
  lastSeenAt: t.timestamp,
  expiresAt: t.timestamp,
};
const openOnes = statement(
  "sessions-open",
  `select ${columnList(sessionRow)} from sessions where user_id = $1 and ended_at is null and expires_at > $2
    order by last_seen_at desc, id desc`,
  [t.uuid, t.timestamp],
  sessionRow,
);

/** The open sessions of a person, most recently used first. */
export const openSessions = (sql: Sql, userId: string, now: Date) => sql.rows(openOnes, [userId, now]);
export type OpenSession = Awaited<ReturnType<typeof openSessions>>[number];

const end = statement(
  "session-end",
  "update sessions set ended_at = $3 where id = $1 and user_id = $2 and ended_at is null returning id",
  [t.uuid, t.uuid, t.timestamp],
  { id: t.uuid },
);
const endByToken = statement(
  "session-end-by-token",
  "update sessions set ended_at = $2 where token_hash = $1 and ended_at is null returning id",
  [t.text, t.timestamp],
  { id: t.uuid },
);
const endAll = statement(
  "sessions-end",
  `update sessions set ended_at = $2 where user_id = $1 and ended_at is null and ($3::uuid is null or id <> $3)
   returning id`,
  [t.uuid, t.timestamp, t.nullable(t.uuid)],
  { id: t.uuid },
);

/** Ends a session and returns its id if it was open. Its cookie and tokens are refused from now on. */
export async function endSession(sql: Sql, userId: string, id: string, now: Date): Promise<string | undefined> {
  return (await sql.rows(end, [id, userId, now]))[0]?.id;
}

/** Ends the session of a cookie: for signing out, or signing in again in the same browser. */
export async function endSessionOf(sql: Sql, token: string, now: Date): Promise<string | undefined> {
  return (await sql.rows(endByToken, [hashSecret(token), now]))[0]?.id;
}

/** Ends all sessions of a person, or all but one; returns the ids of those that were open. */
export async function endSessions(sql: Sql, userId: string, now: Date, except: string | null): Promise<string[]> {
  return (await sql.rows(endAll, [userId, now, except])).map((it) => it.id);
}

const renew = statement("session-renew", "update sessions set authenticated_at = $2 where id = $1", [
  t.uuid,
  t.timestamp,
]);

/** Records that the person has confirmed who they are. */
export async function renewSession(sql: Sql, id: string, now: Date): Promise<void> {
  await sql.rows(renew, [id, now]);
}

export const touchSessions = statement(
  "sessions-touch",
  "update sessions set last_seen_at = greatest(last_seen_at, $2) where id = any($1::uuid[])",
  [t.list(t.uuid), t.timestamp],
);

/** Ended sessions are kept for three months, because they show which browsers and networks a person uses. */
export const deleteOldSessions = statement(
  "sessions-delete-old",
  "delete from sessions where expires_at < now() - interval '60 days'",
  [],
);
