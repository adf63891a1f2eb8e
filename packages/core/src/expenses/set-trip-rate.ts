import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { invalidAt } from "../kernel/errors.ts";
import { recordChange } from "../kernel/record-change.ts";
import { keptRates, presentRate, rateWire, saveRate } from "./exchange-rates.ts";

export const setTripRate = command({
  name: "set_trip_rate",
  description:
    "Says what one unit of a currency is worth in the currency of the trip: `rate`, or with reference the rate of the European Central Bank that list_expenses shows. All sums follow it, and it stays until it is changed.",
  audience: "trips:write",
  approval: "refused",
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({
    trip_id: f.id,
    currency: f.currency,
    rate: f.exchangeRate.optional(),
    reference: z.literal(true).optional().meta({ description: "Instead of rate" }),
  }),
  output: z.object({ rate: rateWire }),
  rest: { method: "PUT", path: "/api/trips/{id}/rates/{currency}", params: { id: "trip_id" } },
  async run(ctx, { trip_id, currency, rate: entered, reference }) {
    if ((entered === undefined) === (reference === undefined))
      throw invalidAt("rate", "is needed, or reference instead of it");
    const { document: trip } = await tripForChange(ctx, trip_id, "editor", undefined);
    if (currency === trip.currency)
      throw invalidAt("currency", `is the trip's own: one ${currency} is one ${currency}`);
    const { rate, day } =
      entered === undefined ? await referenceRate(ctx, currency, trip.currency) : { rate: entered, day: null };
    await saveRate(ctx, trip, { currency, rate, day });
    const set = said`Set the exchange rate: 1 ${currency} is ${rate} ${trip.currency}`;
    const summary = day === null ? set : said`${set} (European Central Bank, ${day})`;
    await recordChange(ctx, trip.id, { action: "set_trip_rate", summary, records: "expenses" });
    return { rate: presentRate({ currency, rate, updatedAt: ctx.now, referenceDate: day }) };
  },
});

/** The kept rate: a change waits for no source. */
async function referenceRate(ctx: Context, from: string, to: string) {
  const found = (await keptRates(ctx, [from], to))[0];
  if (!found) throw invalidAt("reference", `there is no reference rate from ${from} to ${to} just now: send rate`);
  return found;
}
