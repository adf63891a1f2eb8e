import * as f from "@caravan/domain/fields";
import { replanPatch } from "@caravan/domain/planning/replan-patch";
import type { TripDocument } from "@caravan/domain/trip/document";
import { selectDay } from "@caravan/domain/trip/edit-activity";
import { isKept } from "@caravan/domain/trip/kept-activities";
import { dayOf, said } from "@caravan/domain/words/sentence";
import { z } from "zod";
import { dayChoice } from "../activities/activity-input.ts";
import { dayNotFound } from "../activities/day-not-found.ts";
import { loadMoneyRecords } from "../expenses/money-records.ts";
import { staleRevision, tripFor, tripForChange } from "../kernel/access.ts";
import { command, publishedAs } from "../kernel/define.ts";
import { changeTrip } from "../kernel/history.ts";
import { dayScope, partyOfTrip, planDay, planDayByWishes } from "../planning/day-choices.ts";
import { makePlan } from "../planning/make-plan.ts";
import type { PlanScope } from "../planning/plan-request.ts";
import { keepPlanWords } from "../planning/plan-words.ts";
import { stopsOfPlan } from "../planning/resolve-stops.ts";
import { changeInput } from "../wire/change-input.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";

export const regenerateItinerary = command({
  name: "regenerate_itinerary",
  description:
    "Replans the whole trip, or one day within its area when itinerary_id, date or day_number names it. What is pinned, booked or set aside stays, and on one day what has a high priority.",
  audience: "trips:write",
  capability: true,
  logged: true,
  approval: "proposes",
  streams: true,
  hints: { destructive: true, idempotent: false },
  errors: ["not_found", "day_not_found", "forbidden", "stale_revision", "activities_full"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", day_number: 2 }],
  view: "plan",
  input: z.object({
    trip_id: f.id,
    ...z.object(dayChoice).partial().shape,
    // Interests of a trip are a list, so some send one here.
    wishes: publishedAs(z.union([f.planWish, z.array(f.planWish).min(1).max(10)]).optional(), {
      type: "string",
      description: "What the new plan should have, in words, such as: a day trip to Sintra. A day then leaves its area",
    }),
    ...changeInput,
    ...viewInput,
  }),
  output: z.object({ trip: tripWire, edit_id: f.id.nullable(), warnings: warningsWire }),
  rest: { method: "POST", path: "/api/trips/{id}/regenerate", params: { id: "trip_id" } },
  async prepare(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    if (input.expected_revision !== undefined && input.expected_revision !== document.revision) {
      throw staleRevision(input.expected_revision, document.revision);
    }
    const wished =
      input.wishes === undefined
        ? document
        : { ...document, interests: [...document.interests, ...[input.wishes].flat()] };
    const choice = { itineraryId: input.itinerary_id, date: input.date, dayNumber: input.day_number };
    const isOneDay = Object.values(choice).some((it) => it !== undefined);
    const day = isOneDay ? selectDay(document, choice) : null;
    if (day === undefined) throw dayNotFound(document);
    const party = await partyOfTrip(ctx, document.id);
    const money = await loadMoneyRecords(ctx, document);
    if (day) {
      const scope = { ...dayScope(document, day, party), now: ctx.now, money };
      const made =
        input.wishes === undefined
          ? await planDay(ctx, document, day, party, scope)
          : await planDayByWishes(ctx, wished, day, party, scope);
      return { ...made, date: day.date };
    }
    const made = await makePlan(ctx, wished, party, { ...wholeScope(document), now: ctx.now, money });
    return { ...made, keeps: isKept, date: undefined };
  },
  async run(ctx, input, { plan, warnings, date, keeps }) {
    // The patch is made against the present trip, so activities that were pinned meanwhile stay.
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const change = await changeTrip(ctx, trip, {
      action: "regenerate_itinerary",
      summary: date === undefined ? said`Replanned the trip` : said`Replanned ${dayOf(date)}`,
      patch: [...replanPatch(trip.document, plan, ctx.newId, keeps), ...stopsOfPlan(trip.document, plan, ctx.newId)],
    });
    if (change.document.revision !== trip.document.revision) await keepPlanWords(ctx.sql, plan, change.document);
    ctx.effects.warnings.push(...warnings);
    return { trip: presentTrip(change.document, trip.role), edit_id: change.editId };
  },
});

function wholeScope(trip: TripDocument): Omit<PlanScope, "board"> {
  const replaced = trip.days.flatMap((it) => it.activities).filter((it) => !isKept(it));
  return {
    seed: `${trip.id}:${trip.revision}`,
    only: null,
    setAside: replaced.flatMap((it) => it.placeId ?? []),
    keeps: isKept,
  };
}
