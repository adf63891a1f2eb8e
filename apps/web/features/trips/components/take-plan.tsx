"use client";

import { useRouter } from "next/navigation";
import type { TripSummary } from "@/features/api-client/index.ts";
import { dayCount } from "@/ui/format.ts";
import { t as ui } from "@/ui/messages/index.ts";
import { PlanAgainDialog } from "./plan-again-dialog.tsx";

interface TakePlanProps {
  trip: Pick<TripSummary, "id" | "title" | "destination" | "start_date" | "end_date">;
  /** Of the public link. */
  token: string;
  template: boolean;
}

/** Asks a reader of a public link for dates, and makes the plan a trip of theirs. */
export function TakePlan({ trip, token, template }: TakePlanProps) {
  const router = useRouter();
  return (
    <>
      <h1 className="heading-page wrap-anywhere">{trip.title}</h1>
      <p className="mt-3 text-lg text-muted">
        {trip.destination} · {ui("days", { count: dayCount(trip.start_date, trip.end_date) })}
      </p>
      <PlanAgainDialog
        trip={trip}
        token={token}
        template={template}
        onClose={() => router.replace(`/shared/${encodeURIComponent(token)}`)}
      />
    </>
  );
}
