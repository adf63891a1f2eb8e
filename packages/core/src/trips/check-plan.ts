import { datesFrom, daysBetween } from "@caravan/domain/calendar";
import { mostActivities } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { longestTrip } from "@caravan/domain/trip/change-dates";
import type { ActivityFields, Day, TripDocument } from "@caravan/domain/trip/document";
import type { Finding } from "@caravan/domain/trip/finding";
import { blankActivity } from "@caravan/domain/trip/new-activity";
import { EndsBeforeStart, resolveTimes } from "@caravan/domain/trip/resolve-times";
import { z } from "zod";
import { activityInput, readActivityFields } from "../activities/activity-input.ts";
import { signedIn } from "../kernel/actor.ts";
import { endsBeforeStart } from "../kernel/complete-request.ts";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { invalid } from "../kernel/errors.ts";
import { checkContextFor } from "../planning/plan-check-context.ts";
import { knownDestination } from "../planning/resolve-destination.ts";
import { loadTravellerNeeds } from "../planning/traveller-needs.ts";
import { findingWire, presentFinding } from "../wire/finding.ts";
import { warningsWire } from "../wire/trip.ts";
import { findingsWire } from "./check-trip.ts";

const mostOnADay = 100;

const { activity_type, start_time, end_time, duration_minutes, location, lat, lng, estimated_cost } = activityInput;
const plannedInput = z.object({
  title: f.activityTitle,
  ...z.object({ activity_type, start_time, end_time, duration_minutes, location, lat, lng, estimated_cost }).partial()
    .shape,
  place_id: f.opaque.nullable().optional().meta({ description: "Without one the place is searched by the title" }),
});

const input = z
  .object({
    destination: f.destination,
    start_date: f.calendarDate,
    end_date: f.calendarDate.meta({ description: "YYYY-MM-DD, on or after start_date" }),
    travelers: f.travelersAtCreation.default(1),
    currency: f.currency.optional().meta({ description: "The destination's currency when left out" }),
    budget_per_person: f.amount.nullish(),
    dietary: f.preferenceWords.optional().meta({ description: "The caller's preferences when left out" }),
    accessibility: f.preferenceWords.optional().meta({ description: "The caller's preferences when left out" }),
    days: z
      .array(
        z.object({
          date: f.calendarDate,
          notes: f.dayNotes.default(""),
          activities: z.array(plannedInput).max(mostOnADay).default([]),
        }),
      )
      .max(longestTrip)
      .meta({ description: "Dates that are left out are days without a plan" }),
  })
  .refine((it) => it.end_date >= it.start_date, { path: ["end_date"], error: "must be on or after start_date" })
  .refine((it) => daysBetween(it.start_date, it.end_date) < longestTrip, {
    path: ["end_date"],
    error: `a trip has at most ${longestTrip} days`,
  })
  .refine((it) => new Set(it.days.map((day) => day.date)).size === it.days.length, {
    path: ["days"],
    error: "must not name a date twice",
  })
  .refine((it) => it.days.every((day) => day.date >= it.start_date && day.date <= it.end_date), {
    path: ["days"],
    error: "must lie between start_date and end_date",
  })
  .refine((it) => it.days.reduce((sum, day) => sum + day.activities.length, 0) <= mostActivities, {
    path: ["days"],
    error: `must not hold more than ${mostActivities} activities`,
  });

const planFindingWire = findingWire.extend({
  dates: z.array(z.string()),
  activities: z
    .array(z.object({ date: z.string(), position: z.number(), title: z.string() }))
    .meta({ description: "Where they are in the request; position counts from 0 within the day" }),
});

export const checkPlan = query({
  name: "check_plan",
  description:
    "Checks a plan that is not kept here, as check_trip does with a trip. Nothing is stored. Places are recognised by their names.",
  audience: "trips:read",
  withoutTool: "checks a plan that is not stored, for programs: agents store a draft and call check_trip",
  input,
  output: z.object({
    ...findingsWire,
    findings: z.array(planFindingWire),
    days: z
      .array(z.object({ id: z.string(), date: z.string(), activity_ids: z.array(z.string()) }))
      .meta({ description: "The ids in findings and patches, generated for this response" }),
    warnings: warningsWire,
  }),
  rest: { method: "POST", path: "/api/plans/check" },
  async run(ctx, input) {
    const stated = await loadTravellerNeeds(ctx, signedIn(ctx.actor).userId);
    const { trip, warnings } = documentOf(ctx, input);
    const context = await checkContextFor(ctx, trip, {
      dietary: input.dietary ?? stated.dietary,
      accessibility: input.accessibility ?? stated.accessibility,
    });
    ctx.effects.warnings.push(...warnings);
    const task = { kind: "findings", trip, context } as const;
    const { findings, total } = await ctx.ports.checker.run(task, signedIn(ctx.actor).userId, ctx.signal);
    const whereIn = positionsIn(trip);
    return {
      findings_total: total,
      findings: findings.map((it) => ({ ...presentFinding(it), ...whereIn(it) })),
      days: trip.days.map((it) => ({ id: it.id, date: it.date, activity_ids: it.activities.map(({ id }) => id) })),
    };
  },
});

/** The plan as a document, only for this answer. */
function documentOf(ctx: Context, plan: z.output<typeof input>) {
  const { place, warnings } = knownDestination(plan.destination);
  const now = ctx.now.toISOString();
  const sent = new Map(plan.days.map((it) => [it.date, it]));
  const trip: TripDocument = {
    id: "plan",
    ownerId: "nobody",
    revision: 1,
    createdAt: now,
    updatedAt: now,
    title: plan.destination,
    destination: plan.destination,
    startDate: plan.start_date,
    endDate: plan.end_date,
    travelers: plan.travelers,
    interests: [],
    travelStyle: null,
    accommodationType: null,
    budgetPerPerson: plan.budget_per_person ?? null,
    totalBudget: null,
    currency: plan.currency ?? place.currency ?? "USD",
    status: "draft",
    notes: null,
    cityId: place.cityId,
    lat: place.lat,
    lng: place.lng,
    timezone: place.timezone,
    days: datesFrom(plan.start_date, plan.end_date).map((date): Day => {
      const day = sent.get(date);
      const activities = (day?.activities ?? []).map((it, position) => {
        const path = `days.${day ? plan.days.indexOf(day) : 0}.activities.${position}.`;
        return { ...fieldsOf(ctx, it, path), placeId: it.place_id ?? null, id: ctx.newId() };
      });
      return { id: ctx.newId(), date, notes: day?.notes ?? "", activities };
    }),
    stops: [],
    parked: [],
  };
  return { trip, warnings };
}

/** Contradicting times are resolved like those of a trip. */
function fieldsOf(ctx: Context, sent: z.output<typeof plannedInput>, path: string): ActivityFields {
  const { fields, warnings } = readActivityFields(sent, path);
  const blank = blankActivity(sent.title);
  const times = resolveTimes(blank, fields, fields.activityType ?? blank.activityType);
  if (times instanceof EndsBeforeStart) throw invalid([endsBeforeStart(times, `${path}end_time`)]);
  const { disagree, ...resolved } = times;
  ctx.effects.warnings.push(...warnings);
  return { ...blank, ...fields, ...resolved };
}

type Position = { readonly date: string; readonly position: number; readonly title: string };

/** Finds the positions of a finding in the request, in the order of the plan. */
function positionsIn(trip: TripDocument) {
  const dates = new Map(trip.days.map((it) => [it.id, it.date]));
  const activities = new Map(
    trip.days.flatMap(({ date, activities }) =>
      activities.map(({ id, title }, position): [string, Position] => [id, { date, position, title }]),
    ),
  );
  const inOrder = (a: Position, b: Position) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.position - b.position);
  return ({ dayIds, activityIds }: Finding) => ({
    dates: [...new Set(dayIds)].flatMap((id) => dates.get(id) ?? []).sort(),
    activities: [...new Set(activityIds)].flatMap((id) => activities.get(id) ?? []).sort(inOrder),
  });
}
