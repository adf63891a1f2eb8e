import { searchDestinations } from "@caravan/core/destinations/search-destinations";
import type { Verb } from "@caravan/core/kernel/define";
import type { Call } from "@caravan/core/kernel/execute";
import { z } from "zod";
import { runVerb } from "../run-verb.ts";
import { hasArgument } from "./prompts.ts";
import { readTrips } from "./read-trips.ts";
import { tripTemplate } from "./resources.ts";

/** The maximum of the protocol. */
const MOST = 100;

export const completionParams = z.object({
  ref: z.discriminatedUnion("type", [
    z.object({ type: z.literal("ref/prompt"), name: z.string() }),
    z.object({ type: z.literal("ref/resource"), uri: z.string() }),
  ]),
  argument: z.object({ name: z.string(), value: z.string().max(120) }),
});
type CompletionParams = z.output<typeof completionParams>;

/** Values for an argument that is being typed; none for unknown arguments. */
export async function complete(call: Call, params: CompletionParams) {
  const values = await valuesFor(call, params);
  return { completion: { values: values.slice(0, MOST), total: values.length, hasMore: values.length > MOST } };
}

async function valuesFor(call: Call, { ref, argument }: CompletionParams): Promise<string[]> {
  const isKnown = ref.type === "ref/prompt" ? hasArgument(ref.name, argument.name) : ref.uri.startsWith(tripTemplate);
  if (!isKnown) return [];
  if (argument.name === "trip_id") return tripIds(call, argument.value);
  if (argument.name === "destination") return destinations(call, argument.value);
  return [];
}

/** Trip ids, found by the beginning of the id or any part of title and destination. */
async function tripIds(call: Call, typed: string): Promise<string[]> {
  const sought = typed.trim().toLowerCase();
  const { trips } = await readTrips(call, { limit: MOST });
  return trips
    .filter((it) => it.id.startsWith(sought) || `${it.title}\n${it.destination}`.toLowerCase().includes(sought))
    .map((it) => it.id);
}

async function destinations(call: Call, typed: string): Promise<string[]> {
  const found = (await runVerb(searchDestinations as unknown as Verb, call, () => ({ query: typed }))) as {
    destinations: { name: string; country: string }[];
  };
  return found.destinations.map((it) => (it.country === "" ? it.name : `${it.name}, ${it.country}`));
}
