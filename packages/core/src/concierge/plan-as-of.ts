import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { addDays } from "@caravan/domain/calendar";
import type { TripDocument } from "@caravan/domain/trip/document";
import { apply, PatchConflict, type TripPatch } from "@caravan/domain/trip/patch";

/** With more or larger edits in a day, the former plan is not computed. */
const MOST_EDITS = 200;
const MOST_BYTES = 2_000_000;

const since = statement(
  "concierge-edits-since",
  `with edits as (
     select revision, created_at as at, inverse, sum(pg_column_size(inverse)) over (order by revision desc) as bytes
       from edit_log where trip_id = $1 and revision > $2 and revision <= $3 and created_at > $4 and inverse is not null)
   select revision, at, case when bytes <= ${MOST_BYTES} then inverse end as inverse from edits order by revision desc`,
  [t.uuid, t.integer, t.integer, t.timestamp],
  {
    revision: t.integer,
    at: t.timestamp,
    /** Null when it is too far back. */
    inverse: t.nullable(t.json<TripPatch>()),
  },
);

type Edit = RowOf<typeof since>;

/** The plan at a moment, only the days around today; undefined when unknown. */
export type PlanAsOf = (at: Date) => TripDocument | undefined;

/**
 * Reverses the edits since then. Edits after `trip` was read do not count.
 *
 * @param from the earliest moment that will be asked for
 */
export async function planAsOf(sql: Sql, trip: TripDocument, today: string, from: Date): Promise<PlanAsOf> {
  const createdAt = new Date(trip.createdAt);
  const isSame = new Date(trip.updatedAt) <= from;
  const values = [trip.id, trip.revision - MOST_EDITS, trip.revision, from] as const;
  const edits = isSame ? [] : await sql.rows(since, values);
  const plans = plansBefore(trip, edits).map((it) => ({
    ...it,
    days: it.days.filter((day) => isNear(day.date, today)),
  }));
  return (at) => (at < createdAt ? undefined : plans[edits.filter((it) => it.at > at).length]);
}

const isNear = (date: string, today: string) => date >= addDays(today, -1) && date <= addDays(today, 1);

/** The plan, the plan before the last edit, and so on, as far as all edits are available. */
function plansBefore(trip: TripDocument, edits: readonly Edit[]): readonly TripDocument[] {
  const plans = [trip];
  let plan = trip;
  try {
    for (const [index, { revision, inverse }] of edits.entries()) {
      // There may be edits before the last one that was read.
      if (inverse === null || revision !== trip.revision - index || index === MOST_EDITS - 1) break;
      plan = apply(plan, inverse).next;
      plans.push(plan);
    }
  } catch (error) {
    if (!(error instanceof PatchConflict)) throw error;
  }
  return plans;
}
