import { sqlOf, statement, t } from "@caravan/db/sql";
import type { Ports } from "../kernel/ports.ts";

/** Claimed for a while: other processes skip them, and failures are retried afterwards. */
const take = statement(
  "loose-files-take",
  `update loose_files set due_at = $2 where key in (
     select key from loose_files where due_at <= $1 order by due_at limit $3 for update skip locked)
   returning key`,
  [t.timestamp, t.timestamp, t.bigint],
  { key: t.text },
);
const forget = statement("loose-file-forget", "delete from loose_files where key = $1", [t.text]);

const TRIED_AGAIN_MS = 10 * 60_000;
const AT_ONCE = 50;

/** Deletes files without a row from the store. Failures are reported and retried later. */
export async function sweepFiles(
  ports: Pick<Ports, "database" | "files">,
  now: Date,
  report: (error: unknown) => void,
): Promise<void> {
  const sql = sqlOf(ports.database);
  for (;;) {
    const due = await sql.rows(take, [now, new Date(now.getTime() + TRIED_AGAIN_MS), AT_ONCE]);
    let failed = false;
    for (const { key } of due) {
      try {
        await ports.files.delete(key);
        await sql.rows(forget, [key]);
      } catch (error) {
        // One error is enough when the store is down.
        if (!failed) report(error);
        failed = true;
      }
    }
    if (failed || due.length < AT_ONCE) return;
  }
}
