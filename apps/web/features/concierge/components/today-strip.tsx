"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronRight, Navigation } from "lucide-react";
import { type Trip, useApi } from "@/features/api-client/index.ts";
import { zoneNow } from "@/features/travel/index.ts";
import { Link } from "@/ui/link.tsx";
import { useNow } from "@/ui/use-now.ts";
import { momentIn } from "../model/clock.ts";
import { todayStripText } from "../today-strip-text.ts";

/** During the trip: the next stop, and a link to Today. */
export function TodayStrip({ trip }: { trip: Trip }) {
  const api = useApi();
  const instant = useNow(60_000);
  const now = momentIn(zoneNow(trip, instant), instant);
  const { date } = now;
  const on = date >= trip.start_date && date <= trip.end_date && trip.status !== "cancelled";
  const query = useQuery({ ...api.concierge.state.queryOptions({ trip_id: trip.id }), enabled: on });
  if (!on) return null;
  const state = query.data?.state;
  return (
    <Link
      href={`/trips/${trip.id}/today`}
      className="flex min-h-16 items-center gap-3 rounded-card bg-accent-soft py-2 pr-3 pl-4 text-on-accent-soft transition-shadow hover:shadow-card"
    >
      <Navigation aria-hidden="true" className="size-5 shrink-0" />
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="font-semibold">Today. </span>
        {state ? todayStripText(state, now) : "See what's on now and next."}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}
