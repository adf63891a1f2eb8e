import { daysBetween } from "../../calendar.ts";
import { shortened } from "../../shortened.ts";
import type { TripFields } from "../document.ts";
import type { TripOp } from "../patch.ts";
import type { Description } from "./activity-words.ts";
import { type FieldChange, tripChanges } from "./fields.ts";
import { dayAndMonth, type Names, quoted } from "./names.ts";

const LONGEST_NOTES = 500;

/** One group of fields of the trip. */
export function describeFields(ops: readonly TripOp[], currency: string): Description {
  const { before, after } = netFields(ops);
  const fields = tripChanges(before, after, currency);
  const described = (summary: string): Description => ({ kind: "trip", summary, date: null, fields });
  if ("title" in after) return described(`Rename the trip to ${quoted(after.title ?? "")}`);
  if ("notes" in after) return described(notesWords(before.notes, after.notes, "the trip"));
  const [first] = fields;
  if (!first || fields.length > 1) return described(`Change the ${fields.map((it) => it.field).join(", ")}`);
  if (first.after === null) return described(`Clear the ${first.field}`);
  if (first.before === null) return described(`Set the ${first.field} to ${shortened(first.after, 80)}`);
  return described(`Change the ${first.field} from ${shortened(first.before, 80)} to ${shortened(first.after, 80)}`);
}

export function describeNotes(dayId: string, ops: readonly TripOp[], names: Names): Description {
  const sets = ops.filter((op) => op.op === "day.set");
  const before = sets[0]?.before.notes || null;
  const after = sets.at(-1)?.after.notes || null;
  const text = (notes: string | null) => notes && shortened(notes, LONGEST_NOTES);
  return {
    kind: "notes",
    summary: notesWords(before, after, names.day(dayId)),
    date: names.date(dayId),
    fields: [{ field: "notes", before: text(before), after: text(after) }],
  };
}

function notesWords(before: string | null | undefined, after: string | null | undefined, whose: string): string {
  if (!after) return `Clear the notes of ${whose}`;
  return before ? `Change the notes of ${whose}` : `Add notes to ${whose}`;
}

/** Everything that a change of the dates does. */
export function describeDates(ops: readonly TripOp[], names: Names): Description {
  const { before, after } = netFields(ops);
  const parked = new Set<string>();
  const moved: string[] = [];
  for (const op of ops) {
    if (op.op === "activity.add" && op.at.dayId === null) parked.add(quoted(op.activity.title));
    if (op.op !== "activity.move") continue;
    const name = names.activity(op.activityId);
    if (op.to.dayId === null) parked.add(name);
    else moved.push(`${name} to ${names.day(op.to.dayId)}`);
  }
  const days = (kind: "day.add" | "day.remove") => ops.filter((op) => op.op === kind).length;
  const rows: FieldChange[] = [
    ...tripChanges(before, after, ""),
    { field: "days added", before: null, after: counted(days("day.add")) },
    { field: "days taken away", before: null, after: counted(days("day.remove")) },
    { field: "set aside", before: null, after: listed([...parked]) },
    { field: "moved with their date", before: null, after: listed(moved) },
  ];
  const aside =
    parked.size === 0 ? "" : `; ${parked.size === 1 ? "1 entry is" : `${parked.size} entries are`} set aside`;
  return {
    kind: "dates",
    summary: `${datesWords(before, after)}${aside}`,
    date: null,
    fields: rows.filter((it) => it.before !== null || it.after !== null),
  };
}

function datesWords(before: Partial<TripFields>, after: Partial<TripFields>): string {
  // Of a shift both ends are named, of a change of length the fields that were set.
  const { startDate: oldStart, endDate: oldEnd } = before;
  const { startDate: start, endDate: end } = after;
  if (!oldStart || !oldEnd || !start || !end) return "Change the days of the trip";
  const years = new Set([oldStart, oldEnd, start, end].map((it) => it.slice(0, 4)));
  const text = (date: string) => dayAndMonth(date, years.size > 1);
  const [oldLength, length] = [daysBetween(oldStart, oldEnd), daysBetween(start, end)];
  if (length === oldLength)
    return `Move the trip from ${text(oldStart)} to ${text(oldEnd)} to ${text(start)} to ${text(end)}`;
  const difference = Math.abs(length - oldLength);
  const by = `by ${difference === 1 ? "1 day" : `${difference} days`}`;
  const verb = length > oldLength ? "Make the trip longer" : "Make the trip shorter";
  return `${verb} ${by}: ${start === end ? text(start) : `${text(start)} to ${text(end)}`}`;
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

function counted(count: number): string | null {
  return count === 0 ? null : String(count);
}

function listed(items: readonly string[]): string | null {
  if (items.length === 0) return null;
  const shown = items.length > 6 ? [...items.slice(0, 5), `${items.length - 5} more`] : items;
  return shortened(shown.join(", "), LONGEST_NOTES);
}
