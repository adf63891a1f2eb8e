import { accountHeader, ResponseError } from "@/features/api-client/index.ts";
import type { Simulation, SimulationInput } from "./types.ts";

/**
 * What a round would give if some things were different. Over REST: the steps of many members are too long for the
 * address of a query. Rejects with what `domainError` reads.
 */
export async function simulate(input: SimulationInput, signal: AbortSignal): Promise<Simulation> {
  const standing = await fetch(`/api/group-trips/${encodeURIComponent(input.trip_code)}/alignment/simulate`, {
    method: "POST",
    headers: { "content-type": "application/json", ...accountHeader() },
    body: JSON.stringify(input),
    cache: "no-store",
    signal,
  });
  const body = await standing.json().catch(() => null);
  if (!standing.ok) throw ResponseError.of(standing.status, body);
  return body as Simulation;
}
