"use client";

import { useMutation } from "@tanstack/react-query";
import { z } from "zod";
import { domainError, type Trip, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Form, FormField, showRefusal, useSchemaForm } from "@/ui/form.tsx";
import { t as frame } from "@/ui/messages/index.ts";
import { NumberField } from "@/ui/number-field.tsx";
import { t } from "../messages/index.ts";

const rateForm = z.object({
  rate: z
    .number()
    .nullable()
    .transform((rate, context) => {
      if (rate !== null && rate > 0) return rate;
      context.addIssue({ code: "custom", message: t("rate.missing") });
      return z.NEVER;
    }),
});

interface RateFormProps {
  trip: Trip;
  currency: string;
  initial?: number;
  onSaved?: () => void;
  onCancel?: () => void;
}

export function RateForm({ trip, currency, initial, onSaved, onCancel }: RateFormProps) {
  const api = useApi();
  const form = useSchemaForm(rateForm, { defaultValues: { rate: initial ?? null } });
  const save = useMutation(
    api.expenses.setRate.mutationOptions({
      onSuccess: () => onSaved?.(),
      onError: (error) =>
        showRefusal(form, { ...domainError(error), details: [{ path: "rate", message: domainError(error).message }] }),
    }),
  );
  return (
    <Form
      form={form}
      onSubmit={({ rate }) => save.mutateAsync({ trip_id: trip.id, currency, rate }).catch(() => undefined)}
      className="mt-3 flex flex-wrap items-end gap-3 text-ink"
    >
      <FormField
        form={form}
        name="rate"
        label={t("rate.label", { from: currency, to: trip.currency })}
        className="w-44"
      >
        {(field) => (
          <NumberField value={field.value} onValueChange={field.onChange} step={0.0001} suffix={trip.currency} />
        )}
      </FormField>
      <Button type="submit" loading={save.isPending}>
        {t("rate.save")}
      </Button>
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          {frame("cancel")}
        </Button>
      )}
    </Form>
  );
}
