import * as f from "@caravan/domain/fields";
import { summarise } from "@caravan/domain/money/summary";
import { z } from "zod";
import { usualPricesAt } from "../destinations/usual-prices.ts";
import { tripFor } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { markdownInput } from "../wire/trip-view.ts";
import { moneyMarkdown } from "./money-markdown.ts";
import { presentSummary, summaryWire } from "./summary-wire.ts";
import { loadTripMoney } from "./trip-money.ts";

export const getTripExpenseSummary = query({
  name: "get_trip_expense_summary",
  description:
    "What a trip costs by category, day, person and currency, what is left of the budget, and who pays whom. What has no price stands in unpriced with an estimated range; amounts without an exchange rate are in missing_rates and in no sum.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" }],
  input: z.object({ trip_id: f.id, ...markdownInput }),
  output: z.object({ summary: summaryWire }),
  markdown: moneyMarkdown,
  rest: { method: "GET", path: "/api/trips/{id}/expenses/summary", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document: trip } = await tripFor(ctx, input.trip_id, "viewer");
    const { cost, rates, people } = await loadTripMoney(ctx, trip);
    const byCurrency = new Map(rates.map((it) => [it.currency, it.rate]));
    return { summary: presentSummary(trip.id, cost, summarise(cost, byCurrency), people, usualPricesAt(trip).city) };
  },
});
