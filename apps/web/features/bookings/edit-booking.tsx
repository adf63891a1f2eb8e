"use client";

import { useState } from "react";
import { Button } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.tsx";
import { type BookingDraft, bookingChangeOf, bookingDraftOf } from "./booking-draft.ts";
import { BookingForm, useBookingForm } from "./booking-form.tsx";
import type { Booking } from "./types.ts";
import { useBookingChange } from "./use-bookings.ts";

export function EditBooking({ booking: current, onDone }: { booking: Booking; onDone: () => void }) {
  // As it was when the form was opened.
  const [booking] = useState(current);
  const { update } = useBookingChange();
  const form = useBookingForm(bookingDraftOf(booking));
  const save = async (draft: BookingDraft) => {
    const change = bookingChangeOf(booking, draft);
    if (!change) return onDone();
    const { booking: after } = await update.mutateAsync(change);
    const moved = after.trip_id !== booking.trip_id;
    const where = after.trip_id === null ? "It is no longer on a trip." : "It has moved to another trip.";
    toast({ title: "Booking saved", ...(moved && { description: where }) });
    onDone();
  };
  return (
    <div className="mx-auto w-full max-w-2xl">
      <h1 className="heading-page wrap-anywhere mb-8">Edit {booking.title}</h1>
      <BookingForm
        form={form}
        saveLabel="Save"
        onSave={save}
        aside={
          <Button variant="secondary" size="lg" onClick={onDone}>
            Cancel
          </Button>
        }
      />
    </div>
  );
}
