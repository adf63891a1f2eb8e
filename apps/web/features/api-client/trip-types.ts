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
export type { PlanEvent };
/** A day of a plan as it is told while the plan is made. */
export type PlannedDay = Extract<PlanEvent, { event: "day" }>["data"];
export type NewTrip = ApiInputs["trips"]["create"];
export type TripChange = ApiInputs["trips"]["update"];

/** Something that went through and is still good to know. */
export interface Notice {
  readonly code: string;
  readonly message: string;
}

/** Who is looking at the page. */
export interface Viewer {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Where the list of trips is cut; what is kept of it for later asks for the same. */
export const tripsPerPage = 24;
