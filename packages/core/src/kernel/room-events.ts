import { statement, t } from "@caravan/db/sql";
import type { RoomEventIds, RoomEventType } from "@caravan/domain/trip/room-event";
import type { Context } from "./context.ts";
import { publish } from "./domain-events.ts";

export const tripRoom = (tripId: string) => `trip:${tripId}`;

export const groupRoom = (groupId: string) => `group:${groupId}`;

const CREDENTIAL = "credential:";
/** Notified when a key or a session ends, so that its connections close at once. Its events are not stored. */
export const credentialRoom = (id: string) => `${CREDENTIAL}${id}`;
const SESSION = "mcp:";
/** Notified when a session of MCP subscribes to something else. Its events are not stored. */
export const sessionRoom = (id: string) => `${SESSION}${id}`;
export const credentialOfRoom = (room: string) =>
  room.startsWith(CREDENTIAL) ? room.slice(CREDENTIAL.length) : undefined;

const insertEvent = statement(
  "event-insert",
  `with room as (
     insert into rooms (id, seq) values ($1, 1) on conflict (id) do update set seq = rooms.seq + 1 returning id, seq
   )
   insert into room_events (room, seq, type, ids, created_at) select id, seq, $2, $3, $4 from room`,
  [t.text, t.text, t.json(), t.timestamp],
);

/** Writes an event for a room, in the transaction of the change. */
export async function recordRoomEvent(
  ctx: Context,
  room: string,
  type: RoomEventType,
  ids: RoomEventIds,
): Promise<void> {
  await ctx.sql.rows(insertEvent, [room, type, ids, ctx.now]);
  ctx.effects.rooms.add(room);
  await publish(ctx, "room_event", { type, ids });
}

/** After a day every client has read the trip again. */
export const deleteOldRoomEvents = statement(
  "events-delete-old",
  "delete from room_events where created_at < now() - interval '1 day'",
  [],
);
