import { type Sql, statement, t, transaction } from "@caravan/db/sql";
import { recordAudit } from "../kernel/audit-log.ts";
import type { Context } from "../kernel/context.ts";
import type { Ports } from "../kernel/ports.ts";
import { credentialRoom } from "../kernel/room-events.ts";
import { hashSecret } from "../kernel/secrets.ts";

const byHash = statement(
  "key-end-by-hash",
  "update api_keys set revoked_at = $2 where hash = $1 and revoked_at is null returning id",
  [t.text, t.timestamp],
  { id: t.uuid },
);
const byId = statement(
  "key-end-by-id",
  "update api_keys set revoked_at = $2 where id = $1 and revoked_at is null returning id",
  [t.uuid, t.timestamp],
  { id: t.uuid },
);

/**
 * Revokes a key. The caller checks the permission: its owner, the holder of its secret, or a code that was used twice.
 *
 * @returns its id, if it was valid
 */
export async function markKeyRevoked(
  sql: Sql,
  key: { readonly id: string } | { readonly hash: string },
  now: Date,
): Promise<string | undefined> {
  const [row] = "id" in key ? await sql.rows(byId, [key.id, now]) : await sql.rows(byHash, [key.hash, now]);
  return row?.id;
}

const ofUser = statement(
  "keys-end-of-user",
  "update api_keys set revoked_at = $2 where user_id = $1 and revoked_at is null returning id",
  [t.uuid, t.timestamp],
  { id: t.uuid },
);

/** Revokes all keys that act for a person. */
export async function revokeKeysOf(ctx: Context, userId: string): Promise<void> {
  for (const { id } of await ctx.sql.rows(ofUser, [userId, ctx.now])) ctx.effects.rooms.add(credentialRoom(id));
}

/** An agent revokes its own key. The answer does not tell whether the key existed. */
export async function revokeBySecret(ports: Ports, secret: string, network: string, now: Date): Promise<void> {
  const done = await transaction(ports.database, async (sql) => {
    const ended = await markKeyRevoked(sql, { hash: hashSecret(secret) }, now);
    if (ended === undefined) return undefined;
    const source = { actor: { kind: "anonymous" as const }, network, now };
    const fact = { event: "key_revoked", subjectId: ended, detail: { by: "agent" } } as const;
    return { ended, sendOn: await recordAudit(sql, ports, source, fact) };
  });
  if (!done) return;
  ports.announcer.announce(credentialRoom(done.ended));
  done.sendOn();
}
