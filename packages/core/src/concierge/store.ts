import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { Alert } from "@caravan/domain/concierge/types";
import type { TransportMode } from "@caravan/domain/field-choices";

/**
 * The concierge row of one traveller on one trip. Every statement needs both ids, so other people's rows cannot be
 * read.
 */
export type Concierge = RowOf<typeof conciergeRow>;

export type Settings = Pick<
  Concierge,
  | "monitoring"
  | "transportMode"
  | "transportModeConfirmed"
  | "quietStart"
  | "quietEnd"
  | "locationSharing"
  | "maxDetourMinutes"
>;

export interface Traveller {
  readonly tripId: string;
  readonly userId: string;
}

const conciergeRow = {
  tripId: t.uuid,
  userId: t.uuid,
  contextRevision: t.integer,
  monitoring: t.boolean,
  transportMode: t.nullable(t.textOf<TransportMode>()),
  transportModeConfirmed: t.boolean,
  quietStart: t.nullable(t.text),
  quietEnd: t.nullable(t.text),
  locationSharing: t.boolean,
  maxDetourMinutes: t.integer,
  lat: t.nullable(t.double),
  lng: t.nullable(t.double),
  accuracyM: t.nullable(t.double),
  capturedAt: t.nullable(t.timestamp),
  locationExpiresAt: t.nullable(t.timestamp),
  askedAt: t.nullable(t.timestamp),
  evaluatedAt: t.nullable(t.timestamp),
  alerts: t.json<readonly Alert[]>(),
};
const columns = columnList(conciergeRow, "c");
const mine = "c.trip_id = $1 and c.user_id = $2";

const find = statement(
  "concierge-find",
  `select ${columns} from concierges c where ${mine}`,
  [t.uuid, t.uuid],
  conciergeRow,
);
const hold = statement(
  "concierge-hold",
  `select ${columns} from concierges c where ${mine} for update`,
  [t.uuid, t.uuid],
  conciergeRow,
);
/** Locks the membership before the row, as does the removal of a member: another order could deadlock. */
const make = statement(
  "concierge-make",
  `with m as (select trip_id, user_id from members where trip_id = $1 and user_id = $2 for key share)
   insert into concierges (trip_id, user_id) select trip_id, user_id from m on conflict do nothing`,
  [t.uuid, t.uuid],
);

/** Undefined for a traveller who has never used the concierge on this trip. */
export async function findConcierge(sql: Sql, { tripId, userId }: Traveller): Promise<Concierge | undefined> {
  return (await sql.rows(find, [tripId, userId]))[0];
}

/** Locks the row until commit, so that changes of one traveller's state run one after the other. */
export async function lockConcierge(sql: Sql, { tripId, userId }: Traveller): Promise<Concierge | undefined> {
  return (await sql.rows(hold, [tripId, userId]))[0];
}

/** Creates the row when it is missing; undefined when they are no longer a member. */
export async function lockOrCreateConcierge(sql: Sql, traveller: Traveller): Promise<Concierge | undefined> {
  const held = await lockConcierge(sql, traveller);
  if (held) return held;
  await sql.rows(make, [traveller.tripId, traveller.userId]);
  return lockConcierge(sql, traveller);
}

/** In every statement that changes something the traveller sees. */
const grows = `context_revision = context_revision + 1`;
const returning = `returning context_revision as "contextRevision"`;

const grow = statement(
  "concierge-grow",
  `update concierges c set ${grows} where ${mine} ${returning}`,
  [t.uuid, t.uuid],
  { contextRevision: t.integer },
);
const settings = statement(
  "concierge-settings",
  `update concierges c set ${grows}, monitoring = $3, transport_mode = $4, transport_mode_confirmed = $5, quiet_start = $6,
     quiet_end = $7, location_sharing = $8, max_detour_minutes = $9, lat = case when $8 then lat end,
     lng = case when $8 then lng end, accuracy_m = case when $8 then accuracy_m end,
     captured_at = case when $8 then captured_at end, location_expires_at = case when $8 then location_expires_at end
   where ${mine} ${returning}`,
  [
    t.uuid,
    t.uuid,
    t.boolean,
    t.nullable(t.text),
    t.boolean,
    t.nullable(t.text),
    t.nullable(t.text),
    t.boolean,
    t.integer,
  ],
  { contextRevision: t.integer },
);
const locate = statement(
  "concierge-locate",
  `update concierges c set ${grows}, location_sharing = true, lat = $3, lng = $4, accuracy_m = $5, captured_at = $6,
     location_expires_at = $7 where ${mine} ${returning}`,
  [t.uuid, t.uuid, t.double, t.double, t.nullable(t.double), t.timestamp, t.timestamp],
  { contextRevision: t.integer },
);
const forget = statement(
  "concierge-forget",
  `update concierges c set ${grows}, location_sharing = false, lat = null, lng = null, accuracy_m = null,
     captured_at = null, location_expires_at = null
   where ${mine} and (c.location_sharing or c.captured_at is not null) ${returning}`,
  [t.uuid, t.uuid],
  { contextRevision: t.integer },
);
/** The rate limit: of simultaneous calls, in any process, one succeeds. */
const ask = statement(
  "concierge-ask",
  `update concierges c set ${grows}, asked_at = $3 where ${mine} and (c.asked_at is null or c.asked_at <= $4) ${returning}`,
  [t.uuid, t.uuid, t.timestamp, t.timestamp],
  { contextRevision: t.integer },
);
const evaluated = statement(
  "concierge-evaluated",
  `update concierges c set evaluated_at = $3, evaluated_revision = $4, alerts = $5, context_revision = context_revision + $6
    where ${mine}`,
  [t.uuid, t.uuid, t.nullable(t.timestamp), t.integer, t.json(), t.integer],
);

type Grown = RowOf<typeof grow>;

async function grown(rows: Promise<Grown[]>): Promise<number> {
  const [row] = await rows;
  if (!row) throw new Error("a concierge that was held has gone");
  return row.contextRevision;
}

/** Each returns the new context revision; the row has to be locked or new. */
export const bumpContextRevision = (sql: Sql, { tripId, userId }: Traveller) => grown(sql.rows(grow, [tripId, userId]));

/** Without sharing there is no location. */
export function saveSettings(sql: Sql, { tripId, userId }: Traveller, it: Settings): Promise<number> {
  const { monitoring, transportMode, transportModeConfirmed, quietStart, quietEnd, locationSharing } = it;
  const values = [monitoring, transportMode, transportModeConfirmed, quietStart, quietEnd, locationSharing] as const;
  return grown(sql.rows(settings, [tripId, userId, ...values, it.maxDetourMinutes]));
}

export interface Sample {
  readonly lat: number;
  readonly lng: number;
  readonly accuracyM: number | null;
  readonly capturedAt: Date;
}

export function saveLocation(sql: Sql, { tripId, userId }: Traveller, it: Sample, expiresAt: Date): Promise<number> {
  const values = [tripId, userId, it.lat, it.lng, it.accuracyM, it.capturedAt, expiresAt] as const;
  return grown(sql.rows(locate, values));
}

/** Undefined when there was no location. */
export async function deleteLocation(sql: Sql, { tripId, userId }: Traveller): Promise<number | undefined> {
  return (await sql.rows(forget, [tripId, userId]))[0]?.contextRevision;
}

/** Undefined when the last request was after `since`. */
export async function recordRequest(
  sql: Sql,
  { tripId, userId }: Traveller,
  now: Date,
  since: Date,
): Promise<number | undefined> {
  return (await sql.rows(ask, [tripId, userId, now, since]))[0]?.contextRevision;
}

/**
 * `grows`: whether the traveller sees a change. Both in one statement: PostgreSQL locks the membership when a
 * transaction updates a row a second time, and the removal of a member waits for this row.
 */
export async function saveEvaluationTime(
  sql: Sql,
  { tripId, userId }: Traveller,
  it: {
    readonly at: Date | null;
    readonly tripRevision: number;
    readonly alerts: readonly Alert[];
    readonly grows: boolean;
  },
): Promise<void> {
  const values = [it.at, it.tripRevision, it.alerts, it.grows ? 1 : 0] as const;
  await sql.rows(evaluated, [tripId, userId, ...values]);
}

const glance = statement(
  "concierge-glance",
  `select t.revision as "tripRevision", coalesce(c.context_revision, 0) as "contextRevision",
     coalesce(c.location_expires_at <= $3, false)
     or coalesce(c.asked_at > coalesce(c.evaluated_at, '-infinity') and c.asked_at <= $4, false)
     or exists (select from recommendations r where r.trip_id = $1 and r.user_id = $2
          and (r.status in ('open', 'snoozed') and r.expires_at <= $3 or r.status = 'snoozed' and r.snoozed_until <= $3)) as due
   from trips t left join concierges c on c.trip_id = t.id and c.user_id = $2 where t.id = $1`,
  [t.uuid, t.uuid, t.timestamp, t.timestamp],
  { tripRevision: t.integer, contextRevision: t.integer, due: t.boolean },
);

/**
 * The revisions, without the state. `due`: a status has changed with time.
 *
 * @param lost a pending request from before counts as lost
 */
export async function readRevisions(sql: Sql, { tripId, userId }: Traveller, now: Date, lost: Date) {
  const values = [tripId, userId, now, lost] as const;
  return (await sql.rows(glance, values))[0];
}

const tripRevision = statement("concierge-trip-revision", "select revision from trips where id = $1", [t.uuid], {
  revision: t.integer,
});

export async function tripRevisionOf(sql: Sql, { tripId }: Traveller): Promise<number | undefined> {
  return (await sql.rows(tripRevision, [tripId]))[0]?.revision;
}

/** Locations are deleted when they are no longer fresh. Locked rows are skipped until the next run. */
export const forgetExpiredLocations = statement(
  "concierge-forget-locations",
  `update concierges set lat = null, lng = null, accuracy_m = null, captured_at = null, location_expires_at = null,
      context_revision = context_revision + 1
    where (trip_id, user_id) in
      (select trip_id, user_id from concierges where location_expires_at < now() for update skip locked)`,
  [],
);
