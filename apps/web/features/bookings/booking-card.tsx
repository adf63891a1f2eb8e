import { BedDouble, Bookmark, CalendarDays, Car, MapPin, Plane, Route, Ticket, Users, Utensils } from "lucide-react";
import { Card } from "@/ui/card.tsx";
import { formatMoney, formatNumber } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { StatusBadge } from "./booking-status.tsx";
import { t } from "./messages/index.ts";
import { guestsOf, kindWords, whenOf, whereOf } from "./messages.ts";
import { SuggestedTrips } from "./suggested-trips.tsx";
import type { Booking, BookingKind } from "./types.ts";

/** @param trip the name of the trip that it is on, as far as that is known */
export function BookingCard({ booking, trip }: { booking: Booking; trip: string | undefined }) {
  const { kind, title, price, currency } = booking;
  const [when, where, guests] = [whenOf(booking), whereOf(booking), guestsOf(booking)];
  return (
    <Card interactive className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-on-accent-soft [&_svg]:size-5">
        <KindIcon kind={kind} />
        <span className="sr-only">{kindWords()[kind]}</span>
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="wrap-anywhere font-semibold text-lg leading-snug">
            <Link
              href={`/bookings/${booking.id}`}
              className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-accent"
            >
              {title}
            </Link>
          </h2>
          {price !== null && (
            <span className="tabular-nums">{currency ? formatMoney(price, currency) : formatNumber(price)}</span>
          )}
        </div>
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-[0.9375rem] text-muted [&>li]:flex [&>li]:min-w-0 [&>li]:items-center [&>li]:gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
          <li>
            <CalendarDays aria-hidden="true" />
            {when ?? t("noDates")}
          </li>
          {where && (
            <li>
              <MapPin aria-hidden="true" />
              <span className="wrap-anywhere">{where}</span>
            </li>
          )}
          {guests && (
            <li>
              <Users aria-hidden="true" />
              {guests}
            </li>
          )}
          {booking.trip_id !== null && (
            <li>
              <Route aria-hidden="true" />
              <span className="wrap-anywhere">{trip ?? t("onTrip")}</span>
            </li>
          )}
        </ul>
        {booking.segments_status !== "confirmed" && <StatusBadge status={booking.segments_status} className="mt-3" />}
        <SuggestedTrips booking={booking} />
      </div>
    </Card>
  );
}

const icons = { stay: BedDouble, flight: Plane, car: Car, restaurant: Utensils, activity: Ticket, other: Bookmark };

/** Decorative: the kind is beside it in words. */
export function KindIcon({ kind, className }: { kind: BookingKind; className?: string }) {
  const Icon = icons[kind];
  return <Icon aria-hidden="true" {...(className && { className })} />;
}
