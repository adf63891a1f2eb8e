import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import { groupNameOfTrip } from "../groups/group-of-trip.ts";
import { tripFor } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { presentTrip, tripWire } from "../wire/trip.ts";
import { viewInput } from "../wire/trip-view.ts";
import { findingsOf, findingsWire } from "./check-trip.ts";

export const getTrip = query({
  name: "get_trip",
  description:
    "One trip with its whole plan: days with notes and activities, what is set aside, revision and your role. get_trip_overview is shorter.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" },
    { trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", include_findings: true },
  ],
  view: "plan",
  input: z.object({
    trip_id: f.id,
    include_findings: z
      .boolean()
      .default(false)
      .meta({ description: "True: also return the findings of the plan check, with fixes" }),
    ...viewInput,
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
    const answer = {
      trip: presentTrip(document, role, await cachedPlacesForTrip(ctx, document)),
      group_trip: group ? { trip_code: group.code, title: group.title } : null,
    };
    return input.include_findings ? { ...answer, ...(await findingsOf(ctx, document)) } : answer;
  },
});
