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
import { t } from "./messages/index.ts";
import { type Booking, useBookingChange, useTripChoices } from "./use-bookings.ts";

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
      <Field label={t("trip")} hint={<span role="status">{value === AUTO ? fit : ""}</span>}>
        <Select
          value={value}
          onValueChange={onValueChange}
          options={[
            { value: AUTO, label: t("choice.find") },
            { value: NONE, label: t("noTrip") },
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
  if (!asked) return t("choice.needs");
  if (!found.data) return found.isError ? t("choice.failed") : t("choice.looking");
  const [first, ...others] = found.data.trips;
  if (!first) return t("choice.none");
  if (others.length === 0)
    return t("choice.one", { trip: first.title, dates: formatDateRange(first.start_date, first.end_date) });
  return t("choice.many", { count: String(others.length + 1) });
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
          toast({ title: trip_id === null ? t("trip.removed") : t("trip.added") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("trip.which")}
      saveLabel={t("save")}
      saving={update.isPending}
      alert={update.error?.message}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t("trip")} hint={t("trip.stays")}>
        <Select
          value={chosen}
          onValueChange={setChosen}
          options={[{ value: NONE, label: t("noTrip") }, ...tripOptions(editable)]}
        />
      </Field>
    </FormDialog>
  );
}
