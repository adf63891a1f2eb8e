import { displayNameSql } from "@caravan/core/identity/display-name-sql";
import { groupRoom, tripRoom } from "@caravan/core/kernel/room-events";
import type { Sql } from "@caravan/db/sql";
import { statement, t } from "@caravan/db/sql";
import { id, tripCode } from "@caravan/domain/fields";
import type { Scope } from "@caravan/domain/scopes";

/** A member in a room. */
export interface Membership {
  readonly name: string;
  /** The revision of a trip; null for a group. */
  readonly revision: number | null;
}

/** The caller of a connection, with its credential. */
export interface RoomCaller {
  readonly userId: string;
  readonly keyId: string | null;
  readonly sessionId: string | null;
}

/** A kind of room: its path, and who may enter. */
export interface RoomKind {
  readonly noun: string;
  readonly scope: Scope;
  /** The subject of the path: a trip id or a group's code; undefined for other paths. */
  subjectOf(pathname: string): string | undefined;
  /** Undefined when there is no such room. */
  roomOf(sql: Sql, subject: string): Promise<string | undefined>;
  /** Undefined when this person may not enter, or the key or session has ended. */
  membershipOf(sql: Sql, subject: string, caller: RoomCaller): Promise<Membership | undefined>;
}

const goodCredential = (
  scope: Scope,
  reach: string,
) => `($3::uuid is null or exists (select 1 from api_keys k where k.id = $3
  and '${scope}' = any(k.scopes) and k.revoked_at is null and (k.expires_at is null or k.expires_at > $4) and (cardinality(k.trip_ids) = 0 or ${reach})))
  and u.kind in ('person', 'guest') and u.disabled_at is null
  and ($5::uuid is null or exists (select 1 from sessions s where s.id = $5 and s.ended_at is null and s.expires_at > $4))`;

const membershipTypes = [t.nullable(t.uuid), t.timestamp, t.nullable(t.uuid)] as const;
const tripMembership = statement(
  "room-standing",
  `select coalesce(u.name, u.email) as name, t.revision from members m join users u on u.id = m.user_id
       join trips t on t.id = m.trip_id where m.trip_id = $1 and m.user_id = $2 and t.trashed_at is null
        and ${goodCredential("trips:read", "$1 = any(k.trip_ids)")}`,
  [t.uuid, t.uuid, ...membershipTypes],
  { name: t.text, revision: t.integer },
);
const groupMembership = statement(
  "room-standing-group",
  `select ${displayNameSql("u")} as name, null::int as revision from group_trips g
       join group_members m on m.group_id = g.id and m.user_id = $2 and m.removed_at is null
       join users u on u.id = m.user_id where g.code = $1 and g.trashed_at is null
        and ${goodCredential("group_trips:read", "g.trip_id = any(k.trip_ids)")}`,
  [t.text, t.uuid, ...membershipTypes],
  { name: t.text, revision: t.nullable(t.integer) },
);
const groupOf = statement("room-group", "select id from group_trips where code = $1 and trashed_at is null", [t.text], {
  id: t.uuid,
});

const membershipFrom =
  (which: typeof tripMembership | typeof groupMembership): RoomKind["membershipOf"] =>
  async (sql, subject, { userId, keyId, sessionId }) => {
    const [row] = await sql.rows(which, [subject, userId, keyId, new Date(), sessionId]);
    return row;
  };

export const tripMembershipOf = membershipFrom(tripMembership);

const tripPath = /^\/api\/trips\/([0-9a-f-]{36})\/room$/i;
const groupPath = /^\/api\/group-trips\/([^/]{1,200})\/room$/i;

export const roomKinds: readonly RoomKind[] = [
  {
    noun: "trip",
    scope: "trips:read",
    subjectOf(pathname) {
      const tripId = tripPath.exec(pathname)?.[1]?.toLowerCase();
      return id.safeParse(tripId).success ? tripId : undefined;
    },
    roomOf: async (_, tripId) => tripRoom(tripId),
    membershipOf: tripMembershipOf,
  },
  {
    noun: "group trip",
    scope: "group_trips:read",
    subjectOf: (pathname) => tripCode.safeParse(decoded(groupPath.exec(pathname)?.[1])).data,
    async roomOf(sql, code) {
      const [row] = await sql.rows(groupOf, [code]);
      return row && groupRoom(row.id);
    },
    membershipOf: membershipFrom(groupMembership),
  },
];

function decoded(part: string | undefined): string | undefined {
  try {
    return part && decodeURIComponent(part);
  } catch {
    // A malformed escape names no group.
    return undefined;
  }
}
