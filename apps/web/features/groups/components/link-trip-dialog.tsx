"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { domainError, useApi } from "@/features/api-client/index.ts";
import { FormAlert } from "@/ui/field.tsx";
import { FormField, schemaOf, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { SchemaFormDialog } from "@/ui/form-dialog.tsx";
import { formatDateRange } from "@/ui/format.ts";
import { Select } from "@/ui/select.tsx";
import { toast } from "@/ui/toast.ts";
import { t } from "../messages/index.ts";
import type { Group } from "../model/types.ts";

const MOST_TRIPS = 100;

/** Makes a trip that the creator has already the plan of the group. */
export function LinkTripDialog({ group, onClose }: { group: Group; onClose: () => void }) {
  const api = useApi();
  const trips = useQuery(api.trips.list.queryOptions({ limit: MOST_TRIPS }));
  const form = useSchemaForm(chosenTrip, { defaultValues: { trip_id: "" } });
  const link = useMutation(
    api.groups.linkTrip.mutationOptions({
      onSuccess: () => {
        toast({ title: t("linkTrip.done") });
        onClose();
      },
      onError: (error) => showRefusal(form, domainError(error)),
    }),
  );
  const own = trips.data?.trips.filter((it) => it.role === "owner") ?? [];
  return (
    <SchemaFormDialog
      title={t("linkTrip")}
      description={t("linkTrip.text")}
      saveLabel={t("linkTrip.save")}
      form={form}
      // A refusal is shown in the form.
      onSubmit={({ trip_id }) => link.mutateAsync({ trip_code: group.trip_code, trip_id }).catch(() => undefined)}
      onClose={onClose}
    >
      {trips.isError && <FormAlert>{domainError(trips.error).message}</FormAlert>}
      {trips.data && own.length === 0 && <p className="text-muted">{t("linkTrip.none")}</p>}
      <FormField form={form} name="trip_id" label={t("linkTrip.trip")}>
        {({ value, onChange }) => (
          <Select
            options={own.map((it) => ({
              value: it.id,
              label: `${it.title} · ${formatDateRange(it.start_date, it.end_date)}`,
            }))}
            value={value || undefined}
            onValueChange={onChange}
            placeholder={t("linkTrip.choose")}
          />
        )}
      </FormField>
    </SchemaFormDialog>
  );
}

const chosenTrip = schemaOf(({ trip_id }: { trip_id: string }) =>
  trip_id ? [] : [{ path: "trip_id", message: t("linkTrip.missing") }],
);
