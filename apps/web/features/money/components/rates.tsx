"use client";

import { useMutation } from "@tanstack/react-query";
import { Pencil, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { domainError, type Trip, useApi } from "@/features/api-client/index.ts";
import { Card } from "@/ui/card.tsx";
import { formatMoney } from "@/ui/format.ts";
import { toast } from "@/ui/toast.ts";
import { TooltipButton } from "@/ui/tooltip.tsx";
import type { Rate, Summary } from "../types.ts";

const RateForm = dynamic(() => import("./rate-form.tsx").then((it) => it.RateForm));

interface RatesProps {
  trip: Trip;
  summary: Summary;
  rates: readonly Rate[];
  canEdit: boolean;
}

/** The currencies that cannot be converted yet, and the rates of the others. */
export function Rates({ trip, summary, rates, canEdit }: RatesProps) {
  const { missing_rates: missing } = summary;
  if (missing.length === 0 && rates.length === 0) return null;
  return (
    <Card>
      <section aria-labelledby="rates">
        <h2 id="rates" className="font-semibold">
          Exchange rates
        </h2>
        {missing.length > 0 && (
          <ul aria-label="Without a rate" className="mt-3 flex flex-col gap-3">
            {missing.map(({ currency, amount }) => (
              <li key={currency} className="rounded-control bg-warning-soft p-4 text-on-warning-soft">
                <p>
                  <strong className="whitespace-nowrap font-semibold">{formatMoney(amount, currency)}</strong> isn't
                  counted: there is no exchange rate from {currency} to {trip.currency} yet.
                </p>
                {canEdit && <RateForm trip={trip} currency={currency} />}
              </li>
            ))}
          </ul>
        )}
        {rates.length > 0 && (
          <ul aria-label="Rates" className="mt-2 divide-y">
            {rates.map((rate) => (
              <RateLine key={rate.currency} trip={trip} rate={rate} canEdit={canEdit} />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

interface RateLineProps {
  trip: Trip;
  rate: Rate;
  canEdit: boolean;
}

function RateLine({ trip, rate, canEdit }: RateLineProps) {
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
          <TooltipButton label={`Change the rate of ${currency}`} icon={<Pencil />} onClick={() => setChanging(true)} />
          <TooltipButton
            label={`Remove the rate of ${currency}`}
            icon={<Trash2 />}
            onClick={() => !remove.isPending && remove.mutate({ trip_id: trip.id, currency })}
          />
        </>
      )}
    </li>
  );
}
