import type { Sql } from "@caravan/db/sql";
import type { Ports } from "../kernel/ports.ts";
import type { Recommendation } from "./recommendation-store.ts";

/** Queues a push for its traveller, with the transaction. */
export async function queueRecommendationPush(
  { jobs }: Pick<Ports, "jobs">,
  sql: Sql,
  it: Recommendation,
): Promise<void> {
  const { tripId, userId, id: recommendationId, version } = it;
  await jobs.add(sql, "push.tell", { kind: "recommendation", tripId, userId, recommendationId, version });
}
