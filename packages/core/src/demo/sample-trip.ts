import { sqlOf, statement, t } from "@caravan/db/sql";
import { addDays, daysBetween } from "@caravan/domain/calendar";
import { ensureAccount } from "../identity/accounts.ts";
import type { Person } from "../kernel/actor.ts";
import type { Call, Execute } from "../kernel/execute.ts";
import { createShare } from "../sharing/create-share.ts";
import { createTrip } from "../trips/create-trip.ts";
import { updateTrip } from "../trips/update-trip.ts";

const SAMPLE_OWNER = "sample@caravan.invalid";

export const findSample = statement(
  "sample-find",
  `select s.token, t.id, t.start_date from users u join trips t on t.owner_id = u.id join shares s on s.trip_id = t.id
    where u.kind = 'system' and u.email = '${SAMPLE_OWNER}' and s.revoked_at is null and t.trashed_at is null order by t.created_at limit 1`,
  [],
  { token: t.text, id: t.uuid, start_date: t.text },
);

/**
 * Makes sure that there is a sample trip with dates in the future. Safe to run at every start, also by several
 * processes at once.
 */
export async function ensureSampleTrip(execute: Execute, call: Omit<Call, "actor">): Promise<void> {
  const sql = sqlOf(call.ports.database);
  const owner = await ensureAccount(sql, {
    id: crypto.randomUUID(),
    email: SAMPLE_OWNER,
    name: "Caravan",
    kind: "system",
    now: call.now,
  });
  const actor: Person = { kind: "person", userId: owner.id, name: "Caravan", email: SAMPLE_OWNER };
  const today = call.now.toISOString().slice(0, 10);
  const start = addDays(today, 21);
  const [sample] = await sql.rows(findSample, []);
  if (sample) {
    if (daysBetween(today, sample.start_date) < 3) {
      await execute(updateTrip, { ...call, actor }, updateTrip.input.parse({ trip_id: sample.id, start_date: start }));
    }
    return;
  }
  const input = createTrip.input.parse({
    destination: "Lisbon",
    start_date: start,
    end_date: addDays(start, 3),
    travelers: 2,
    interests: ["food", "museums"],
    travel_style: "comfort",
  });
  const { trip } = await execute(createTrip, { ...call, actor }, input);
  await execute(
    updateTrip,
    { ...call, actor },
    updateTrip.input.parse({ trip_id: trip.id, title: "Four days in Lisbon" }),
  );
  await execute(createShare, { ...call, actor }, createShare.input.parse({ trip_id: trip.id }));
}
