import { ChevronRight } from "lucide-react";
import type { Trip } from "@/features/api-client/index.ts";
import { ChecklistsLink, useChecklistProgress } from "@/features/checklists/index.ts";
import { spellValues } from "@/ui/format.ts";
import { useOverview } from "./use-explanation.ts";

/** What one reads and does before the days. */
export function TripOverview({ trip }: { trip: Trip }) {
  const said = useOverview(trip);
  const progress = useChecklistProgress(trip.id);
  return (
    <details className="group/before text-muted">
      <summary className="tap -ml-1 flex w-fit cursor-pointer list-none items-center gap-1.5 rounded-control px-1 font-medium text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/before:rotate-90" />
        Before you go
        {progress && <span className="font-normal text-faint text-sm group-open/before:hidden">{progress}</span>}
      </summary>
      <div className="mt-1 mb-3">
        <ChecklistsLink tripId={trip.id} canShare={trip.role !== "viewer"} />
      </div>
      <ul className="flex max-w-prose list-disc flex-col gap-1.5 pl-5 break-words empty:hidden">
        {said.map((it) => (
          <li key={it}>{spellValues(it)}</li>
        ))}
      </ul>
    </details>
  );
}
