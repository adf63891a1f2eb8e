import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { MemberRole } from "@caravan/domain/field-choices";
import type { Activity, Day, TripDocument } from "@caravan/domain/trip/document";
import { publicTrip, templateOf } from "@caravan/domain/trip/public-trip";
import type { Ranks } from "./activity-ranks.ts";
import { activityRowColumns, tripRowColumns } from "./trip-columns.ts";

export interface StoredTrip {
  readonly document: TripDocument;
  readonly ranks: Ranks;
}

const documentRow = {
  id: t.uuid,
  ownerId: t.uuid,
  ...tripRowColumns,
  revision: t.integer,
  createdAt: t.timestamp,
  updatedAt: t.timestamp,
  dayRows: t.json<Omit<Day, "activities">[]>(),
  activityRows: t.json<{
    readonly activities: readonly Activity[];
    /** In the same order: the day of each and its rank there. */
    readonly places: readonly (readonly [dayId: string | null, rank: string])[];
  }>(),
};

const activityJson = `json_build_object('id', a.id, ${activityRowColumns
  .filter(({ key }) => key !== "dayId" && key !== "rank")
  .map(({ key, column, type }) =>
    type === "numeric" ? `'${key}', trim_scale(a.${column})::text` : `'${key}', a.${column}`,
  )
  .join(", ")})`;

const documentColumns = columnList(documentRow, "t", {
  budgetPerPerson: "trim_scale(t.budget_per_person)",
  totalBudget: "trim_scale(t.total_budget)",
  dayRows: `(select coalesce(json_agg(json_build_object('id', d.id, 'date', d.date, 'notes', d.notes) order by d.date), '[]')
     from days d where d.trip_id = t.id)`,
  activityRows: `(select json_build_object(
       'activities', coalesce(json_agg(${activityJson} order by a.rank, a.id), '[]'),
       'places', coalesce(json_agg(json_build_array(a.day_id, a.rank) order by a.rank, a.id), '[]'))
     from activities a where a.trip_id = t.id)`,
});

const tripRow = { ...documentRow, role: t.textOf<MemberRole>() };
const byMember = statement(
  "trip-load",
  `select ${documentColumns}, m.role from trips t join members m on m.trip_id = t.id and m.user_id = $2 where t.id = $1 and t.trashed_at is null`,
  [t.uuid, t.uuid],
  tripRow,
);

const byShare = statement(
  "trip-load-shared",
  `select ${documentColumns}, 'viewer' as role, s.show_day_notes as "showDayNotes",
          s.show_bookings as "showsBookings", s.show_cover as "showsCover", s.is_template as "isTemplate"
     from trips t join shares s on s.trip_id = t.id
    where s.token = $1 and s.revoked_at is null and (s.expires_at is null or s.expires_at > $2)
      and t.trashed_at is null`,
  [t.text, t.timestamp],
  { ...tripRow, showDayNotes: t.boolean, showsBookings: t.boolean, showsCover: t.boolean, isTemplate: t.boolean },
);

const shareVersion = statement(
  "trip-shared-version",
  // A row gets a new xmin with each update, also by one that sets what was there before.
  `select t.id, s.xmin::text || ' ' || t.xmin::text as version, s.show_bookings and not s.is_template as "showsBookings",
          s.show_cover and not s.is_template as "showsCover", t.city_id as "cityId", t.lat, t.lng
     from trips t join shares s on s.trip_id = t.id
    where s.token = $1 and s.revoked_at is null and (s.expires_at is null or s.expires_at > $2)
      and t.trashed_at is null`,
  [t.text, t.timestamp],
  {
    id: t.uuid,
    version: t.notNull(t.text),
    showsBookings: t.notNull(t.boolean),
    showsCover: t.notNull(t.boolean),
    cityId: t.nullable(t.text),
    lat: t.nullable(t.double),
    lng: t.nullable(t.double),
  },
);

/** One round trip for the whole document; undefined when `userId` is not a member. */
export async function loadDocument(sql: Sql, tripId: string, userId: string) {
  const [row] = await sql.rows(byMember, [tripId, userId]);
  return row && assemble(row);
}

/** What the public link shows of a trip, while it is neither revoked nor expired; day notes only when it shows them. */
export async function loadShared(sql: Sql, token: string, now: Date) {
  const [row] = await sql.rows(byShare, [token, now]);
  if (!row) return undefined;
  const { showDayNotes, showsBookings, showsCover, isTemplate, ...trip } = row;
  const dayRows = showDayNotes ? trip.dayRows : trip.dayRows.map((day) => ({ ...day, notes: "" }));
  const stored = assemble({ ...trip, dayRows });
  const document = isTemplate ? templateOf(stored.document) : publicTrip(stored.document);
  const shows = { showsBookings: showsBookings && !isTemplate, showsCover: showsCover && !isTemplate };
  return { ...stored, document, ...shows, isTemplate };
}

const memberVersion = statement(
  "trip-version",
  `select t.xmin::text || ' ' || m.xmin::text as version, t.city_id as "cityId", t.lat, t.lng
     from trips t join members m on m.trip_id = t.id and m.user_id = $2 where t.id = $1 and t.trashed_at is null`,
  [t.uuid, t.uuid],
  { version: t.notNull(t.text), cityId: t.nullable(t.text), lat: t.nullable(t.double), lng: t.nullable(t.double) },
);

/** A version that no other state of the plan, as this member sees it, has ever had; undefined for others. */
export async function loadVersion(sql: Sql, tripId: string, userId: string) {
  const [row] = await sql.rows(memberVersion, [tripId, userId]);
  return row;
}

/** The same without the document: a version that no other state of the link and of the plan behind it has ever had. */
export async function loadSharedVersion(sql: Sql, token: string, now: Date) {
  const [row] = await sql.rows(shareVersion, [token, now]);
  return row;
}

function assemble(row: RowOf<typeof tripRow>): StoredTrip & { role: MemberRole } {
  const { dayRows, activityRows, role, createdAt, updatedAt, ...fields } = row;
  const ranks = new Map<string, string>();
  const byDay = new Map<string | null, Activity[]>(dayRows.map((day) => [day.id, []]));
  byDay.set(null, []);
  for (const [index, activity] of activityRows.activities.entries()) {
    const [dayId, rank] = activityRows.places[index] as (typeof activityRows.places)[number];
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
