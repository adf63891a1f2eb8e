import type { ActivityFields } from "./activity-fields.ts";
import type { DayFields, TripFields } from "./document.ts";

/** The requested position: after `after`, first when that is null, by its start time when it is left out. */
export interface RequestedPlace {
  readonly dayId: string | null;
  readonly after?: string | null | undefined;
}

/** An op as a caller requests it: the values in `before` are checked, and missing ones are not. */
export type RequestedOp =
  | { readonly op: "trip.set"; readonly before: Partial<TripFields>; readonly after: Partial<TripFields> }
  | {
      readonly op: "day.set";
      readonly dayId: string;
      readonly before: Partial<DayFields>;
      readonly after: Partial<DayFields>;
    }
  | {
      readonly op: "activity.add";
      readonly id: string;
      readonly fields: Partial<ActivityFields>;
      readonly at: RequestedPlace;
    }
  | { readonly op: "activity.remove"; readonly activityId: string; readonly before: Partial<ActivityFields> }
  | {
      readonly op: "activity.set";
      readonly activityId: string;
      readonly before: Partial<ActivityFields>;
      readonly after: Partial<ActivityFields>;
    }
  | {
      readonly op: "activity.move";
      readonly activityId: string;
      readonly from?: { readonly dayId: string | null } | undefined;
      readonly to: RequestedPlace;
    };

/** A caller's request: the ops in this order, all or nothing. */
export type RequestedPatch = readonly RequestedOp[];

/** The activity, day or trip that an op is about. */
export function targetIdOf(op: RequestedOp): string {
  switch (op.op) {
    case "trip.set":
      return "trip";
    case "day.set":
      return op.dayId;
    case "activity.add":
      return op.id;
    default:
      return op.activityId;
  }
}
