import { type RowOf, type Sql, statement, t } from "@caravan/db/sql";
import { z } from "zod";

export const rateWire = z.object({
  currency: z.string(),
  rate: z.number().meta({ description: "What one unit of it is worth in the currency of the trip" }),
  updated_at: z.string(),
});

export type StoredRate = RowOf<typeof onTrip>;

const onTrip = statement(
  "trip-rates",
  `select currency, trim_scale(rate)::text as rate, updated_at as "updatedAt" from trip_rates
    where trip_id = $1 and base = $2 and currency <> $2 order by currency`,
  [t.uuid, t.text],
  {
    currency: t.text,
    /** Decimal. */
    rate: t.text,
    updatedAt: t.timestamp,
  },
);

/** Rates into the trip's present currency; rates into an earlier one cannot be used. */
export function ratesOn(sql: Sql, trip: { readonly id: string; readonly currency: string }): Promise<StoredRate[]> {
  return sql.rows(onTrip, [trip.id, trip.currency]);
}

export function presentRate({ currency, rate, updatedAt }: StoredRate): z.input<typeof rateWire> {
  return { currency, rate: Number(rate), updated_at: updatedAt.toISOString() };
}
