import { deepEqual } from "../deep-equal.ts";
import { truncate } from "../truncate.ts";
import { dayOf, listed, type Sentence, said, together } from "../words/sentence.ts";
import type { TripDocument } from "./document.ts";
import { locate } from "./edit-activity.ts";
import { fieldSaid } from "./field-words.ts";
import { apply, type TripPatch } from "./patch.ts";
import { stopsOf } from "./trip-stops.ts";

/** Only the first ones are named. */
const MOST_NAMED = 3;
const LONGEST_TITLE = 120;

/** A line for the edit log about an applied patch: `Moved "Fado" to 2030-05-04; Removed "Tram"`. */
export function summaryOfPatch(trip: TripDocument, patch: TripPatch): Sentence {
  const stops = patch.some((op) => op.op.startsWith("stop.") || op.op === "day.add" || op.op === "day.remove")
    ? stopWords(trip, apply(trip, patch).next)
    : [];
  const words = [...stops, ...wordsByTarget(trip, stops.length > 0 ? withoutDays(patch) : patch).values()];
  if (words.length === 0) return said`Changed nothing`;
  const named = words.length > MOST_NAMED ? words.slice(0, MOST_NAMED - 1) : words;
  const more = words.length - named.length;
  return together([...named, ...(more > 0 ? [said`and ${more} more changes`] : [])], "semicolons");
}

/** What becomes of each stop: "Added Florence for 2 nights", "Rome: 3 nights instead of 2". */
export function stopWords(trip: TripDocument, next: TripDocument): Sentence[] {
  const [old, now] = [stopsOf(trip), stopsOf(next)];
  // A trip with one stop has nothing to say about stops.
  if (old.length === 1 && now.length === 1) return [];
  const added = now.filter((it) => !old.some((other) => other.id === it.id));
  const gone = old.filter((it) => !now.some((other) => other.id === it.id));
  const stayed = now.filter((it) => !added.includes(it));
  const longer = stayed.flatMap((it) => {
    const before = old.find((other) => other.id === it.id);
    if (!before || before.nights === it.nights) return [];
    return it.nights === 1
      ? [said`${it.destination}: 1 night instead of ${before.nights}`]
      : [said`${it.destination}: ${it.nights} nights instead of ${before.nights}`];
  });
  const order = (stops: readonly { readonly id: string }[], of: readonly { readonly id: string }[]) =>
    stops.filter((it) => of.some((other) => other.id === it.id)).map((it) => it.id);
  const isReordered = !deepEqual(order(old, stayed), order(now, old));
  return [
    ...added.map((it) =>
      it.nights === 1
        ? said`Added ${it.destination} for 1 night`
        : said`Added ${it.destination} for ${it.nights} nights`,
    ),
    ...gone.map((it) => said`Removed ${it.destination}`),
    ...longer,
    ...(isReordered ? [said`Changed the order to ${listed(now.map((it) => it.destination))}`] : []),
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
function wordsByTarget(trip: TripDocument, patch: TripPatch): ReadonlyMap<string, Sentence> {
  const words = new Map<string, Sentence>();
  const dates = new Map(trip.days.map((day) => [day.id, dayOf(day.date)]));
  const added = new Map(patch.flatMap((op) => (op.op === "activity.add" ? [[op.activity.id, op.activity.title]] : [])));
  const titleOf = (id: string) => {
    const title = locate(trip, id)?.activity.title ?? added.get(id);
    return title === undefined ? said`an activity` : truncate(title, LONGEST_TITLE);
  };
  const on = (dayId: string) => dates.get(dayId) ?? said`a new day`;
  for (const op of patch) {
    switch (op.op) {
      case "trip.set":
        words.set("trip", said`Changed ${together(Object.keys(op.after).map(fieldSaid), "commas")}`);
        break;
      case "day.add":
      case "day.remove":
        words.set("days", said`Changed the days`);
        break;
      case "stop.add":
      case "stop.remove":
      case "stop.change":
      case "stop.move":
        break;
      case "day.set":
        words.set(
          op.dayId,
          op.after.notes === ""
            ? said`Cleared the notes of ${on(op.dayId)}`
            : said`Changed the notes of ${on(op.dayId)}`,
        );
        break;
      case "activity.add":
        words.set(
          op.activity.id,
          op.at.dayId === null
            ? said`Added "${titleOf(op.activity.id)}", set aside`
            : said`Added "${titleOf(op.activity.id)}" on ${on(op.at.dayId)}`,
        );
        break;
      case "activity.remove":
        words.set(op.activity.id, said`Removed "${titleOf(op.activity.id)}"`);
        break;
      case "activity.set":
        if (!words.has(op.activityId)) words.set(op.activityId, said`Changed "${titleOf(op.activityId)}"`);
        break;
      case "activity.move":
        if (added.has(op.activityId)) break;
        if (op.to.dayId === null) words.set(op.activityId, said`Set "${titleOf(op.activityId)}" aside`);
        else if (op.from.dayId !== op.to.dayId)
          words.set(op.activityId, said`Moved "${titleOf(op.activityId)}" to ${on(op.to.dayId)}`);
        else if (!words.has(op.activityId)) words.set(op.activityId, said`Changed "${titleOf(op.activityId)}"`);
        break;
    }
  }
  return words;
}
