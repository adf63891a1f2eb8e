import { type Weekday, weekdayNames, weekdayOf } from "@caravan/domain/calendar";
import { dayAndMonth } from "@caravan/domain/date-words";
import { capitalize, joinWords } from "@caravan/domain/join-words";
import { everyWeekday, hoursWords } from "@caravan/domain/places/opening-hours";
import { readHours } from "@caravan/domain/places/opening-hours-text";
import { count, formatDate, formatDuration, formatMoney } from "@/ui/format.ts";
import type { PlaceAnswer } from "./types.ts";

type Place = PlaceAnswer["place"];

export const kindWords: Readonly<Record<string, string>> = {
  food: "Food and drink",
  sight: "Sight",
  activity: "Activity",
  shopping: "Shopping",
  nature: "Nature",
  nightlife: "Nightlife",
};

export interface Fact {
  readonly label: string;
  readonly words: string;
}

/** What is known of a place in short lines; what is not known has none. */
export function factsOf(place: Place, currency: string | null): readonly Fact[] {
  const facts: readonly (readonly [label: string, words: string | null])[] = [
    ["Price", priceWords(place, currency)],
    ["How long", place.duration_minutes === null ? null : formatDuration(place.duration_minutes)],
    ["Best time", bestTimeWords(place)],
    ["Season", place.months && joinWords(place.months.map(monthName))],
    ["Booking", bookingWords(place)],
    ["Usual wait", place.queue_minutes ? formatDuration(place.queue_minutes) : null],
    ["Step-free", place.step_free && stepFreeWords[place.step_free]],
    ["Kitchen", place.kitchen && capitalize(place.kitchen)],
    ["Order", place.order && capitalize(place.order)],
    ["Diets", place.diets.length > 0 ? capitalize(joinWords(place.diets)) : null],
  ];
  return facts.flatMap(([label, words]) => (words ? [{ label, words }] : []));
}

const stepFreeWords = { yes: "Yes", partial: "In part", no: "No" };
const levels = ["Free", "Cheap", "Moderate", "Expensive", "Very expensive"];

function priceWords({ entry, estimated_cost: cost, price_level: level, kind }: Place, currency: string | null) {
  if (entry) return `${formatMoney(entry.amount, entry.currency)} each`;
  if (cost === 0 || level === 0) return kind === "food" ? null : "Free";
  if (cost !== null && currency !== null) return `About ${formatMoney(cost, currency)} each`;
  return level === null ? null : (levels[level] ?? null);
}

function bestTimeWords({ best_time: time, best_days: best, avoid_days: avoid }: Place): string | null {
  const words = [
    time && capitalize(time.replace("-", " ")),
    best.length > 0 && `best on ${daysWords(best)}`,
    avoid.length > 0 && `not on ${daysWords(avoid)}`,
  ].filter((it) => typeof it === "string");
  return words.length > 0 ? capitalize(words.join(", ")) : null;
}

function bookingWords({ book_days: days }: Place): string | null {
  if (days === null) return null;
  return days === 0 ? "Not needed" : `Book ${count(days, "day")} ahead`;
}

const daysWords = (days: readonly string[]) => joinWords(days.map((it) => everyWeekday[it as Weekday]));
/** "1 May" without its day. */
const monthName = (month: number) => dayAndMonth(`2000-${String(month).padStart(2, "0")}-01`).split(" ")[1] ?? "";

/** The week, Monday first; null when the hours are not known. */
export function weekOf(
  place: Pick<Place, "opening_hours" | "only_days_known">,
): readonly (Fact & { day: Weekday })[] | null {
  const hours = place.opening_hours === null ? null : readHours(place.opening_hours);
  if (!hours) return null;
  return weekdayNames.map((day) => {
    const open = place.only_days_known ? "Open" : hoursWords(hours, day).replace(/^00:00–24:00$/, "All day");
    return { day, label: capitalize(everyWeekday[day]), words: hours[day].length === 0 ? "Closed" : open };
  });
}

/** "Thursday 6 May: 10:00–18:00". */
export function hoursOnDate(place: Pick<Place, "opening_hours" | "only_days_known">, date: string): string | null {
  const day = weekOf(place)?.find((it) => it.day === weekdayOf(date));
  return day ? `${formatDate(date, "day")}: ${day.words}` : null;
}

/** Where the facts are from, with links: "wikidata:Q184402" has a page. */
export function recordLinks(
  records: readonly string[],
): readonly { readonly label: string; readonly href: string | null }[] {
  return records.map((record) => {
    const [source, id = ""] = record.split(/:(.*)/s);
    if (source === "wikidata") return { label: "Wikidata", href: `https://www.wikidata.org/wiki/${id}` };
    if (source === "osm") return { label: "OpenStreetMap", href: `https://www.openstreetmap.org/${id}` };
    return { label: "its operator", href: null };
  });
}

/** "November 2026" of "2026-11". */
export function listedWords(month: string): string {
  const [year, number] = month.split("-");
  return `${monthName(Number(number))} ${year}`;
}

const doubtWords: Readonly<Record<string, string>> = {
  name: "the name",
  at: "the position",
  hours: "the hours",
  closed: "the closing days",
  entry: "the price",
  book_days: "booking",
  months: "the season",
  step_free: "access without steps",
  open: "whether it is still open",
};

export function doubts(unsure: readonly string[]): string | null {
  return unsure.length === 0 ? null : `Check before you go: ${joinWords(unsure.map((it) => doubtWords[it] ?? it))}.`;
}
