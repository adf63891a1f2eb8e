import { dayWords } from "../date-words.ts";
import { deepEqual } from "../deep-equal.ts";
import { countWords, joinWords } from "../join-words.ts";
import { truncate } from "../truncate.ts";
import type { TripDocument } from "./document.ts";
import { locate } from "./edit-activity.ts";
import { apply, type TripPatch } from "./patch.ts";
import { stopsOf } from "./trip-stops.ts";

/** Only the first ones are named. */
const MOST_NAMED = 3;
const LONGEST_TITLE = 120;

/** A line for the edit log about an applied patch: `Moved "Fado" to 2030-05-04; Removed "Tram"`. */
export function summaryOfPatch(trip: TripDocument, patch: TripPatch): string {
  const stops = patch.some((op) => op.op.startsWith("stop.") || op.op === "day.add" || op.op === "day.remove")
    ? stopWords(trip, apply(trip, patch).next)
    : [];
  const words = [...stops, ...wordsByTarget(trip, stops.length > 0 ? withoutDays(patch) : patch).values()];
  if (words.length === 0) return "Changed nothing";
  const named = words.length > MOST_NAMED ? words.slice(0, MOST_NAMED - 1) : words;
  const more = words.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more} more changes`] : [])].join("; ");
}

/** What becomes of each stop: "Added Florence for 2 nights", "Rome: 3 nights instead of 2". */
export function stopWords(trip: TripDocument, next: TripDocument): string[] {
  const [old, now] = [stopsOf(trip), stopsOf(next)];
  // A trip with one stop has nothing to say about stops.
  if (old.length === 1 && now.length === 1) return [];
  const added = now.filter((it) => !old.some((other) => other.id === it.id));
  const gone = old.filter((it) => !now.some((other) => other.id === it.id));
  const stayed = now.filter((it) => !added.includes(it));
  const longer = stayed.flatMap((it) => {
    const before = old.find((other) => other.id === it.id);
    if (!before || before.nights === it.nights) return [];
    return [`${it.destination}: ${countWords(it.nights, "night")} instead of ${before.nights}`];
  });
  const order = (stops: readonly { readonly id: string }[], of: readonly { readonly id: string }[]) =>
    stops.filter((it) => of.some((other) => other.id === it.id)).map((it) => it.id);
  const isReordered = !deepEqual(order(old, stayed), order(now, old));
  return [
    ...added.map((it) => `Added ${it.destination} for ${countWords(it.nights, "night")}`),
    ...gone.map((it) => `Removed ${it.destination}`),
    ...longer,
    ...(isReordered ? [`Changed the order to ${joinWords(now.map((it) => it.destination))}`] : []),
  ];
}

const ofDays: ReadonlySet<string> = new Set([
  "startDate",
  "endDate",
  "destination",
  "title",
  "cityId",
  "lat",
  "lng",
  "timezone",
]);

/** Without what follows from changed stops. */
function withoutDays(patch: TripPatch): TripPatch {
  const isAside = new Set(
    patch.flatMap((op) => (op.op === "activity.move" && op.to.dayId === null ? op.activityId : [])),
  );
  return patch.filter((op) => {
    if (op.op === "day.add" || op.op === "day.remove") return false;
    if (op.op === "day.set") return op.after.date === undefined;
    if (op.op === "trip.set") return !Object.keys(op.after).every((it) => ofDays.has(it));
    return op.op !== "activity.set" || !isAside.has(op.activityId);
  });
}

/** One line for each target; of several ops on one target, the most important. */
function wordsByTarget(trip: TripDocument, patch: TripPatch): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const dates = new Map(trip.days.map((day) => [day.id, dayWords(day.date)]));
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
      case "stop.add":
      case "stop.remove":
      case "stop.change":
      case "stop.move":
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
