import type { OpConflict, Place, TripOp, TripPatch } from "./patch.ts";

/**
 * The paths that a patch writes: `trip/title`, `day/<id>`, `day/<id>/notes`, `stop/<id>/nights`, `activity/<id>`,
 * `activity/<id>/title`, `activity/<id>/day` for its position. The short form stands for the whole target.
 */
export function writtenPaths(patch: TripPatch): string[] {
  return patch.flatMap(spotsOf);
}

/**
 * The same, with the days into which activities are put. Two additions to a day do not conflict; a removal of the day
 * conflicts with both.
 */
export function touchedPaths(patch: TripPatch): string[] {
  return patch.flatMap((op) => [...spotsOf(op), ...guests(op)]);
}

export function conflictPaths({ target, id, fields, why }: OpConflict): string[] {
  if (why === "not_empty") return [`guests/${id}`];
  if (fields.length === 0) return [`${target}/${id}`];
  return fields.map((field) => (target === "trip" ? `trip/${field}` : `${target}/${id}/${field}`));
}

/** Whether the paths are equal or one contains the other. */
export function pathsOverlap(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

/** The target of a path. Overlapping paths have the same. */
export function targetOf(spot: string): string {
  return spot.split("/", 2).join("/");
}

function spotsOf(op: TripOp): string[] {
  switch (op.op) {
    case "trip.set":
      return Object.keys(op.after).map((field) => `trip/${field}`);
    case "day.add":
    case "day.remove":
      return [`day/${op.day.id}`];
    case "day.set":
      return Object.keys(op.after).map((field) => `day/${op.dayId}/${field}`);
    case "stop.add":
    case "stop.remove":
      return [`stop/${op.stop.id}`];
    case "stop.change":
      return Object.keys(op.after).map((field) => `stop/${op.stopId}/${field}`);
    case "stop.move":
      return [`stop/${op.stopId}/place`];
    case "activity.add":
    case "activity.remove":
      return [`activity/${op.activity.id}`];
    case "activity.set":
      return Object.keys(op.after).map((field) => `activity/${op.activityId}/${field}`);
    case "activity.move":
      return [`activity/${op.activityId}/day`];
  }
}

function guests(op: TripOp): string[] {
  const into = (place: Place) => (place.dayId === null ? [] : [`guests/${place.dayId}`]);
  if (op.op === "activity.add") return into(op.at);
  return op.op === "activity.move" ? into(op.to) : [];
}
