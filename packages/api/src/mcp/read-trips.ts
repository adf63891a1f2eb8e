import type { Call } from "@caravan/core/kernel/execute";
import type { summaryWire, tripWire } from "@caravan/core/wire/trip";
import type { z } from "zod";
import { runCapability } from "../agents/run-capability.ts";
import { toDomainError } from "../http/error-response.ts";

export type TripWire = z.output<typeof tripWire>;
export type SummaryWire = z.output<typeof summaryWire>;

/** Reads with the verbs of the tools, so that resources and prompts show the same as tools. */

export async function readTrip(call: Call, tripId: string): Promise<TripWire> {
  const { trip } = (await runCapability(call, "get_trip", { trip_id: tripId, view: "full" }, "name")) as {
    trip: TripWire;
  };
  return trip;
}

export async function readProfile(call: Call): Promise<string> {
  const { markdown } = (await runCapability(call, "get_preference_profile", {}, "name")) as { markdown: string };
  return markdown;
}

/** What was proposed on a trip, decided or said about it after that. */
export async function readProposals(call: Call, tripId: string, since: string): Promise<object> {
  return runCapability(call, "list_proposals", { trip_id: tripId, since }, "name");
}

/** A page of the caller's trips; empty when their key has no scope for trips. */
export async function readTrips(
  call: Call,
  page: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ readonly trips: readonly SummaryWire[]; readonly next_cursor: string | null }> {
  try {
    return (await runCapability(call, "list_trips", page, "name")) as Awaited<ReturnType<typeof readTrips>>;
  } catch (error) {
    if (toDomainError(error)?.code === "insufficient_scope") return { trips: [], next_cursor: null };
    throw error;
  }
}
