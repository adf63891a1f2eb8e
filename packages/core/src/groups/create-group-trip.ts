import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { currencyOfDestination } from "../destinations/currency-of-destination.ts";
import { signedIn } from "../kernel/actor.ts";
import { command } from "../kernel/define.ts";
import { warningsWire } from "../wire/trip.ts";
import { groupFor, requireUnlimitedKey } from "./access.ts";
import { pastDateWarnings } from "./preference-warnings.ts";
import { presentGroup } from "./present.ts";
import { insertGroup } from "./store.ts";
import { codeEcho, groupWire } from "./wire.ts";

export const createGroupTrip = command({
  name: "create_group_trip",
  description:
    "Starts a group trip that others join by its trip_code or join_url, so that dates, destination and budget can be agreed on. You become creator and lead.",
  audience: "group_trips:write",
  approval: "applies",
  capability: true,
  errors: ["forbidden"],
  examples: [
    {
      title: "Six in May",
      tentative_dates: { start: "2030-05-03", end: "2030-05-07" },
      destination_options: ["Lisbon, Portugal", "Porto, Portugal"],
      budget_min: 300,
      budget_max: 900,
    },
  ],
  input: z
    .object({
      title: f.groupTitle.optional(),
      tentative_dates: z
        .object({ start: f.calendarDate, end: f.calendarDate })
        .refine((it) => it.end >= it.start, { path: ["end"], error: "must be on or after start" })
        .optional(),
      destination_options: f.destinationNames.optional().meta({ description: "Strings such as Lisbon, Portugal" }),
      budget_min: f.amount.optional().meta({ description: "Per person" }),
      budget_max: f.amount.optional(),
      currency: f.currency.optional().meta({ description: "That of the first known destination, else USD" }),
    })
    .refine(
      (it) =>
        it.budget_min === undefined || it.budget_max === undefined || Number(it.budget_max) >= Number(it.budget_min),
      { path: ["budget_max"], error: "must be at least budget_min" },
    ),
  output: z.object({ group_trip: groupWire, ...codeEcho, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/group-trips", status: 201 },
  async run(ctx, input) {
    requireUnlimitedKey(ctx.actor);
    const { tentative_dates: dates, destination_options, budget_min, budget_max } = input;
    const [first] = destination_options ?? [];
    const ofDestination = first === undefined ? null : currencyOfDestination(first);
    ctx.effects.warnings.push(...pastDateWarnings(dates?.start, ctx.now, "tentative_dates.start"));
    const trip_code = await insertGroup(ctx.sql, {
      id: ctx.newId(),
      creatorId: signedIn(ctx.actor).userId,
      now: ctx.now,
      title: input.title ?? null,
      tentativeStart: dates?.start ?? null,
      tentativeEnd: dates?.end ?? null,
      destinationOptions: destination_options ?? [],
      budgetMin: budget_min ?? null,
      budgetMax: budget_max ?? null,
      currency: input.currency ?? ofDestination ?? "USD",
    });
    const group_trip = await presentGroup(ctx, await groupFor(ctx, trip_code, "creator"));
    return { group_trip, trip_code, join_url: group_trip.join_url };
  },
});
