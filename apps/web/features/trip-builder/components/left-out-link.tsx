"use client";

import { Badge } from "@/ui/badge.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { t } from "../messages/index.ts";
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
    <button
      type="button"
      onClick={openLeftOut}
      className="tap inline-flex items-center gap-1.5 rounded-control px-2 text-left font-medium text-sm hover:bg-sunken"
    >
      <span>
        {richText(
          t.parts("leftOut.link", {
            what: (words) => <span className="max-sm:sr-only">{words}</span>,
            out: (words) => <span className="max-sm:first-letter:uppercase max-sm:inline-block">{words}</span>,
          }),
        )}
      </span>
      {fitting > 0 && (
        <Badge className="px-2!">
          {fitting}
          <span className="sr-only"> {t("leftOut.fitting", { count: fitting })}</span>
        </Badge>
      )}
    </button>
  );
}
