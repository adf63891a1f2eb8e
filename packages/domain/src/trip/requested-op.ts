import type { ActivityFields } from "./activity-fields.ts";
import type { DayFields, StopFields, TripFields, TripStop } from "./document.ts";
import type { StopPlace } from "./patch.ts";

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
  | ({
      readonly op: "stop.add";
      readonly stop: TripStop;
      /** At the end when it is left out. */
      readonly at?: StopPlace | undefined;
    } & NewIds)
  | ({
      readonly op: "stop.change";
      readonly stopId: string;
      readonly before: Partial<StopFields>;
      readonly after: Partial<StopFields>;
    } & NewIds)
  | ({ readonly op: "stop.remove"; readonly stopId: string; readonly before: Partial<StopFields> } & NewIds)
  | ({
      readonly op: "stop.move";
      readonly stopId: string;
      readonly from?: StopPlace | undefined;
      readonly to: StopPlace;
    } & NewIds)
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

/** Ids for the days that follow from the op, so that later requests can name them before they are there. */
interface NewIds {
  readonly newIds?: readonly string[] | undefined;
}

/** A caller's request: the ops in this order, all or nothing. */
export type RequestedPatch = readonly RequestedOp[];

/** The activity, day, stop or trip that an op is about. */
export function targetIdOf(op: RequestedOp): string {
  switch (op.op) {
    case "trip.set":
      return "trip";
    case "day.set":
      return op.dayId;
    case "stop.add":
      return op.stop.id;
    case "stop.change":
    case "stop.remove":
    case "stop.move":
      return op.stopId;
    case "activity.add":
      return op.id;
    default:
      return op.activityId;
  }
}
