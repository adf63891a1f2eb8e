/** Events of a room: types, ids and revisions. They have no field for content or coordinates. */
export const roomEventTypes = [
  "trip.changed",
  "trip.deleted",
  "records.changed",
  "members.changed",
  "proposal.created",
  "proposal.decided",
  "comments.changed",
  "checklists.changed",
  "group.changed",
  "group.deleted",
  "board.changed",
  "alignment.round",
] as const;
export type RoomEventType = (typeof roomEventTypes)[number];

export interface RoomEvent {
  readonly type: RoomEventType;
  /** Grows by one in its room. A client that misses one reads the trip again. */
  readonly seq: number;
  readonly ids: RoomEventIds;
}

/** Rows of a trip that are not part of its document. */
export const recordKinds = ["segments", "bookings", "documents", "expenses"] as const;
export type RecordKind = (typeof recordKinds)[number];

export interface RoomEventIds {
  readonly trip_id?: string;
  readonly revision?: number;
  readonly edit_id?: string;
  readonly user_id?: string;
  readonly proposal_id?: string;
  readonly group_trip_id?: string;
  readonly candidate_id?: string;
  readonly comment_id?: string;
  readonly round_number?: number;
  /** Which rows changed. */
  readonly records?: RecordKind;
  readonly activity_ids?: readonly string[];
  readonly day_ids?: readonly string[];
}

/** A person in a room, with any number of windows and devices. */
export interface PersonInRoom {
  readonly user_id: string;
  readonly name: string;
}

/** Who is in the room: everybody, for a newcomer; afterwards, who came and who left. */
export type PresenceMessage =
  | { readonly type: "presence"; readonly seq: number; readonly people: readonly PersonInRoom[] }
  | {
      readonly type: "presence";
      readonly seq: number;
      readonly joined: readonly PersonInRoom[];
      /** The ids of users. */
      readonly left: readonly string[];
    };

/** Messages that are not stored: greeting, presence, and the reason for closing. */
export type RoomMessage =
  | ({ readonly type: RoomEventType; readonly seq: number } & RoomEventIds)
  | { readonly type: "hello"; readonly seq: number; readonly revision?: number }
  | PresenceMessage
  | { readonly type: "bye"; readonly seq: number; readonly reason: string };

/** The people in the room after this message. */
export function withPresence(people: readonly PersonInRoom[], message: PresenceMessage): readonly PersonInRoom[] {
  if ("people" in message) return message.people;
  const changed = new Set([...message.left, ...message.joined.map((it) => it.user_id)]);
  return [...people.filter((it) => !changed.has(it.user_id)), ...message.joined];
}
