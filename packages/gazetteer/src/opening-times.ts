import { type DaysInMonth, type PlaceRecord, type Week, weekdays } from "./destination-schema.ts";

const shortDays = ["mo", "tu", "we", "th", "fr", "sa", "su"] as const;
const clock = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const span = new RegExp(`^${clock}-(?:${clock}|24:00)$`);

/**
 * Opening hours of a destination file as a week of `HH:MM-HH:MM` spans: `tu-su 10:00-18:00; th 10:00-21:00` (a later
 * rule replaces an earlier one of the same day), `daily 12:00-15:00 19:00-23:00`, `mo off`, `always`. Days that no rule
 * names are closed. A span that ends before it starts runs past midnight. `sa[2] 09:00-14:00` is the second Saturday of
 * a month only, `mo[1,-1] off` every Monday but the first and the last, and `sa-su[-1] 09:00-14:00` the last weekend.
 *
 * @throws RangeError when the text is none of these.
 */
export function parseHours(text: string): Week {
  const week: Record<(typeof weekdays)[number], string[]> = {
    mon: [],
    tue: [],
    wed: [],
    thu: [],
    fri: [],
    sat: [],
    sun: [],
  };
  if (text === "always") {
    for (const day of weekdays) week[day] = ["00:00-24:00"];
    return week;
  }
  const inMonth: Partial<Record<(typeof weekdays)[number], DaysInMonth>> = {};
  for (const rule of text.split(";").map((part) => part.trim())) {
    const [days = "", ...spans] = rule.split(/\s+/);
    if (spans.length === 0) throw new RangeError(`"${rule}" needs days and times, such as "tu-su 10:00-18:00"`);
    const isOff = spans.length === 1 && spans[0] === "off";
    const wrong = isOff ? undefined : spans.find((it) => !span.test(it));
    if (wrong !== undefined) throw new RangeError(`"${wrong}" is not HH:MM-HH:MM`);
    const [, named = days, counted] = /^([^[]*)\[([^\]]*)\]$/.exec(days) ?? [];
    const nth = counted === undefined ? null : parseNth(counted);
    for (const day of parseDays(named)) {
      if (nth) inMonth[day] = { open: !isOff, nth };
      else delete inMonth[day];
      if (nth && isOff && week[day].length === 0) throw new RangeError(`"${rule}" closes a day that is closed anyway`);
      if (!nth || !isOff) week[day] = isOff ? [] : [...spans];
    }
  }
  return Object.keys(inMonth).length === 0 ? week : { ...week, inMonth };
}

/** `1,-1`: the first and the last. */
function parseNth(text: string): readonly number[] {
  return text.split(",").map((it) => {
    if (!/^(?:[1-5]|-1)$/.test(it))
      throw new RangeError(`"${it}" is no number of a week in a month: 1 to 5, -1 is the last`);
    return Number(it);
  });
}

const roundTheClock = ["00:00-24:00"] as const;
const weeks = new Map<string, Week>();

/** The week of a place; null when nothing is known. Many places have the same week, so they share one object. */
export function weekOf({ hours, closed }: Pick<PlaceRecord, "hours" | "closed">): Week | null {
  if (hours === undefined && closed === undefined) return null;
  const key = hours ?? `closed ${closed}`;
  const week = weeks.get(key) ?? (hours === undefined ? openExcept(closed ?? "") : parseHours(hours));
  weeks.set(key, week);
  return week;
}

function openExcept(closed: string): Week {
  const closedOn = new Set(parseDays(closed));
  return Object.fromEntries(weekdays.map((day) => [day, closedOn.has(day) ? [] : roundTheClock])) as unknown as Week;
}

/** `mo`, `tu-su`, `mo,we-fr`, `fr-mo`, `daily`; the empty text is no day. */
export function parseDays(text: string): readonly (typeof weekdays)[number][] {
  if (text === "") return [];
  if (text === "daily") return weekdays;
  return text.split(/[,\s]+/).flatMap((part) => {
    const [from, to = from] = part.split("-").map((it) => shortDays.indexOf(it as (typeof shortDays)[number]));
    if (from === undefined || to === undefined || from < 0 || to < 0) {
      throw new RangeError(`"${part}" is not a day; days are mo tu we th fr sa su`);
    }
    return Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, index) => weekdays[(from + index) % 7] ?? "mon");
  });
}

/** Minutes after midnight of `HH:MM`. */
export function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
}
