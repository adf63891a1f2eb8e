"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useApi } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { Field } from "@/ui/field.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { Select } from "@/ui/select.tsx";
import { type BookingDraft, partsOf } from "./booking-draft.ts";
import { useTripChoices } from "./use-bookings.ts";

/** `auto`: by dates and place; `none`; or the id of a trip. */
export type TripChoiceValue = string;
export const AUTO = "auto";
export const NONE = "none";

/** Which trip a new booking goes on, with what its dates and place say so far. */
export function TripChoice({
  draft,
  value,
  onValueChange,
}: {
  draft: BookingDraft;
  value: TripChoiceValue;
  onValueChange: (value: TripChoiceValue) => void;
}) {
  const { editable } = useTripChoices();
  const fit = useFit(draft, value === AUTO);
  return (
    <Card padding="lg">
      <Field label="Trip" hint={<span role="status">{value === AUTO ? fit : ""}</span>}>
        <Select
          value={value}
          onValueChange={onValueChange}
          options={[
            { value: AUTO, label: "Find it by dates and place" },
            { value: NONE, label: "On no trip" },
            ...tripOptions(editable),
          ]}
        />
      </Field>
    </Card>
  );
}

export function tripOptions(trips: ReturnType<typeof useTripChoices>["editable"]) {
  return trips.map((it) => ({
    value: it.id,
    label: it.title,
    hint: `${it.destination} · ${formatDateRange(it.start_date, it.end_date)}`,
  }));
}

/** What becomes of it, in words, as far as can be told. */
function useFit(draft: BookingDraft, enabled: boolean): string {
  const api = useApi();
  const { destination, dates, preferences } = usePaused(partsOf(draft), 300);
  const asked = enabled && "start" in dates && Object.keys(destination).length > 0;
  const found = useQuery({
    ...api.bookings.findTrip.queryOptions({ destination, dates, preferences }),
    enabled: asked,
    placeholderData: keepPreviousData,
  });
  if (!asked) return "With dates and a place it finds its trip by itself.";
  if (!found.data)
    return found.isError ? "The trips could not be looked through; it can be put on one later." : "Looking…";
  const [first, ...others] = found.data.trips;
  if (!first) return "None of your trips is there then. It is kept by itself.";
  if (others.length === 0) return `It goes on “${first.title}”, ${formatDateRange(first.start_date, first.end_date)}.`;
  return `${others.length + 1} of your trips fit: choose one, or it is kept by itself.`;
}

/** The value once it has been the same for a moment. */
function usePaused<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  const written = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(written) as T), ms);
    return () => clearTimeout(timer);
  }, [written, ms]);
  return settled;
}
