"use client";

import { Route } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { ConfirmDialog } from "@/ui/confirm-dialog.tsx";
import { Link } from "@/ui/link.tsx";
import { toast } from "@/ui/toast.ts";
import { SuggestedTrips } from "./suggested-trips.tsx";
import type { Booking } from "./types.ts";
import { useBookingChange, useTripChoices } from "./use-bookings.ts";

/** Asks before cancelling, since people may take the record for the booking itself. */
export function CancelButton({ booking }: { booking: Booking }) {
  const { cancel, quietly } = useBookingChange();
  const [asking, setAsking] = useState(false);
  if (booking.status === "cancelled")
    return (
      <Button
        variant="secondary"
        className="self-start"
        loading={quietly.isPending}
        onClick={() =>
          quietly.mutate(
            { booking_id: booking.id, status: "confirmed" },
            { onSuccess: () => toast({ title: "Confirmed again" }) },
          )
        }
      >
        It’s not cancelled after all
      </Button>
    );
  return (
    <ConfirmDialog
      open={asking}
      onOpenChange={setAsking}
      trigger={
        <Button variant="danger-quiet" className="self-start">
          Mark as cancelled
        </Button>
      }
      title={`Is ${booking.title} cancelled?`}
      description={`This only updates your own record: ${booking.provider ?? "whoever took the booking"} won’t be told. The booking stays in your list, its dates are free again, and it no longer counts on its trip.`}
      confirmLabel="Mark as cancelled"
      cancelLabel="Keep it"
      danger
      loading={cancel.isPending}
      onConfirm={() =>
        cancel.mutate(
          { booking_id: booking.id },
          {
            onSuccess: () => {
              setAsking(false);
              toast({ title: "Marked as cancelled" });
            },
          },
        )
      }
    />
  );
}

const TripDialog = dynamic(() => import("./trip-choice.tsx").then((it) => it.TripDialog));

/** The trip that a booking is on, and a button to move it to another. */
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
          <>
            <p className="font-medium">Not on a trip</p>
            <SuggestedTrips booking={booking} />
          </>
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
