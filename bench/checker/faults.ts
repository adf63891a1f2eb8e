import { addDays } from "../../packages/domain/src/calendar.ts";
import type { Candidate } from "../../packages/domain/src/places/candidate.ts";
import type { CheckContext } from "../../packages/domain/src/trip/check.ts";
import type { Activity, TripDocument } from "../../packages/domain/src/trip/document.ts";
import type { FindingCode } from "../../packages/domain/src/trip/finding.ts";
import { blankActivity } from "../../packages/domain/src/trip/new-activity.ts";
import type { GoodPlan } from "./good-plans.ts";
import {
  clock,
  isClosedThroughout,
  kilometres,
  type Random,
  type Slot,
  slotsOf,
  withActivity,
  withDay,
} from "./reference-rules.ts";

/** A plan with one known fault. */
export interface Fault {
  readonly trip: TripDocument;
  readonly context?: CheckContext;
  readonly code: FindingCode;
  /** The activity that a finding has to name. */
  readonly activityId?: string;
  readonly dayId?: string;
}

type Maker = (good: GoodPlan, chance: Random) => Fault | undefined;

function neighbours(good: GoodPlan): readonly (readonly [Slot, Slot])[] {
  return good.trip.days.flatMap((day) => {
    const slots = slotsOf(day);
    return slots.slice(1).map((it, index) => [slots[index] as Slot, it] as const);
  });
}

const at = (start: number, end: number) => ({
  startTime: clock(start),
  endTime: clock(end),
  durationMinutes: end - start,
});

/** Exchanges two activities, so that the day's list goes back in time. */
const exchanged: Maker = (good, chance) => {
  const [first, second] = chance.pick(neighbours(good)) ?? [];
  const day = good.trip.days.find((it) => it.activities.some((one) => one.id === first?.activity.id));
  if (!first || !second || !day) return undefined;
  const list = day.activities.map((it) =>
    it.id === first.activity.id ? second.activity : it.id === second.activity.id ? first.activity : it,
  );
  return { trip: withDay(good.trip, day.id, list), code: "out_of_order", dayId: day.id };
};

const overlapByShift: Maker = (good, chance) => {
  const [first, second] = chance.pick(neighbours(good)) ?? [];
  if (!first || !second || first.end - first.start < 30) return undefined;
  const start = chance.int(first.start + 5, first.end - 15);
  const trip = withActivity(good.trip, second.activity.id, at(start, start + second.end - second.start));
  return { trip, code: "overlap", activityId: second.activity.id };
};

const overlapByLength: Maker = (good, chance) => {
  const [first, second] = chance.pick(neighbours(good)) ?? [];
  if (!first || !second) return undefined;
  const trip = withActivity(good.trip, first.activity.id, at(first.start, second.start + chance.int(10, 40)));
  return { trip, code: "overlap", activityId: first.activity.id };
};

const overlapOverMidnight: Maker = (good, chance) => {
  const index = chance.int(0, good.trip.days.length - 2);
  const [day, next] = good.trip.days.slice(index, index + 2);
  if (!day || !next) return undefined;
  const night = { ...blankActivity("Concert at the harbour"), id: "night", ...at(1380, 1380 + chance.int(180, 300)) };
  const late = { ...blankActivity("Night bus tour"), id: "late", ...at(chance.int(30, 90), 200) };
  const trip = withDay(good.trip, day.id, [...day.activities.filter((it) => (it.endTime ?? "") < "22:00"), night]);
  return { trip: withDay(trip, next.id, [late, ...next.activities]), code: "overlap", activityId: "late" };
};

/** At one place: a ride has two ends and begins where the one before it is, and free time is wherever one likes. */
const isVisit = ({ activity }: Slot) => activity.activityType !== "transport" && !activity.freeTime;

const visits = (good: GoodPlan) => neighbours(good).filter((pair) => pair.every(isVisit));

const noTimeForTheWay: Maker = (good, chance) => {
  const far = visits(good).filter(([a, b]) => (kilometres(a.activity, b.activity) ?? 0) >= 1.5);
  const [first, second] = chance.pick(far) ?? [];
  if (!first || !second || second.start <= first.end) return undefined;
  const gap = chance.int(0, Math.min(2, second.start - first.end));
  const trip = withActivity(good.trip, first.activity.id, at(first.start, second.start - gap));
  return { trip, code: "travel_time", activityId: second.activity.id };
};

const movedAway: Maker = (good, chance) => {
  const close = visits(good).filter(
    ([a, b]) => b.start > a.end && b.start - a.end < 60 && kilometres(a.activity, b.activity) !== null,
  );
  const [, second] = chance.pick(close) ?? [];
  if (!second) return undefined;
  const lat = (second.activity.lat ?? 0) + (chance.next() < 0.5 ? 1 : -1) * (0.5 + chance.next());
  const trip = withActivity(good.trip, second.activity.id, { lat, placeId: null, title: "A house in the hills" });
  return { trip, code: "travel_time", activityId: second.activity.id };
};

function placed(good: GoodPlan): readonly (Slot & { readonly place: Candidate })[] {
  return good.trip.days.flatMap((day) =>
    slotsOf(day).flatMap((slot) => {
      const place = good.context.candidates.get(slot.activity.placeId ?? "");
      return place?.hours ? [{ ...slot, place }] : [];
    }),
  );
}

/** An activity as a person writes it who does not use the list of places. */
const handwritten = (place: Candidate, chance: Random): Partial<Activity> => ({
  title:
    `${chance.pick(place.category === "food" ? ["Lunch at", "Dinner at", "Eat at"] : ["Visit", "See", "Tour of", "Visit the", ""])} ${place.name}`.trim(),
  placeId: null,
  lat: null,
  lng: null,
  provenance: "person",
});

function closedDay(byHand: boolean): Maker {
  return (good, chance) => {
    const options = placed(good).flatMap((slot) =>
      good.trip.days
        .filter((day) => day !== slot.day && isClosedThroughout(slot.place, day.date, 0, 1440))
        .map((day) => ({ slot, day })),
    );
    const { slot, day } = chance.pick(options) ?? {};
    if (!slot || !day) return undefined;
    const moved = { ...slot.activity, ...(byHand ? handwritten(slot.place, chance) : {}) };
    const from = slot.day.activities.filter((it) => it !== slot.activity);
    // Replaces an activity at that time, so that the change does not also cause an overlap.
    const free = slotsOf(day).filter((it) => it.end <= slot.start - 20 || slot.end + 20 <= it.start);
    const onto = [...free.map((it) => it.activity), moved];
    return { trip: withDay(withDay(good.trip, slot.day.id, from), day.id, onto), code: "closed", activityId: moved.id };
  };
}

const closedHour =
  (byHand: boolean): Maker =>
  (good, chance) => {
    const slot = chance.pick(placed(good));
    if (!slot) return undefined;
    const length = Math.min(90, slot.end - slot.start);
    const starts = Array.from({ length: 68 }, (_, index) => 360 + index * 15).filter((start) =>
      isClosedThroughout(slot.place, slot.day.date, start, start + length),
    );
    const start = chance.pick(starts);
    if (start === undefined) return undefined;
    const fields = { ...at(start, start + length), ...(byHand ? handwritten(slot.place, chance) : {}) };
    return { trip: withActivity(good.trip, slot.activity.id, fields), code: "closed", activityId: slot.activity.id };
  };

/** Moves the trip to other weekdays. */
const closedByDates: Maker = (good, chance) => {
  const shift = chance.int(1, 6);
  const hit = placed(good).filter((it) => isClosedThroughout(it.place, addDays(it.day.date, shift), it.start, it.end));
  const slot = chance.pick(hit);
  if (!slot) return undefined;
  const days = good.trip.days.map((day) => ({ ...day, date: addDays(day.date, shift) }));
  const trip = {
    ...good.trip,
    days,
    startDate: addDays(good.trip.startDate, shift),
    endDate: addDays(good.trip.endDate, shift),
  };
  return { trip, code: "closed", activityId: slot.activity.id };
};

function total(trip: TripDocument): number {
  return trip.days.flatMap((it) => it.activities).reduce((sum, it) => sum + Number(it.estimatedCost ?? 0), 0);
}

const budgetLowered: Maker = (good, chance) => {
  const cost = total(good.trip);
  if (cost < 5) return undefined;
  const budget = cost * (0.4 + 0.55 * chance.next());
  const whole = chance.next() < 0.5;
  const fields = whole
    ? { totalBudget: (budget * good.trip.travelers).toFixed(2), budgetPerPerson: null }
    : { budgetPerPerson: budget.toFixed(2) };
  return { trip: { ...good.trip, ...fields }, code: "over_budget" };
};

const costRaised: Maker = (good, chance) => {
  const activity = chance.pick(good.trip.days.flatMap((it) => it.activities));
  if (!activity) return undefined;
  const budget = total(good.trip) * 1.1 + 1;
  const trip = { ...good.trip, budgetPerPerson: budget.toFixed(2) };
  const estimatedCost = (Number(activity.estimatedCost ?? 0) + budget * (0.2 + chance.next())).toFixed(2);
  return { trip: withActivity(trip, activity.id, { estimatedCost }), code: "over_budget", activityId: activity.id };
};

const tooMany: Maker = (good, chance) => {
  const day = chance.pick(good.trip.days);
  if (!day) return undefined;
  // Transport and free time do not count as things to do.
  const things = day.activities.filter((it) => it.activityType !== "transport" && !it.freeTime).length;
  const more = Array.from({ length: chance.int(10, 13) - things }, (_, index) => ({
    ...blankActivity(`Stop ${String.fromCharCode(65 + index)} of the treasure hunt`),
    id: `more-${index}`,
  }));
  return { trip: withDay(good.trip, day.id, [...day.activities, ...more]), code: "too_dense", dayId: day.id };
};

const tooLong: Maker = (good, chance) => {
  const day = chance.pick(good.trip.days);
  if (!day) return undefined;
  const names = ["Workshop on pottery", "Lunch", "Class on weaving", "Course on glass", "Lesson in dance"];
  let start = chance.int(360, 420);
  const long = names.map((title, index): Activity => {
    const length = index === 1 ? 60 : chance.int(175, 190);
    const made = { ...blankActivity(title), id: `long-${index}`, ...at(start, start + length) };
    start += length + 5;
    return index === 1 ? { ...made, activityType: "dining" } : made;
  });
  return { trip: withDay(good.trip, day.id, long), code: "too_dense", dayId: day.id };
};

const emptied: Maker = (good, chance) => {
  const day = chance.pick(good.trip.days.slice(1, -1));
  if (!day) return undefined;
  const short = slotsOf(day).filter((it) => it.end - it.start < 240 && !it.activity.freeTime);
  const kept = chance.next() < 0.5 ? chance.pick(short) : undefined;
  return { trip: withDay(good.trip, day.id, kept ? [kept.activity] : []), code: "too_empty", dayId: day.id };
};

const again: Maker = (good, chance) => {
  const slot = chance.pick(placed(good).filter((it) => it.activity.activityType !== "dining"));
  const day = chance.pick(good.trip.days);
  if (!slot || !day) return undefined;
  const copy = { ...slot.activity, id: "again", pinned: false, startTime: null, endTime: null };
  return { trip: withDay(good.trip, day.id, [...day.activities, copy]), code: "repeated", activityId: "again" };
};

const againByHand: Maker = (good, chance) => {
  const [first, second] = [chance.pick(good.trip.days), chance.pick(good.trip.days)];
  const slot = chance.pick(placed(good).filter((it) => it.activity.activityType !== "dining"));
  if (!first || !second || !slot || first === second) return undefined;
  if (chance.next() < 0.5) {
    const copy = { ...blankActivity("x"), ...handwritten(slot.place, chance), id: "again" };
    return { trip: withDay(good.trip, first.id, [...first.activities, copy]), code: "repeated", activityId: "again" };
  }
  const title = chance.pick(["Kayak the inner harbour", "Ghost walk with Ana", "Rooftop cooking class"]) as string;
  const one = { ...blankActivity(title), id: "once" };
  const two = { ...blankActivity(title.toUpperCase()), id: "again" };
  const trip = withDay(good.trip, first.id, [...first.activities, one]);
  return { trip: withDay(trip, second.id, [...second.activities, two]), code: "repeated", activityId: "again" };
};

const unverified: Maker = (good, chance) => {
  const activity = chance.pick(good.trip.days.flatMap(slotsOf).filter(isVisit))?.activity;
  const fields = { verified: false, provenance: chance.pick(["gazetteer", "model", "board"] as const) ?? "model" };
  return (
    activity && { trip: withActivity(good.trip, activity.id, fields), code: "unverified", activityId: activity.id }
  );
};

/** An invented place with known facts. */
function inventedFor(
  slot: Slot,
  fields: Partial<Candidate>,
  good: GoodPlan,
): { place: Candidate; context: CheckContext } {
  const [model] = good.candidates as [Candidate];
  const place: Candidate = {
    ...model,
    ...{ id: "made/up", name: "Harbour Kettle Number Nine", localName: null, hours: null, fame: 1, verified: true },
    lat: slot.activity.lat ?? model.lat,
    lng: slot.activity.lng ?? model.lng,
    ...fields,
  };
  return { place, context: { ...good.context, candidates: new Map([...good.context.candidates, [place.id, place]]) } };
}

const named = (place: Candidate, byHand: boolean, chance: Random): Partial<Activity> =>
  byHand ? { ...handwritten(place, chance) } : { title: place.name, placeId: place.id };

function wrongDiet(byHand: boolean): Maker {
  return (good, chance) => {
    const meals = good.trip.days
      .flatMap(slotsOf)
      .filter((it) => it.activity.activityType === "dining" && it.activity.lat !== null);
    const slot = chance.pick(meals);
    if (!slot) return undefined;
    const [need, tag] = chance.pick([
      ["vegan", "seafood"],
      ["vegetarian", "seafood"],
      ["gluten-free", "pastry"],
    ] as const) ?? ["vegan", "seafood"];
    const { place, context } = inventedFor(
      slot,
      { category: "food", tags: ["restaurant", tag], diets: [], meals: ["lunch", "dinner"] },
      good,
    );
    const trip = withActivity(good.trip, slot.activity.id, named(place, byHand, chance));
    return { trip, context: { ...context, dietary: [need] }, code: "diet", activityId: slot.activity.id };
  };
}

function wrongAccess(byHand: boolean): Maker {
  return (good, chance) => {
    // Only where the rest of the plan meets the same needs.
    if (good.context.accessibility.length === 0) return undefined;
    const slot = chance.pick(
      good.trip.days
        .flatMap(slotsOf)
        .filter((it) => isVisit(it) && it.activity.activityType !== "dining" && it.activity.lat !== null),
    );
    if (!slot) return undefined;
    const { place, context } = inventedFor(slot, { category: "sight", tags: ["viewpoint"], stepFree: "no" }, good);
    const trip = withActivity(good.trip, slot.activity.id, named(place, byHand, chance));
    return { trip, context, code: "accessibility", activityId: slot.activity.id };
  };
}

const lunchTakenOut: Maker = (good, chance) => {
  const days = good.trip.days.flatMap((day) => {
    const slots = slotsOf(day);
    const lunches = slots.filter((it) => it.activity.activityType === "dining" && it.start < 1000 && it.end > 640);
    const rest = slots.filter((it) => !lunches.includes(it));
    // In free hours, people eat when they like.
    const planned = rest.filter((it) => !it.activity.freeTime);
    const isOut = planned.some((it) => it.start <= 690) && planned.some((it) => it.end >= 900);
    const eatsThere = rest.some((it) => it.start <= 690 && it.end >= 900);
    return lunches.length > 0 && isOut && !eatsThere ? [{ day, rest, lunches }] : [];
  });
  const found = chance.pick(days);
  if (!found) return undefined;
  const { day, rest, lunches } = found;
  let trip = withDay(
    good.trip,
    day.id,
    rest.map((it) => it.activity),
  );
  const [lunch] = lunches;
  const before = rest.findLast((it) => it.end <= (lunch?.start ?? 0));
  // Half of them leave no gap at all. A ride takes the time that it takes: nothing could be mended there.
  const canLast = before !== undefined && before.activity.activityType !== "transport";
  if (canLast && lunch && chance.next() < 0.5 && lunch.end - before.start < 300) {
    // People who are at one thing all midday eat there.
    if (before.start <= 690 && lunch.end >= 900) return undefined;
    trip = withActivity(trip, before.activity.id, at(before.start, lunch.end));
  }
  return { trip, code: "missing_meal", dayId: day.id };
};

const flight = (title: string, start: number, end: number): Activity => ({
  ...blankActivity(title),
  id: "flight",
  activityType: "transport",
  segmentId: "segment",
  ...at(start, end),
});

const shortNight: Maker = (good, chance) => {
  const index = chance.int(0, good.trip.days.length - 2);
  const [day, next] = good.trip.days.slice(index, index + 2);
  const first = next && slotsOf(next)[0];
  if (!day || !next || !first || !isVisit(first)) return undefined;
  const lands = chance.int(1410, 1560);
  const journey = flight(
    "Flight home from the coast",
    // It leaves before midnight.
    Math.min(lands - chance.int(90, 240), 1430),
    lands,
  );
  const kept = slotsOf(day)
    .filter((it) => it.end <= 1050)
    .map((it) => it.activity);
  let trip = withDay(good.trip, day.id, [...(index === 0 ? [] : kept), journey]);
  const early = Math.min(first.start, lands - 1440 + chance.int(300, 480));
  trip = withActivity(trip, first.activity.id, at(early, early + first.end - first.start));
  return { trip, code: "late_arrival", activityId: "flight" };
};

const arrivesAfterwards: Maker = (good, chance) => {
  const [day] = good.trip.days;
  if (!day || slotsOf(day).length === 0) return undefined;
  const lands = chance.int(1290, 1430);
  const things = slotsOf(day).filter((it) => isVisit(it) && it.end <= lands - 200);
  if (things.length === 0) return undefined;
  const activities = [...things.map((it) => it.activity), flight("Flight to our first stop", lands - 150, lands)];
  return { trip: withDay(good.trip, day.id, activities), code: "late_arrival", activityId: "flight", dayId: day.id };
};

const leavesBefore: Maker = (good, chance) => {
  const day = good.trip.days.at(-1);
  const last = day && slotsOf(day).filter(isVisit).at(-1);
  if (!day || !last || last.activity.lat === null) return undefined;
  const early = chance.next() < 0.5;
  const leaves = early ? last.start - chance.int(180, 240) : last.end + chance.int(0, 60);
  const kept = slotsOf(day).filter(
    (it) => it.activity === last.activity || it.end <= leaves - 150 || it.start >= leaves + 200,
  );
  const activities = [...kept.map((it) => it.activity), flight("Flight home", leaves, leaves + chance.int(90, 160))];
  return { trip: withDay(good.trip, day.id, activities), code: "travel_time", activityId: "flight", dayId: day.id };
};

/** Each kind of fault with the ways to make it. */
export const faults: Readonly<Record<string, readonly Maker[]>> = {
  out_of_order: [exchanged],
  overlap: [overlapByShift, overlapByLength, overlapOverMidnight],
  travel_time: [noTimeForTheWay, movedAway],
  "travel_time, departure": [leavesBefore],
  closed: [closedDay(false), closedHour(false), closedByDates],
  "closed, by hand": [closedDay(true), closedHour(true)],
  over_budget: [budgetLowered, costRaised],
  too_dense: [tooMany, tooLong],
  too_empty: [emptied],
  repeated: [again],
  "repeated, by hand": [againByHand],
  unverified: [unverified],
  diet: [wrongDiet(false)],
  "diet, by hand": [wrongDiet(true)],
  accessibility: [wrongAccess(false)],
  "accessibility, by hand": [wrongAccess(true)],
  missing_meal: [lunchTakenOut],
  "late_arrival, short night": [shortNight],
  "late_arrival, planned before": [arrivesAfterwards],
};
