"use client";

import { useMutation } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { domainError, useApi } from "@/features/api-client/index.ts";
import type { Trip } from "@/features/trips/types.ts";
import { IconButton } from "@/ui/icon-button.tsx";
import { toast } from "@/ui/toast.tsx";
import { RateForm } from "./rate-form.tsx";
import type { Rate } from "./types.ts";

export interface RateLineProps {
  trip: Trip;
  rate: Rate;
  canEdit: boolean;
}

export function RateLine({ trip, rate, canEdit }: RateLineProps) {
  const api = useApi();
  const [changing, setChanging] = useState(false);
  const remove = useMutation(
    api.expenses.removeRate.mutationOptions({
      onError: (error) => toast({ title: domainError(error).message, tone: "danger" }),
    }),
  );
  const { currency } = rate;
  if (changing)
    return (
      <li className="py-2">
        <RateForm
          trip={trip}
          currency={currency}
          initial={rate.rate}
          onSaved={() => setChanging(false)}
          onCancel={() => setChanging(false)}
        />
      </li>
    );
  return (
    <li className="flex items-center gap-1 py-1">
      <span className="flex-1 tabular-nums">
        1 {currency} = {rate.rate} {trip.currency}
      </span>
      {canEdit && (
        <>
          <IconButton label={`Change the rate of ${currency}`} icon={<Pencil />} onClick={() => setChanging(true)} />
          <IconButton
            label={`Remove the rate of ${currency}`}
            icon={<Trash2 />}
            onClick={() => !remove.isPending && remove.mutate({ trip_id: trip.id, currency })}
          />
        </>
      )}
    </li>
  );
}
