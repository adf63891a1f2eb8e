import { addDays } from "../../calendar.ts";
import type { DateAtom } from "../atoms/atom.ts";
import type { Atoms } from "../atoms/index.ts";
import { firstFrom } from "../atoms/index.ts";
import type { TravelData } from "../reading.ts";
import type { Document } from "../structure/document.ts";
import { arrivalDate } from "./arrival.ts";
import type { Leg } from "./leg.ts";
import { codedPlace } from "./places.ts";

/**
 * A line of a reservation system: number, class, day, the pair of airports, status, clocks.
 * ` 1. DL   38 Y  20JAN HKGSEA HS3  1145   0811` or `2  LH 809 H 29MAR 5 ARNFRA HK1  0645 0900 29MAR`
 */
const line =
  /^ {0,4}(?:\d{1,2} {0,2}[.)]? {0,3})?([A-Z][A-Z0-9]|[0-9][A-Z]) {0,4}(\d{1,4})([A-Z])? {0,4}([A-Z])? {1,4}(\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:\d{2})?)(?: {1,3}(?:[1-7]|[A-Z]{1,2}))? {1,4}([A-Z]{3})[ /-]?([A-Z]{3})\*?(?: {1,4}[A-Z]{2} ?\d{1,2})?(?: {1,4}\d)? {1,14}(\d{3,4})([AP])? {1,8}(#)?(\d{3,4})([AP])?(?:([+-])(\d))?(?: {1,4}(\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC))(?![A-Z]))?/;
const LONGEST = 200;

/** Legs that stand in a text as reservation systems print them. */
export function gdsLegs(document: Document, atoms: Atoms, data: TravelData): Leg[] {
  const legs: Leg[] = [];
  for (const { start, end } of document.lines) {
    if (end - start > LONGEST || end - start < 20) continue;
    const text = document.text.slice(start, end);
    const match = line.exec(text);
    if (!match) continue;
    const [
      ,
      airline,
      number,
      ,
      ,
      day,
      from,
      to,
      departs,
      departsHalf,
      next,
      arrives,
      arrivesHalf,
      sign,
      days,
      arrivalDay,
    ] = match as unknown as string[];
    const dayAt = start + text.indexOf(day as string);
    const date = dateAt(atoms.dates, dayAt);
    const departure = clock(departs as string, departsHalf);
    const arrival = clock(arrives as string, arrivesHalf);
    if (!date || !departure || !data.airport(from as string) || !data.airport(to as string)) continue;
    const at = (part: string, after = 0) => {
      const offset = start + text.indexOf(part, after);
      return { start: offset, end: offset + part.length };
    };
    const pair = text.indexOf(from as string, text.indexOf(day as string) + (day as string).length);
    const fromPlace = codedPlace(at(from as string, pair), from as string, from as string, data);
    const toPlace = codedPlace(at(to as string, pair + 3), to as string, to as string, data);
    const shift = next ? 1 : days ? Number(days) * (sign === "-" ? -1 : 1) : null;
    const stated = arrivalDay ? dateAt(atoms.dates, start + text.lastIndexOf(arrivalDay)) : undefined;
    const clocks = text.indexOf(departs as string, pair + 6);
    const arrivalOn =
      stated?.date ??
      (shift !== null
        ? addDays(date.date, shift)
        : arrival && arrivalDate(date.date, departure, arrival, { from: fromPlace, to: toPlace, labelled: true }));
    const numberAt = text.indexOf(airline as string);
    legs.push({
      kind: "flight",
      start,
      end,
      number: `${airline}${(number as string).replace(/^0+(?=\d)/, "")}`,
      numberSpans: [
        { start: start + numberAt, end: start + text.indexOf(number as string, numberAt) + (number as string).length },
      ],
      airline: airline as string,
      from: fromPlace,
      to: toPlace,
      departure: `${date.date}T${departure}`,
      departureSpans: [{ start: date.start, end: date.end }, at(departs as string, clocks)],
      arrival: arrival && arrivalOn ? `${arrivalOn}T${arrival}` : null,
      arrivalSpans: [at(arrives as string, clocks + (departs as string).length)],
      score: 8,
    });
  }
  return legs;
}

function dateAt(dates: readonly DateAtom[], start: number): DateAtom | undefined {
  const date = dates[firstFrom(dates, start)];
  return date && date.start <= start + 1 ? date : undefined;
}

function clock(digits: string, half: string | undefined): string | null {
  const padded = digits.padStart(4, "0");
  let hours = Number(padded.slice(0, 2));
  const minutes = Number(padded.slice(2));
  if (half === "P" && hours < 12) hours += 12;
  if (half === "A" && hours === 12) hours = 0;
  if (hours > 23 || minutes > 59 || (digits.length === 3 && !half)) return null;
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
}
