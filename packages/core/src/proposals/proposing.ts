import type { TripDocument } from "@caravan/domain/trip/document";
import type { Change } from "../kernel/history.ts";

/** Thrown by `changeTrip` where a change is to be proposed: the verb goes no further. */
export class Proposing extends Error {
  override readonly name = "Proposing";
  readonly trip: TripDocument;
  readonly change: Change;
  constructor(trip: TripDocument, change: Change) {
    super("this change is proposed, not applied");
    this.trip = trip;
    this.change = change;
  }
}
