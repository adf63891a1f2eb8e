import { presentRequest } from "@caravan/domain/trip/wire-patch";
import type { ApiInputs, Trip, useApiClient } from "@/features/api-client/index.ts";
import type { OutboxEntry } from "./edit.ts";
import { opsOf } from "./edit-ops.ts";

export type Client = ReturnType<typeof useApiClient>;

/** What the server says of an edit that went through; a suggestion answers with its proposal instead. */
export interface SentAnswer {
  readonly revision: number;
  readonly edit_id: string | null;
}

/** An answer that takes longer is lost: the edit is sent again under its name. */
const patienceMs = 20_000;

/**
 * Sends one edit as a patch, under its own name, so that sending it again changes nothing more.
 *
 * @param trip as it is now, where it has been looked at.
 */
export function sendEdit(
  client: Client,
  { id, edit, tripId, suggests }: OutboxEntry,
  trip: Trip | null,
): Promise<SentAnswer> {
  const changes = presentRequest(opsOf(edit, trip)) as ApiInputs["plan"]["applyChanges"]["changes"];
  return client.plan.applyChanges.mutate(
    { trip_id: tripId, changes, ...(suggests && { propose: true }) },
    { context: { idempotencyKey: id }, signal: AbortSignal.timeout(patienceMs) },
  );
}

/** The trip as the server has it now, never as this device kept it. */
export async function tripNow(client: Client, tripId: string): Promise<Trip> {
  const signal = AbortSignal.timeout(patienceMs);
  const { trip } = await client.trips.get.query({ trip_id: tripId }, { context: { fresh: true }, signal });
  return trip;
}
