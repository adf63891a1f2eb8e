import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { crossRate } from "@caravan/domain/money/cross-rate";
import { z } from "zod";
import type { Context } from "../kernel/context.ts";

export const rateWire = z.object({
  currency: z.string(),
  rate: z.number().meta({ description: "What one unit of it is worth in the currency of the trip" }),
  updated_at: z.string(),
  reference_date: z
    .string()
    .nullable()
    .meta({ description: "The day of the European Central Bank's reference rate that it is; null: it was entered" }),
});

export type StoredRate = RowOf<typeof onTrip>;

const onTrip = statement(
  "trip-rates",
  `select currency, trim_scale(rate)::text as rate, updated_at as "updatedAt", reference_date as "referenceDate"
     from trip_rates
    where trip_id = $1 and base = $2 and currency <> $2 order by currency`,
  [t.uuid, t.text],
  {
    currency: t.text,
    /** Decimal. */
    rate: t.text,
    updatedAt: t.timestamp,
    referenceDate: t.nullable(t.text),
  },
);

/** Rates into the trip's present currency; rates into an earlier one cannot be used. */
export function ratesOn(sql: Sql, trip: { readonly id: string; readonly currency: string }): Promise<StoredRate[]> {
  return sql.rows(onTrip, [trip.id, trip.currency]);
}

export function presentRate({ currency, rate, updatedAt, referenceDate }: StoredRate): z.input<typeof rateWire> {
  return {
    currency,
    rate: Number(rate),
    updated_at: updatedAt.toISOString(),
    reference_date: referenceDate,
  };
}

/** Every reference rate into a currency; nothing waits for the source. */
export async function referenceRates(ctx: Context, currency: string) {
  const { rates: source } = ctx.ports;
  if (!source) return { reference: null, reference_pending: false };
  const { kept, asking } = await source.latest();
  const rates = ["EUR", ...Object.keys(kept?.perEuro ?? {})].sort().flatMap((from) => {
    const rate = kept && from !== currency ? crossRate(kept.perEuro, from, currency) : null;
    return rate === null ? [] : [{ currency: from, rate: Number(rate) }];
  });
  const reference = kept && rates.length > 0 ? { date: kept.date, source: { ...source.attribution }, rates } : null;
  return { reference, reference_pending: asking };
}
