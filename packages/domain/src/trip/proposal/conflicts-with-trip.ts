import type { InParts } from "../../in-parts.ts";
import { capitalize } from "../../join-words.ts";
import { truncate } from "../../truncate.ts";
import { listed, type Sentence, said, type Value } from "../../words/sentence.ts";
import { sentencesIn, worded } from "../../words/worded.ts";
import type { Activity, ActivityFields, Day, TripDocument, TripFields } from "../document.ts";
import { apply, type OpConflict, PatchConflict, type TripOp, type TripPatch } from "../patch.ts";
import { differs, stateWords } from "./describe-difference.ts";
import {
  activityFieldName,
  activityValue,
  labelOf,
  primaryFields,
  tripFieldName,
  tripValue,
} from "./field-labels-and-values.ts";
import { DATES, type OpGroup } from "./group-ops.ts";
import { type Names, quoted } from "./names-in-proposal.ts";

/** Longest text of one conflict. */
const LONGEST = 500;

/** Why each group of ops does not fit the trip as it is now, by its id. Groups that fit are left out. */
export function* conflictsWithTrip(
  trip: TripDocument,
  ops: TripPatch,
  groups: readonly OpGroup[],
  names: Names,
): InParts<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  const opsOf = (...some: readonly OpGroup[]) =>
    some
      .flatMap((it) => it.ops)
      .sort((a, b) => a - b)
      .map((index) => ops[index] as TripOp);
  const tryOn = (group: OpGroup, extract: Extract) => {
    const own = opsOf(group);
    const { conflicts } = attempt(extract(own), own);
    if (conflicts.length > 0) found.set(group.id, inWords(conflicts, own));
  };
  const inWords = (conflicts: readonly OpConflict[], own: readonly TripOp[]) => {
    const sentences = new Set(conflicts.flatMap((it) => sentencesOf(it, own, trip, names)));
    return truncate(sentencesIn([...sentences].slice(0, 3)), LONGEST);
  };

  const dates = groups.find((it) => it.id === DATES);
  const extract = extracts(trip);
  const independent = groups.filter((it) => it !== dates && it.needs.length === 0);
  for (const group of independent) {
    tryOn(group, extract);
    yield;
  }
  if (!dates) return found;

  const before = independent.filter((it) => dates.needs.includes(it.id));
  const shifted = before.some((it) => found.has(it.id)) ? null : attempt(trip, opsOf(dates, ...before));
  if (!shifted) found.set(dates.id, worded`It needs another change in this proposal that no longer fits.`);
  else if (shifted.conflicts.length > 0) found.set(dates.id, inWords(shifted.conflicts, opsOf(dates)));
  const extractAfter = shifted?.next && extracts(shifted.next);
  for (const group of groups.filter((it) => it.needs.includes(DATES))) {
    if (extractAfter) tryOn(group, extractAfter);
    else found.set(group.id, worded`It needs the change of dates, which no longer fits.`);
    yield;
  }
  return found;
}

interface Attempt {
  readonly next?: TripDocument;
  readonly conflicts: readonly OpConflict[];
}

function attempt(trip: TripDocument, ops: TripPatch): Attempt {
  try {
    return { next: apply(trip, ops).next, conflicts: [] };
  } catch (error) {
    if (error instanceof PatchConflict) return { conflicts: error.conflicts };
    throw error;
  }
}

type Extract = (ops: readonly TripOp[]) => TripDocument;

/** A copy of the trip with only what some ops need, so that large trips stay fast. */
function extracts(trip: TripDocument): Extract {
  const days = new Map(trip.days.map((day) => [day.id, day]));
  const homes = new Map<string, { readonly dayId: string | null; readonly activity: Activity }>();
  for (const day of trip.days) for (const it of day.activities) homes.set(it.id, { dayId: day.id, activity: it });
  for (const it of trip.parked) homes.set(it.id, { dayId: null, activity: it });
  return (ops) => {
    const used = new Set<string | null>();
    for (const op of ops) {
      if (op.op === "activity.add" || op.op === "activity.remove") used.add(op.activity.id).add(op.at.dayId);
      else if (op.op === "activity.set") used.add(op.activityId);
      else if (op.op === "activity.move") used.add(op.activityId).add(op.from.dayId).add(op.to.dayId);
      else if (op.op === "day.set") used.add(op.dayId);
    }
    const found = [...used].flatMap((id) => (id === null ? [] : (homes.get(id) ?? [])));
    for (const { dayId } of found) used.add(dayId);
    const of = (dayId: string | null) => found.filter((it) => it.dayId === dayId).map((it) => it.activity);
    return {
      ...trip,
      days: [...used].flatMap((id) => {
        const day = id === null ? undefined : days.get(id);
        return day ? [{ ...day, activities: of(day.id) }] : [];
      }),
      parked: of(null),
    };
  };
}

function sentencesOf(it: OpConflict, ops: readonly TripOp[], trip: TripDocument, names: Names): string[] {
  if (it.target === "trip") return aboutTrip(it, ops, trip);
  if (it.target === "stop") return [aboutStop(it, ops, trip)];
  return it.target === "day" ? [aboutDay(it, ops, trip, names)] : aboutActivity(it, ops, trip, names);
}

function aboutTrip({ fields }: OpConflict, ops: readonly TripOp[], trip: TripDocument): string[] {
  return primaryFields(fields).map((field) => {
    const now = tripValue(field, trip);
    const then = tripValue(field, { currency: trip.currency, ...expectedOfTrip(ops, field) });
    return differs(tripFieldName(field), field, now, then);
  });
}

function aboutStop({ id, why }: OpConflict, ops: readonly TripOp[], trip: TripDocument): string {
  const named = ops.flatMap((op) => (op.op === "stop.add" || op.op === "stop.remove" ? op.stop : []));
  const name = [...trip.stops, ...named].find((it) => it.id === id)?.destination ?? said`A stop`;
  if (why === "exists") return worded`${name} is a stop of the trip already.`;
  return why === "missing"
    ? worded`${name} is no longer a stop of the trip.`
    : worded`The stop ${name} has changed since.`;
}

function aboutDay(it: OpConflict, ops: readonly TripOp[], trip: TripDocument, names: Names): string {
  const name = names.day(it.id, "before");
  const day = trip.days.find((other) => other.id === it.id);
  if (it.why === "missing" || !day) return capitalize(worded`${name} is no longer part of the trip.`);
  if (it.why === "exists") return worded`${name} is part of the trip already.`;
  if (it.why === "not_empty") return worded`${name} has ${whatStandsOn(day, ops)} on it now.`;
  if (it.fields.includes("date")) return worded`${name} has another date now.`;
  return worded`The notes of ${name} have changed since.`;
}

/** The activities that prevent removing a day. */
function whatStandsOn(day: Day, ops: readonly TripOp[]): Value | Sentence {
  const moved = new Set(ops.flatMap((op) => (op.op === "activity.move" ? [op.activityId] : [])));
  const titles = day.activities.filter((it) => !moved.has(it.id)).map((it) => quoted(it.title));
  return titles.length === 0 ? said`something else` : listed(titles, 2);
}

function aboutActivity(it: OpConflict, ops: readonly TripOp[], trip: TripDocument, names: Names): string[] {
  const name = names.activity(it.id);
  if (it.why === "exists") return [capitalize(worded`${name} is in the trip already.`)];
  const day = trip.days.find((other) => other.activities.some((activity) => activity.id === it.id));
  const activity = (day?.activities ?? trip.parked).find((other) => other.id === it.id);
  if (it.why === "missing" || !activity) return [capitalize(worded`${name} is no longer in the trip.`)];
  if (it.fields.includes("day"))
    return [day ? worded`${name} is on ${names.day(day.id, "before")} now.` : worded`${name} is set aside now.`];
  const fields = primaryFields(it.fields);
  const called = [...new Set(fields.map(activityFieldName))];
  if (called.length > 3) return [worded`${name} has changed since: ${listed(called, 5)}.`];
  return fields.map((field) => {
    const expected = expectedOfActivity(ops, field);
    const state = stateWords(name, field, activity, expected);
    if (state !== null) return state;
    const now = activityValue(field, activity, trip.currency);
    const then = activityValue(field, expected, trip.currency);
    return differs(labelOf(activityFieldName(field), name), field, now, then);
  });
}

function expectedOfTrip(ops: readonly TripOp[], field: string): Partial<TripFields> {
  for (const op of ops) if (op.op === "trip.set" && field in op.before) return op.before;
  return {};
}

function expectedOfActivity(ops: readonly TripOp[], field: string): Partial<ActivityFields> {
  for (const op of ops) {
    if (op.op === "activity.set" && field in op.before) return op.before;
    if (op.op === "activity.remove") return op.activity;
  }
  return {};
}
