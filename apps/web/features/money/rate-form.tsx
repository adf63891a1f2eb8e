"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { domainError, fieldError, useApi } from "@/features/api-client/index.ts";
import type { Trip } from "@/features/trips/types.ts";
import { Button } from "@/ui/button.tsx";
import { Field } from "@/ui/field.tsx";
import { NumberField } from "@/ui/number-field.tsx";

export interface RateFormProps {
  trip: Trip;
  currency: string;
  initial?: number;
  onSaved?: () => void;
  onCancel?: () => void;
}

export function RateForm({ trip, currency, initial, onSaved, onCancel }: RateFormProps) {
  const api = useApi();
  const [rate, setRate] = useState<number | null>(initial ?? null);
  const [unsaid, setUnsaid] = useState(false);
  const save = useMutation(api.expenses.setRate.mutationOptions({ onSuccess: () => onSaved?.() }));
  const refused = save.error ? domainError(save.error) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rate === null || rate <= 0) return setUnsaid(true);
    if (!save.isPending) save.mutate({ trip_id: trip.id, currency, rate });
  };
  const error = unsaid ? "What is it worth?" : (fieldError(refused, "rate") ?? refused?.message);
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex flex-wrap items-end gap-3 text-ink">
      <Field label={`1 ${currency} in ${trip.currency}`} error={error} className="w-44">
        <NumberField
          value={rate}
          onValueChange={(value) => {
            setRate(value);
            setUnsaid(false);
          }}
          step={0.0001}
          suffix={trip.currency}
        />
      </Field>
      <Button type="submit" loading={save.isPending}>
        Save rate
      </Button>
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </form>
  );
}
