import { weekdayOf } from "../calendar.ts";
import { dateRangeWords, dayAndMonth } from "../date-words.ts";
import { capitalize } from "../join-words.ts";
import type { Plan, PlanEntry } from "./plan-entries.ts";

export interface MarkdownOf {
  readonly title: string;
  readonly destination: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly attributions: readonly string[];
}

/** A plan as Markdown (CommonMark) for people: a heading for each day, a line for each thing. */
export function markdownFile(of: MarkdownOf, { days, outside }: Plan): string {
  const dates = dateRangeWords({ start: of.startDate, end: of.endDate });
  return [
    `# ${plain(of.title)}`,
    "",
    `${plain(of.destination)}, ${dates}`,
    ...days.flatMap((day) => [
      "",
      `## Day ${day.number}: ${capitalize(weekdayOf(day.date))} ${dayAndMonth(day.date)}`,
      "",
      ...paragraphs(day.notes, ""),
      ...(day.entries.length === 0 ? ["Nothing planned."] : day.entries.flatMap(linesOf)),
    ]),
    ...(outside.length === 0 ? [] : ["", "## Outside the dates of the trip", "", ...outside.flatMap(dated)]),
    ...(of.attributions.length === 0 ? [] : ["", `Sources: ${of.attributions.map(plain).join(" ")}`]),
    "",
  ].join("\n");
}

function linesOf(it: PlanEntry): string[] {
  const where = [it.place, it.address].flatMap((part) => (part ? [plain(part)] : [])).join(", ");
  const title = it.isCancelled ? `~~${plain(it.title)}~~ (cancelled)` : `**${plain(it.title)}**`;
  return [
    `- ${clocksOf(it)}${title}${where === "" ? "" : `, ${where}`}`,
    ...it.lines.flatMap((text) => paragraphs(text, "  ")),
  ];
}

function dated(it: PlanEntry): string[] {
  const [first = "", ...rest] = linesOf(it);
  return [`- ${dayAndMonth(it.start.date, true)}${first.replace(/^- /, ", ")}`, ...rest];
}

function clocksOf({ start, end, kind }: PlanEntry): string {
  if (start.clock === null) return "";
  const isLater = end !== null && end.date > start.date;
  if (!end?.clock || kind === "hotel") return `${start.clock} `;
  return `${start.clock}–${end.clock}${isLater ? " (next day)" : ""} `;
}

/** A text of several lines, below its entry. */
function paragraphs(text: string, indent: string): string[] {
  const lines = text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).filter((it) => it.trim() !== "");
  return lines.map((it) => `${indent}${plain(it)}${indent === "" ? "\n" : "  "}`);
}

/** One line without characters that Markdown interprets. */
function plain(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .replace(/[\\*_`#<>[\]|~]/g, "\\$&");
}
