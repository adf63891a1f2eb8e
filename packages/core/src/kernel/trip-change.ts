import type { TripPatch } from "@caravan/domain/trip/patch";

/** A change to a trip's plan, before it is applied or proposed. */
export interface TripChange {
  /** The verb, as the interface names it. */
  readonly action: string;
  /** One line for the edit log, in plain words. */
  readonly summary: string;
  readonly patch: TripPatch;
  /** Edit-log entries that this change reverts. */
  readonly reverts?: readonly string[];
  /** The proposal that this change carries out. */
  readonly proposalId?: string;
  /** Id of what this change carries out, such as a recommendation: subscribers need not treat that as outdated. */
  readonly carriesOut?: string;
}
