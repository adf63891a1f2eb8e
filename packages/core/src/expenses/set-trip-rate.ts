import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { invalidAt } from "../kernel/errors.ts";
import { recordChange } from "../kernel/record-change.ts";
import { presentRate, rateWire } from "./exchange-rates.ts";

const upsert = statement(
  "trip-rate-upsert",
  `insert into trip_rates (trip_id, currency, base, rate, updated_at) values ($1, $2, $3, $4, $5)
   on conflict (trip_id, currency) do update
     set base = excluded.base, rate = excluded.rate, updated_at = excluded.updated_at`,
  [t.uuid, t.text, t.text, t.numeric, t.timestamp],
);

export const setTripRate = command({
  name: "set_trip_rate",
  description:
    "Says what one unit of a currency is worth in the currency of the trip. All sums follow it; nobody looks rates up, so it stays until it is changed.",
  audience: "trips:write",
  logged: true,
  hints: { destructive: false, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id, currency: f.currency, rate: f.exchangeRate }),
  output: z.object({ rate: rateWire }),
  rest: { method: "PUT", path: "/api/trips/{id}/rates/{currency}", params: { id: "trip_id" } },
  async run(ctx, { trip_id, currency, rate }) {
    const { document: trip } = await tripForChange(ctx, trip_id, "editor", undefined);
    if (currency === trip.currency)
      throw invalidAt("currency", `is the trip's own: one ${currency} is one ${currency}`);
    await ctx.sql.rows(upsert, [trip.id, currency, trip.currency, rate, ctx.now]);
    const summary = `Set the exchange rate: 1 ${currency} is ${rate} ${trip.currency}`;
    await recordChange(ctx, trip.id, { action: "set_trip_rate", summary, records: "expenses" });
    return { rate: presentRate({ currency, rate, updatedAt: ctx.now }) };
  },
});
