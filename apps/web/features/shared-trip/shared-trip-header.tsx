import { Printer } from "lucide-react";
import { Badge } from "@/ui/badge.tsx";
import { Button, ButtonLink } from "@/ui/button.tsx";
import { count, dayCount, formatDateRange } from "@/ui/format.ts";
import type { SharedTrip } from "./open-shared-trip.ts";

export function SharedTripHeader({ trip, planHref }: { trip: SharedTrip; planHref: string }) {
  return (
    <header className="mx-auto w-full max-w-3xl px-4 pt-8 sm:px-8 lg:pt-12 print:max-w-none print:p-0">
      <p className="font-medium text-accent text-sm print:hidden">A shared plan, for looking</p>
      <h1 className="heading-page wrap-anywhere mt-1">{trip.title}</h1>
      <p className="mt-3 text-lg text-muted">
        {[
          trip.destination,
          formatDateRange(trip.start_date, trip.end_date),
          count(dayCount(trip.start_date, trip.end_date), "day"),
          count(trip.travelers, "traveler"),
        ].join(" · ")}
      </p>
      {trip.interests.length > 0 && (
        <ul aria-label="Interests" className="mt-4 flex flex-wrap gap-2">
          {trip.interests.map((interest) => (
            <li key={interest}>
              <Badge className="first-letter:uppercase">{interest}</Badge>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">
        <ButtonLink href={planHref}>Plan your own</ButtonLink>
        <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </header>
  );
}
