import { useQuery } from "@tanstack/react-query";
import { BedDouble, Bookmark, CalendarDays, Car, MapPin, Plane, Route, Ticket, Users, Utensils } from "lucide-react";
import { useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { formatMoney, formatNumber } from "@/ui/format.ts";
import { Link } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import { StatusBadge } from "./booking-status.tsx";
import { t } from "./messages/index.ts";
import { guestsOf, kindWords, whenOf, whereOf } from "./messages.ts";
import { type Booking, type BookingKind, useBookingChange } from "./use-bookings.ts";

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
        <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1.5 text-[0.9375rem] text-muted [&>li]:flex [&>li]:min-w-0 [&>li]:items-start [&>li]:gap-2 [&_svg]:mt-[0.2em] [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint">
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

const MOST_NAMED = 3;

/** The trips that fit a booking, when there are several; one press chooses one. */
export function SuggestedTrips({ booking }: { booking: Booking }) {
  const api = useApi();
  const { quietly } = useBookingChange();
  const { id, destination, dates, preferences, trip_id, trip_chosen, status, start_date } = booking;
  const waits = trip_id === null && !trip_chosen && status === "confirmed" && start_date !== null;
  const { data } = useQuery({
    ...api.bookings.findTrip.queryOptions({ destination, dates, preferences }),
    enabled: waits,
  });
  const trips = waits ? (data?.trips ?? []) : [];
  if (trips.length === 0) return null;
  return (
    <div className="relative z-10 mt-3 flex flex-wrap gap-2">
      {trips.slice(0, MOST_NAMED).map((trip) => (
        <Button
          key={trip.id}
          variant="secondary"
          size="sm"
          icon={<Route />}
          loading={quietly.isPending && quietly.variables.trip_id === trip.id}
          onClick={() =>
            quietly.mutate(
              { booking_id: id, trip_id: trip.id },
              { onSuccess: () => toast({ title: t("putOn.done", { trip: trip.title }) }) },
            )
          }
        >
          {t("putOn", { trip: trip.title })}
        </Button>
      ))}
    </div>
  );
}
