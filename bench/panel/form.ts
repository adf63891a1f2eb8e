import { readFileSync } from "node:fs";
import { type Weekday, weekdayOf } from "../../packages/domain/src/calendar.ts";
import { everyWeekday } from "../../packages/domain/src/weekday-names.ts";

/**
 * A plan as both planners hand it in. It has no room for headlines, bold type or essays, so that only what is said and
 * planned tells the two apart. What is longer than `limits` says is cut after its last whole sentence, on both sides.
 */
export interface PanelPlan {
  /** How the request was understood, what could not be met and what there is instead. */
  readonly preface: readonly string[];
  /** To book, to bring, to know: one thing each. */
  readonly before: readonly string[];
  readonly days: readonly PanelDay[];
}

export interface PanelDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** What the day is about, why in this order, where the night is. */
  readonly line: string;
  readonly stops: readonly PanelStop[];
}

export interface PanelStop {
  /** `HH:MM`. */
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** The part of town, or the village. */
  readonly area: string | null;
  readonly kind: (typeof stopKinds)[number];
  /** Why there, what to order, to see, to mind. */
  readonly note: string;
  /** The way from the stop before: "tram 28, 15 minutes". */
  readonly way: string | null;
  /** "About 12 EUR each", "Free". */
  readonly price: string | null;
}

export const stopKinds = ["sight", "meal", "evening", "ride", "rest"] as const;

/** In characters, and in entries of a list. */
export const limits = { preface: 5, before: 9, stops: 10, sentence: 600, line: 480, note: 360, way: 140 } as const;

/** The one way in which a plan of either side is written down for the judges. */
export function printPlan({ preface, before, days }: PanelPlan): string {
  const list = (title: string, all: readonly string[], most: number) =>
    all.length === 0
      ? []
      : [[`## ${title}`, ...all.slice(0, most).map((it) => `- ${shortened(it, limits.sentence)}`)].join("\n")];
  return [
    ...list("In short", preface, limits.preface),
    ...days.map((day, index) =>
      [
        `## Day ${index + 1}: ${dayName(day.date)} ${day.date}`,
        shortened(day.line, limits.line),
        ...day.stops.slice(0, limits.stops).map(lineOf),
      ].join("\n"),
    ),
    ...list("Before you go", before, limits.before),
  ].join("\n\n");
}

function lineOf({ from, to, name, area, kind, note, way, price }: PanelStop): string {
  const where = area ? `${area}, ${kind}` : kind;
  const facts = [way && `Way: ${shortened(way, limits.way)}.`, price && `${price.replace(/\.$/, "")}.`];
  return [`- ${from}-${to} ${name} (${where}).`, shortened(note, limits.note), ...facts].filter((it) => it).join(" ");
}

function dayName(date: string): string {
  const weekday: Weekday = weekdayOf(date);
  return everyWeekday[weekday].replace(/s$/, "");
}

/** Without type faces and line breaks, and at most so long. */
function shortened(text: string, most: number): string {
  const plain = text.replaceAll("*", "").replace(/\s+/g, " ").trim();
  if (plain.length <= most) return plain;
  const start = plain.slice(0, most);
  const end = Math.max(start.lastIndexOf(". "), start.lastIndexOf("; "), start.lastIndexOf("! "));
  return end > most / 3 ? `${start.slice(0, end)}.` : `${start.slice(0, start.lastIndexOf(" "))} …`;
}

/** Reads a plan that was handed in, and says which part is not of the form. */
export function readPanelPlan(file: string): PanelPlan {
  const plan = JSON.parse(readFileSync(file, "utf8")) as PanelPlan;
  const fault = faultIn(plan);
  if (fault) throw new Error(`${file}: ${fault}. The form is in bench/panel/form.ts.`);
  return plan;
}

function faultIn({ preface, before, days }: PanelPlan): string | null {
  const areTexts = (all: unknown) => Array.isArray(all) && all.every((it) => typeof it === "string");
  if (!areTexts(preface)) return "preface is no list of texts";
  if (!areTexts(before)) return "before is no list of texts";
  if (!Array.isArray(days) || days.length === 0) return "days is no list of days";
  for (const { date, line, stops } of days) {
    if (!/^\d{4}-\d\d-\d\d$/.test(date) || typeof line !== "string" || !Array.isArray(stops))
      return `the day ${date} lacks its date, its line or its stops`;
    for (const it of stops) {
      const hasTimes = [it.from, it.to].every((time) => /^\d\d:\d\d$/.test(time));
      if (!hasTimes || typeof it.name !== "string" || typeof it.note !== "string" || !stopKinds.includes(it.kind))
        return `the stop ${it.name} on ${date} lacks its times, name, note or kind`;
    }
  }
  return null;
}
