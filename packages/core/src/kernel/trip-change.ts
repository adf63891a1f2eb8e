import type { TripPatch } from "@caravan/domain/trip/patch";
import type { Sentence } from "@caravan/domain/words/sentence";

/** A change to a trip's plan, before it is applied or proposed. */
export interface TripChange {
  /** The verb, as the interface names it. */
  readonly action: string;
  /** One line for the edit log. */
  readonly summary: Sentence;
  /** What its author says of it, where they said something. */
  readonly note?: string;
  readonly patch: TripPatch;
  /** Edit-log entries that this change reverts. */
  readonly reverts?: readonly string[];
  readonly proposalId?: string;
  /** Id of what this change applies, such as a recommendation: subscribers do not treat that as outdated. */
  readonly carriesOut?: string;
}
