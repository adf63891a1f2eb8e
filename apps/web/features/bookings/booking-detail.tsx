"use client";

import { ArrowLeft, Pencil } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Badge } from "@/ui/badge.tsx";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { formatDate, formatMoney } from "@/ui/format.ts";
import { formWords, guestsOf, kindWords, whereOf } from "./booking-words.ts";
import { CancelButton } from "./cancel-button.tsx";
import { Further } from "./further-section.tsx";
import { KindIcon } from "./kind-icon.tsx";
import { TripLink } from "./trip-link.tsx";
import type { Booking } from "./types.ts";

export function BookingDetail({ booking, onEdit }: { booking: Booking; onEdit: () => void }) {
  const cancelled = booking.status === "cancelled";
  return (
    <article className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <Link
        href="/bookings"
        className="tap -ml-2 flex items-center gap-2 self-start rounded-control px-2 text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Bookings
      </Link>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <div className="mb-2 flex flex-wrap gap-2">
            <Badge icon={<KindIcon kind={booking.kind} />}>{kindWords[booking.kind]}</Badge>
            {cancelled ? <Badge tone="danger">Cancelled</Badge> : <Badge tone="success">Confirmed</Badge>}
          </div>
          <h1 className="heading-page wrap-anywhere">{booking.title}</h1>
        </div>
        <Button variant="secondary" icon={<Pencil />} onClick={onEdit}>
          Edit
        </Button>
      </header>
      <Card padding="lg" className="flex flex-col gap-6">
        <Facts booking={booking} />
        <TripLink booking={booking} />
        <Further booking={booking} />
      </Card>
      <CancelButton booking={booking} />
    </article>
  );
}

function Facts({ booking }: { booking: Booking }) {
  const words = formWords[booking.kind];
  const moment = (date: string | null, time: string | null) =>
    date && [formatDate(date, "long"), time].filter(Boolean).join(", ");
  const { price, currency } = booking;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [words.start, moment(booking.start_date, booking.start_time) ?? "No dates yet"],
    [words.end, moment(booking.end_date, booking.end_time)],
    ["Where", whereOf(booking)],
    ["Address", booking.address],
    ["Guests", guestsOf(booking)],
    ["Booked with", booking.provider],
    [
      "Confirmation number",
      booking.confirmation_number && <span className="font-mono">{booking.confirmation_number}</span>,
    ],
    ["Price", price !== null && (currency ? formatMoney(price, currency) : `${price}, in an unknown currency`)],
    ["Notes", booking.notes && <span className="whitespace-pre-wrap">{booking.notes}</span>],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="contents">
              <dt className="text-muted max-sm:-mb-3">{label}</dt>
              <dd className="wrap-anywhere font-medium">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
