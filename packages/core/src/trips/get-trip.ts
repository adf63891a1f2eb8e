import * as f from "@caravan/domain/fields";
import type { TripDocument } from "@caravan/domain/trip/document";
import { selectDay } from "@caravan/domain/trip/edit-activity";
import { z } from "zod";
import { dayNotFound } from "../activities/day-not-found.ts";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import { groupNameOfTrip } from "../groups/group-of-trip.ts";
import { tripFor } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { findingsMarkdown } from "../wire/markdown/findings-markdown.ts";
import { daysMarkdown, tripMarkdown } from "../wire/markdown/trip-markdown.ts";
import { presentTrip, tripWire } from "../wire/trip.ts";
import { tripViews, viewInput } from "../wire/trip-view.ts";
import { findingsOf, findingsWire } from "./check-trip.ts";

export const getTrip = query({
  name: "get_trip",
  description:
    "One trip with its whole plan: days with notes and activities, what is set aside, revision and your role. get_trip_overview is shorter.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found", "day_not_found"],
  examples: [
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" },
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", include_findings: true },
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", day_number: 1, view: "markdown" },
  ],
  view: "plan",
  input: z.object({
    trip_id: f.id,
    include_findings: z
      .boolean()
      .default(false)
      .meta({ description: "True: also return the findings of the plan check, with fixes" }),
    day_number: f.dayNumber.optional().meta({ description: "Only this day, 1-based" }),
    ...viewInput,
    view: z
      .enum([...tripViews, "markdown"])
      .optional()
      .meta({
        description: "summary has no days, full has alternatives too, markdown is a short text",
      }),
  }),
  output: z.object({
    trip: tripWire,
    group_trip: z
      .object({ trip_code: z.string(), title: z.string().nullable() })
      .nullable()
      .meta({ description: "The group that planned it, for members of that group" }),
    ...z.object(findingsWire).partial().shape,
  }),
  rest: { method: "GET", path: "/api/trips/{id}", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document, role } = await tripFor(ctx, input.trip_id, "viewer");
    const group = await groupNameOfTrip(ctx, document.id);
    const trip = presentTrip(document, role, await cachedPlacesForTrip(ctx, document));
    const answer = {
      trip: input.day_number === undefined ? trip : { ...trip, ...onlyDay(document, input.day_number, trip) },
      group_trip: group ? { trip_code: group.code, title: group.title } : null,
    };
    return input.include_findings ? { ...answer, ...(await findingsOf(ctx, document)) } : answer;
  },
  markdown({ trip, findings, findings_total }, { day_number }) {
    const written = day_number === undefined ? tripMarkdown(trip, { short: true }) : daysMarkdown(trip);
    return findings && findings_total !== undefined
      ? `${written}\n${findingsMarkdown({ findings, findings_total })}`
      : written;
  },
});

/** @throws day_not_found */
function onlyDay(document: TripDocument, dayNumber: number, { itinerary }: z.input<typeof tripWire>) {
  const day = selectDay(document, { dayNumber });
  if (!day) throw dayNotFound(document);
  return { itinerary: itinerary.filter((it) => it.id === day.id), parked: [] };
}
