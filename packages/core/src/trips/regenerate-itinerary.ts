import * as f from "@caravan/domain/fields";
import { replanPatch } from "@caravan/domain/planning/replan-patch";
import { selectDay } from "@caravan/domain/trip/edit-activity";
import { isKept } from "@caravan/domain/trip/kept-activities";
import { z } from "zod";
import { dayChoice } from "../activities/activity-input.ts";
import { dayNotFound } from "../activities/day-not-found.ts";
import { loadMoneyRecords } from "../expenses/money-records.ts";
import { groupOfTrip } from "../groups/group-of-trip.ts";
import { staleRevision, tripFor, tripForChange } from "../kernel/access.ts";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { command } from "../kernel/define.ts";
import { changeTrip } from "../kernel/history.ts";
import { partyOfGroup } from "../planning/group-travel-party.ts";
import { makePlan } from "../planning/make-plan.ts";
import { partyOfOne, type TravelParty } from "../planning/travel-party.ts";
import { changeInput } from "../wire/change-input.ts";
import { presentTrip, tripWire, warningsWire } from "../wire/trip.ts";

export const regenerateItinerary = command({
  name: "regenerate_itinerary",
  description:
    "Plans the whole trip anew, or one day when itinerary_id, date or day_number names it. What is pinned or booked stays, as do day notes and the parked tray; the edit log keeps the old plan. For a single activity use update_activity instead.",
  audience: "trips:write",
  capability: true,
  logged: true,
  approval: "proposes",
  streams: true,
  hints: { destructive: true, idempotent: false },
  errors: ["not_found", "day_not_found", "forbidden", "stale_revision"],
  examples: [{ trip_id: "0197a1c4-52b0-7c11-8f3e-6d2a9b4c1e01", day_number: 2 }],
  input: z.object({
    trip_id: f.id,
    ...z.object(dayChoice).partial().shape,
    ...changeInput,
  }),
  output: z.object({ trip: tripWire, edit_id: f.id.nullable(), warnings: warningsWire }),
  rest: { method: "POST", path: "/api/trips/{id}/regenerate", params: { id: "trip_id" } },
  async prepare(ctx, input) {
    const { document } = await tripFor(ctx, input.trip_id, "editor");
    if (input.expected_revision !== undefined && input.expected_revision !== document.revision) {
      throw staleRevision(input.expected_revision, document.revision);
    }
    const choice = { itineraryId: input.itinerary_id, date: input.date, dayNumber: input.day_number };
    const isOneDay = Object.values(choice).some((it) => it !== undefined);
    const day = isOneDay ? selectDay(document, choice) : null;
    if (day === undefined) throw dayNotFound(document);
    const replaced = (day ? [day] : document.days).flatMap((it) => it.activities).filter((it) => !isKept(it));
    const { plan, warnings } = await makePlan(ctx, document, await partyFor(ctx, document.id), {
      seed: `${document.id}:${document.revision}`,
      only: day ? [day.date] : null,
      setAside: replaced.flatMap((it) => it.placeId ?? []),
      money: await loadMoneyRecords(ctx, document),
    });
    return { plan, warnings, date: day?.date };
  },
  async run(ctx, input, { plan, warnings, date }) {
    // The patch is made against the present trip, so activities that were pinned meanwhile stay.
    const trip = await tripForChange(ctx, input.trip_id, "editor", input.expected_revision);
    const change = await changeTrip(ctx, trip, {
      action: "regenerate_itinerary",
      summary: date === undefined ? "Replanned the trip" : `Replanned ${date}`,
      patch: replanPatch(trip.document, plan, ctx.newId),
    });
    ctx.effects.warnings.push(...warnings);
    return { trip: presentTrip(change.document, trip.role), edit_id: change.editId };
  },
});

/** The whole group for a group's itinerary. Locked-in places are in the plan already, and stay. */
async function partyFor(ctx: Context, tripId: string): Promise<TravelParty> {
  const group = await groupOfTrip(ctx, tripId);
  if (!group) return partyOfOne(signedIn(ctx.actor).userId);
  const party = await partyOfGroup(ctx, group);
  return { ...party, board: { ...party.board, lockedIn: [] } };
}
