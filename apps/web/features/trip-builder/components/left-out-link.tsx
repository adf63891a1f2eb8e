"use client";

import { ChevronRight } from "lucide-react";
import { count } from "@/ui/format.ts";
import { useBuilder } from "./builder-context.tsx";
import { useExplanation } from "./use-explanation.ts";

/** Opens the list of places that were left out; hidden when there are none. */
export function LeftOutLink() {
  const { trip, openLeftOut } = useBuilder();
  const { data } = useExplanation(trip.id);
  const planned = trip.itinerary.some((day) => day.activities.length > 0);
  if (!planned || !data || data.left_out.length === 0) return null;
  const fitting = data.left_out.filter((it) => it.fits_on).length;
  return (
    <p>
      <button
        type="button"
        onClick={openLeftOut}
        className="tap -ml-2 inline-flex items-center gap-1 rounded-control px-2 text-left text-muted text-sm hover:bg-sunken hover:text-ink"
      >
        <span>
          <span className="underline underline-offset-4">What was left out</span>
          {fitting > 0 && `: there is still time for ${count(fitting, "place")}`}
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
      </button>
    </p>
  );
}
