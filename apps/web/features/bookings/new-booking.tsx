"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { ButtonLink } from "@/ui/button.tsx";
import { toast } from "@/ui/toast.tsx";
import { blankBookingDraft, newBookingOf } from "./booking-draft.ts";
import { BookingForm, useBookingForm } from "./booking-form.tsx";
import { AUTO, NONE, TripChoice } from "./trip-choice.tsx";
import { useTripChoices } from "./use-bookings.ts";

export function NewBooking() {
  const api = useApi();
  const router = useRouter();
  const { names } = useTripChoices();
  const [trip, setTrip] = useState(AUTO);
  const record = useMutation(
    api.bookings.record.mutationOptions({
      onSuccess: ({ booking }) => {
        const onTrip = booking.trip_id === null ? undefined : (names.get(booking.trip_id) ?? "a trip");
        toast({ title: "Booking saved", ...(onTrip && { description: `It is on “${onTrip}”.` }) });
        router.push(`/bookings/${booking.id}`);
      },
    }),
  );
  const form = useBookingForm(blankBookingDraft);
  const tripId = trip === AUTO ? undefined : trip === NONE ? null : trip;
  return (
    <div className="mx-auto w-full max-w-2xl">
      <h1 className="heading-page">Add a booking</h1>
      <p className="mt-2 mb-8 text-lg text-muted">
        Something you booked elsewhere. Fill in what you know; you can change it later.
      </p>
      <BookingForm
        form={form}
        saveLabel="Save booking"
        onSave={(draft) => record.mutateAsync(newBookingOf(draft, tripId))}
        aside={
          <ButtonLink href="/bookings" variant="secondary" size="lg">
            Cancel
          </ButtonLink>
        }
      >
        <TripChoice form={form} value={trip} onValueChange={setTrip} />
      </BookingForm>
    </div>
  );
}
