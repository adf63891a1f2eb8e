import { createHash } from "node:crypto";
import { type Sql, statement, t } from "@caravan/db/sql";
import type { z } from "zod";
import type { Actor } from "./actor.ts";
import type { Verb } from "./define.ts";
import { conflict, DomainError } from "./errors.ts";

const find = statement(
  "idempotent-find",
  "select fingerprint, answer from idempotent_calls where subject = $1 and key = $2 and (for_ever or created_at > $3)",
  [t.text, t.text, t.timestamp],
  { fingerprint: t.text, answer: t.nullable(t.text) },
);
const claim = statement(
  "idempotent-claim",
  `insert into idempotent_calls (subject, key, fingerprint, created_at, for_ever) values ($1, $2, $3, $4, $6)
   on conflict (subject, key) do update
      set fingerprint = excluded.fingerprint, answer = null, created_at = excluded.created_at, for_ever = excluded.for_ever
    where idempotent_calls.created_at <= $5 and not idempotent_calls.for_ever
   returning subject`,
  [t.text, t.text, t.text, t.timestamp, t.timestamp, t.boolean],
  { subject: t.text },
);
const keep = statement("idempotent-keep", "update idempotent_calls set answer = $3 where subject = $1 and key = $2", [
  t.text,
  t.text,
  t.text,
]);
/** The author's membership is read here and not when the key is claimed: by now the trip is locked. */
const keepForEver = statement(
  "idempotent-keep-for-ever",
  `update idempotent_calls set answer = $3,
      (trip_id, user_id) = (select m.trip_id, m.user_id from members m where m.trip_id = $4 and m.user_id = $5)
    where subject = $1 and key = $2`,
  [t.text, t.text, t.text, t.uuid, t.uuid],
);

const KEPT_MS = 86_400_000;

/** One call that may be repeated. */
export interface Idempotency {
  readonly subject: string;
  readonly key: string;
  readonly fingerprint: string;
  /** Its answer is stored for as long as that person is on that trip. */
  readonly forEver: { readonly tripId: string; readonly userId: string } | null;
}

/**
 * The data that identify a repeated call. Null without a key; for anonymous callers, who cannot be told apart; for
 * queries, which can be repeated anyway; and for verbs that answer with a secret (`credential`), which must not be
 * stored.
 */
export function idempotencyOf<Input extends z.ZodType>(
  { kind, credential, name, sameCall }: Pick<Verb<Input>, "kind" | "credential" | "name" | "sameCall">,
  { actor, idempotencyKey: key }: { readonly actor: Actor; readonly idempotencyKey?: string | undefined },
  input: z.output<Input>,
): Idempotency | null {
  if (key === undefined || kind === "query" || credential || actor.kind === "anonymous") return null;
  const subject = actor.kind === "agent" ? `key:${actor.keyId}` : `user:${actor.userId}`;
  const same = sameCall?.(input);
  const fingerprint = createHash("sha256")
    .update(JSON.stringify([name, same ?? input]))
    .digest("hex");
  const forEver = same ? { tripId: same.trip_id, userId: actor.userId } : null;
  return { subject, key, fingerprint, forEver };
}

/**
 * The stored answer of an earlier call with this key.
 *
 * @throws unprocessable `idempotency_mismatch` when that was a different call
 */
export async function findEarlierAnswer(sql: Sql, it: Idempotency, now: Date): Promise<object | undefined> {
  const since = new Date(now.getTime() - KEPT_MS);
  const [row] = await sql.rows(find, [it.subject, it.key, since]);
  if (!row) return undefined;
  if (row.fingerprint !== it.fingerprint) {
    throw new DomainError(
      "unprocessable",
      "idempotency_mismatch",
      "This Idempotency-Key was used for another request. Use a new one for each request.",
      [{ path: "idempotency-key", message: "belongs to another request" }],
    );
  }
  return row.answer === null ? undefined : (JSON.parse(row.answer) as object);
}

/**
 * Claims the key inside the transaction of the change. A second call waits here for the first one's commit, and then
 * gets its answer.
 */
export async function claimKeyOrFindAnswer(sql: Sql, it: Idempotency, now: Date): Promise<object | undefined> {
  const since = new Date(now.getTime() - KEPT_MS);
  const claimed = await sql.rows(claim, [it.subject, it.key, it.fingerprint, now, since, it.forEver !== null]);
  if (claimed.length > 0) return undefined;
  const answer = await findEarlierAnswer(sql, it, now);
  if (!answer)
    throw conflict("idempotency_in_progress", "The first request with this key is still running. Try again.");
  return answer;
}

/** Stores the answer for repeated calls; commits with the change or not at all. */
export async function keepAnswer(sql: Sql, it: Idempotency, answer: object): Promise<void> {
  const values = [it.subject, it.key, JSON.stringify(answer)] as const;
  if (it.forEver) await sql.rows(keepForEver, [...values, it.forEver.tripId, it.forEver.userId]);
  else await sql.rows(keep, values);
}

export const deleteOldAnswers = statement(
  "idempotent-delete-old",
  "delete from idempotent_calls where created_at < now() - interval '1 day' and not for_ever",
  [],
);
