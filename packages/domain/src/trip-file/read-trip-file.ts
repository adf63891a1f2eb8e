import { isPayable } from "../amount.ts";
import { datesFrom } from "../calendar.ts";
import { mostActivities } from "../field-choices.ts";
import { leftToShare } from "../money/expense-split.ts";
import { longestTrip } from "../trip/change-dates.ts";
import { mostRows, TRIP_FILE_FORMAT, TRIP_FILE_VERSION, type TripFile, tripFileSchema } from "./trip-file.ts";

/** Why a file was not read: a code, a sentence that says what to do, and where it is. */
export interface FileProblem {
  readonly code: "unreadable" | "unknown_format" | "newer_version" | "too_many_rows" | "invalid_file";
  readonly message: string;
  readonly details: readonly { readonly path: string; readonly message: string }[];
}

export type TripFileReading =
  | { readonly ok: true; readonly file: TripFile }
  | { readonly ok: false; readonly problem: FileProblem };

const MOST_DETAILS = 20;

export function isTripFile(value: unknown): boolean {
  return isObject(value) && value.format === TRIP_FILE_FORMAT;
}

/** Reads the JSON of a trip file. All of it is right, or none of it is read. */
export function readTripFile(value: unknown): TripFileReading {
  if (!isObject(value) || value.format !== TRIP_FILE_FORMAT)
    return failed("unknown_format", "This JSON is no trip from Caravan: it has no format “caravan-trip”.");
  const { version } = value;
  if (typeof version === "number" && version > TRIP_FILE_VERSION)
    return failed(
      "newer_version",
      `This file has version ${version}, and this Caravan reads up to version ${TRIP_FILE_VERSION}. Ask whoever runs this one for an update, or export the trip as a calendar or a table there.`,
      [{ path: "version", message: `is newer than ${TRIP_FILE_VERSION}` }],
    );
  const crowded = tooManyRows(value);
  if (crowded) return failed("too_many_rows", `The file has more than a trip holds: ${crowded.message}.`, [crowded]);
  const read = tripFileSchema.safeParse(value);
  if (!read.success)
    return invalid(read.error.issues.map((it) => ({ path: it.path.map(String).join("."), message: it.message })));
  const wrong = inconsistencies(read.data);
  return wrong.length > 0 ? invalid(wrong) : { ok: true, file: read.data };
}

/** Lists are counted before their rows are read: a million wrong ones would be a million errors. */
function tooManyRows(file: Readonly<Record<string, unknown>>): Problem | undefined {
  const trip = isObject(file.trip) ? file.trip : {};
  const days = listOf(trip.itinerary);
  const activities = days.reduce<number>((sum, it) => sum + lengthOf(isObject(it) && it.activities), 0);
  const counts: [path: string, count: number, most: number][] = [
    ["trip.itinerary", days.length, longestTrip],
    ["trip.stops", lengthOf(trip.stops), longestTrip],
    ["activities", activities + lengthOf(trip.parked), mostActivities],
    ...Object.entries(mostRows).map(([name, most]): [string, number, number] => [name, lengthOf(file[name]), most]),
  ];
  const [path = "", count = 0, most = 0] = counts.find(([, n, limit]) => n > limit) ?? [];
  return path === "" ? undefined : { path, message: `${count} ${path.split(".").at(-1)}, at most ${most}` };
}

type Problem = FileProblem["details"][number];

/** What no field shows alone: days that follow each other, ids that are named once, shares that add up. */
function inconsistencies(file: TripFile): Problem[] {
  const { trip, segments, bookings, expenses, documents, comments, checklists, history, people } = file;
  const dates = trip.startDate > trip.endDate ? [] : datesFrom(trip.startDate, trip.endDate).slice(0, longestTrip + 1);
  const known = new Set(people.map((it) => it.id));
  const activities = [...trip.days.flatMap((it) => it.activities), ...trip.parked];
  const rows = [trip, ...trip.days, ...trip.stops, ...activities, ...segments, ...bookings, ...expenses];
  const ids = [
    ...rows,
    ...documents,
    ...comments,
    ...checklists,
    ...checklists.flatMap((it) => it.items),
    ...history,
    ...people,
  ].map((it) => it.id);
  const problems: Problem[] = [];
  const say = (path: string, message: string) => problems.push({ path, message });
  if (trip.days.length !== dates.length || trip.days.some((it, index) => it.date !== dates[index]))
    say("trip.itinerary", "must have one day for each date from start_date to end_date, in order");
  const seen = new Set<string>();
  const twice = ids.find((id) => seen.size === seen.add(id).size);
  if (twice !== undefined) say("", `the id ${twice} is used twice`);
  if (!known.has(file.exportedById)) say("exported_by_id", "is none of the people");
  const paths = documents.flatMap((it) => it.path ?? []);
  if (new Set(paths).size < paths.length) say("documents", "two of them name the same file");
  const replaced = expenses.flatMap((it) => it.replaces ?? []);
  if (new Set(replaced).size < replaced.length) say("expenses", "two of them replace the same entry");
  for (const [index, it] of comments.entries()) {
    if (!known.has(it.authorId)) say(`comments.${index}.author_id`, "is none of the people");
    if (it.activityId !== null && it.dayId !== null)
      say(`comments.${index}`, "may name an activity or a day, not both");
  }
  for (const [index, it] of expenses.entries()) {
    const at = `expenses.${index}`;
    const amounts = [it.amount, ...it.split.shares.flatMap((share) => share.amount ?? [])];
    const sharers = it.split.shares.map((share) => share.personId);
    if (!amounts.every((amount) => isPayable(amount, it.currency)))
      say(`${at}.amount`, `must be whole units of ${it.currency}`);
    else if (leftToShare(it.amount, it.currency, it.split) !== 0n) say(`${at}.split`, "must add up to the amount");
    if (![...sharers, ...(it.paidById === null ? [] : [it.paidById])].every((id) => known.has(id)))
      say(at, "names somebody who is none of the people");
    if (new Set(sharers).size < sharers.length) say(`${at}.split`, "names somebody twice");
  }
  return problems;
}

const isObject = (it: unknown): it is Readonly<Record<string, unknown>> =>
  typeof it === "object" && it !== null && !Array.isArray(it);
const listOf = (it: unknown): readonly unknown[] => (Array.isArray(it) ? it : []);
const lengthOf = (it: unknown) => listOf(it).length;

const failed = (code: FileProblem["code"], message: string, details: readonly Problem[] = []): TripFileReading => ({
  ok: false,
  problem: { code, message, details: details.slice(0, MOST_DETAILS) },
});

const invalid = (details: readonly Problem[]) =>
  failed("invalid_file", "The file is damaged, or was changed: some of it is not what a trip may have.", details);
