import { type Weekday, weekdayNames } from "../calendar.ts";
import type { Hours } from "./opening-hours.ts";

/**
 * Opening hours in one line, as OpenStreetMap writes them: `Mo,We-Fr 10:00-13:00,14:00-18:00; Sa 10:00-12:00`. Days that
 * are not named are closed; `off` is always closed.
 */

const OFF = "off";
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
    if (spans !== "") daysBySpans.set(spans, [...(daysBySpans.get(spans) ?? []), day]);
  }
  const rules = [...daysBySpans].map(([spans, days]) => `${writeDays(days)} ${spans}`);
  return rules.length === 0 ? OFF : rules.join("; ");
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

/** The opposite of {@link hoursText}; null for other texts. */
export function readHours(text: string): Hours | null {
  const hours: Record<Weekday, readonly string[]> = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
  if (text === OFF) return hours;
  for (const rule of text.split("; ")) {
    const [days = "", spans = ""] = rule.split(" ");
    if (!/^\d\d:\d\d-\d\d:\d\d(,\d\d:\d\d-\d\d:\d\d)*$/.test(spans)) return null;
    for (const run of days.split(",")) {
      const [first, last] = run.split("-").map((name) => weekdayNames.findIndex((it) => short[it] === name));
      if (first === undefined || first === -1 || last === -1) return null;
      for (const day of weekdayNames.slice(first, (last ?? first) + 1)) hours[day] = spans.split(",");
    }
  }
  return hours;
}
