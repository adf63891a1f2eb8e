import type { Context } from "../kernel/define.ts";

/**
 * SQL: whether anybody has advice about a trip that waits for an answer and was made for another revision. It takes the
 * names of parameters.
 *
 * @param it.settled of a recommendation that does not count, or null
 */
export function hasOutdatedAdvice(it: { trip: string; revision: string; now: string; settled: string }): string {
  return `exists (select from recommendations r
    where r.trip_id = ${it.trip} and r.status in ('open', 'snoozed') and r.trip_revision <> ${it.revision}
      and r.expires_at > ${it.now} and r.id is distinct from ${it.settled})`;
}

/**
 * Has the advice about a trip made anew, in the transaction that changed the plan under it. Of several changes in a row the
 * first adds a job and the others find it waiting.
 */
export async function queueAdviceRefresh(ctx: Pick<Context, "sql" | "ports">, tripId: string): Promise<void> {
  await ctx.ports.jobs.add(ctx.sql, "concierge.refresh", { tripId }, { key: tripId });
}
