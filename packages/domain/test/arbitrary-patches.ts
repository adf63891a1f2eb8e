import fc from "fast-check";
import { addDays } from "../src/calendar.ts";
import { changeDates } from "../src/trip/change-dates.ts";
import { changeStops } from "../src/trip/change-stops.ts";
import type { Activity, TripDocument } from "../src/trip/document.ts";
import { blankActivity } from "../src/trip/new-activity.ts";
import { apply, type TripOp, type TripPatch } from "../src/trip/patch.ts";
import { stopsOf } from "../src/trip/trip-stops.ts";
import { allActivities } from "./trips.ts";

/** Random numbers for {@link patchFor}: one row for each step. */
export const rolls = fc.array(fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }), { minLength: 1, maxLength: 10 });

/** A patch of many steps as verbs make them, each for the trip after the steps before; it fits the trip. */
export function patchFor(
  trip: TripDocument,
  dice: readonly (readonly number[])[],
  newId: () => string,
  steps: readonly Step[] = allSteps,
): TripPatch {
  let current = trip;
  return dice.flatMap((roll) => {
    const step = steps[(roll[0] ?? 0) % steps.length] as Step;
    const ops = step(current, roll, newId);
    current = apply(current, ops).next;
    return ops;
  });
}

type Step = (trip: TripDocument, roll: readonly number[], newId: () => string) => TripPatch;

const pick = <T>(list: readonly T[], die: number | undefined) => list[(die ?? 0) % list.length] as T;

function homeOf(trip: TripDocument, id: string): string | null {
  return trip.days.find((day) => day.activities.some((it) => it.id === id))?.id ?? null;
}

function placeIn(trip: TripDocument, dayId: string | null, die: number | undefined, without?: string) {
  const list = dayId === null ? trip.parked : (trip.days.find((it) => it.id === dayId)?.activities ?? []);
  return { dayId, after: pick([null, ...list.map((it) => it.id).filter((it) => it !== without)], die) };
}

const onOne =
  (step: (trip: TripDocument, roll: readonly number[], activity: Activity) => TripOp[]): Step =>
  (trip, roll) => {
    const all = allActivities(trip);
    return all.length === 0 ? [] : step(trip, roll, pick(all, roll[1]));
  };

const setFields: Step = (trip, [, die = 0]) => {
  const before = { title: trip.title, notes: trip.notes, totalBudget: trip.totalBudget, lat: trip.lat };
  const after = { title: `Title ${die}`, notes: `Notes ${die}`, totalBudget: String(die), lat: die / 100 };
  const keys = (["title", "notes", "totalBudget", "lat"] as const).filter((_, index) => (die >> index) & 1);
  const some = (from: object) => Object.fromEntries(keys.map((key) => [key, (from as Record<string, unknown>)[key]]));
  return keys.length === 0 ? [] : [{ op: "trip.set", before: some(before), after: some(after) }];
};

const setNotes: Step = (trip, [, day, die]) => {
  const { id, notes } = pick(trip.days, day);
  return [{ op: "day.set", dayId: id, before: { notes }, after: { notes: `Notes ${die}` } }];
};

const add: Step = (trip, [, day, place, time], newId) => {
  const id = newId();
  const startTime = pick([null, "09:30", "18:00"], time);
  const dayId = pick([...trip.days.map((it) => it.id), null], day);
  const parked = dayId === null ? ({ date: trip.startDate, dayNotes: "", reason: "set_aside" } as const) : null;
  return [
    { op: "activity.add", activity: { ...blankActivity(id), id, startTime, parked }, at: placeIn(trip, dayId, place) },
  ];
};

const remove = onOne((trip, _, activity) => [
  { op: "activity.remove", activity, at: { dayId: homeOf(trip, activity.id), after: null } },
]);

const change = onOne((_, [, , die], { id, title, startTime }) => [
  {
    op: "activity.set",
    activityId: id,
    before: { title, startTime },
    after: { title: `Renamed ${die}`, startTime: pick([null, "10:00", "20:15"], die) },
  },
]);

const move = onOne((trip, [, , day, place], { id, parked }) => {
  const to = placeIn(trip, pick([...trip.days.map((it) => it.id), null], day), place, id);
  const from = homeOf(trip, id);
  const set = (after: Activity["parked"]): TripOp[] => [
    { op: "activity.set", activityId: id, before: { parked }, after: { parked: after } },
  ];
  // Exactly the activities in the tray have `parked`.
  const aside = { date: trip.startDate, dayNotes: "", reason: "set_aside" } as const;
  return [
    { op: "activity.move", activityId: id, from: { dayId: from, after: null }, to },
    ...((from === null) === (to.dayId === null) ? [] : set(to.dayId === null ? aside : null)),
  ];
});

const shift: Step = (trip, [, by = 0, length = 0], newId) => {
  const startDate = addDays(trip.startDate, (by % 9) - 4);
  return changeDates(trip, { startDate, endDate: addDays(startDate, length % 9) }, newId).patch;
};

const stops: Step = (trip, [, kind = 0, which = 0, nights = 0], newId) => {
  const now = stopsOf(trip).map((it) => ({ ...it, nights: Math.max(1, it.nights) }));
  const chosen = pick(now, which);
  const added = { ...chosen, id: newId(), destination: `City ${nights}`, nights: 1 + (nights % 3) };
  const rest = now.filter((it) => it !== chosen);
  const wanted = [
    [...now, added].slice(0, 5),
    rest.length === 0 ? now : rest,
    rest.toSpliced(nights % now.length, 0, chosen),
    now.map((it) => (it === chosen ? { ...it, nights: 1 + (nights % 4) } : it)),
  ];
  return changeStops(trip, pick(wanted, kind), newId).patch;
};

const plainSteps: readonly Step[] = [setFields, setNotes, add, remove, change, move];
const allSteps: readonly Step[] = [...plainSteps, change, move, shift, stops];
