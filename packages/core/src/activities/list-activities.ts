import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { cachedPlacesForTrip } from "../destinations/places-for-trip.ts";
import { tripFor } from "../kernel/access.ts";
import { query } from "../kernel/define.ts";
import { activityPresenter, activityWire } from "../wire/trip.ts";
import { activitiesViewInput } from "../wire/trip-view.ts";

export const listActivities = query({
  name: "list_activities",
  description: "All activities of a trip as one flat list, in the order of its days, without those set aside.",
  audience: "trips:read",
  capability: true,
  errors: ["not_found"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01" }],
  view: "plan",
  input: z.object({ trip_id: f.id, ...activitiesViewInput }),
  output: z.object({ activities: z.array(activityWire) }),
  rest: { method: "GET", path: "/api/trips/{id}/activities", params: { id: "trip_id" } },
  async run(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "viewer");
    const present = activityPresenter(document, await cachedPlacesForTrip(ctx, document));
    return { activities: document.days.flatMap((day) => day.activities.map((it) => present(it, day.id))) };
  },
});
