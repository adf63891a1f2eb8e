"use client";

import { Route } from "lucide-react";
import dynamic from "next/dynamic";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import type { Booking } from "./types.ts";
import { useTripChoices } from "./use-bookings.ts";

const TripDialog = dynamic(() => import("./trip-choice.tsx").then((it) => it.TripDialog));

/** The trip that a booking is on, and the way to another. */
export function TripLink({ booking }: { booking: Booking }) {
  const { names } = useTripChoices();
  const [choosing, setChoosing] = useState(false);
  const { trip_id } = booking;
  return (
    <section aria-labelledby="booking-trip" className="flex flex-wrap items-center justify-between gap-4 border-t pt-6">
      <div className="min-w-0">
        <h2 id="booking-trip" className="text-muted">
          Trip
        </h2>
        {trip_id === null ? (
          <p className="font-medium">Not on a trip</p>
        ) : (
          <Link
            href={`/trips/${trip_id}`}
            className="tap wrap-anywhere flex items-center gap-2 font-medium underline underline-offset-4"
          >
            <Route aria-hidden="true" className="size-4 shrink-0" />
            {names.get(trip_id) ?? "Open the trip"}
          </Link>
        )}
        {trip_id !== null && (
          <p className="text-faint text-sm">
            Trip members see the booking, but not your notes or its confirmation number.
          </p>
        )}
      </div>
      <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
        {trip_id === null ? "Add to a trip" : "Change trip"}
      </Button>
      {choosing && <TripDialog booking={booking} onClose={() => setChoosing(false)} />}
    </section>
  );
}
