import type { Context } from "../kernel/context.ts";
import type { TripChangeParameters } from "../kernel/domain-events.ts";

/**
 * SQL: whether a trip has unanswered advice for another revision; a change by a recommendation itself does not count.
 */
export function hasOutdatedAdvice({ tripId, revision, now, carriesOut }: TripChangeParameters): string {
  return `exists (select from recommendations r
    where r.trip_id = ${tripId} and r.status in ('open', 'snoozed') and r.trip_revision <> ${revision}
      and r.expires_at > ${now} and r.id is distinct from ${carriesOut})`;
}

/** Queues new evaluations for a trip whose plan has changed. Of several changes in a row the first adds the job. */
export async function queueAdviceRefresh(
  { sql, ports }: Context,
  { tripId }: { readonly tripId: string },
): Promise<void> {
  await ports.jobs.add(sql, "concierge.refresh", { tripId }, { key: tripId });
}
