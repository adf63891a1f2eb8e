import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { count, spellDates } from "@/ui/format.ts";
import { keptBecause } from "./taken-back.ts";
import type { TakenBack } from "./use-take-back.ts";

/** Trip by trip: what goes, and what stays because others have built on it. */
export function TakenBackList({ trips, done = false }: { trips: TakenBack; done?: boolean }) {
  const touched = trips.filter((it) => it.taken_back.length > 0 || it.kept.length > 0);
  if (touched.length === 0) return null;
  return (
    <ul className="-mr-3 flex max-h-[50dvh] flex-col gap-5 overflow-y-auto pr-3">
      {touched.map((trip) => (
        <li key={trip.trip_id}>
          <p className="wrap-anywhere font-semibold">
            {done ? (
              <Link href={`/trips/${trip.trip_id}`} className="text-accent underline underline-offset-4">
                {trip.title}
              </Link>
            ) : (
              trip.title
            )}
          </p>
          {trip.taken_back.length > 0 && (
            <details className="group/back">
              <summary className="tap -ml-1 flex w-fit cursor-pointer list-none items-center gap-1 text-muted [&::-webkit-details-marker]:hidden">
                <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/back:rotate-90" />
                {count(trip.taken_back.length, "change")} {done ? "taken back" : "to take back"}
              </summary>
              <ul className="flex list-disc flex-col gap-1 pl-5 text-[0.9375rem] text-muted">
                {trip.taken_back.map((edit) => (
                  <li key={edit.edit_id} className="wrap-anywhere">
                    {spellDates(edit.summary)}
                  </li>
                ))}
              </ul>
            </details>
          )}
          {trip.kept.length > 0 && (
            <div className="mt-1 rounded-control bg-warning-soft px-3.5 py-2.5 text-[0.9375rem] text-on-warning-soft">
              <p className="font-medium">{count(trip.kept.length, "change stays", "changes stay")}</p>
              <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
                {trip.kept.map((edit) => (
                  <li key={edit.edit_id} className="wrap-anywhere">
                    {spellDates(edit.summary)}: {keptBecause(edit)}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
