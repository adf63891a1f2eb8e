import type { Trip } from "@/features/trips/types.ts";
import { Card } from "@/ui/card.tsx";
import { formatMoney } from "@/ui/format.ts";
import { RateForm } from "./rate-form.tsx";
import { RateLine } from "./rate-line.tsx";
import type { Rate, Summary } from "./types.ts";

export interface RatesProps {
  trip: Trip;
  summary: Summary;
  rates: readonly Rate[];
  canEdit: boolean;
}

/** What cannot be converted yet, and what the others are converted with. */
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
                  <strong className="whitespace-nowrap font-semibold">{formatMoney(amount, currency)}</strong> is in no
                  sum: nobody has said what {currency} is worth in {trip.currency}.
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
