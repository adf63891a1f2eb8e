import { type Sql, statement, t } from "@caravan/db/sql";
import { type PlanWords, wordsAfterPlan } from "@caravan/domain/planning/plan-words";
import type { Plan } from "@caravan/domain/planning/types";
import type { TripDocument } from "@caravan/domain/trip/document";

const read = statement("plan-words", "select words from plan_words where trip_id = $1", [t.uuid], {
  words: t.json<PlanWords>(),
});
const write = statement(
  "plan-words-save",
  "insert into plan_words (trip_id, words) values ($1, $2) on conflict (trip_id) do update set words = excluded.words",
  [t.uuid, t.json<PlanWords>()],
);
const remove = statement("plan-words-delete", "delete from plan_words where trip_id = $1", [t.uuid]);

/** What a language model wrote of the plan of a trip; null without any. The caller has checked the permission. */
export async function wordsOfTrip(sql: Sql, tripId: string): Promise<PlanWords | null> {
  const [row] = await sql.rows(read, [tripId]);
  return row?.words ?? null;
}

/** Keeps what the model wrote of a plan, in the transaction that puts the plan into the trip. */
export async function keepPlanWords(sql: Sql, plan: Plan, trip: TripDocument): Promise<void> {
  const before = await wordsOfTrip(sql, trip.id);
  const words = wordsAfterPlan(before, plan, trip);
  if (words) await sql.rows(write, [trip.id, words]);
  else if (before) await sql.rows(remove, [trip.id]);
}
