"use client";

import { addDays, daysBetween, isCalendarDate, todayIn } from "@caravan/domain/calendar";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { domainError, type TripSummary, useApi } from "@/features/api-client/index.ts";
import { FormField, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { deviceZone, formatDate, formatDateRange } from "@/ui/format.ts";
import { DateField } from "@/ui/input.tsx";
import { t } from "../messages/again/index.ts";
import { t as trips } from "../messages/index.ts";
import { pastStart } from "../model/past-start.ts";

const again = schemaOf(({ start_date }: { start_date: string }) => {
  const path = "start_date" as const;
  if (!isCalendarDate(start_date)) return [{ path, message: trips("firstDay") }];
  const message = pastStart(start_date);
  return message === null ? [] : [{ path, message }];
});

interface PlanAgainFormProps {
  trip: Pick<TripSummary, "id" | "title" | "start_date" | "end_date">;
  /** Of the public link through which its reader sees it; without one, they are on the trip. */
  token?: string;
  /** It shows no dates. */
  template?: boolean;
  onClose: () => void;
}

/** Asks for new dates, and makes a new draft with the same days, without bookings and people. */
export function PlanAgainForm({ trip, token, template = false, onClose }: PlanAgainFormProps) {
  const api = useApi();
  const router = useRouter();
  const form = useSchemaForm(again, { defaultValues: { start_date: "" } });
  const outcome = {
    onSuccess: ({ trip: made }: { trip: { id: string } }) => {
      // The page of a public link goes on to the new trip.
      if (!token) onClose();
      router.push(`/trips/${made.id}`);
    },
    onError: (error: unknown) => showRefusal(form, domainError(error)),
  };
  const copy = useMutation(api.trips.copy.mutationOptions(outcome));
  const copyShared = useMutation(api.trips.copyShared.mutationOptions(outcome));
  const save = ({ start_date }: { start_date: string }) => {
    const from = { start_date, timezone: deviceZone() };
    const done = token ? copyShared.mutateAsync({ token, ...from }) : copy.mutateAsync({ trip_id: trip.id, ...from });
    return done.catch(() => undefined);
  };
  const start = useWatch({ control: form.control, name: "start_date" });
  const end = isCalendarDate(start) ? addDays(start, daysBetween(trip.start_date, trip.end_date)) : null;
  return (
    <SchemaFormDialog
      title={t(token ? "use" : "again")}
      description={t("text", { title: trip.title })}
      saveLabel={t(token ? "mine" : "again")}
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="start_date"
        label={t("first")}
        hint={end !== null ? formatDateRange(start, end) : !template && t("was", { date: formatDate(trip.start_date) })}
        required
      >
        {(field) => (
          <DateField value={field.value} min={todayIn(deviceZone(), new Date())} onValueChange={field.onChange} />
        )}
      </FormField>
    </SchemaFormDialog>
  );
}
