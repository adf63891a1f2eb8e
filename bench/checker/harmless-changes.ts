import type { Activity, TripDocument } from "../../packages/domain/src/trip/document.ts";
import { blankActivity } from "../../packages/domain/src/trip/new-activity.ts";
import type { GoodPlan } from "./good-plans.ts";
import { clock, isOpenThroughout, plenty, type Random, slotsOf, withActivity, withDay } from "./reference-rules.ts";

type Change = (good: GoodPlan, chance: Random) => TripDocument | undefined;

const anyActivity = (good: GoodPlan, chance: Random) => chance.pick(good.trip.days.flatMap((it) => it.activities));
const anyDay = (good: GoodPlan, chance: Random) => chance.pick(good.trip.days);

/** Starts a little earlier or later, with enough travel time and within the opening hours. */
const nudge: Change = (good, chance) => {
  const day = anyDay(good, chance);
  const slots = day ? slotsOf(day) : [];
  const index = chance.int(0, slots.length - 1);
  const slot = slots[index];
  if (!day || !slot) return undefined;
  const by = (chance.next() < 0.5 ? 1 : -1) * 5 * chance.int(1, 6);
  const [start, end] = [slot.start + by, slot.end + by];
  const [before, after] = [slots[index - 1], slots[index + 1]];
  const place = good.context.candidates.get(slot.activity.placeId ?? "");
  if (before && start - before.end < plenty(before.activity, slot.activity)) return undefined;
  if (after && after.start - end < plenty(slot.activity, after.activity)) return undefined;
  if (end > 1410 || (place && !isOpenThroughout(place, day.date, start, end))) return undefined;
  return withActivity(good.trip, slot.activity.id, { startTime: clock(start), endTime: clock(end) });
};

const rename: Change = (good, chance) => {
  const activity = anyActivity(good, chance);
  return activity && withActivity(good.trip, activity.id, { title: `${activity.title}, with Ana and Bo` });
};

const reverseDays: Change = (good) => ({ ...good.trip, days: [...good.trip.days].reverse() });

const untime: Change = (good, chance) => {
  const visits = good.trip.days.flatMap((it) => it.activities).filter((it) => it.activityType !== "dining");
  const activity = chance.pick(visits);
  return activity && withActivity(good.trip, activity.id, { startTime: null, endTime: null });
};

const notes: Change = (good, chance) => {
  const day = anyDay(good, chance);
  const activity = anyActivity(good, chance);
  if (!day || !activity) return undefined;
  const trip = withActivity(good.trip, activity.id, { notes: "bring the tickets" });
  return { ...trip, days: trip.days.map((it) => (it.id === day.id ? { ...it, notes: "Ana's birthday" } : it)) };
};

const shorten: Change = (good, chance) => {
  const slot = chance.pick(good.trip.days.flatMap(slotsOf).filter((it) => it.activity.activityType !== "dining"));
  if (!slot) return undefined;
  const end = slot.end - Math.round((slot.end - slot.start) * 0.3 * chance.next());
  return withActivity(good.trip, slot.activity.id, { endTime: clock(end), durationMinutes: end - slot.start });
};

const pin: Change = (good, chance) => {
  const activity = anyActivity(good, chance);
  return activity && withActivity(good.trip, activity.id, { pinned: true });
};

const add =
  (fields: Partial<Activity> & { title: string }): Change =>
  (good, chance) => {
    const day = anyDay(good, chance);
    if (!day || day.activities.length >= 9) return undefined;
    const activity = { ...blankActivity(fields.title), id: "added", ...fields };
    const next = day.activities.findIndex((it) => (it.startTime ?? "") > (activity.startTime ?? ""));
    const at = next === -1 ? day.activities.length : next;
    return withDay(good.trip, day.id, day.activities.toSpliced(at, 0, activity));
  };

/** Changes after which a good plan is still good. */
export const harmlessChanges: Readonly<Record<string, Change>> = {
  "another start": nudge,
  "another title": rename,
  "days out of order": reverseDays,
  "no clock": untime,
  notes,
  "a shorter visit": shorten,
  "a pin": pin,
  "a hotel": add({ title: "Hotel", activityType: "accommodation", startTime: "15:00", durationMinutes: 2880 }),
  "a frame for the day": add({ title: "Ana's birthday", startTime: "00:00", endTime: "23:59" }),
  "a reminder": add({ title: "Call the bank", startTime: "11:00", endTime: "11:00" }),
};
