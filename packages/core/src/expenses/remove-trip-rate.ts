import { statement, t } from "@caravan/db/sql";
import * as f from "@caravan/domain/fields";
import { said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { tripForChange } from "../kernel/access.ts";
import { command } from "../kernel/define.ts";
import { notFound } from "../kernel/errors.ts";
import { recordChange } from "../kernel/record-change.ts";

const remove = statement(
  "trip-rate-delete",
  "delete from trip_rates where trip_id = $1 and currency = $2 returning currency",
  [t.uuid, t.text],
  { currency: t.text },
);

export const removeTripRate = command({
  name: "remove_trip_rate",
  description: "Removes an exchange rate. Amounts in that currency are then listed apart from the sums.",
  audience: "trips:write",
  approval: "refused",
  logged: true,
  hints: { destructive: true, idempotent: true },
  errors: ["not_found", "forbidden"],
  input: z.object({ trip_id: f.id, currency: f.currency }),
  output: z.object({ removed: z.literal(true), currency: z.string() }),
  rest: { method: "DELETE", path: "/api/trips/{id}/rates/{currency}", params: { id: "trip_id" } },
  async run(ctx, { trip_id, currency }) {
    const { document: trip } = await tripForChange(ctx, trip_id, "editor", undefined);
    if ((await ctx.sql.rows(remove, [trip.id, currency])).length === 0) throw notFound("exchange rate");
    const summary = said`Removed the exchange rate for ${currency}`;
    await recordChange(ctx, trip.id, { action: "remove_trip_rate", summary, records: "expenses" });
    return { removed: true as const, currency };
  },
});
