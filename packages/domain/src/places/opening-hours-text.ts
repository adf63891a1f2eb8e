import { type Weekday, weekdayNames } from "../calendar.ts";
import type { DaysInMonth } from "./candidate.ts";
import { type Hours, isWeekend } from "./opening-hours.ts";

/**
 * Opening hours in one line, as OpenStreetMap writes them: `Mo,We-Fr 10:00-13:00,14:00-18:00; Sa 10:00-12:00`. Days that
 * are not named are closed; `off` is always closed. `Sa[2]` is the second Saturday of a month and `Mo[-1]` the last Monday;
 * `Sa[2] +1 day` is the Sunday after the second Saturday.
 */

const OFF = "off";
const AFTER = " +1 day";
const short: Readonly<Record<Weekday, string>> = {
  mon: "Mo",
  tue: "Tu",
  wed: "We",
  thu: "Th",
  fri: "Fr",
  sat: "Sa",
  sun: "Su",
};

/** A cache: the same places are presented with every read of a trip. */
const written = new WeakMap<Hours, string>();

export function hoursText(hours: Hours): string {
  const known = written.get(hours) ?? write(hours);
  written.set(hours, known);
  return known;
}

function write(hours: Hours): string {
  const daysBySpans = new Map<string, Weekday[]>();
  for (const day of weekdayNames) {
    const spans = hours[day].join(",");
    if (hours.inMonth?.[day]?.open) continue;
    if (spans !== "") daysBySpans.set(spans, [...(daysBySpans.get(spans) ?? []), day]);
  }
  const rules = [...daysBySpans].map(([spans, days]) => `${writeDays(days)} ${spans}`);
  const all = [...rules, ...rulesInMonth(hours)];
  return all.length === 0 ? OFF : all.join("; ");
}

function rulesInMonth(hours: Hours): readonly string[] {
  return weekdayNames.flatMap((day) => {
    const days = hours.inMonth?.[day];
    if (!days || hours[day].length === 0) return [];
    const isAfterSaturday = day === "sun" && isWeekend(hours.inMonth);
    const named = `${isAfterSaturday ? short.sat : short[day]}[${days.nth.join(",")}]${isAfterSaturday ? AFTER : ""}`;
    return [`${named} ${days.open ? hours[day].join(",") : OFF}`];
  });
}

function writeDays(days: readonly Weekday[]): string {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdayNames.indexOf(day) === weekdayNames.indexOf(last) + 1) run.push(day);
    else runs.push([day]);
  }
  const names = runs.map(([first, ...rest]) => {
    const last = rest.at(-1);
    return first && last ? `${short[first]}-${short[last]}` : first ? short[first] : "";
  });
  return names.join(",");
}

const spansPattern = /^\d\d:\d\d-\d\d:\d\d(,\d\d:\d\d-\d\d:\d\d)*$/;

/** The opposite of {@link hoursText}; null for other texts. */
export function readHours(text: string): Hours | null {
  const hours: Record<Weekday, readonly string[]> = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  if (text === OFF) return hours;
  const inMonth: Partial<Record<Weekday, DaysInMonth>> = {};
  for (const rule of text.split("; ")) {
    const counted = /^(\w\w)\[(-?\d(?:,-?\d)*)\]( \+1 day)? (\S+)$/.exec(rule);
    if (counted) {
      const [, name, nth = "", after, stated = ""] = counted;
      const day = after ? "sun" : weekdayNames.find((it) => short[it] === name);
      if (!day || (stated !== OFF && !spansPattern.test(stated))) return null;
      if (stated !== OFF) hours[day] = stated.split(",");
      inMonth[day] = { open: stated !== OFF, nth: nth.split(",").map(Number) };
      continue;
    }
    const [days = "", spans = ""] = rule.split(" ");
    if (!spansPattern.test(spans)) return null;
    for (const run of days.split(",")) {
      const [first, last] = run.split("-").map((name) => weekdayNames.findIndex((it) => short[it] === name));
      if (first === undefined || first === -1 || last === -1) return null;
      for (const day of weekdayNames.slice(first, (last ?? first) + 1)) hours[day] = spans.split(",");
    }
  }
  return Object.keys(inMonth).length === 0 ? hours : { ...hours, inMonth };
}
