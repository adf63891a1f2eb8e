import { statement, t, transaction } from "@caravan/db/sql";
import type { JobCall } from "../kernel/job-context.ts";

// A week ahead, or in the last quarter of a key that lives for less than four weeks; and once more when it has expired.
const claim = statement(
  "keys-claim-expiring",
  `update api_keys set expiry_told_at = $1::timestamptz
    where revoked_at is null and expires_at > $1::timestamptz - interval '2 days'
      and expires_at < $1::timestamptz + least(interval '7 days', (expires_at - created_at) / 4)
      and (expiry_told_at is null or (expires_at <= $1 and expiry_told_at < expires_at))
    returning id`,
  [t.timestamp],
  { id: t.uuid },
);

/** Tells each person once before a key expires and once after; claimed and queued in one transaction. */
export async function tellOfExpiry({ ports, now }: JobCall): Promise<void> {
  await transaction(ports.database, async (sql) => {
    for (const { id } of await sql.rows(claim, [now]))
      await ports.jobs.add(sql, "push.tell", { kind: "key", keyId: id });
  });
}
