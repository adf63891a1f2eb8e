import { daysBetween } from "../../calendar.ts";
import { truncate } from "../../truncate.ts";
import { listed, type Sentence, said, together } from "../../words/sentence.ts";
import { worded } from "../../words/worded.ts";
import type { TripDocument, TripFields } from "../document.ts";
import { apply, PatchConflict, type TripOp } from "../patch.ts";
import { stopWords } from "../patch-summary.ts";
import type { Description } from "./describe-activity-change.ts";
import { fieldWords, notesWords } from "./describe-field-change.ts";
import { type FieldChange, tripChanges } from "./field-labels-and-values.ts";
import { type Names, quoted } from "./names-in-proposal.ts";

const LONGEST_NOTES = 500;
/** Limits of a list. */
const LONGEST_LIST = 2000;
const MOST_NAMED = 20;

export function describeFields(ops: readonly TripOp[], currency: string): Description {
  const { before, after } = netFields(ops);
  const fields = tripChanges(before, after, currency);
  const described = (summary: Sentence): Description => ({ kind: "trip", summary, date: null, fields });
  if ("title" in after) return described(said`Rename the trip to ${quoted(after.title ?? "")}`);
  if ("notes" in after) return described(notesWords(before.notes, after.notes, said`the trip`));
  const [first] = fields;
  if (!first) return described(said`Change the details of the trip`);
  if (fields.length > 1) return described(said`Change the ${listed(fields.map((it) => it.label))}`);
  return described(fieldWords(first));
}

export function describeNotes(dayId: string, ops: readonly TripOp[], names: Names): Description {
  const sets = ops.filter((op) => op.op === "day.set");
  const before = sets[0]?.before.notes || null;
  const after = sets.at(-1)?.after.notes || null;
  const text = (notes: string | null) => notes && truncate(notes, LONGEST_NOTES);
  return {
    kind: "notes",
    summary: notesWords(before, after, names.day(dayId)),
    date: names.date(dayId),
    fields: [{ label: said`notes`, before: text(before), after: text(after) }],
  };
}

/** All effects of a change of dates or stops. */
export function describeDates(ops: readonly TripOp[], names: Names, trip: TripDocument): Description {
  const { before, after } = netFields(ops);
  const parked = new Map<string, Sentence>();
  const moved = new Map<string, Sentence>();
  for (const op of ops) {
    if (op.op === "activity.add" && op.at.dayId === null) parked.set(op.activity.id, quoted(op.activity.title));
    if (op.op !== "activity.move") continue;
    const { activityId: id, to } = op;
    const name = names.activity(id);
    parked.delete(id);
    moved.delete(id);
    if (to.dayId === null) parked.set(id, name);
    else moved.set(id, said`${name} to ${names.day(to.dayId)}`);
  }
  const days = (kind: "day.add" | "day.remove") => ops.filter((op) => op.op === kind).length;
  const rows: FieldChange[] = [
    ...tripChanges(before, after, ""),
    { label: said`days added`, before: null, after: number(days("day.add")) },
    { label: said`days removed`, before: null, after: number(days("day.remove")) },
    { label: said`set aside`, before: null, after: entries(parked) },
    { label: said`moved with their date`, before: null, after: entries(moved) },
  ];
  const stops = stopsInWords(ops, trip);
  return {
    kind: "dates",
    summary: withAside(stops ?? datesWords(before, after), parked.size),
    date: null,
    fields: rows.filter((it) => it.before !== null || it.after !== null),
  };
}

function withAside(what: Sentence, count: number): Sentence {
  if (count === 0) return what;
  return count === 1 ? said`${what}, and set 1 entry aside` : said`${what}, and set ${count} entries aside`;
}

/** What becomes of the stops; null when they stay. */
function stopsInWords(ops: readonly TripOp[], trip: TripDocument): Sentence | null {
  if (!ops.some((op) => op.op.startsWith("stop."))) return null;
  try {
    const words = stopWords(trip, apply(trip, ops).next);
    return words.length > 0 ? together(words, "semicolons") : said`Change the stops`;
  } catch (error) {
    if (!(error instanceof PatchConflict)) throw error;
    return said`Change the stops`;
  }
}

function datesWords(before: Partial<TripFields>, after: Partial<TripFields>): Sentence {
  // Moved trips name both ranges, others the new one.
  const { startDate: oldStart, endDate: oldEnd } = before;
  const { startDate: start, endDate: end } = after;
  if (!oldStart || !oldEnd || !start || !end) return said`Change the days of the trip`;
  const short = new Set([oldStart, oldEnd, start, end].map((it) => it.slice(0, 4))).size === 1;
  const [oldRange, range] = [
    { from: oldStart, to: oldEnd, short },
    { from: start, to: end, short },
  ];
  const difference = daysBetween(start, end) - daysBetween(oldStart, oldEnd);
  if (difference === 0) return said`Move the trip from ${oldRange} to ${range}`;
  const days = Math.abs(difference);
  if (difference > 0)
    return days === 1
      ? said`Make the trip longer by 1 day: ${range}`
      : said`Make the trip longer by ${days} days: ${range}`;
  return days === 1
    ? said`Make the trip shorter by 1 day: ${range}`
    : said`Make the trip shorter by ${days} days: ${range}`;
}

function netFields(ops: readonly TripOp[]) {
  let before: Partial<TripFields> = {};
  let after: Partial<TripFields> = {};
  for (const op of ops) {
    if (op.op !== "trip.set") continue;
    before = { ...op.before, ...before };
    after = { ...after, ...op.after };
  }
  return { before, after };
}

function number(count: number): string | null {
  return count === 0 ? null : String(count);
}

function entries(names: ReadonlyMap<string, Sentence>): string | null {
  return names.size === 0 ? null : truncate(worded`${listed([...names.values()], MOST_NAMED)}`, LONGEST_LIST);
}
