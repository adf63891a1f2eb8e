import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { tripFor } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { presentRate, rateWire, referenceRates } from "./exchange-rates.ts";
import { loadStatedMoney } from "./trip-money.ts";
import { automaticWire, expenseWire, presentAutomatic, presentExpense } from "./wire.ts";

export const listExpenses = query({
  name: "list_expenses",
  description:
    "The expenses of a trip, the latest first, and beside them what follows by itself from its activities, bookings and segments. Also the exchange rates that were entered.",
  audience: "trips:read",
  errors: ["not_found"],
  input: z.object({ trip_id: f.id }),
  output: z.object({
    expenses: z.array(expenseWire),
    automatic: z.array(automaticWire).meta({ description: "Without those that an expense replaces" }),
    rates: z.array(rateWire),
    reference: z
      .object({
        date: z.string(),
        source: z.object({ name: z.string(), url: z.string() }),
        rates: z.array(z.object({ currency: z.string(), rate: z.number() })),
      })
      .nullable()
      .meta({
        description:
          "Reference rates into the trip's currency. They are offered and in no sum: set_trip_rate takes one over. Null: none are known",
      }),
    reference_pending: z.boolean().meta({ description: "Newer ones are asked for; a later call may have them" }),
  }),
  rest: { method: "GET", path: "/api/trips/{id}/expenses", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "viewer");
    const { expenses, automatic, rates, people } = await loadStatedMoney(ctx, document);
    return {
      expenses: expenses.map((it) => presentExpense(it, people)),
      automatic: automatic.map(presentAutomatic),
      rates: rates.map(presentRate),
      ...(await referenceRates(ctx, document.currency)),
    };
  },
});
