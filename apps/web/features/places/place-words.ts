import { type Weekday, weekdayNames } from "@caravan/domain/calendar";
import { capitalize } from "@caravan/domain/join-words";
import type { WeekHours } from "@caravan/domain/places/candidate";
import { hoursOn } from "@caravan/domain/places/opening-hours";
import { readHours } from "@caravan/domain/places/opening-hours-text";
import type { ApiOutputs } from "@/features/api-client/index.ts";
import {
  formatClauses,
  formatDate,
  formatDuration,
  formatList,
  formatMoney,
  formatMonth,
  formatRange,
} from "@/ui/format.ts";
import { t } from "./messages/index.ts";

export type PlaceAnswer = ApiOutputs["places"]["get"];

type Place = PlaceAnswer["place"];

const kinds = ["food", "sight", "activity", "shopping", "nature", "nightlife"] as const;

/** "Food and drink"; null for kinds that say nothing about a place. */
export function kindWord(kind: string): string | null {
  const known = kinds.find((it) => it === kind);
  return known ? t(`kind.${known}`) : null;
}

export interface Fact {
  readonly label: string;
  readonly words: string;
}

/** What is known of a place in short lines; what is not known has none. */
export function factsOf(place: Place, currency: string | null): readonly Fact[] {
  const facts: readonly (readonly [label: string, words: string | null])[] = [
    [t("price"), priceWords(place, currency)],
    [t("howLong"), place.duration_minutes === null ? null : formatDuration(place.duration_minutes)],
    [t("bestTime"), bestTimeWords(place)],
    [t("season"), place.months && formatList(place.months.map(formatMonth))],
    [t("booking"), bookingWords(place)],
    [t("wait"), place.queue_minutes ? formatDuration(place.queue_minutes) : null],
    [t("stepFree"), place.step_free && t(`stepFree.${place.step_free}`)],
    [t("kitchen"), place.kitchen && capitalize(place.kitchen)],
    [t("order"), place.order && capitalize(place.order)],
    [t("diets"), place.diets.length > 0 ? capitalize(formatList(place.diets.map(dietWord))) : null],
  ];
  return facts.flatMap(([label, words]) => (words ? [{ label, words }] : []));
}

const levels = ["price.0", "price.1", "price.2", "price.3", "price.4"] as const;
const diets = ["vegetarian", "vegan", "halal", "kosher", "gluten-free"] as const;
const times = ["sunrise", "morning", "midday", "afternoon", "golden-hour", "evening", "night"] as const;

/** A word that is none of ours is shown as it is. */
function dietWord(diet: string): string {
  const known = diets.find((it) => it === diet);
  return known ? t(`diet.${known}`) : diet;
}

function timeWord(time: string): string {
  const known = times.find((it) => it === time);
  return known ? t(`time.${known}`) : time;
}

function priceWords({ entry, estimated_cost: cost, price_level: level, kind }: Place, currency: string | null) {
  if (entry) return t("price.each", { money: formatMoney(entry.amount, entry.currency) });
  if (cost === 0 || level === 0) return kind === "food" ? null : t("price.0");
  if (cost !== null && currency !== null) return t("price.about", { money: formatMoney(cost, currency) });
  const words = level === null ? undefined : levels[level];
  return words ? t(words) : null;
}

function bestTimeWords({ best_time: time, best_days: best, avoid_days: avoid }: Place): string | null {
  const words = [
    time && timeWord(time),
    best.length > 0 && t("bestTime.days", { days: daysWords(best) }),
    avoid.length > 0 && t("bestTime.avoid", { days: daysWords(avoid) }),
  ].filter((it) => typeof it === "string");
  return words.length > 0 ? capitalize(formatClauses(words)) : null;
}

function bookingWords({ book_days: days }: Place): string | null {
  if (days === null) return null;
  return days === 0 ? t("booking.none") : t("booking.days", { count: days });
}

const daysWords = (days: readonly string[]) => formatList(days.map((it) => t(`every.${it as Weekday}`)));

/** The week, Monday first; null when the hours are not known. */
export function weekOf(
  place: Pick<Place, "opening_hours" | "only_days_known">,
): readonly (Fact & { day: Weekday })[] | null {
  const hours = place.opening_hours === null ? null : readHours(place.opening_hours);
  if (!hours) return null;
  return weekdayNames.map((day) => {
    const open = place.only_days_known ? t("hours.open") : hoursWords(hours[day]);
    const words = hours[day].length === 0 ? t("hours.closed") : inMonthWords(open, hours.inMonth?.[day]);
    return { day, label: capitalize(t(`every.${day}`)), words };
  });
}

type DaysInMonth = NonNullable<NonNullable<WeekHours["inMonth"]>[Weekday]>;

/** "10:00–18:00, only the 2nd of the month". */
function inMonthWords(hours: string, days: DaysInMonth | undefined): string {
  if (!days) return hours;
  const nth = formatList(days.nth.map((it) => t(`nth.${it as 1 | 2 | 3 | 4 | 5 | -1}`)));
  return days.open ? t("hours.only", { hours, nth }) : t("hours.except", { hours, nth });
}

/** "10:00–13:00 and 15:00–18:00". */
function hoursWords(spans: readonly string[]): string {
  if (`${spans}` === "00:00-24:00") return t("hours.allDay");
  return formatList(spans.map((it) => it.split("-")).map(([from = "", to = ""]) => formatRange(from, to)));
}

/** "Thursday 6 May: 10:00–18:00". */
export function hoursOnDate(place: Pick<Place, "opening_hours" | "only_days_known">, date: string): string | null {
  const hours = place.opening_hours === null ? null : readHours(place.opening_hours);
  if (!hours) return null;
  const spans = hoursOn(hours, date);
  const open = place.only_days_known ? t("hours.open") : hoursWords(spans);
  return t("hours.onDate", {
    date: formatDate(date, "day"),
    hours: spans.length === 0 ? t("hours.closed") : open,
  });
}

/** Where the facts are from, with links: "wikidata:Q184402" has a page. */
export function recordLinks(
  records: readonly string[],
): readonly { readonly label: string; readonly href: string | null }[] {
  return records.map((record) => {
    const [source, id = ""] = record.split(/:(.*)/s);
    if (source === "wikidata") return { label: "Wikidata", href: `https://www.wikidata.org/wiki/${id}` };
    if (source === "osm") return { label: "OpenStreetMap", href: `https://www.openstreetmap.org/${id}` };
    return { label: t("source.operator"), href: null };
  });
}

/** "November 2026" of "2026-11". */
export function listedWords(month: string): string {
  const [year, number] = month.split("-");
  return t("month", { month: formatMonth(Number(number)), year: year ?? "" });
}

const doubtful = ["name", "at", "hours", "closed", "entry", "book_days", "months", "step_free", "open"] as const;

function doubtWord(field: string): string {
  const known = doubtful.find((it) => it === field);
  return known ? t(`unsure.${known}`) : field;
}

export function doubts(unsure: readonly string[]): string | null {
  return unsure.length === 0 ? null : t("unsure", { things: formatList(unsure.map(doubtWord)) });
}
