import type { Segment } from "../segments/segment.ts";
import type { TripDocument } from "../trip/document.ts";
import { calendarFile } from "./calendar-file.ts";
import { gpxFile, kmlFile } from "./map-files.ts";
import { markdownFile, type ToldOfPlan } from "./markdown-file.ts";
import { type Plan, planEntries } from "./plan-entries.ts";

/** A trip to be written down, as data, so that it can be done on another thread. */
export interface TripToWrite {
  readonly trip: TripDocument;
  readonly segments: readonly Segment[];
  /** What a traveller should know before relying on an activity, by its id, a line each. */
  readonly cautions: ReadonlyMap<string, readonly string[]>;
}

export type PlanFileTask =
  | (TripToWrite & { readonly kind: "entries" })
  | (TripToWrite & { readonly kind: "ics"; readonly url: string })
  | (TripToWrite & { readonly kind: "gpx" | "kml" })
  | (TripToWrite & { readonly kind: "md"; readonly attributions: readonly string[]; readonly told: ToldOfPlan });

/** The plan for `entries`, the text of the file for the others. */
export type PlanFileAnswer<Task extends PlanFileTask> = Task["kind"] extends "entries" ? Plan : string;

export function runPlanFileTask<Task extends PlanFileTask>(task: Task): PlanFileAnswer<Task> {
  // TypeScript does not narrow a type parameter.
  return answer(task) as PlanFileAnswer<Task>;
}

function answer(task: PlanFileTask): Plan | string {
  const { trip, segments, cautions } = task;
  const plan = planEntries(trip, segments, ({ id }) => cautions.get(id) ?? []);
  switch (task.kind) {
    case "entries":
      return plan;
    case "ics":
      return calendarFile({ ...trip, url: task.url }, plan);
    case "gpx":
      return gpxFile(trip.title, plan);
    case "kml":
      return kmlFile(trip.title, plan);
    case "md":
      return markdownFile({ ...trip, attributions: task.attributions }, plan, task.told);
  }
}

/** The number of things that are written. */
export function sizeOfTrip({ trip, segments }: TripToWrite): number {
  return trip.days.reduce((sum, day) => sum + day.activities.length, segments.length);
}
