import { spanOf } from "@caravan/domain/segments/match-trip";
import { roleOn } from "../access.ts";
import { signedIn } from "../actor.ts";
import type { Scene } from "../define.ts";
import { keepDocument } from "../documents/keep-document.ts";
import { type MergedInto, mergeInto, type Wanted } from "../segments/merge-into.ts";
import { takeTurns } from "../turns.ts";
import { chooseTrip, makeTrip, newTripFor } from "./choose-trip.ts";
import { nothingRecognised } from "./read.ts";
import { markSaved, type Source, type SummaryOfTrip, summaryOf } from "./store.ts";

export interface Saved extends MergedInto {
  readonly trip: SummaryOfTrip;
  readonly tripCreated: boolean;
}

/** As much as a document keeps to be searched. */
const LONGEST_TEXT = 100_000;

/**
 * Puts what was read on a trip, and its file among the trip's documents. In the caller's transaction.
 *
 * @param where a trip, `new` for one of its own, or `fitting` to find out
 * @throws 422 `nothing_recognised`, `no_dates`
 */
export async function saveReading(
  scene: Scene,
  source: Source,
  wanted: readonly Wanted[],
  where: { readonly tripId: string } | "new" | "fitting",
): Promise<Saved> {
  if (wanted.length === 0) throw nothingRecognised();
  // The same mail twice at once makes one trip.
  await takeTurns(scene.sql, `confirmations:${signedIn(scene.actor).userId}`);
  const { tripId, created } = await tripOf(scene, wanted, where);
  const { reading } = source;
  const merged = await mergeInto(scene, tripId, wanted, { id: source.id, writtenAt: reading.writtenAt });
  if (source.file) {
    const { name, ...file } = source.file;
    await keepDocument(scene, {
      tripId,
      name,
      kind: "confirmation",
      private: true,
      text: source.text.slice(0, LONGEST_TEXT),
      file,
    });
  }
  await markSaved(scene.sql, source.id, tripId, scene.now);
  const trip = await summaryOf(scene.sql, tripId);
  warn(scene, merged, trip);
  return { ...merged, trip, tripCreated: created };
}

async function tripOf(
  scene: Scene,
  wanted: readonly Wanted[],
  where: { readonly tripId: string } | "new" | "fitting",
): Promise<{ tripId: string; created: boolean }> {
  const segments = wanted.map((it) => it.segment);
  if (where === "new") return { tripId: await makeTrip(scene, newTripFor(segments)), created: true };
  if (where !== "fitting") {
    await roleOn(scene, where.tripId, "editor");
    return { tripId: where.tripId, created: false };
  }
  const choice = await chooseTrip(scene, segments);
  if (choice.kind !== "trip") {
    const trip = choice.kind === "new" ? choice.trip : undefined;
    return { tripId: await makeTrip(scene, trip), created: true };
  }
  const [other] = choice.others;
  if (other) {
    const message = `It would also fit ${other.title} (${other.startDate} to ${other.endDate}). Name the trip with trip_id if that was meant.`;
    scene.ledger.warnings.push({ code: "several_trips", message, path: "trip_id" });
  }
  return { tripId: choice.trip.id, created: false };
}

function warn(scene: Scene, { segments, keptOff }: MergedInto, trip: SummaryOfTrip): void {
  const span = spanOf(segments);
  if (span && (span.start < trip.start_date || span.end > trip.end_date)) {
    const message = `Some of it lies outside the dates of ${trip.title}, ${trip.start_date} to ${trip.end_date}. The trip was left as it is.`;
    scene.ledger.warnings.push({ code: "outside_dates", message, path: "segments" });
  }
  if (keptOff.length > 0) {
    const message =
      "Some of it was taken off the trip before and stays off. update_segment with removed false brings it back.";
    scene.ledger.warnings.push({ code: "kept_off", message, path: "segments" });
  }
}
