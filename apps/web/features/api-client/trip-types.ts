import type { PlanEvent } from "@caravan/api/router";
import type { ApiInputs, ApiOutputs } from "./api.ts";

export type Trip = ApiOutputs["trips"]["get"]["trip"];
export type TripSummary = ApiOutputs["trips"]["list"]["trips"][number];
export type Day = Trip["itinerary"][number];
export type Activity = Day["activities"][number];
export type Alternative = Activity["alternatives"][number];
export type ActivityType = Activity["activity_type"];
export type Finding = ApiOutputs["trips"]["check"]["findings"][number];
export type TripDocument = ApiOutputs["documents"]["list"]["documents"][number];
export type HistoryEntry = ApiOutputs["history"]["list"]["entries"][number];
type Explanation = ApiOutputs["trips"]["explain"];
export type LeftOut = Explanation["left_out"][number];
/** A place as the search shows it. */
export type FoundPlace = ApiOutputs["places"]["search"]["places"][number];
export type { PlanEvent };
/** A day of a plan, as it is streamed while the plan is made. */
export type PlannedDay = Extract<PlanEvent, { event: "day" }>["data"];
export type NewTrip = ApiInputs["trips"]["create"];
export type TripChange = ApiInputs["trips"]["update"];

/** A warning about something that succeeded. */
export interface Notice {
  readonly code: string;
  readonly message: string;
}

/** The person who sees the page. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** The page size of the list of trips; the copy that is kept for offline use asks for the same. */
export const tripsPerPage = 24;
