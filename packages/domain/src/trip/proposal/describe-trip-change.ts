import { daysBetween } from "../../calendar.ts";
import { dayAndMonth } from "../../date-words.ts";
import { countWords, joinWords } from "../../join-words.ts";
import { truncate } from "../../truncate.ts";
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
  const described = (summary: string): Description => ({ kind: "trip", summary, date: null, fields });
  if ("title" in after) return described(`Rename the trip to ${quoted(after.title ?? "")}`);
  if ("notes" in after) return described(notesWords(before.notes, after.notes, "the trip"));
  const [first] = fields;
  if (!first) return described("Change the details of the trip");
  if (fields.length > 1) return described(`Change the ${joinWords(fields.map((it) => it.field))}`);
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
    fields: [{ field: "notes", before: text(before), after: text(after) }],
  };
}

/** All effects of a change of dates or stops. */
export function describeDates(ops: readonly TripOp[], names: Names, trip: TripDocument): Description {
  const { before, after } = netFields(ops);
  const parked = new Map<string, string>();
  const moved = new Map<string, string>();
  for (const op of ops) {
    if (op.op === "activity.add" && op.at.dayId === null) parked.set(op.activity.id, quoted(op.activity.title));
    if (op.op !== "activity.move") continue;
    const { activityId: id, to } = op;
    const name = names.activity(id);
    parked.delete(id);
    moved.delete(id);
    if (to.dayId === null) parked.set(id, name);
    else moved.set(id, `${name} to ${names.day(to.dayId)}`);
  }
  const days = (kind: "day.add" | "day.remove") => ops.filter((op) => op.op === kind).length;
  const rows: FieldChange[] = [
    ...tripChanges(before, after, ""),
    { field: "days added", before: null, after: number(days("day.add")) },
    { field: "days taken away", before: null, after: number(days("day.remove")) },
    { field: "set aside", before: null, after: entries(parked) },
    { field: "moved with their date", before: null, after: entries(moved) },
  ];
  const aside = parked.size === 0 ? "" : `, and set ${countWords(parked.size, "entry", "entries")} aside`;
  const stops = stopsInWords(ops, trip);
  return {
    kind: "dates",
    summary: `${stops ?? datesWords(before, after)}${aside}`,
    date: null,
    fields: rows.filter((it) => it.before !== null || it.after !== null),
  };
}

/** What becomes of the stops; null when they stay. */
function stopsInWords(ops: readonly TripOp[], trip: TripDocument): string | null {
  if (!ops.some((op) => op.op.startsWith("stop."))) return null;
  try {
    const words = stopWords(trip, apply(trip, ops).next).map((it) => it.text);
    return words.length > 0 ? words.join("; ") : "Change the stops";
  } catch (error) {
    if (!(error instanceof PatchConflict)) throw error;
    return "Change the stops";
  }
}

function datesWords(before: Partial<TripFields>, after: Partial<TripFields>): string {
  // Moved trips name both ranges, others the new one.
  const { startDate: oldStart, endDate: oldEnd } = before;
  const { startDate: start, endDate: end } = after;
  if (!oldStart || !oldEnd || !start || !end) return "Change the days of the trip";
  const isOneYear = new Set([oldStart, oldEnd, start, end].map((it) => it.slice(0, 4))).size === 1;
  const [oldRange, range] = [rangeOf(oldStart, oldEnd, !isOneYear), rangeOf(start, end, !isOneYear)];
  const difference = daysBetween(start, end) - daysBetween(oldStart, oldEnd);
  if (difference === 0) return `Move the trip from ${oldRange} to ${range}`;
  return `Make the trip ${difference > 0 ? "longer" : "shorter"} by ${countWords(Math.abs(difference), "day")}: ${range}`;
}

/** "3–5 May", "30 December – 2 January": the common part is written once. */
function rangeOf(start: string, end: string, year: boolean): string {
  if (start === end) return dayAndMonth(start, year);
  const isOneMonth = start.slice(0, 7) === end.slice(0, 7);
  if (isOneMonth) return `${Number(start.slice(8))}–${dayAndMonth(end, year)}`;
  return `${dayAndMonth(start, year && start.slice(0, 4) !== end.slice(0, 4))} – ${dayAndMonth(end, year)}`;
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

function entries(names: ReadonlyMap<string, string>): string | null {
  return names.size === 0 ? null : truncate(joinWords([...names.values()], MOST_NAMED), LONGEST_LIST);
}
