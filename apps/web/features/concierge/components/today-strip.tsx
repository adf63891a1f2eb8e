"use client";

import { ChevronRight, Navigation } from "lucide-react";
import type { Trip } from "@/features/api-client/index.ts";
import { Link } from "@/ui/link.tsx";
import { useTodayState, useTripMoment } from "../api/use-today.ts";
import { t } from "../messages/strip/index.ts";
import { todayStripText } from "../today-strip-text.ts";

/** During the trip: the next stop, and a link to Today. */
export function TodayStrip({ trip }: { trip: Trip }) {
  const now = useTripMoment(trip);
  const state = useTodayState(trip);
  if (!now) return null;
  return (
    <Link
      href={`/trips/${trip.id}/today`}
      className="flex min-h-16 flex-1 items-center gap-3 rounded-card py-2 pr-3 pl-4 text-on-accent-soft"
    >
      <Navigation aria-hidden="true" className="size-5 shrink-0" />
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="font-semibold">{t("todaySentence")} </span>
        {state ? todayStripText(state, now) : t("strip.see")}
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0" />
    </Link>
  );
}
