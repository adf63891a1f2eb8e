import { type Sql, statement } from "@caravan/db/sql";
import type { StatusEventKind } from "@caravan/domain/concierge/types";
import type { Traveller } from "./store.ts";

/** Something that a traveller said of their day. */
export interface StoredStatusEvent {
  readonly id: string;
  readonly clientEventId: string;
  readonly kind: StatusEventKind;
  readonly minutes: number | null;
  readonly activityId: string | null;
  readonly occurredAt: Date;
  readonly receivedAt: Date;
}

const eventColumns = `e.id, e.client_event_id as "clientEventId", e.kind, e.minutes, e.activity_id as "activityId",
  e.occurred_at as "occurredAt", e.received_at as "receivedAt"`;
const ofEvents = "status_events e where e.trip_id = $1 and e.user_id = $2";
const findEvent = statement("status-event-find", `select ${eventColumns} from ${ofEvents} and e.client_event_id = $3`);
const recent = statement(
  "status-events-recent",
  `select ${eventColumns} from ${ofEvents} and e.occurred_at > $3 order by e.occurred_at desc, e.id desc limit $4`,
);
const insertEvent = statement(
  "status-event-insert",
  `insert into status_events (id, trip_id, user_id, client_event_id, kind, minutes, activity_id, occurred_at, received_at)
   values ($3, $1, $2, $4, $5, $6, $7, $8, $9)`,
);

const received = statement(
  "status-events-received",
  `select count(*)::int as count, min(received_at) as first from ${ofEvents} and e.received_at > $3`,
);

/** How many a traveller reported since then, and when the first of those came. */
export async function receivedSince(sql: Sql, { tripId, userId }: Traveller, since: Date) {
  const [row] = await sql.rows<{ count: number; first: Date | null }>(received, [tripId, userId, since]);
  return { count: row?.count ?? 0, first: row?.first ?? null };
}

export async function eventCalled(sql: Sql, { tripId, userId }: Traveller, clientEventId: string) {
  return (await sql.rows<StoredStatusEvent>(findEvent, [tripId, userId, clientEventId]))[0];
}

/** The newest first. */
export async function eventsSince(sql: Sql, { tripId, userId }: Traveller, since: Date, most: number) {
  return sql.rows<StoredStatusEvent>(recent, [tripId, userId, since, most]);
}

/** The traveller's row is held, so that of two with one name the second finds the first. */
export async function saveEvent(sql: Sql, { tripId, userId }: Traveller, it: StoredStatusEvent): Promise<void> {
  const values = [it.id, it.clientEventId, it.kind, it.minutes, it.activityId, it.occurredAt, it.receivedAt];
  await sql.rows(insertEvent, [tripId, userId, ...values]);
}
