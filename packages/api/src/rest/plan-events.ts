import type { Progress } from "@caravan/core/kernel/context";
import { activityWire } from "@caravan/core/wire/trip";
import { z } from "zod";

/** The progress events of a verb on the wire. */

export const progressWire = z.union([
  z.object({
    stage: z.literal("choosing"),
    places: z.number().meta({ description: "Chosen so far, by a language model" }),
  }),
  z.object({ stage: z.literal("arranging") }),
]);

export const plannedDayWire = z.object({
  date: z.string(),
  day_number: z.number(),
  reason: z.string().meta({ description: "Why these places are on this day" }),
  activities: z.array(
    activityWire.pick({
      title: true,
      activity_type: true,
      start_time: true,
      end_time: true,
      location: true,
      lat: true,
      lng: true,
      verified: true,
      provenance: true,
    }),
  ),
});

export type PlanEvent =
  | { readonly event: "progress"; readonly data: z.infer<typeof progressWire> }
  | { readonly event: "day"; readonly data: z.infer<typeof plannedDayWire> };

export function planEvent(step: Progress): PlanEvent {
  if (step.stage !== "day") return { event: "progress", data: step };
  const { date, dayNumber, reason, activities } = step.day;
  return {
    event: "day",
    data: {
      date,
      day_number: dayNumber,
      reason,
      activities: activities.map((it) => ({
        title: it.title,
        activity_type: it.activityType,
        start_time: it.startTime,
        end_time: it.endTime,
        location: it.location,
        lat: it.lat,
        lng: it.lng,
        verified: it.verified,
        provenance: it.provenance,
      })),
    },
  };
}
