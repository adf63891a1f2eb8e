import { sqlOf, statement, t } from "@caravan/db/sql";
import type { Scope } from "@caravan/domain/scopes";
import type { Agent } from "../kernel/actor.ts";
import type { Ports } from "../kernel/ports.ts";

const find = statement(
  "key-find",
  `select k.id, k.user_id, k.agent_name, k.scopes, k.mode, k.trip_ids, coalesce(u.name, u.email) as name
     from api_keys k join users u on u.id = k.user_id
    where k.hash = $1 and u.disabled_at is null and k.revoked_at is null and (k.expires_at is null or k.expires_at > $2)`,
  [t.text, t.timestamp],
  {
    id: t.uuid,
    user_id: t.uuid,
    agent_name: t.text,
    scopes: t.notNull(t.list(t.textOf<Scope>())),
    mode: t.textOf<"apply" | "propose">(),
    trip_ids: t.notNull(t.list(t.uuid)),
    name: t.text,
  },
);
export const touchKeys = statement(
  "key-touch",
  "update api_keys set last_used_at = greatest(coalesce(last_used_at, $2), $2) where id = any($1::uuid[])",
  [t.list(t.uuid), t.timestamp],
);

const expired = statement(
  "key-expired",
  "select expires_at from api_keys where hash = $1 and revoked_at is null and expires_at <= $2",
  [t.text, t.timestamp],
  { expires_at: t.notNull(t.timestamp) },
);

/** When a key expired that its person may renew; undefined for others. */
export async function expiryOfKey(hash: string, ports: Pick<Ports, "database">, now: Date): Promise<Date | undefined> {
  const [row] = await sqlOf(ports.database).rows(expired, [hash, now]);
  return row?.expires_at;
}

/** The agent of a hashed key, looked up each time: a revoked key must fail at its next call, in every process. */
export async function findAgentByKey(
  hash: string,
  ports: Pick<Ports, "database">,
  now: Date,
): Promise<Agent | undefined> {
  const [row] = await sqlOf(ports.database).rows(find, [hash, now]);
  if (!row) return undefined;
  return {
    kind: "agent",
    userId: row.user_id,
    name: row.name,
    agentName: row.agent_name,
    keyId: row.id,
    scopes: row.scopes,
    mode: row.mode,
    tripIds: row.trip_ids,
  };
}
