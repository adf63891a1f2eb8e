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

const upsert = statement(
  "trip-rate-upsert",
  `insert into trip_rates (trip_id, currency, base, rate, updated_at, reference_date) values ($1, $2, $3, $4, $5, $6)
   on conflict (trip_id, currency) do update
     set base = excluded.base, rate = excluded.rate, updated_at = excluded.updated_at,
         reference_date = excluded.reference_date`,
  [t.uuid, t.text, t.text, t.numeric, t.timestamp, t.nullable(t.text)],
);

/** A rate into the currency of a trip, with the day of the reference rate that it is. */
export interface NewRate {
  readonly currency: string;
  /** Decimal. */
  readonly rate: string;
  readonly day: string | null;
}

export async function saveRate(
  { sql, now }: Pick<Context, "sql" | "now">,
  trip: { readonly id: string; readonly currency: string },
  { currency, rate, day }: NewRate,
): Promise<void> {
  await sql.rows(upsert, [trip.id, currency, trip.currency, rate, now, day]);
}

/** The kept reference rates from some currencies into another one, those that are there: nothing waits for the source. */
export async function keptRates(ctx: Context, from: Iterable<string>, to: string): Promise<readonly NewRate[]> {
  const kept = (await ctx.ports.rates?.latest())?.kept;
  if (!kept) return [];
  return [...from].flatMap((currency) => {
    const rate = crossRate(kept.perEuro, currency, to);
    return rate === null ? [] : [{ currency, rate, day: kept.date }];
  });
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
