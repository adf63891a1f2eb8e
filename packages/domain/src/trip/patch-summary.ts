import { truncate } from "../truncate.ts";
import type { TripDocument } from "./document.ts";
import { locate } from "./edit-activity.ts";
import type { TripPatch } from "./patch.ts";

/** Only the first ones are named. */
const MOST_NAMED = 3;
const LONGEST_TITLE = 120;

/** A line for the edit log about an applied patch: `Moved "Fado" to 2030-05-04; Removed "Tram"`. */
export function summaryOfPatch(trip: TripDocument, patch: TripPatch): string {
  const words = [...wordsByTarget(trip, patch).values()];
  if (words.length === 0) return "Changed nothing";
  const named = words.length > MOST_NAMED ? words.slice(0, MOST_NAMED - 1) : words;
  const more = words.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more changes`] : [])].join("; ");
}

/** One line for each target; of several ops on one target, the most important. */
function wordsByTarget(trip: TripDocument, patch: TripPatch): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const dates = new Map(trip.days.map((day) => [day.id, day.date]));
  const added = new Map(patch.flatMap((op) => (op.op === "activity.add" ? [[op.activity.id, op.activity.title]] : [])));
  const titleOf = (id: string) =>
    `"${truncate(locate(trip, id)?.activity.title ?? added.get(id) ?? "an activity", LONGEST_TITLE)}"`;
  const on = (dayId: string | null) => (dayId === null ? "what is set aside" : (dates.get(dayId) ?? "a new day"));
  for (const op of patch) {
    switch (op.op) {
      case "trip.set":
        words.set("trip", `Changed ${Object.keys(op.after).map(spaced).join(", ")}`);
        break;
      case "day.add":
      case "day.remove":
        words.set("days", "Changed the days");
        break;
      case "day.set":
        words.set(op.dayId, `${op.after.notes === "" ? "Cleared" : "Changed"} the notes of ${on(op.dayId)}`);
        break;
      case "activity.add":
        words.set(
          op.activity.id,
          `Added ${titleOf(op.activity.id)} ${op.at.dayId === null ? "to" : "on"} ${on(op.at.dayId)}`,
        );
        break;
      case "activity.remove":
        words.set(op.activity.id, `Removed ${titleOf(op.activity.id)}`);
        break;
      case "activity.set":
        if (!words.has(op.activityId)) words.set(op.activityId, `Changed ${titleOf(op.activityId)}`);
        break;
      case "activity.move":
        if (added.has(op.activityId)) break;
        if (op.to.dayId === null) words.set(op.activityId, `Set ${titleOf(op.activityId)} aside`);
        else if (op.from.dayId !== op.to.dayId)
          words.set(op.activityId, `Moved ${titleOf(op.activityId)} to ${on(op.to.dayId)}`);
        else if (!words.has(op.activityId)) words.set(op.activityId, `Changed ${titleOf(op.activityId)}`);
        break;
    }
  }
  return words;
}

function spaced(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
