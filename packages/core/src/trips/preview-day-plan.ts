import { fromMinor, type Minor, sum, toMinor } from "@caravan/domain/amount";
import * as f from "@caravan/domain/fields";
import { choiceLabels } from "@caravan/domain/planning/choice-labels";
import { replanPatch } from "@caravan/domain/planning/replan-patch";
import type { Activity, TripDocument } from "@caravan/domain/trip/document";
import { selectDay } from "@caravan/domain/trip/edit-activity";
import { apply } from "@caravan/domain/trip/patch";
import { z } from "zod";
import { dayNotFound } from "../activities/day-not-found.ts";
import { tripFor } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { regeneratesDay } from "../kernel/without-tool.ts";
import { dayChoices } from "../planning/day-choices.ts";
import { activityPresenter, activityWire, warningsWire } from "../wire/trip.ts";

export const previewDayPlan = query({
  name: "preview_day_plan",
  description:
    "Previews a new plan of a day and its alternatives, and changes nothing; choose_day_plan applies one of them. The same trip gives the same choices.",
  audience: "trips:read",
  withoutTool: regeneratesDay,
  errors: ["not_found", "day_not_found"],
  input: z.object({ trip_id: f.id, itinerary_id: f.id }),
  output: z.object({
    revision: z.number(),
    before: z.array(activityWire),
    choices: z
      .array(
        z.object({
          choice: z.string().meta({ description: "For choose_day_plan" }),
          label: z.string().meta({ description: "What tells it apart from the others, in a few words" }),
          activities: z.array(activityWire),
          cost_per_person: z.number(),
        }),
      )
      .meta({ description: "The plan and up to two alternatives; what stays has the same id" }),
    cost_per_person: z.number().meta({ description: "Of the day as it is" }),
    warnings: warningsWire,
  }),
  rest: { method: "GET", path: "/api/trips/{id}/days/{dayId}/plans", params: { id: "trip_id", dayId: "itinerary_id" } },
  async run(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "viewer");
    const day = selectDay(document, { itineraryId: input.itinerary_id });
    if (!day) throw dayNotFound(document);
    const { choices, warnings } = await dayChoices(ctx, document, day);
    ctx.effects.warnings.push(...warnings);
    const present = (trip: TripDocument, activities: readonly Activity[]) =>
      activities.map((it) => activityPresenter(trip)(it, day.id));
    const plans = choices.map(({ choice, plan, keeps }) => {
      const { next } = apply(document, replanPatch(document, plan, ctx.newId, keeps));
      const { activities } = next.days.find((it) => it.id === day.id) ?? day;
      return { choice, next, activities, cost: costOf(activities, document.currency) };
    });
    const labels = choiceLabels(plans);
    return {
      revision: document.revision,
      before: present(document, day.activities),
      cost_per_person: amountOf(costOf(day.activities, document.currency), document.currency),
      choices: plans.map(({ choice, next, activities, cost }, index) => ({
        choice,
        label: labels[index] ?? "",
        activities: present(next, activities),
        cost_per_person: amountOf(cost, document.currency),
      })),
    };
  },
});

function costOf(activities: readonly Activity[], currency: string): Minor {
  const stated = activities.flatMap((it) => it.estimatedCost ?? []);
  return sum(stated.map((it) => toMinor(it, currency)));
}

const amountOf = (cost: Minor, currency: string) => Number(fromMinor(cost, currency));
