import type { Explanation } from "../planning/explain-plan.ts";
import { dateOf, longDayOf } from "../words/sentence.ts";
import { worded } from "../words/worded.ts";
import { markdownLine, textLines } from "./markdown-text.ts";
import type { Plan, PlanEntry } from "./plan-entries.ts";

export interface MarkdownOf {
  readonly title: string;
  readonly destination: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly attributions: readonly string[];
}

/** What is told of a plan: before the days, of each day, and of its stops. */
export type ToldOfPlan = Pick<Explanation, "overview" | "days" | "stops">;

const nothingTold: ToldOfPlan = { overview: [], days: [], stops: [] };

/** A plan as Markdown (CommonMark) for people: a heading for each day, a line for each thing, and why. */
export function markdownFile(of: MarkdownOf, { days, outside }: Plan, told: ToldOfPlan = nothingTold): string {
  const reasons = new Map(told.days.map((it) => [it.dayId, it.reason]));
  const hints = new Map(told.stops.map((it) => [it.activityId, it.reason]));
  const dates = worded`${{ from: of.startDate, to: of.endDate }}`;
  return [
    `# ${markdownLine(of.title)}`,
    "",
    `${markdownLine(of.destination)}, ${dates}`,
    ...(told.overview.length === 0
      ? []
      : ["", `## ${worded`Before you go`}`, "", ...told.overview.map((it) => `- ${markdownLine(it)}`)]),
    ...days.flatMap((day) => [
      "",
      `## ${worded`Day ${day.number}: ${longDayOf(day.date)}`}`,
      "",
      ...paragraphs(reasons.get(day.id) ?? "", ""),
      ...paragraphs(day.notes, ""),
      ...(day.entries.length === 0
        ? [worded`Nothing planned.`]
        : day.entries.flatMap((it) => linesOf(it, hints.get(it.id)))),
    ]),
    ...(outside.length === 0 ? [] : ["", `## ${worded`Outside the dates of the trip`}`, "", ...outside.flatMap(dated)]),
    ...(of.attributions.length === 0 ? [] : ["", worded`Sources: ${of.attributions.map(markdownLine).join(" ")}`]),
    "",
  ].join("\n");
}

function linesOf(it: PlanEntry, hint?: string): string[] {
  const where = [it.place, it.address].flatMap((part) => (part ? [markdownLine(part)] : [])).join(", ");
  const title = it.isCancelled
    ? worded`${`~~${markdownLine(it.title)}~~`} (cancelled)`
    : `**${markdownLine(it.title)}**`;
  return [
    `- ${clocksOf(it)}${title}${where === "" ? "" : `, ${where}`}`,
    ...[...it.lines, hint ?? ""].flatMap((text) => paragraphs(text, "  ")),
  ];
}

function dated(it: PlanEntry): string[] {
  const [first = "", ...rest] = linesOf(it);
  return [`- ${worded`${dateOf(it.start.date, true)}`}${first.replace(/^- /, ", ")}`, ...rest];
}

function clocksOf({ start, end, kind }: PlanEntry): string {
  if (start.clock === null) return "";
  const isLater = end !== null && end.date > start.date;
  if (!end?.clock || kind === "hotel") return `${worded`${start.clock}`} `;
  return `${isLater ? worded`${start.clock}–${end.clock} (next day)` : worded`${`${start.clock}–${end.clock}`}`} `;
}

/** A text of several lines, below its entry. */
function paragraphs(text: string, indent: string): string[] {
  const lines = textLines(text).filter((it) => it.trim() !== "");
  return lines.map((it) => `${indent}${markdownLine(it)}${indent === "" ? "\n" : "  "}`);
}
