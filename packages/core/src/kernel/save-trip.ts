import { type Sql, statement, t } from "@caravan/db/sql";
import { writtenColumns } from "@caravan/db/written-columns";
import type { TripDocument } from "@caravan/domain/trip/document";
import type { TripPatch } from "@caravan/domain/trip/patch";
import type { RoomEventIds } from "@caravan/domain/trip/room-event";
import type { Words } from "@caravan/domain/words/sentence";
import { activityRows, touchedRows } from "./activity-ranks.ts";
import type { TripChangeSubscriber } from "./domain-events.ts";
import { conflict, type DomainError, type ErrorDetail } from "./errors.ts";
import type { StoredTrip } from "./load-trip.ts";
import { activityRowColumns, tripRowColumns } from "./trip-columns.ts";

const fields = writtenColumns(tripRowColumns);
const activityRecord = `("id" uuid, ${activityRowColumns.map(({ key, type }) => `"${key}" ${type}`).join(", ")})`;

/**
 * `$1` is the trip's id; used by creation and change. A row with that id in another trip is not changed, and an id that
 * was removed from another trip is not used: that trip may need it for an undo.
 */
const putDays = (rows: string) => `insert into days (id, trip_id, date, notes)
  select x."id", $1::uuid, x."date", x."notes"
    from jsonb_to_recordset(${rows}::jsonb) as x ("id" uuid, "date" text, "notes" text)
  on conflict (id) do update set date = excluded.date, notes = excluded.notes where days.trip_id = excluded.trip_id`;
const putActivities = (
  rows: string,
) => `insert into activities (id, trip_id, ${activityRowColumns.map((it) => it.column).join(", ")})
  select x."id", $1::uuid, ${activityRowColumns.map((it) => `x."${it.key}"`).join(", ")}
    from jsonb_to_recordset(${rows}::jsonb) as x ${activityRecord}
   where not exists (select from removed_activities r where r.id = x."id" and r.trip_id <> $1::uuid)
  on conflict (id) do update set ${activityRowColumns.map(({ column }) => `${column} = excluded.${column}`).join(", ")}
    where activities.trip_id = excluded.trip_id
  returning id`;

/**
 * The whole change in one statement: deleted rows, inserted or updated rows, the trip's own row, the edit-log entry and
 * the room's event. Foreign keys are checked at its end, so the order inside does not matter. It returns which
 * subscribers the change concerns as bits, since the driver is slow to read arrays.
 */
const saveStatement = (conditions: readonly string[]) =>
  statement(
    "trip-save",
    `with gone_activities as (delete from activities where trip_id = $1::uuid and id = any($2::uuid[]) returning id),
        removed_ids as (insert into removed_activities (id, trip_id) select id, $1::uuid from gone_activities on conflict (id) do nothing),
        gone_days as (delete from days where trip_id = $1::uuid and id = any($3::uuid[])),
        put_days as (${putDays("$4")}),
        put_activities as (${putActivities("$5")}),
        trip as (update trips set revision = $6, updated_at = $7, ${fields.assignments(22)} where id = $1::uuid),
        entry as (insert into edit_log (id, trip_id, revision, action, summary, user_id, agent_name, api_key_id, patch, inverse, reverts, proposal_id, created_at, words)
          values ($8, $1::uuid, $6, $9, $10, $11, $12, $13, $14, $15, $16, $17, $7, $21)),
        room as (insert into rooms (id, seq) values ($18, 1) on conflict (id) do update set seq = rooms.seq + 1 returning id, seq)
   insert into room_events (room, seq, type, ids, created_at) select id, seq, 'trip.changed', $19, $7 from room
     returning ${["0", ...conditions.map((it, index) => `((${it})::int << ${index})`)].join(" | ")} as concerned, $20::uuid as carries_out,
       (select count(*)::int from put_activities) as "activitiesPut"`,
    [
      t.uuid,
      t.list(t.uuid),
      t.list(t.uuid),
      t.json(),
      t.json(),
      t.integer,
      t.timestamp,
      t.uuid,
      t.text,
      t.text,
      t.nullable(t.uuid),
      t.nullable(t.text),
      t.nullable(t.uuid),
      t.json<TripPatch>(),
      t.json<TripPatch>(),
      t.list(t.uuid),
      t.nullable(t.uuid),
      t.text,
      t.json<RoomEventIds>(),
      t.nullable(t.uuid),
      t.json<Words>(),
      ...fields.types,
    ],
    { concerned: t.integer, carries_out: t.nullable(t.uuid), activitiesPut: t.integer },
  );

type Condition = Pick<TripChangeSubscriber<never>, "condition">;
const parameters = { tripId: "$1::uuid", revision: "$6", now: "$7", carriesOut: "$20::uuid" };
const saveStatements = new WeakMap<readonly Condition[], ReturnType<typeof saveStatement>>();

/** The save statement for these subscribers; a process has one list of them. */
export function tripSaveFor(subscribers: readonly Condition[]): ReturnType<typeof saveStatement> {
  const known = saveStatements.get(subscribers);
  if (known) return known;
  const made = saveStatement(subscribers.map((it) => it.condition(parameters)));
  saveStatements.set(subscribers, made);
  return made;
}

/** A client's new id exists already. The error does not say where: it may be another person's. */
export function idTaken(details: readonly ErrorDetail[]): DomainError {
  return conflict("id_taken", "An id of a new activity is already in use. Generate a random UUID for each.", details);
}

export interface SavedChange {
  readonly stored: StoredTrip;
  readonly next: TripDocument;
  readonly patch: TripPatch;
  readonly room: string;
  /** Id of the recommendation or similar that this change applies. */
  readonly carriesOut: string | null;
  readonly entry: {
    readonly id: string;
    readonly action: string;
    readonly summary: string;
    readonly words: Words;
    readonly userId: string | null;
    readonly agentName: string | null;
    readonly apiKeyId: string | null;
    readonly inverse: TripPatch;
    readonly reverts: readonly string[];
    readonly proposalId: string | null;
    readonly now: Date;
  };
}

/**
 * Writes what the patch changed, with its log entry and event. The trip's row must be locked.
 *
 * @returns the subscribers that the change concerns
 */
export async function saveChange<Subscriber extends Condition>(
  sql: Sql,
  subscribers: readonly Subscriber[],
  { stored, next, patch, room, carriesOut, entry }: SavedChange,
): Promise<readonly Subscriber[]> {
  const { dayIds, activityIds, goneDays, goneActivities } = touchedRows(patch, next);
  const days = next.days.filter((day) => dayIds.has(day.id)).map(({ id, date, notes }) => ({ id, date, notes }));
  const rows = activityRows(next, activityIds, stored.ranks);
  const [saved] = await sql.rows(tripSaveFor(subscribers), [
    next.id,
    goneActivities,
    goneDays,
    days,
    rows,
    next.revision,
    entry.now,
    entry.id,
    entry.action,
    entry.summary,
    entry.userId,
    entry.agentName,
    entry.apiKeyId,
    patch,
    entry.inverse,
    entry.reverts,
    entry.proposalId,
    room,
    {
      trip_id: next.id,
      revision: next.revision,
      edit_id: entry.id,
      ...(entry.userId ? { user_id: entry.userId } : {}),
      day_ids: [...dayIds, ...goneDays],
      activity_ids: [...activityIds, ...goneActivities],
    },
    carriesOut,
    entry.words,
    ...fields.valuesOf(next),
  ]);
  // An id of another trip: the statement does not write that row, and the whole change is refused.
  if (saved?.activitiesPut !== rows.length) throw idTaken([]);
  const { concerned } = saved;
  return concerned === 0 ? [] : subscribers.filter((_, index) => concerned & (1 << index));
}

const insertStatement = statement(
  "trip-insert",
  `with trip as (insert into trips (id, revision, created_at, updated_at, owner_id, ${fields.names})
          values ($1::uuid, $4, $5, $5, $6, ${fields.parameters(7)})),
        put_days as (${putDays("$2")}),
        put_activities as (${putActivities("$3")})
   insert into members (trip_id, user_id, role, created_at) values ($1::uuid, $6, 'owner', $5)`,
  [t.uuid, t.json(), t.json(), t.integer, t.timestamp, t.uuid, ...fields.types],
);

/** A new trip with its days, its activities, those set aside among them, and its owner. */
export async function insertTrip(sql: Sql, trip: TripDocument): Promise<void> {
  const all = new Set([...trip.days.flatMap((day) => day.activities), ...trip.parked].map((it) => it.id));
  await sql.rows(insertStatement, [
    trip.id,
    trip.days.map(({ id, date, notes }) => ({ id, date, notes })),
    activityRows(trip, all, new Map()),
    trip.revision,
    new Date(trip.createdAt),
    trip.ownerId,
    ...fields.valuesOf(trip),
  ]);
}

const deleteStatement = statement("trip-delete", "delete from trips where id = $1", [t.uuid]);

/** Deletes a trip with everything that belongs to it. The trip's row must be locked. */
export async function deleteTripRow(sql: Sql, tripId: string): Promise<void> {
  await sql.rows(deleteStatement, [tripId]);
}
