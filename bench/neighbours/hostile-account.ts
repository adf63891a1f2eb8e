import { randomBytes, randomUUID } from "node:crypto";
import { issueAccessToken } from "../../packages/api/src/auth/access-token.ts";
import { startSession } from "../../packages/core/src/identity/sessions.ts";
import { insertTrip } from "../../packages/core/src/kernel/save-trip.ts";
import { hashSecret } from "../../packages/core/src/kernel/secrets.ts";
import type { Database } from "../../packages/db/src/client.ts";
import { sqlOf } from "../../packages/db/src/sql.ts";
import { addDays } from "../../packages/domain/src/calendar.ts";
import type { TripDocument } from "../../packages/domain/src/trip/document.ts";
import { blankActivity } from "../../packages/domain/src/trip/new-activity.ts";
import type { Known } from "./largest-input.ts";

/** Of `revert_edits`. */
const MOST_EDITS = 50;

export interface Account {
  readonly userId: string;
  readonly token: string;
}

export interface Server {
  readonly database: Database;
  readonly secret: string;
  readonly publicUrl: string;
}

/** Creates a signed-in person. */
export async function account({ database, secret, publicUrl }: Server): Promise<Account> {
  const userId = randomUUID();
  const now = new Date();
  await database.pool.query(
    "insert into users (id, email, name, kind, created_at) values ($1, $2, 'Somebody', 'person', $3)",
    [userId, `${userId}@example.com`, now],
  );
  const visit = { network: "127.0.0.1", userAgent: null, browser: null };
  const session = await startSession(sqlOf(database), { userId, method: "credentials", visit }, now);
  return {
    userId,
    token: await issueAccessToken({ secrets: [secret], issuer: publicUrl, userId, sessionId: session.id, now }),
  };
}

/** The size of a trip. */
export interface Size {
  readonly days: number;
  readonly onEachDay: number;
  readonly documents: number;
}

/**
 * Creates a trip whose activities are all at the same time, with texts that are slow to search, and a public link to
 * it.
 */
export async function worstTrip(database: Database, userId: string, { days, onEachDay, documents }: Size) {
  const at = new Date().toISOString();
  const trip: TripDocument = {
    ...{ id: randomUUID(), ownerId: userId, revision: 1, createdAt: at, updatedAt: at, title: "Everything at once" },
    ...{ destination: "Lisbon, Portugal", startDate: "2030-01-01", endDate: addDays("2030-01-01", days - 1) },
    ...{ travelers: 2, interests: ["food"], travelStyle: null, accommodationType: null, budgetPerPerson: "100" },
    ...{ totalBudget: null, currency: "EUR", status: "draft", notes: null, cityId: "lisbon", lat: 38.72, lng: -9.14 },
    ...{ timezone: "Europe/Lisbon", stops: [], parked: [] },
    days: Array.from({ length: days }, (_, day) => ({
      id: randomUUID(),
      date: addDays("2030-01-01", day),
      notes: "",
      activities: Array.from({ length: onEachDay }, (_, index) => ({
        ...blankActivity(`Thing ${index} of ${day}`),
        ...{ id: randomUUID(), startTime: "09:00", endTime: "20:00", durationMinutes: 660 },
        ...{ activityType: "cultural" as const, description: "x".repeat(400), lat: 38.7, lng: -9.1 },
      })),
    })),
  };
  await insertTrip(sqlOf(database), trip);
  const documentId = randomUUID();
  await database.pool.query(
    `insert into documents (id, trip_id, uploaded_by_id, name, kind, private, content_type, bytes, sha256, text, folded_text, created_at, updated_at)
     select case when i = 1 then $3 else gen_random_uuid() end, $1, $2, 'Note ' || i, 'other', false, 'text/plain', 100000, '',
            repeat('a', 100000), repeat('a', 100000), now(), now() from generate_series(1, $4::int) i`,
    [trip.id, userId, documentId, documents],
  );
  const link = randomBytes(24).toString("base64url");
  const shareId = randomUUID();
  await database.pool.query("insert into shares (id, trip_id, token, created_by_id) values ($1, $2, $3, $4)", [
    shareId,
    trip.id,
    link,
    userId,
  ]);
  const feed = randomBytes(24).toString("base64url");
  await database.pool.query(
    "insert into calendar_feeds (trip_id, user_id, token_hash, created_at) values ($1, $2, $3, now())",
    [trip.id, userId, hashSecret(feed)],
  );
  const [day] = trip.days;
  const editIds = await manyEdits(database, trip, userId);
  const known: Known = {
    trip_id: trip.id,
    user_id: userId,
    document_id: documentId,
    share_id: shareId,
    itinerary_id: day?.id,
    day_id: day?.id,
    to_day_id: trip.days.at(-1)?.id,
    activity_id: day?.activities[0]?.id,
    edit_id: editIds[0],
    edit_ids: editIds,
    proposal_id: await largeProposals(database, trip.id, userId),
  };
  // Autovacuum would soon do the same.
  await database.pool.query("analyze trips, days, activities, documents, members, shares");
  return { trip, known, link, feed };
}

/** Logs as many changes as can be undone at once, which together changed every activity. */
async function manyEdits(database: Database, trip: TripDocument, userId: string): Promise<readonly string[]> {
  const activities = trip.days.flatMap((it) => it.activities);
  const each = Math.ceil(activities.length / MOST_EDITS);
  const edits = Array.from({ length: MOST_EDITS }, (_, index) => ({
    id: randomUUID(),
    inverse: activities.slice(index * each, (index + 1) * each).map((it) => ({
      ...{ op: "activity.set", activityId: it.id, before: { description: it.description } },
      after: { description: "y".repeat(400) },
    })),
  }));
  await database.pool.query(
    `insert into edit_log (id, trip_id, revision, action, summary, user_id, patch, inverse, reverts)
     select id, $1, 1, 'update_activity', 'Changed things', $2, inverse, inverse, '{}'
       from jsonb_to_recordset($3::jsonb) as it (id uuid, inverse jsonb)`,
    [trip.id, userId, JSON.stringify(edits)],
  );
  return edits.map((it) => it.id);
}

/** Proposes to take back what {@link manyEdits} logged, in large parts. */
async function largeProposals(database: Database, tripId: string, userId: string): Promise<string | undefined> {
  const { rows } = await database.pool.query(
    `insert into proposals (id, trip_id, base_revision, action, summary, patch, known_as, reverts, user_id, created_at, accepted)
     select gen_random_uuid(), $1, 1, 'apply_changes', 'Changes things', jsonb_agg(op), '{}', '{}', $2, now(), '{}'
       from edit_log e, jsonb_array_elements(e.inverse) op where e.trip_id = $1 group by left(e.id::text, 1) returning id`,
    [tripId, userId],
  );
  return rows[0]?.id;
}

export type HostileAccount = Awaited<ReturnType<typeof hostileAccount>>;

/** A new account for each measured scenario, because limits are counted by account. */
export async function hostileAccount(server: Server, size: Size) {
  const { userId, token } = await account(server);
  return { token, ...(await worstTrip(server.database, userId, size)) };
}
