"use client";

import { todayIn } from "@caravan/domain/calendar";
import { useQuery } from "@tanstack/react-query";
import { type Trip, useApi } from "@/features/api-client/index.ts";
import { Badge } from "@/ui/badge.tsx";
import { useNow } from "@/ui/use-now.ts";
import { zoneNow } from "../model/home-zone.ts";
import { isCalledOff, noReports, reportedOn } from "../model/reports.ts";

/** "40 min later": what the reader reported about an activity or a segment, while the trip is on. */
export function ReportBadge({ trip, of, className }: { trip: Trip; of: string; className?: string }) {
  const now = useNow(3_600_000);
  const today = todayIn(zoneNow(trip, now) ?? "UTC", new Date(now));
  const isOn = today >= trip.start_date && today <= trip.end_date && trip.status !== "cancelled";
  const reports = useQuery({
    ...useApi().concierge.state.queryOptions({ trip_id: trip.id }),
    enabled: isOn,
    select: ({ state }) => state?.events ?? noReports,
  });
  const words = isOn ? reportedOn(of, reports.data ?? noReports) : null;
  if (words === null) return null;
  return (
    <Badge tone={isCalledOff(words) ? "neutral" : "warning"} {...(className && { className })}>
      {words}
    </Badge>
  );
}
