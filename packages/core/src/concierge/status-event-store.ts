import { columnList, type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import type { StatusEventKind } from "@caravan/domain/field-choices";
import type { Traveller } from "./store.ts";

/** A stored report of a traveller. */
export type StoredStatusEvent = RowOf<typeof storedStatusEventRow>;

const storedStatusEventRow = {
  id: t.uuid,
  clientEventId: t.text,
  kind: t.textOf<StatusEventKind>(),
  minutes: t.nullable(t.integer),
  activityId: t.nullable(t.uuid),
  occurredAt: t.timestamp,
  receivedAt: t.timestamp,
};
const eventColumns = columnList(storedStatusEventRow, "e");
const ofEvents = "status_events e where e.trip_id = $1 and e.user_id = $2";
const findEvent = statement(
  "status-event-find",
  `select ${eventColumns} from ${ofEvents} and e.client_event_id = $3`,
  [t.uuid, t.uuid, t.text],
  storedStatusEventRow,
);
const recent = statement(
  "status-events-recent",
  `select ${eventColumns} from ${ofEvents} and e.occurred_at > $3 order by e.occurred_at desc, e.id desc limit $4`,
  [t.uuid, t.uuid, t.timestamp, t.bigint],
  storedStatusEventRow,
);
const insertEvent = statement(
  "status-event-insert",
  `insert into status_events (id, trip_id, user_id, client_event_id, kind, minutes, activity_id, occurred_at, received_at)
   values ($3, $1, $2, $4, $5, $6, $7, $8, $9)`,
  [t.uuid, t.uuid, t.uuid, t.text, t.text, t.nullable(t.integer), t.nullable(t.uuid), t.timestamp, t.timestamp],
);

const received = statement(
  "status-events-received",
  `select count(*)::int as count, min(received_at) as first from ${ofEvents} and e.received_at > $3`,
  [t.uuid, t.uuid, t.timestamp],
  { count: t.integer, first: t.nullable(t.timestamp) },
);

/** The number of reports since then, and the time of the first. */
export async function countEventsSince(sql: Sql, { tripId, userId }: Traveller, since: Date) {
  const [row] = await sql.rows(received, [tripId, userId, since]);
  return { count: row?.count ?? 0, first: row?.first ?? null };
}

export async function findEventByClientId(sql: Sql, { tripId, userId }: Traveller, clientEventId: string) {
  return (await sql.rows(findEvent, [tripId, userId, clientEventId]))[0];
}

/** Newest first. */
export async function eventsSince(sql: Sql, { tripId, userId }: Traveller, since: Date, most: number) {
  return sql.rows(recent, [tripId, userId, since, most]);
}

/** The traveller's row is locked, so that of two with one client_event_id the second finds the first. */
export async function saveEvent(sql: Sql, { tripId, userId }: Traveller, it: StoredStatusEvent): Promise<void> {
  const values = [it.id, it.clientEventId, it.kind, it.minutes, it.activityId, it.occurredAt, it.receivedAt] as const;
  await sql.rows(insertEvent, [tripId, userId, ...values]);
}

export const deleteOldStatusEvents = statement(
  "status-events-delete-old",
  "delete from status_events where received_at < now() - interval '30 days'",
  [],
);
