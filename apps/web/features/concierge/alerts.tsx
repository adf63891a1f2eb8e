import { TriangleAlert } from "lucide-react";
import Link from "next/link";
import { spellDates } from "@/ui/format.ts";
import type { Alert } from "./types.ts";
import type { Concierge } from "./use-concierge.ts";

/** What no change of the plan can mend; the message says what to do about it. */
export function Alerts({ concierge: { trip, state } }: { concierge: Concierge }) {
  if (state.alerts.length === 0) return null;
  return (
    <section aria-label="At risk" role="alert" className="flex flex-col gap-3">
      {state.alerts.map((alert) => (
        <div
          key={`${alert.code} ${alert.activity_ids} ${alert.segment_ids}`}
          className="flex gap-3 rounded-card bg-danger-soft px-4 py-3.5 text-on-danger-soft"
        >
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0">
            <p className="wrap-anywhere font-semibold">{spellDates(alert.message)}</p>
            <Link
              href={`/trips/${trip.id}${placeOf(alert)}`}
              className="flex min-h-11 w-fit items-center font-semibold underline underline-offset-4"
            >
              {alert.segment_ids.length > 0 ? "See its details" : "See it in the plan"}
            </Link>
          </div>
        </div>
      ))}
    </section>
  );
}

function placeOf({ segment_ids, activity_ids }: Alert): string {
  const [segment] = segment_ids;
  if (segment) return `/travel#segment-${segment}`;
  const [activity] = activity_ids;
  return activity ? `#activity-${activity}` : "";
}
