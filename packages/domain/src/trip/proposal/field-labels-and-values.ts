import type { ActivityType } from "../../field-choices.ts";
import { truncate } from "../../truncate.ts";
import { dateOf, moneyOf, type Sentence, said, verbatim } from "../../words/sentence.ts";
import { worded, wordOf } from "../../words/worded.ts";
import { type ActivityFieldName, activityColumns, activityFieldNames } from "../activity-fields.ts";
import type { ActivityFields, Alternative, Provenance, TripFields } from "../document.ts";
import { blankActivity } from "../new-activity.ts";

/** A field in words, before and after a change; null is empty. */
export interface FieldChange {
  readonly label: Sentence;
  readonly before: string | null;
  readonly after: string | null;
}

const LONGEST_VALUE = 500;

/** The fields' labels, in the order of display. Latitude stands for longitude too. */
const tripWords: Readonly<Record<keyof TripFields, Sentence>> = {
  title: said`title`,
  destination: said`destination`,
  startDate: said`first day`,
  endDate: said`last day`,
  travelers: said`number of travellers`,
  totalBudget: said`total budget`,
  budgetPerPerson: said`budget per person`,
  currency: said`currency`,
  travelStyle: said`travel style`,
  accommodationType: said`accommodation`,
  interests: said`interests`,
  status: said`status`,
  notes: said`notes`,
  lat: said`place on the map`,
  lng: said`place on the map`,
  cityId: said`place on the map`,
  timezone: said`time zone`,
};

const activityWords = Object.fromEntries(
  activityFieldNames.map((name) => [name, activityColumns[name].words]),
) as Readonly<Record<ActivityFieldName, Sentence>>;

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

export const tripFieldName = (field: string): Sentence => tripWords[field as keyof TripFields] ?? verbatim(field);
export const activityFieldName = (field: string): Sentence =>
  activityWords[field as keyof ActivityFields] ?? verbatim(field);

/** 'notes of "Castle"', by the label of the field. */
export function labelOf(label: Sentence, name: Sentence): Sentence {
  if (label === activityWords.reason) return said`${label} for ${name}`;
  return label === activityWords.alternatives ? said`${label} to ${name}` : said`${label} of ${name}`;
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
    return [{ label: activityWords[field], before: null, after: null, [side]: value }];
  });
}

function changedRows(
  order: readonly string[],
  before: object,
  after: object,
  nameOf: (field: string) => Sentence,
  valueIn: (field: string, side: "before" | "after") => string | null,
): readonly FieldChange[] {
  const changed = order.filter((field) => {
    const [from, to] = [before, after].map((it) => (it as Record<string, unknown>)[field] ?? null);
    return from !== to && JSON.stringify(from) !== JSON.stringify(to);
  });
  const rows = primaryFields(changed).map((field) => {
    const [from, to] = [valueIn(field, "before"), valueIn(field, "after")];
    return { label: nameOf(field), before: from, after: from !== null && from === to ? another(field, to) : to };
  });
  return rows.filter(
    (row, index) =>
      (row.before !== null || row.after !== null) && rows.findIndex((it) => it.label.text === row.label.text) === index,
  );
}

/** For values that differ but look the same. */
function another(field: string, value: string): string {
  return unsaid.has(field) ? worded`another` : value;
}

/** Fields whose values mean nothing to a person. */
const unsaid: ReadonlySet<string> = new Set(["bookingId", "segmentId", "parked", "placeId", "cityId"]);

const sources: Readonly<Record<Provenance, Sentence>> = {
  gazetteer: said`our own places`,
  model: said`language model`,
  board: said`group board`,
  person: said`a person`,
};

const activityTypeWords: Readonly<Record<ActivityType, Sentence>> = {
  general: said`general`,
  sightseeing: said`sightseeing`,
  dining: said`dining`,
  transport: said`transport`,
  accommodation: said`accommodation`,
  entertainment: said`entertainment`,
  shopping: said`shopping`,
  outdoor: said`outdoors`,
  cultural: said`culture`,
  business: said`business`,
};

/** Styles, stays and statuses of a trip. */
const choices: Readonly<Record<string, Sentence>> = {
  bb: said`bed and breakfast`,
  budget: said`on a budget`,
  comfort: said`comfort`,
  luxury: said`luxury`,
  adventure: said`adventure`,
  hotel: said`hotel`,
  hostel: said`hostel`,
  airbnb: said`Holiday rental`,
  resort: said`resort`,
  camping: said`camping`,
  draft: said`draft`,
  confirmed: said`confirmed`,
  active: said`under way`,
  completed: said`completed`,
  cancelled: said`cancelled`,
};

export function tripValue(field: string, from: Partial<TripFields>): string | null {
  const value = from[field as keyof TripFields] ?? null;
  if (value === null) return null;
  if (field === "totalBudget" || field === "budgetPerPerson")
    return worded`${moneyOf(String(value), from.currency ?? "")}`;
  if (field === "startDate" || field === "endDate") return worded`${dateOf(String(value), true)}`;
  if (field === "lat" || field === "lng") return position(from);
  if (unsaid.has(field)) return worded`known`;
  const choice = choices[String(value)];
  if (choice) return wordOf(choice);
  const text = Array.isArray(value) ? value.join(", ") : String(value);
  return text === "" ? null : truncate(text, LONGEST_VALUE);
}

export function activityValue(field: string, from: Partial<ActivityFields>, currency: string): string | null {
  const value = from[field as keyof ActivityFields] ?? null;
  if (value === null) return null;
  if (field === "estimatedCost") return worded`${moneyOf(String(value), currency)}`;
  if (field === "durationMinutes") return worded`${{ minutes: Number(value) }}`;
  if (field === "lat" || field === "lng") return position(from);
  if (unsaid.has(field)) return worded`yes`;
  if (field === "provenance") return wordOf(sources[value as Provenance] ?? said`unknown`);
  if (field === "activityType") return wordOf(activityTypeWords[value as ActivityType] ?? said`unknown`);
  if (field === "startTime" || field === "endTime") return worded`${String(value)}`;
  if (typeof value === "boolean") return value ? worded`yes` : worded`no`;
  const text = Array.isArray(value) ? value.map((it: Alternative) => it.title).join(", ") : String(value);
  return text === "" ? null : truncate(text, LONGEST_VALUE);
}

function position({ lat, lng }: { lat?: number | null; lng?: number | null }): string | null {
  return typeof lat === "number" && typeof lng === "number" ? `${lat.toFixed(4)}, ${lng.toFixed(4)}` : null;
}
