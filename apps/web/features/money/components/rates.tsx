"use client";

import { useMutation } from "@tanstack/react-query";
import { Pencil, RefreshCw, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type Trip, toastError, useApi } from "@/features/api-client/index.ts";
import { Button } from "@/ui/button.tsx";
import { Card } from "@/ui/card.tsx";
import { formatDate, formatMoney } from "@/ui/format.ts";
import { loadedApart } from "@/ui/loaded-apart.tsx";
import { richText } from "@/ui/rich-text.tsx";
import { TooltipButton } from "@/ui/tooltip.tsx";
import { t } from "../messages/index.ts";
import type { Rate, Reference, Summary } from "../types.ts";

const RateForm = loadedApart(() => import("./rate-form.tsx").then((it) => it.RateForm));

interface RatesProps {
  trip: Trip;
  summary: Summary;
  rates: readonly Rate[];
  /** Rates of the day that can be taken over; null while none are known. */
  reference: Reference;
  canEdit: boolean;
}

/** The currencies that cannot be converted yet, and the rates of the others. */
export function Rates({ trip, summary, rates, reference, canEdit }: RatesProps) {
  const { missing_rates: missing, prices_without_rate: prices } = summary;
  // Entering the rate of what was paid also converts the prices at the destination.
  const local = prices && !missing.some((it) => it.currency === prices.currency) ? prices.currency : null;
  if (missing.length === 0 && rates.length === 0 && local === null) return null;
  return (
    <Card>
      <section aria-labelledby="rates">
        <h2 id="rates" className="font-semibold">
          {t("rates.title")}
        </h2>
        {(missing.length > 0 || local !== null) && (
          <ul aria-label={t("rates.missing")} className="mt-3 flex flex-col gap-3">
            {missing.map(({ currency, amount }) => (
              <li key={currency} className="rounded-control bg-warning-soft p-4 text-on-warning-soft">
                <p>
                  {richText(
                    t.parts("rates.notCounted", {
                      money: formatMoney(amount, currency),
                      from: currency,
                      to: trip.currency,
                      b: (words: readonly ReactNode[]) => (
                        <strong className="whitespace-nowrap font-semibold">{words}</strong>
                      ),
                    }),
                  )}
                </p>
                {canEdit && <UseReference trip={trip} currency={currency} reference={reference} />}
                {canEdit && <RateForm trip={trip} currency={currency} />}
              </li>
            ))}
            {local !== null && (
              <li className="rounded-control bg-sunken p-4">
                <p>{t("rates.pricesIn", { from: local, to: trip.currency })}</p>
                {canEdit && <UseReference trip={trip} currency={local} reference={reference} />}
                {canEdit && <RateForm trip={trip} currency={local} />}
              </li>
            )}
          </ul>
        )}
        {rates.length > 0 && (
          <ul aria-label={t("rates.known")} className="mt-2 divide-y">
            {rates.map((rate) => (
              <RateLine key={rate.currency} trip={trip} rate={rate} reference={reference} canEdit={canEdit} />
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
  reference: Reference;
  canEdit: boolean;
}

/** Takes the rate of the day over, which then stays. */
function useReferenceRate() {
  return useMutation(
    useApi().expenses.setRate.mutationOptions({
      onError: (error) => toastError(error),
    }),
  );
}

function UseReference({ trip, currency, reference }: { trip: Trip; currency: string; reference: Reference }) {
  const take = useReferenceRate();
  const of = reference?.rates.find((it) => it.currency === currency);
  if (!reference || !of) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>
        1 {currency} = <strong className="font-semibold tabular-nums">{of.rate}</strong> {trip.currency}{" "}
        <span className="text-sm">
          (
          <a href={reference.source.url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
            {reference.source.name}
          </a>
          , {formatDate(reference.date)})
        </span>
      </p>
      <Button
        loading={take.isPending}
        onClick={() => take.mutate({ trip_id: trip.id, currency, reference: true })}
        aria-label={t("rates.useOf", { currency, date: formatDate(reference.date) })}
      >
        {t("rates.use")}
      </Button>
    </div>
  );
}

function RateLine({ trip, rate, reference, canEdit }: RateLineProps) {
  const api = useApi();
  const [changing, setChanging] = useState(false);
  const remove = useMutation(
    api.expenses.removeRate.mutationOptions({
      onError: (error) => toastError(error),
    }),
  );
  const { currency } = rate;
  const renew = useReferenceRate();
  const isOlder = rate.reference_date !== null && reference !== null && rate.reference_date < reference.date;
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
        <span className="block text-muted text-sm">
          {rate.reference_date ? t("rates.bank", { date: formatDate(rate.reference_date) }) : t("rates.byHand")}
        </span>
      </span>
      {canEdit && isOlder && (
        <TooltipButton
          label={t("rates.useOf", { currency, date: formatDate(reference.date) })}
          icon={<RefreshCw />}
          onClick={() => !renew.isPending && renew.mutate({ trip_id: trip.id, currency, reference: true })}
        />
      )}
      {canEdit && (
        <>
          <TooltipButton label={t("rates.change", { currency })} icon={<Pencil />} onClick={() => setChanging(true)} />
          <TooltipButton
            label={t("rates.remove", { currency })}
            icon={<Trash2 />}
            onClick={() => !remove.isPending && remove.mutate({ trip_id: trip.id, currency })}
          />
        </>
      )}
    </li>
  );
}
