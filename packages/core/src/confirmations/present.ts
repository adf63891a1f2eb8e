import { mergeSegments } from "@caravan/domain/segments/merge-segments";
import type { z } from "zod";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import { presentRead, presentSegment } from "../segments/present.ts";
import { segmentsOnTrip } from "../segments/segments-on-trip.ts";
import type { Saved } from "./save-reading.ts";
import type { Source, TripForSegments } from "./store.ts";
import { findTripForSegments } from "./trip-for-segments.ts";
import type { confirmationWire, savedWire } from "./wire.ts";

/** With the effects of saving it now. */
export async function presentConfirmation(ctx: Context, source: Source): Promise<z.input<typeof confirmationWire>> {
  const { reading } = source;
  const choice = await findTripForSegments(ctx, reading.segments);
  const kept = choice.kind === "trip" ? await segmentsOnTrip(ctx, choice.trip.id, { removed: true }) : [];
  const created = new Set(mergeSegments(kept, reading.segments, reading.writtenAt).created);
  return {
    id: source.id,
    origin: source.origin,
    subject: source.subject,
    text: source.text,
    file_name: source.file?.name ?? null,
    language: reading.language,
    remarks: [...reading.remarks],
    segments: reading.segments.map((it, index) => ({
      index,
      known: created.has(index) ? ("new" as const) : outcomeOf(kept, source, index),
      ...presentRead(it),
    })),
    suggestion: {
      trip: choice.kind === "trip" ? presentTrip(choice.trip) : null,
      others: choice.kind === "trip" ? choice.others.map(presentTrip) : [],
      new_trip:
        choice.kind === "new"
          ? { destination: choice.trip.destination, start_date: choice.trip.startDate, end_date: choice.trip.endDate }
          : null,
    },
    trip_id: source.tripId,
    created_at: source.createdAt.toISOString(),
  };
}

/** Of a saved one: compared alone with the segments of the trip. */
function outcomeOf(kept: Parameters<typeof mergeSegments>[0], { reading }: Source, index: number) {
  const segment = reading.segments[index];
  const { keptOff, updated } = mergeSegments(kept, segment ? [segment] : [], reading.writtenAt);
  if (keptOff.length > 0) return "kept_off" as const;
  return updated.length > 0 ? ("changes" as const) : ("unchanged" as const);
}

export function presentSaved(ctx: Context, source: Source, saved: Saved): z.input<typeof savedWire> {
  const { userId } = signedIn(ctx.actor);
  return {
    segments: saved.segments.map((it) => presentSegment(it, userId)),
    trip: saved.trip,
    trip_id: saved.trip.id,
    trip_created: saved.tripCreated,
    changes: saved.counts,
    remarks: [...source.reading.remarks],
  };
}

function presentTrip(it: TripForSegments) {
  return { id: it.id, title: it.title, destination: it.destination, start_date: it.startDate, end_date: it.endDate };
}
