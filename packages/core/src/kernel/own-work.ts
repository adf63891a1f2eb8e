import { statement, t } from "@caravan/db/sql";
import { needsApproval } from "./actor.ts";
import type { Context } from "./context.ts";
import { cannotBeProposed } from "./propose-or-apply.ts";

/** What the triggers noted of the key's last write of a row has to be how the row is now (prisma/migrations, key_writes). */
const asLeft = (table: "segments" | "bookings", row: string) => `
  exists (select from key_writes w where w.key_id = $2 and w.table_name = '${table}' and w.op = 'insert'
            and w.row_key ->> 'id' = ${row}.id::text and w.taken_back_at is null)
  and not exists (select from jsonb_each(short_row(to_jsonb(${row}))) now,
           (select w.after from key_writes w where w.key_id = $2 and w.table_name = '${table}'
               and w.row_key ->> 'id' = ${row}.id::text order by w.id desc limit 1) own
         where own.after ? now.key and now.value is distinct from own.after -> now.key)`;

const ownSegment = statement(
  "own-work-segment",
  `select s.id from segments s join bookings b on b.id = s.booking_id
    where s.id = $1 and ${asLeft("segments", "s")} and ${asLeft("bookings", "b")}
      and not exists (select from activities a where a.segment_id = s.id or a.booking_id = b.id)`,
  [t.uuid, t.uuid],
  { id: t.uuid },
);

/**
 * Lets a key that needs approval change a segment that it added itself, as long as nobody has changed it or its booking and
 * no stop of the plan goes with it. Called with the segment locked.
 *
 * @throws forbidden for any other segment
 */
export async function requireOwnSegment({ actor, sql }: Context, segmentId: string): Promise<void> {
  if (actor.kind !== "agent" || !needsApproval(actor)) return;
  const own = await sql.rows(ownSegment, [segmentId, actor.keyId]);
  if (own.length === 0) throw cannotBeProposed();
}
