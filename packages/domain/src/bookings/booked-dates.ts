import { addDays, isCalendarDate } from "../calendar.ts";
import { type Fields, fieldsOf, firstReadable, type Json, parseCount } from "./json-fields.ts";
import { parseWrittenDates } from "./written-dates.ts";

export interface BookedDates {
  readonly startDate: string | null;
  /** On or after the start; for a stay the day of departure. */
  readonly endDate: string | null;
  /** `HH:MM` of a local clock. */
  readonly startTime: string | null;
  readonly endTime: string | null;
}

interface Moment {
  readonly date: string;
  readonly time: string | null;
}

export const noDates: BookedDates = { startDate: null, endDate: null, startTime: null, endTime: null };

const starts = [
  "start",
  "startdate",
  "startsat",
  "from",
  "checkin",
  "checkindate",
  "pickup",
  "pickupdate",
  "begin",
  "date",
  "day",
];
const ends = [
  "end",
  "enddate",
  "endsat",
  "to",
  "until",
  "checkout",
  "checkoutdate",
  "dropoff",
  "dropoffdate",
  "return",
  "returndate",
];
const arrivals = ["arrival", "arrivaldate", "arrivaltime", "arrive", "arrives"];
const departures = ["departure", "departuredate", "departuretime", "depart", "departs"];
const startTimes = ["starttime", "checkintime", "pickuptime", "departuretime", "time"];
const nightNames = ["nights", "numberofnights"];
const endTimes = ["endtime", "checkouttime", "dropofftime", "arrivaltime"];

export const dateNames: readonly string[] = [
  ...starts,
  ...ends,
  ...arrivals,
  ...departures,
  ...startTimes,
  ...endTimes,
  ...nightNames,
];

/**
 * The dates of a booking from any JSON: ISO dates and date-times and dates written in words, alone, as a pair or in fields
 * with usual names.
 * Times stay local. Arrival and departure are put in order: a guest arrives first, a flight departs first.
 *
 * @param leavesFirst what to make of one of them alone: a flight's departure is its start, a guest's is the end
 */
export function parseDates(sent: Json, leavesFirst: boolean): BookedDates {
  if (typeof sent === "string") {
    const read = between(...pair(sent));
    return read.startDate === null ? inWords(sent) : read;
  }
  if (Array.isArray(sent)) {
    const moments = sent.map(momentOf);
    const [from = null, to = null] = moments;
    return moments.length > 2 || moments.includes(null) ? noDates : between(from, to);
  }
  const fields = fieldsOf(sent);
  const arrival = firstReadable(fields, arrivals, momentOf);
  const departure = firstReadable(fields, departures, momentOf);
  const [early, late] =
    arrival && departure
      ? inOrder(arrival, departure, leavesFirst)
      : leavesFirst
        ? [departure, arrival]
        : [arrival, departure];
  const start = firstReadable(fields, starts, momentOf) ?? early;
  const end = firstReadable(fields, ends, momentOf) ?? late ?? afterNights(start, fields);
  return withClocks(between(start, end), fields);
}

function inWords(text: string): BookedDates {
  const [start, end = null] = parseWrittenDates(text) ?? [];
  if (start === undefined) return noDates;
  return between({ date: start, time: null }, end === null ? null : { date: end, time: null });
}

/** Whether dates name an end, understood or not. */
export function namesEnd(sent: Json): boolean {
  if (Array.isArray(sent)) return sent.length > 1;
  const fields = fieldsOf(sent);
  const says = (it: Json) => it !== undefined && it !== null && it !== "";
  return (
    [...ends, ...nightNames].some((it) => says(fields[it])) ||
    [...arrivals, ...departures].filter((it) => says(fields[it])).length > 1
  );
}

function pair(text: string): [Moment | null, Moment | null] {
  // A long run of spaces would be searched again from each of them.
  const parts = text.replace(/\s+/g, " ").split(/\s*(?:\/|→|\bto\b|\buntil\b|\s[-–—]\s)\s*/i);
  const [from = null, to = null] = parts.map(momentOf);
  return parts.length > 2 ? [null, null] : [from, to];
}

function momentOf(value: Json): Moment | null {
  if (typeof value !== "string") {
    const fields = fieldsOf(value);
    const date = firstReadable(fields, ["date", "datetime", "day"], momentOf);
    return date && { date: date.date, time: firstReadable(fields, ["time"], clockOf) ?? date.time };
  }
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](.+))?$/i.exec(value.trim());
  const date = match?.[1];
  if (date === undefined) {
    const [written, another] = parseWrittenDates(value) ?? [];
    return written === undefined || another !== null ? null : { date: written, time: null };
  }
  if (!isCalendarDate(date)) return null;
  const time = match?.[2] === undefined ? null : clockOf(match[2]);
  return match?.[2] !== undefined && time === null ? null : { date, time };
}

/** `HH:MM` of a time with or without seconds and offset. */
function clockOf(value: Json): string | null {
  if (typeof value !== "string") return null;
  const match = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?$/i.exec(value.trim());
  return match ? `${match[1]?.padStart(2, "0")}:${match[2]}` : null;
}

function inOrder(arrival: Moment, departure: Moment, leavesFirst: boolean): readonly [Moment, Moment] {
  const [a, b] = [arrival, departure].map((it) => `${it.date} ${it.time ?? ""}`) as [string, string];
  // On the same day without times the kind decides; across the date line a flight may land before it left.
  const departsFirst =
    arrival.date === departure.date ? (a === b ? leavesFirst : b < a) : departure.date < arrival.date;
  return departsFirst ? [departure, arrival] : [arrival, departure];
}

function afterNights(start: Moment | null, fields: Fields): Moment | null {
  const nights = firstReadable(fields, nightNames, parseCount);
  if (!start || nights === null || nights === 0 || nights > 366) return null;
  return { date: addDays(start.date, nights), time: null };
}

/** An end before the start is ignored. */
function between(start: Moment | null, end: Moment | null): BookedDates {
  if (!start) return noDates;
  const holds = end !== null && end.date >= start.date;
  return {
    startDate: start.date,
    endDate: holds ? end.date : null,
    startTime: start.time,
    endTime: holds ? end.time : null,
  };
}

function withClocks(dates: BookedDates, fields: Fields): BookedDates {
  if (dates.startDate === null) return dates;
  return {
    ...dates,
    startTime: dates.startTime ?? firstReadable(fields, startTimes, clockOf),
    endTime: dates.endTime ?? firstReadable(fields, endTimes, clockOf),
  };
}
