"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { FormDialog } from "@/ui/form-dialog.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.ts";
import { usePaused } from "@/ui/use-paused.ts";
import { type BookingDraft, type BookingFormState, partsOf } from "./booking-draft.ts";
import type { Booking } from "./types.ts";
import { useBookingChange, useTripChoices } from "./use-bookings.ts";

/** `auto`: by dates and place; `none`; or the id of a trip. */
type TripChoiceValue = string;
export const AUTO = "auto";
export const NONE = "none";

/** The trip for a new booking, and what its dates and place suggest. */
export function TripChoice({
  form,
  value,
  onValueChange,
}: {
  form: BookingFormState;
  value: TripChoiceValue;
  onValueChange: (value: TripChoiceValue) => void;
}) {
  const { editable } = useTripChoices();
  const fit = useFit(form.watch(), value === AUTO);
  return (
    <Card padding="lg">
      <Field label="Trip" hint={<span role="status">{value === AUTO ? fit : ""}</span>}>
        <Select
          value={value}
          onValueChange={onValueChange}
          options={[
            { value: AUTO, label: "Find it by dates and place" },
            { value: NONE, label: "Not on a trip" },
            ...tripOptions(editable),
          ]}
        />
      </Field>
    </Card>
  );
}

function tripOptions(trips: ReturnType<typeof useTripChoices>["editable"]) {
  return trips.map((it) => ({
    value: it.id,
    label: it.title,
    hint: `${it.destination} · ${formatDateRange(it.start_date, it.end_date)}`,
  }));
}

/** What will happen, as far as it is known. */
function useFit(draft: BookingDraft, enabled: boolean): string {
  const api = useApi();
  const written = usePaused(JSON.stringify(partsOf(draft)), 300);
  const { destination, dates, preferences } = JSON.parse(written) as ReturnType<typeof partsOf>;
  const asked = enabled && "start" in dates && Object.keys(destination).length > 0;
  const found = useQuery({
    ...api.bookings.findTrip.queryOptions({ destination, dates, preferences }),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  if (!asked) return "With dates and a place, Caravan finds the trip.";
  if (!found.data) return found.isError ? "Your trips couldn't be checked. You can add it to one later." : "Looking…";
  const [first, ...others] = found.data.trips;
  if (!first) return "None of your trips matches. It will be saved without a trip.";
  if (others.length === 0)
    return `It will be added to “${first.title}”, ${formatDateRange(first.start_date, first.end_date)}.`;
  return `${others.length + 1} of your trips match. Choose one, or it will be saved without a trip.`;
}

/** Puts a booking on another trip, or on none. */
export function TripDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
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
          toast({ title: trip_id === null ? "Removed from the trip" : "Added to the trip" });
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
      <Field label="Trip" hint="The booking stays on this trip, even if its dates change.">
        <Select
          value={chosen}
          onValueChange={setChosen}
          options={[{ value: NONE, label: "Not on a trip" }, ...tripOptions(editable)]}
        />
      </Field>
    </FormDialog>
  );
}
