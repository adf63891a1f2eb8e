import { type Sql, statement, t } from "@caravan/db/sql";
import { addDays, clockOf, momentIn } from "@caravan/domain/calendar";
import type { Traveller } from "./store.ts";

/** What starts within this time is evaluated. */
const AHEAD_MS = 90 * 60_000;
/** Five minutes, less the jitter of the schedule. */
const REST_MS = 4.5 * 60_000;

/** `$1` now, `$2` last evaluation. A row is deleted with its membership, so only members have one. */
const due = `c.monitoring and c.location_sharing and c.location_expires_at > $1
  and (c.monitored_at is null or c.monitored_at <= $2)`;

const zonesOfDue = statement(
  "concierge-zones",
  `with due as (select distinct t.id, t.timezone, t.stops from concierges c join trips t on t.id = c.trip_id
                 where ${due} and t.trashed_at is null)
   select coalesce(timezone, 'UTC') as zone from due
   union select stop->>'timezone' from due, jsonb_array_elements(due.stops) as stop where stop->>'timezone' is not null
   union select s.start_timezone from segments s join due on due.id = s.trip_id where s.start_timezone is not null
   union select s.end_timezone from segments s join due on due.id = s.trip_id where s.end_timezone is not null`,
  [t.timestamp, t.timestamp],
  { zone: t.text },
);

/** Local times as sortable text: plans have local times, and so they are compared without a cast. */
interface Clocks {
  readonly zone: string;
  /** `YYYY-MM-DD HH:MM` */
  readonly now: string;
  readonly soon: string;
  /** A date. */
  readonly yesterday: string;
}

/**
 * The length of an activity as in the planner (domain/planning/day-capacity.ts), with its default. What lasts for days,
 * and a stay after check-in, cannot be missed.
 */
const activitySoon = `exists (select from days d join activities a on a.day_id = d.id
    cross join lateral (select d.date || ' ' || a.start_time as start, d.date || ' ' || a.end_time as end) at
  where d.trip_id = c.trip_id and d.date between z.yesterday and left(z.soon, 10) and a.start_time is not null and case
    when at.start >= z.now then at.start <= z.soon
    when a.activity_type = 'accommodation' or a.duration_minutes >= 1440 then false
    when a.end_time >= a.start_time then at.end > z.now
    when a.end_time is not null then d.date = left(z.now, 10) or a.end_time > right(z.now, 5)
    else at.start > to_char(z.now::timestamp - make_interval(mins => coalesce(a.duration_minutes, 60)), 'YYYY-MM-DD HH24:MI')
    end)`;

/** Segments as on the plan (domain/segments/segments-on-plan.ts): no stays, and a rented car as its two ends. */
const segmentSoon = `exists (select from segments s
    join zones zs on zs.zone = coalesce(s.start_timezone, z.zone)
    join zones ze on ze.zone = coalesce(s.end_timezone, z.zone)
    cross join lateral (select replace(s.start_local, 'T', ' ') as start, replace(s.end_local, 'T', ' ') as end) at
  where s.trip_id = c.trip_id and s.removed_at is null and s.status <> 'cancelled' and s.kind <> 'hotel' and (
    length(at.start) > 10 and at.start between zs.now and zs.soon
    or length(at.end) > 10 and case when s.kind = 'car_rental' then at.end between ze.now and ze.soon
         else length(at.start) > 10 and at.start <= zs.now and at.end > ze.now end))`;

/**
 * A trip with stops in several zones is looked at by the clocks of each: an evaluation too many does no harm.
 * Without a name, so that it is planned again each minute: a plan cached for small tables took a hundred times as long.
 */
const watched = statement(
  "",
  `with zones as (select * from jsonb_to_recordset($3::jsonb) as z (zone text, now text, soon text, yesterday text))
   select distinct c.trip_id as "tripId", c.user_id as "userId" from concierges c join trips t on t.id = c.trip_id
       join zones z on z.zone = coalesce(t.timezone, 'UTC') or t.stops @> jsonb_build_array(jsonb_build_object('timezone', z.zone))
     where ${due} and t.trashed_at is null and left(z.now, 10) between t.start_date and t.end_date and (${activitySoon} or ${segmentSoon})
     order by 1, 2`,
  [t.timestamp, t.timestamp, t.json()],
  { tripId: t.uuid, userId: t.uuid },
);

const mark = statement(
  "concierge-mark",
  `with held as (select c.trip_id, c.user_id from concierges c
          join unnest($3::uuid[], $4::uuid[]) as it (trip_id, user_id) on it.trip_id = c.trip_id and it.user_id = c.user_id
        where ${due} for update of c skip locked),
        marked as (update concierges c set monitored_at = $1 from held
          where c.trip_id = held.trip_id and c.user_id = held.user_id returning c.trip_id, c.user_id)
   select trip_id as "tripId", user_id as "userId" from marked order by 1, 2`,
  [t.timestamp, t.timestamp, t.list(t.uuid), t.list(t.uuid)],
  { tripId: t.uuid, userId: t.uuid },
);

/**
 * Travellers to evaluate, in order: with monitoring and location sharing on, on an active trip, with a stop that starts
 * soon or is running.
 */
export async function findDueForMonitoring(sql: Sql, now: Date): Promise<readonly Traveller[]> {
  const rested = restedSince(now);
  const zones = await sql.rows(zonesOfDue, [now, rested]);
  if (zones.length === 0) return [];
  return sql.rows(watched, [now, rested, zones.map(({ zone }) => clocksIn(zone, now))]);
}

/**
 * Marks them as evaluated and returns those that were due. Rows that are locked are skipped until the next minute, so
 * that simultaneous runs never take the same.
 */
export async function claimForMonitoring(
  sql: Sql,
  travellers: readonly Traveller[],
  now: Date,
): Promise<readonly Traveller[]> {
  const ids = [travellers.map((it) => it.tripId), travellers.map((it) => it.userId)] as const;
  return sql.rows(mark, [now, restedSince(now), ...ids]);
}

const restedSince = (now: Date) => new Date(now.getTime() - REST_MS);

/**
 * Computed here and not by the database, whose list of zones differs: one unknown name would fail the statement for
 * everybody.
 */
function clocksIn(zone: string, now: Date): Clocks {
  const at = momentOrUtc(zone, now);
  const soon = momentOrUtc(zone, new Date(now.getTime() + AHEAD_MS));
  const text = ({ date, minutes }: Moment) => `${date} ${clockOf(minutes)}`;
  return { zone, now: text(at), soon: text(soon), yesterday: addDays(at.date, -1) };
}

type Moment = ReturnType<typeof momentIn>;

function momentOrUtc(zone: string, at: Date): Moment {
  try {
    return momentIn(zone, at);
  } catch {
    // Zones are checked when saved, but the list may change; one unknown zone must not stop the others.
    return momentIn("UTC", at);
  }
}
