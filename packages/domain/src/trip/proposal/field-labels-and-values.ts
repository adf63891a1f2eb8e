import { dayAndMonth } from "../../date-words.ts";
import { amountWords } from "../../money-words.ts";
import { truncate } from "../../truncate.ts";
import { type ActivityFieldName, activityColumns, activityFieldNames } from "../activity-fields.ts";
import type { ActivityFields, Alternative, Provenance, TripFields } from "../document.ts";
import { blankActivity } from "../new-activity.ts";

/** A field in words, before and after a change; null is empty. */
export interface FieldChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

const LONGEST_VALUE = 500;

/** The fields' labels, in the order of display. Latitude stands for longitude too. */
const tripWords: Readonly<Record<keyof TripFields, string>> = {
  title: "title",
  destination: "destination",
  startDate: "first day",
  endDate: "last day",
  travelers: "number of travelers",
  totalBudget: "total budget",
  budgetPerPerson: "budget per person",
  currency: "currency",
  travelStyle: "travel style",
  accommodationType: "accommodation",
  interests: "interests",
  status: "status",
  notes: "notes",
  lat: "place on the map",
  lng: "place on the map",
  cityId: "place on the map",
  timezone: "time zone",
};

const activityWords = Object.fromEntries(
  activityFieldNames.map((name) => [name, activityColumns[name].words]),
) as Readonly<Record<ActivityFieldName, string>>;

/** Derived fields, shown only when no other changes. */
const quiet = new Set([
  ...["cityId", "timezone", "lat", "lng", "fromLat", "fromLng"],
  ...["placeId", "provenance", "parked", "verified"],
]);
/** Default values, not shown for new activities. */
const standard = blankActivity("");

/** The fields to show: derived ones only when there are no others. */
export function primaryFields(fields: readonly string[]): readonly string[] {
  const loud = fields.filter((field) => !quiet.has(field));
  return loud.length > 0 ? loud : fields;
}

export const tripFieldName = (field: string) => tripWords[field as keyof TripFields] ?? field;
export const activityFieldName = (field: string) => activityWords[field as keyof ActivityFields] ?? field;

/** 'notes of "Castle"', by the word for the field. */
export function wordOf(word: string, name: string): string {
  const link = word === activityWords.reason ? "for" : word === activityWords.alternatives ? "to" : "of";
  return `${word} ${link} ${name}`;
}

/** The fields that differ. Amounts have the currency of their side. */
export function tripChanges(
  before: Partial<TripFields>,
  after: Partial<TripFields>,
  currency: string,
): readonly FieldChange[] {
  const from = { ...before, currency: before.currency ?? currency };
  const to = { ...after, currency: after.currency ?? currency };
  return changedRows(Object.keys(tripWords), before, after, tripFieldName, (field, side) =>
    tripValue(field, side === "before" ? from : to),
  );
}

export function activityChanges(
  before: Partial<ActivityFields>,
  after: Partial<ActivityFields>,
  currency: string,
): readonly FieldChange[] {
  return changedRows(Object.keys(activityWords), before, after, activityFieldName, (field, side) =>
    activityValue(field, side === "before" ? before : after, currency),
  );
}

/** The fields of an added or removed activity. */
export function activityFacts(
  activity: Partial<ActivityFields>,
  side: "before" | "after",
  currency: string,
): readonly FieldChange[] {
  const fields = Object.keys(activityWords).filter(
    (field) => field !== "title" && field !== "alternatives" && field !== "reason" && !quiet.has(field),
  ) as (keyof ActivityFields)[];
  return fields.flatMap((field) => {
    const value = activity[field] === standard[field] ? null : activityValue(field, activity, currency);
    if (value === null) return [];
    return [{ field: activityWords[field], before: null, after: null, [side]: value }];
  });
}

function changedRows(
  order: readonly string[],
  before: object,
  after: object,
  nameOf: (field: string) => string,
  valueIn: (field: string, side: "before" | "after") => string | null,
): readonly FieldChange[] {
  const changed = order.filter((field) => {
    const [from, to] = [before, after].map((it) => JSON.stringify((it as Record<string, unknown>)[field] ?? null));
    return from !== to;
  });
  const rows = primaryFields(changed).map((field) => {
    const [from, to] = [valueIn(field, "before"), valueIn(field, "after")];
    return { field: nameOf(field), before: from, after: from !== null && from === to ? another(field, to) : to };
  });
  return rows.filter(
    (row, index) =>
      (row.before !== null || row.after !== null) && rows.findIndex((it) => it.field === row.field) === index,
  );
}

/** For values that differ but look the same. */
function another(field: string, value: string): string {
  return unsaid.has(field) ? "another" : value;
}

/** Fields whose values mean nothing to a person. */
const unsaid: ReadonlySet<string> = new Set(["bookingId", "segmentId", "parked", "placeId", "cityId"]);

const sources: Readonly<Record<Provenance, string>> = {
  gazetteer: "our own places",
  model: "language model",
  board: "group board",
  person: "a person",
};

export function tripValue(field: string, from: Partial<TripFields>): string | null {
  const value = from[field as keyof TripFields] ?? null;
  if (value === null) return null;
  if (field === "totalBudget" || field === "budgetPerPerson") return amountWords(String(value), from.currency ?? "");
  if (field === "startDate" || field === "endDate") return dayAndMonth(String(value), true);
  if (field === "lat" || field === "lng") return position(from);
  if (unsaid.has(field)) return "known";
  if (value === "bb") return "bed and breakfast";
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  return text === "" ? null : truncate(text, LONGEST_VALUE);
}

export function activityValue(field: string, from: Partial<ActivityFields>, currency: string): string | null {
  const value = from[field as keyof ActivityFields] ?? null;
  if (value === null) return null;
  if (field === "estimatedCost") return amountWords(String(value), currency);
  if (field === "durationMinutes") return duration(Number(value));
  if (field === "lat" || field === "lng") return position(from);
  if (unsaid.has(field)) return "yes";
  if (field === "provenance") return sources[value as Provenance] ?? "unknown";
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = Array.isArray(value) ? value.map((it: Alternative) => it.title).join(", ") : String(value);
  return text === "" ? null : truncate(text, LONGEST_VALUE);
}

function position({ lat, lng }: { lat?: number | null; lng?: number | null }): string | null {
  return typeof lat === "number" && typeof lng === "number" ? `${lat.toFixed(4)}, ${lng.toFixed(4)}` : null;
}

/** "1 h 30 min". */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
