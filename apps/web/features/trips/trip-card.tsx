import { CalendarDays, MapPin, Users } from "lucide-react";
import Link from "next/link";
import { dayColour } from "@/features/map/day-colour.ts";
import { KeptMark } from "@/features/offline/app/kept-mark.tsx";
import { Badge } from "@/ui/badge.tsx";
import { Card } from "@/ui/card.tsx";
import { count, dayCount, formatDateRange } from "@/ui/format.ts";
import { StatusBadge } from "./status-badge.tsx";
import type { TripSummary } from "./types.ts";

export function TripCard({ trip }: { trip: TripSummary }) {
  const days = dayCount(trip.start_date, trip.end_date);
  return (
    <Card interactive padding="none" className="flex h-full flex-col overflow-hidden">
      <DayBand days={days} />
      <div className="flex flex-1 flex-col gap-4 p-5">
        <div className="flex flex-wrap items-center gap-2">
          <StatusBadge status={trip.status} />
          {trip.role !== "owner" && <Badge>{trip.role === "editor" ? "You can edit" : "View only"}</Badge>}
          <KeptMark tripId={trip.id} />
        </div>
        <h2 className="heading-section break-words">
          <Link
            href={`/trips/${trip.id}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent"
          >
            {trip.title}
          </Link>
        </h2>
        <ul className="mt-auto flex flex-col gap-1.5 text-[0.9375rem] text-muted [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
          <li className="flex items-center gap-2">
            <MapPin aria-hidden="true" />
            <span className="min-w-0 truncate">{trip.destination}</span>
          </li>
          <li className="flex items-center gap-2">
            <CalendarDays aria-hidden="true" />
            {formatDateRange(trip.start_date, trip.end_date)}
            <span className="text-faint">· {count(days, "day")}</span>
          </li>
          <li className="flex items-center gap-2">
            <Users aria-hidden="true" />
            {count(trip.travelers, "traveler")}
          </li>
        </ul>
      </div>
    </Card>
  );
}

/** One stripe a day, in the colours of the trip's map: how long the trip is, at a glance. */
function DayBand({ days }: { days: number }) {
  const stripes = Array.from({ length: Math.min(days, 28) }, (_, index) => dayColour(index));
  return (
    <div aria-hidden="true" className="flex h-2 gap-px">
      {stripes.map((colour, index) => (
        <span key={index} className="flex-1" style={{ background: colour }} />
      ))}
    </div>
  );
}
