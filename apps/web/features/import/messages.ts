import { count, spellDates } from "@/ui/format.ts";
import type { Saved } from "./types.ts";

/** What saving a confirmation did, for a message in passing. */
export function savedWords({ trip, trip_created, changes, warnings = [] }: Saved): {
  title: string;
  description: string;
} {
  const { created, updated, unchanged, kept_off } = changes;
  const parts = [
    created > 0 && `${created} added`,
    updated > 0 && `${updated} updated`,
    unchanged > 0 && `${unchanged} already there`,
    kept_off > 0 && `${count(kept_off, "stays", "stay")} off`,
  ].filter(Boolean);
  const happened = parts.length > 0 ? `${parts.join(", ")}.` : "";
  return {
    title: trip_created ? `New trip: ${trip.title}` : `Saved to ${trip.title}`,
    description: [happened, ...warnings.map((it) => spellDates(it.message))].filter(Boolean).join(" "),
  };
}
