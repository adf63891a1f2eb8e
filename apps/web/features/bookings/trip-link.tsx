"use client";

import { Route } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.tsx";
import { NONE, tripOptions } from "./trip-choice.tsx";
import type { Booking } from "./types.ts";
import { useBookingChange } from "./use-booking-change.ts";
import { useTripChoices } from "./use-bookings.ts";

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
          <p className="font-medium">On no trip</p>
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
          <p className="text-faint text-sm">Its members see the booking without your notes and its number.</p>
        )}
      </div>
      <Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
        {trip_id === null ? "Put on a trip" : "Change trip"}
      </Button>
      {choosing && <TripDialog booking={booking} onClose={() => setChoosing(false)} />}
    </section>
  );
}

function TripDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { editable } = useTripChoices();
  const { update } = useBookingChange();
  const [chosen, setChosen] = useState(booking.trip_id ?? NONE);
  const save = () => {
    const trip_id = chosen === NONE ? null : chosen;
    if (trip_id === booking.trip_id) return onClose();
    update.mutate(
      { booking_id: booking.id, trip_id },
      {
        onSuccess: () => {
          toast({ title: trip_id === null ? "Taken off the trip" : "Put on the trip" });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title="Which trip is it on?"
      saveLabel="Save"
      saving={update.isPending}
      alert={update.error?.message}
      onSave={save}
      onClose={onClose}
    >
      <Field label="Trip" hint="What you choose stays, whatever dates the booking gets.">
        <Select
          value={chosen}
          onValueChange={setChosen}
          options={[{ value: NONE, label: "On no trip" }, ...tripOptions(editable)]}
        />
      </Field>
    </FormDialog>
  );
}
