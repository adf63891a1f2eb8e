import type { Trip, useApiClient } from "@/features/api-client/index.ts";

export type Client = ReturnType<typeof useApiClient>;

/** After that, a request counts as lost. */
export const patienceMs = 20_000;

/** The trip as the server has it now, never the kept one. */
export async function tripNow(client: Client, tripId: string): Promise<Trip> {
  const signal = AbortSignal.timeout(patienceMs);
  const { trip } = await client.trips.get.query({ trip_id: tripId }, { context: { fresh: true }, signal });
  return trip;
}
