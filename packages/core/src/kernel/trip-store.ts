import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { MemberRole } from "@caravan/domain/field-choices";
import { activityColumns, activityFieldNames, type ColumnKind, snake } from "@caravan/domain/trip/activity-fields";
import type { Activity, Day, TripDocument } from "@caravan/domain/trip/document";
import type { TripPatch } from "@caravan/domain/trip/patch";
import type { RoomEventIds } from "@caravan/domain/trip/room-event";
import { activityRows, type Ranks, touchedRows } from "./activity-ranks.ts";
import type { TripChangeSubscriber } from "./domain-events.ts";
import { conflict, type DomainError, type ErrorDetail } from "./errors.ts";

/** A trip as it lies in the database. */
export interface StoredTrip {
  readonly document: TripDocument;
  readonly ranks: Ranks;
}

const typeOf: Readonly<Record<ColumnKind, string>> = {
  text: "text",
  clock: "text",
  integer: "int",
  degrees: "float8",
  amount: "numeric",
  flag: "bool",
  id: "uuid",
  type: "text",
  provenance: "text",
  alternatives: "jsonb",
  parked: "jsonb",
};
const activityColumnList = [
  { key: "dayId", column: "day_id", type: "uuid" },
  { key: "rank", column: "rank", type: "text" },
  ...activityFieldNames.map((key) => ({ key, column: snake(key), type: typeOf[activityColumns[key].kind] })),
];

const activityJson = `json_build_object('id', a.id, ${activityColumnList
  .map(({ key, column, type }) =>
    type === "numeric" ? `'${key}', trim_scale(a.${column})::text` : `'${key}', a.${column}`,
  )
  .join(", ")})`;

const tripColumns = `t.id, t.owner_id as "ownerId", t.title, t.destination, t.start_date as "startDate", t.end_date as "endDate",
  t.travelers, t.interests, t.travel_style as "travelStyle", t.accommodation_type as "accommodationType",
  trim_scale(t.budget_per_person)::text as "budgetPerPerson", trim_scale(t.total_budget)::text as "totalBudget",
  t.currency, t.status, t.notes, t.city_id as "cityId", t.lat, t.lng, t.timezone, t.revision,
  t.created_at as "createdAt", t.updated_at as "updatedAt",
  (select coalesce(json_agg(json_build_object('id', d.id, 'date', d.date, 'notes', d.notes) order by d.date), '[]')
     from days d where d.trip_id = t.id) as "dayRows",
  (select coalesce(json_agg(${activityJson} order by a.rank), '[]') from activities a where a.trip_id = t.id) as "activityRows"`;

const tripRow = {
  id: t.uuid,
  ownerId: t.uuid,
  title: t.text,
  destination: t.text,
  startDate: t.text,
  endDate: t.text,
  travelers: t.integer,
  interests: t.notNull(t.list(t.text)),
  travelStyle: t.nullable(t.textOf<"budget" | "comfort" | "luxury" | "adventure">()),
  accommodationType: t.nullable(t.textOf<"hotel" | "hostel" | "airbnb" | "resort" | "camping" | "bb">()),
  budgetPerPerson: t.nullable(t.text),
  totalBudget: t.nullable(t.text),
  currency: t.text,
  status: t.textOf<"confirmed" | "cancelled" | "draft" | "active" | "completed">(),
  notes: t.nullable(t.text),
  cityId: t.nullable(t.text),
  lat: t.nullable(t.double),
  lng: t.nullable(t.double),
  timezone: t.nullable(t.text),
  revision: t.integer,
  createdAt: t.timestamp,
  updatedAt: t.timestamp,
  dayRows: t.json<Omit<Day, "activities">[]>(),
  activityRows: t.json<StoredActivity[]>(),
  role: t.textOf<MemberRole>(),
};
const byMember = statement(
  "trip-load",
  `select ${tripColumns}, m.role from trips t join members m on m.trip_id = t.id and m.user_id = $2 where t.id = $1`,
  [t.uuid, t.uuid],
  tripRow,
);

const byShare = statement(
  "trip-load-shared",
  `select ${tripColumns}, 'viewer' as role from trips t join shares s on s.trip_id = t.id
    where s.token = $1 and s.revoked_at is null and (s.expires_at is null or s.expires_at > $2)`,
  [t.text, t.timestamp],
  tripRow,
);

type StoredActivity = Activity & { dayId: string | null; rank: string };
type TripRow = RowOf<typeof tripRow>;

/** One round trip for the whole document; undefined when `userId` is not a member. */
export async function loadDocument(sql: Sql, tripId: string, userId: string) {
  const [row] = await sql.rows(byMember, [tripId, userId]);
  return row && assemble(row);
}

/** The trip behind a public link that is neither revoked nor expired. */
export async function loadShared(sql: Sql, token: string, now: Date) {
  const [row] = await sql.rows(byShare, [token, now]);
  return row && assemble(row);
}

function assemble(row: TripRow): StoredTrip & { role: MemberRole } {
  const { dayRows, activityRows: stored, role, createdAt, updatedAt, ...fields } = row;
  const ranks = new Map<string, string>();
  const byDay = new Map<string | null, Activity[]>(dayRows.map((day) => [day.id, []]));
  byDay.set(null, []);
  for (const { dayId, rank, ...activity } of stored) {
    ranks.set(activity.id, rank);
    byDay.get(dayId)?.push(activity);
  }
  const document: TripDocument = {
    ...fields,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    days: dayRows.map((day) => ({ ...day, activities: byDay.get(day.id) ?? [] })),
    parked: byDay.get(null) ?? [],
  };
  return { document, ranks, role };
}

const dayRecord = `("id" uuid, "date" text, "notes" text)`;
const activityRecord = `("id" uuid, ${activityColumnList.map(({ key, type }) => `"${key}" ${type}`).join(", ")})`;

/** `$1` trip id, then the rows to write; shared by creation and change. */
const putDays = (rows: string) => `insert into days (id, trip_id, date, notes)
  select x."id", $1::uuid, x."date", x."notes" from jsonb_to_recordset(${rows}::jsonb) as x ${dayRecord}
  on conflict (id) do update set date = excluded.date, notes = excluded.notes where days.trip_id = excluded.trip_id`;
const putActivities = (
  rows: string,
) => `insert into activities (id, trip_id, ${activityColumnList.map((it) => it.column).join(", ")})
  select x."id", $1::uuid, ${activityColumnList.map((it) => `x."${it.key}"`).join(", ")}
    from jsonb_to_recordset(${rows}::jsonb) as x ${activityRecord}
  on conflict (id) do update set ${activityColumnList.map(({ column }) => `${column} = excluded.${column}`).join(", ")}
    where activities.trip_id = excluded.trip_id
  returning id`;

/** Of {@link fieldValues}. */
const fieldTypes = [
  t.text,
  t.text,
  t.text,
  t.text,
  t.integer,
  t.list(t.text),
  t.nullable(t.text),
  t.nullable(t.text),
  t.nullable(t.numeric),
  t.nullable(t.numeric),
  t.text,
  t.text,
  t.nullable(t.text),
  t.nullable(t.text),
  t.nullable(t.double),
  t.nullable(t.double),
  t.nullable(t.text),
] as const;

/**
 * The whole change in one statement: rows that went, rows that came or changed, the trip's own row, the edit-log entry
 * and the room's event. Foreign keys are checked at its end, so the order inside does not matter. It answers which
 * subscribers the change concerns.
 */
const saveStatement = (conditions: readonly string[]) =>
  statement(
    "trip-save",
    `with gone_activities as (delete from activities where trip_id = $1::uuid and id = any($2::uuid[])),
        gone_days as (delete from days where trip_id = $1::uuid and id = any($3::uuid[])),
        put_days as (${putDays("$4")}),
        put_activities as (${putActivities("$5")}),
        trip as (update trips set title = $6, destination = $7, start_date = $8, end_date = $9, travelers = $10,
            interests = $11, travel_style = $12, accommodation_type = $13, budget_per_person = $14, total_budget = $15,
            currency = $16, status = $17, notes = $18, city_id = $19, lat = $20, lng = $21, timezone = $22,
            revision = $23, updated_at = $24
          where id = $1::uuid),
        entry as (insert into edit_log (id, trip_id, revision, action, summary, user_id, agent_name, api_key_id, patch, inverse, reverts, proposal_id, created_at)
          values ($25, $1::uuid, $23, $26, $27, $28, $29, $30, $31, $32, $33, $34, $24)),
        room as (insert into rooms (id, seq) values ($35, 1) on conflict (id) do update set seq = rooms.seq + 1 returning id, seq)
   insert into room_events (room, seq, type, ids, created_at) select id, seq, 'trip.changed', $36, $24 from room
     returning array[${conditions.join(", ")}]::boolean[] as concerned, $37::uuid as carries_out,
       (select count(*)::int from put_activities) as "activitiesPut"`,
    [
      t.uuid,
      t.list(t.uuid),
      t.list(t.uuid),
      t.json(),
      t.json(),
      ...fieldTypes,
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
    ],
    { concerned: t.list(t.boolean), carries_out: t.nullable(t.uuid), activitiesPut: t.integer },
  );

type Condition = Pick<TripChangeSubscriber<never>, "condition">;
const parameters = { tripId: "$1::uuid", revision: "$23", now: "$24", carriesOut: "$37::uuid" };
const saveStatements = new WeakMap<readonly Condition[], ReturnType<typeof saveStatement>>();

/** The statement that saves a change for these subscribers; a process has one list of them. */
export function tripSaveFor(subscribers: readonly Condition[]): ReturnType<typeof saveStatement> {
  const known = saveStatements.get(subscribers);
  if (known) return known;
  const made = saveStatement(subscribers.map((it) => it.condition(parameters)));
  saveStatements.set(subscribers, made);
  return made;
}

/** A client made an id that something has already. It is not said what: that may be somebody else's. */
export function idTaken(details: readonly ErrorDetail[]): DomainError {
  return conflict("id_taken", "An id for a new activity is in use already. Make a new random UUID for each.", details);
}

export interface SavedChange {
  readonly stored: StoredTrip;
  readonly next: TripDocument;
  readonly patch: TripPatch;
  readonly room: string;
  /** Id of what this change carries out. */
  readonly carriesOut: string | null;
  readonly entry: {
    readonly id: string;
    readonly action: string;
    readonly summary: string;
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
 * Writes what the patch touched, and nothing else, with its log entry and event. The trip's row must be locked.
 *
 * @returns for each subscriber whether the change concerns it
 */
export async function saveChange(
  sql: Sql,
  subscribers: readonly Condition[],
  { stored, next, patch, room, carriesOut, entry }: SavedChange,
): Promise<readonly boolean[]> {
  const { dayIds, activityIds, goneDays, goneActivities } = touchedRows(patch, next);
  const days = next.days.filter((day) => dayIds.has(day.id)).map(({ id, date, notes }) => ({ id, date, notes }));
  const rows = activityRows(next, activityIds, stored.ranks);
  const [saved] = await sql.rows(tripSaveFor(subscribers), [
    next.id,
    goneActivities,
    goneDays,
    days,
    rows,
    ...fieldValues(next),
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
  ]);
  // An id that a row of another trip has: the statement leaves that row alone, and the whole change is refused.
  if (saved?.activitiesPut !== rows.length) throw idTaken([]);
  return saved.concerned;
}

function fieldValues(trip: TripDocument) {
  return [
    trip.title,
    trip.destination,
    trip.startDate,
    trip.endDate,
    trip.travelers,
    trip.interests,
    trip.travelStyle,
    trip.accommodationType,
    trip.budgetPerPerson,
    trip.totalBudget,
    trip.currency,
    trip.status,
    trip.notes,
    trip.cityId,
    trip.lat,
    trip.lng,
    trip.timezone,
  ] as const;
}

const insertStatement = statement(
  "trip-insert",
  `with trip as (insert into trips (id, title, destination, start_date, end_date, travelers, interests, travel_style,
            accommodation_type, budget_per_person, total_budget, currency, status, notes, city_id, lat, lng, timezone,
            revision, created_at, updated_at, owner_id)
          values ($1::uuid, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $22, $23)),
        put_days as (${putDays("$2")}),
        put_activities as (${putActivities("$3")})
   insert into members (trip_id, user_id, role, created_at) values ($1::uuid, $23, 'owner', $22)`,
  [t.uuid, t.json(), t.json(), ...fieldTypes, t.integer, t.timestamp, t.uuid],
);

/** A new trip with its days, its activities and its owner. */
export async function insertTrip(sql: Sql, trip: TripDocument): Promise<void> {
  const all = new Set(trip.days.flatMap((day) => day.activities.map((it) => it.id)));
  await sql.rows(insertStatement, [
    trip.id,
    trip.days.map(({ id, date, notes }) => ({ id, date, notes })),
    activityRows(trip, all, new Map()),
    ...fieldValues(trip),
    trip.revision,
    new Date(trip.createdAt),
    trip.ownerId,
  ]);
}

const insertEntry = statement(
  "edit-log-insert",
  `insert into edit_log (id, trip_id, revision, action, summary, user_id, agent_name, api_key_id, reverts, proposal_id, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, '{}', $9, $10)`,
  [
    t.uuid,
    t.uuid,
    t.integer,
    t.text,
    t.text,
    t.nullable(t.uuid),
    t.nullable(t.text),
    t.nullable(t.uuid),
    t.nullable(t.uuid),
    t.timestamp,
  ],
);

/** A log entry without a patch. */
export async function insertLogEntry(
  sql: Sql,
  entry: {
    id: string;
    tripId: string;
    revision: number;
    action: string;
    summary: string;
    userId: string | null;
    agentName: string | null;
    apiKeyId: string | null;
    /** The proposal that this entry is about. */
    proposalId?: string;
    now: Date;
  },
): Promise<void> {
  const { id, tripId, revision, action, summary, userId, agentName, apiKeyId, proposalId = null, now } = entry;
  await sql.rows(insertEntry, [id, tripId, revision, action, summary, userId, agentName, apiKeyId, proposalId, now]);
}

const deleteStatement = statement("trip-delete", "delete from trips where id = $1", [t.uuid]);

/** With everything that belongs to it. The trip's row must be locked. */
export async function deleteTripRow(sql: Sql, tripId: string): Promise<void> {
  await sql.rows(deleteStatement, [tripId]);
}
