import { clockOf } from "@caravan/domain/calendar";
import { type AssumedSubject, assumedSubject } from "@caravan/domain/concierge/assumed-subject";
import { type Stop, stopsOn } from "@caravan/domain/concierge/stops-of-day";
import type { StatusEvent } from "@caravan/domain/concierge/types";
import { segmentIdOf, withSegments } from "@caravan/domain/segments/segments-on-plan";
import type { Warning } from "@caravan/domain/trip/warning";
import { momentOfTrip } from "@caravan/domain/trip/zone-of-day";
import { inList, said } from "@caravan/domain/words/sentence";
import { tripFor } from "../kernel/access.ts";
import type { Context } from "../kernel/context.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";

/** Warns when a report names no activity and several are possible: the warning says which one was assumed. */
export async function warnOfSubject(
  ctx: Context,
  tripId: string,
  { kind, minutes, occurredAt }: { kind: StatusEvent["kind"]; minutes: number | null; occurredAt: Date },
): Promise<void> {
  const { document } = await tripFor(ctx, tripId, "viewer");
  const trip = withSegments(document, await segmentsOnTrip(ctx, tripId));
  const { date, minutes: at } = momentOfTrip(document, occurredAt);
  // The position of the traveller does not matter here, so no places are loaded.
  const stops = stopsOn(trip, date, { candidates: new Map(), dietary: [], accessibility: [] });
  const found = assumedSubject(stops, { kind, minutes, activityId: null, at });
  if (found) ctx.effects.warnings.push(inWords(found));
}

function inWords({ taken, others }: AssumedSubject): Warning {
  const or = inList(others.map(named), "or");
  return taken
    ? {
        code: "activity_assumed",
        message: said`This was taken to be about ${named(taken)}. If it is about ${or}, report it again with that activity_id.`,
        path: "activity_id",
      }
    : {
        code: "activity_needed",
        message: said`Nothing is near enough in time to be meant, so this changes nothing. If it is about ${or}, report it again with that activity_id.`,
        path: "activity_id",
      };
}

const named = ({ activity, start }: Stop) =>
  said`"${activity.title}" at ${clockOf(start)} (${segmentIdOf(activity.id) ?? activity.id})`;
