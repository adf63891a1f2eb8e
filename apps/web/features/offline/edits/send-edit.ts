import type { ActivityChange, Trip, useApiClient } from "@/features/api-client/index.ts";
import type { QueuedEdit } from "./edit.ts";

export type Client = ReturnType<typeof useApiClient>;

/** What the server says of an edit that went through; a suggestion answers with its proposal instead. */
export interface SentAnswer {
  readonly revision: number;
  readonly edit_id: string | null;
  readonly activity?: { readonly id: string };
}

/** An answer that takes longer is lost: the edit is sent again under its name. */
const patienceMs = 20_000;

/** Sends one edit, under its own name, so that sending it again changes nothing more. */
export function sendEdit(client: Client, entry: QueuedEdit): Promise<SentAnswer> {
  const { edit, tripId, suggests, forRevision } = entry;
  // For another revision it is another request, which the server would refuse under the same name.
  const idempotencyKey = forRevision === null ? entry.id : `${entry.id}.${forRevision}`;
  const options = { context: { idempotencyKey }, signal: AbortSignal.timeout(patienceMs) };
  const here = {
    trip_id: tripId,
    ...(suggests && { propose: true }),
    ...(forRevision !== null && { expected_revision: forRevision }),
  };
  switch (edit.kind) {
    case "change": {
      const input: ActivityChange = { ...here, activity_id: edit.activityId, ...edit.change };
      return client.activities.update.mutate(input, options);
    }
    case "move":
      return client.activities.update.mutate(
        { ...here, activity_id: edit.activityId, itinerary_id: edit.dayId, after_activity_id: edit.afterId },
        options,
      );
    case "remove":
      return client.activities.delete.mutate({ ...here, activity_id: edit.activityId }, options);
    case "add":
      return client.activities.add.mutate({ ...here, ...edit.fields }, options);
    case "notes":
      return client.days.updateNotes.mutate(
        { ...here, day_id: edit.dayId, notes: edit.notes, before: { notes: edit.before } },
        options,
      );
  }
}

/** The trip as the server has it now, never as this device kept it. */
export async function tripNow(client: Client, tripId: string): Promise<Trip> {
  const signal = AbortSignal.timeout(patienceMs);
  const { trip } = await client.trips.get.query({ trip_id: tripId }, { context: { fresh: true }, signal });
  return trip;
}
