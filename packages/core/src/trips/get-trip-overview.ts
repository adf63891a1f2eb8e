import { activityTypes, memberRoles } from "@caravan/domain/field-choices";
import * as f from "@caravan/domain/fields";
import { summarise } from "@caravan/domain/money/summary";
import type { Activity, TripDocument } from "@caravan/domain/trip/document";
import { findingCodes } from "@caravan/domain/trip/finding";
import { stopsOf } from "@caravan/domain/trip/trip-stops";
import { truncate } from "@caravan/domain/truncate";
import { z } from "zod";
import { usualPricesAt } from "../destinations/usual-prices.ts";
import { presentSummary, summaryWire } from "../expenses/summary-wire.ts";
import { loadTripMoney } from "../expenses/trip-money.ts";
import { tripFor } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { query } from "../kernel/define.ts";
import { waitingProposals } from "../proposals/waiting-proposals.ts";
import { listItinerarySegments } from "../segments/list-itinerary-segments.ts";
import { findingsOf } from "./check-trip.ts";

/** So that an answer is short enough to be read at once; the rest is counted, and other verbs have it. */
const most = { activities: 36, findings: 6, proposals: 6, stays: 8, findingWords: 160, noteWords: 80, titleWords: 80 };

const dayWire = z.object({
  date: z.string(),
  itinerary_id: f.id,
  notes: z.string().optional(),
  activities: z
    .array(
      z.object({
        id: f.id,
        time: z.string().nullable().meta({ description: "HH:MM-HH:MM" }),
        title: z.string(),
        type: z.enum(activityTypes),
      }),
    )
    .optional()
    .meta({ description: "Left out from next_from_date on" }),
});

export const getTripOverview = query({
  name: "get_trip_overview",
  description:
    "A whole trip in a few kilobytes: days with times, titles and ids, nights, money, findings, waiting proposals. Read it first; get_trip has addresses, notes and cautions.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" }],
  input: z.object({
    trip_id: f.id,
    from_date: f.calendarDate.optional().meta({ description: "Of a long trip: activities from this day on" }),
    date: f.calendarDate.optional().meta({ description: "Activities of this day only" }),
  }),
  output: z.object({
    trip: z.object({
      ...{ id: f.id, title: z.string(), destination: z.string(), start_date: z.string(), end_date: z.string() },
      ...{ status: f.tripStatus, travelers: z.number(), revision: z.number(), role: z.enum(memberRoles) },
      url: z.string().meta({ description: "The trip's page, for people" }),
    }),
    days: z.array(dayWire),
    activities_total: z.number().int(),
    activities_shown: z.number().int(),
    next_from_date: z.string().nullable().meta({ description: "from_date for the days whose activities are left out" }),
    parked: z.number().int().meta({ description: "Activities in the parked tray" }),
    stops: z.array(z.object({ id: f.id, destination: z.string(), from_date: z.string(), nights: z.number() })),
    stays: z.array(
      z.object({
        segment_id: f.id,
        name: z.string().nullable(),
        start: z.string().nullable(),
        end: z.string().nullable(),
      }),
    ),
    journeys: z
      .number()
      .int()
      .meta({ description: "Flights, trains and rented cars; list_itinerary_segments has them" }),
    money: z.object({
      currency: z.string(),
      stated: z.number().meta({ description: "All stated prices, for all travellers" }),
      expected: z.number().meta({ description: "With estimates for what has no price" }),
      left: z.number().nullable().meta({ description: "Of the budget; null without one" }),
      nights_without_stay: z.number(),
      not_counted: summaryWire.shape.prices_without_rate,
    }),
    findings: z.array(
      z.object({ code: z.enum(findingCodes), severity: z.string(), message: z.string(), fixable: z.boolean() }),
    ),
    findings_total: z.number().int(),
    proposals: z.array(z.object({ id: f.id, summary: z.string(), by: z.string().nullable() })),
    proposals_total: z.number().int(),
  }),
  rest: { method: "GET", path: "/api/trips/{id}/overview", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document: trip, role } = await tripFor(ctx, input.trip_id, "viewer");
    const [{ segments }, money, { findings, findings_total }, waiting] = await Promise.all([
      listItinerarySegments.run(ctx, { trip_id: trip.id }, undefined),
      moneyOf(ctx, trip),
      findingsOf(ctx, trip),
      role === "viewer" ? [] : waitingProposals(ctx, trip.id),
    ]);
    const { days, shown, next } = daysFrom(trip, input.date ?? input.from_date ?? trip.startDate, input.date);
    const stays = segments.filter((it) => it.kind === "hotel");
    return {
      trip: {
        ...{ id: trip.id, title: trip.title, destination: trip.destination, status: trip.status, role },
        ...{ start_date: trip.startDate, end_date: trip.endDate, travelers: trip.travelers, revision: trip.revision },
        url: `${ctx.ports.publicUrl}/trips/${trip.id}`,
      },
      days,
      activities_total: trip.days.reduce((sum, day) => sum + day.activities.length, 0),
      activities_shown: shown,
      next_from_date: next,
      parked: trip.parked.length,
      stops: stopsWithDates(trip),
      stays: stays.slice(0, most.stays).map(({ id, provider, title, place, start, end }) => ({
        ...{ segment_id: id, name: provider ?? title ?? place?.name ?? null, start, end },
      })),
      journeys: segments.filter((it) => it.kind === "flight" || it.kind === "train" || it.kind === "car_rental").length,
      money,
      findings: findings.slice(0, most.findings).map(({ code, severity, message, fixable }) => ({
        ...{ code, severity, message: truncate(message, most.findingWords), fixable },
      })),
      findings_total,
      proposals: waiting
        .slice(0, most.proposals)
        .map((it) => ({ ...it, summary: truncate(it.summary, most.findingWords) })),
      proposals_total: waiting.length,
    };
  },
});

async function moneyOf(ctx: Context, trip: TripDocument) {
  const { cost, rates, people } = await loadTripMoney(ctx, trip);
  const byCurrency = new Map(rates.map((it) => [it.currency, it.rate]));
  const summary = presentSummary(trip.id, cost, summarise(cost, byCurrency), people, usualPricesAt(trip).city);
  const { currency, total, expected, budget, nights, prices_without_rate: not_counted } = summary;
  const stated = { currency, stated: total, expected: expected.likely, left: budget.left };
  return { ...stated, nights_without_stay: nights.open, not_counted };
}

const stopsWithDates = (trip: TripDocument) =>
  stopsOf(trip).map(({ id, destination, fromDate, nights }) => ({ id, destination, from_date: fromDate, nights }));

interface DaysFrom {
  readonly days: z.input<typeof dayWire>[];
  readonly shown: number;
  /** The first day whose activities found no room; null when none was left out. */
  readonly next: string | null;
}

/** Every day, and the activities of whole days as far as they are few enough. */
function daysFrom(trip: TripDocument, from: string, only?: string): DaysFrom {
  let shown = 0;
  let next: string | null = null;
  const days = trip.days.map((day): z.input<typeof dayWire> => {
    const notes = day.notes === "" ? {} : { notes: truncate(day.notes, most.noteWords) };
    const head = { date: day.date, itinerary_id: day.id, ...notes };
    if (day.date < from || (only !== undefined && day.date !== only)) return head;
    if (shown > 0 && shown + day.activities.length > most.activities) next ??= day.date;
    if (next !== null) return head;
    shown += day.activities.length;
    return { ...head, activities: day.activities.map(glance) };
  });
  return { days, shown, next };
}

const glance = ({ id, startTime, endTime, title, activityType }: Activity) => ({
  ...{
    id,
    time: startTime && [startTime, ...(endTime ? [endTime] : [])].join("-"),
    title: truncate(title, most.titleWords),
    type: activityType,
  },
});
