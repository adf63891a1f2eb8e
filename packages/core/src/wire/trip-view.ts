import { joinWords } from "@caravan/domain/join-words";
import { activityColumns, activityFieldNames, snake } from "@caravan/domain/trip/activity-fields";
import { z } from "zod";
import type { TripView, VerbDescription } from "../kernel/verb-description.ts";
import { activityWire, changedActivityWire, tripWire } from "./trip.ts";

/** How much of a trip an answer has. */
export const tripViews = ["summary", "plan", "full"] as const satisfies readonly TripView[];

const view = z.enum(tripViews).optional();
const tripFieldNames = Object.keys(tripWire.shape);

/** The input of queries that answer activities without their trip. */
export const activitiesViewInput = {
  view: view.meta({ description: "full: also alternatives, reasons and positions" }),
};

/** The input of commands that answer the activities that they changed. */
export const changesViewInput = {
  view: view.meta({ description: "full: activities with all fields" }),
};

/** The input of reads that are also there as Markdown. */
export const markdownInput = {
  view: z.enum(["markdown"]).optional().meta({ description: "markdown: as a short text" }),
};

/** The input of every verb that answers a trip. */
export const viewInput = {
  view: view.meta({
    description: "How much of the trip to answer: summary has no days, full has alternatives too",
  }),
  fields: z
    .string()
    .max(400)
    .refine((it) => unknownNames(it).length === 0, {
      error: (issue) =>
        `${joinWords(unknownNames(String(issue.input)))}: no such field of a trip. They are ${tripFieldNames.join(", ")}`,
    })
    .optional()
    .meta({ description: "Only these fields of it, such as title,revision" }),
};

const namesIn = (fields: string) => fields.split(",").flatMap((it) => it.trim() || []);
const unknownNames = (fields: string) => namesIn(fields).filter((it) => !tripFieldNames.includes(it));

/** What the interface lists for an activity is in every view. */
const always: ReadonlySet<string> = new Set(
  (
    [
      ...["title", "description", "activityType", "startTime", "endTime", "durationMinutes", "location", "address"],
      ...["estimatedCost", "priority", "notes"],
    ] as const
  ).map((it) => snake(it)),
);
const onlyInFull = new Set([
  "alternatives",
  "reason",
  "lat",
  "lng",
  "from_lat",
  "from_lng",
  "provenance",
  "itinerary_id",
]);
/** The values that say nothing, of fields that not every view has. */
const blanks = new Map<string, unknown>(
  activityFieldNames
    .filter((name) => !always.has(snake(name)))
    .map((name) => [snake(name), activityColumns[name].blank]),
);
const notInSummary = new Set(["itinerary", "parked", "attributions"]);

type Fields = Readonly<Record<string, unknown>>;

/** The fields of a trip or an activity that an answer has in every view; undefined for other schemas. */
export function inEveryView(schema: z.core.$ZodType): readonly string[] | undefined {
  if (schema === tripWire) return ["id", "revision"];
  if (schema === changedActivityWire) return ["id", "itinerary_id", "title", "start_time", "end_time"];
  return schema === activityWire ? ["id", ...always] : undefined;
}

/**
 * An answer with as much of its trip, or of its list of activities, as was asked for. The rest of the answer stays.
 *
 * @param asked the input of the call; `fields` alone has whatever view its names need
 * @param usual the view of the verb when nothing was asked for
 */
export function inView(answer: object, asked: unknown, usual: NonNullable<VerbDescription["view"]>): object {
  const { view, fields, start_date, end_date } = (asked ?? {}) as Partial<Record<string, string>> & { view?: TripView };
  const names = fields === undefined ? undefined : new Set(["id", "revision", ...namesIn(fields)]);
  const needsDays = names !== undefined && [...notInSummary].some((it) => names.has(it));
  const hasMoved = usual === "as_changed" && (start_date ?? end_date) !== undefined;
  const least = usual === "as_changed" ? "summary" : usual;
  const shown = view ?? ((needsDays || hasMoved) && least === "summary" ? "plan" : least);
  if (shown === "full" && !names) return answer;
  const { trip, activities } = answer as { trip?: Fields | null; activities?: readonly Fields[] };
  return {
    ...answer,
    ...(trip ? { trip: tripInView(trip, shown, names) } : {}),
    ...(activities && shown !== "full"
      ? {
          activities: activities.map(
            shown === "summary" ? summaryOf(usual) : (it) => ({ ...activityInPlan(it), itinerary_id: it.itinerary_id }),
          ),
        }
      : {}),
  };
}

function tripInView(trip: Fields, view: TripView, names: ReadonlySet<string> | undefined): Fields {
  const kept = Object.entries(trip).filter(
    ([name]) => (names === undefined || names.has(name)) && (view !== "summary" || !notInSummary.has(name)),
  );
  const shown = Object.fromEntries(kept);
  if (view !== "plan") return shown;
  return {
    ...shown,
    ...(shown.itinerary ? { itinerary: (shown.itinerary as readonly Fields[]).map(dayInPlan) } : {}),
    ...(shown.parked ? { parked: (shown.parked as readonly Fields[]).map(activityInPlan) } : {}),
  };
}

const dayInPlan = (day: Fields): Fields => ({
  ...day,
  activities: (day.activities as readonly Fields[]).map(activityInPlan),
});

/** Which one it is, where it is now, and what to know of it. */
const glance = ["id", "itinerary_id", "title", "start_time", "end_time", "duration_minutes", "cautions"];

/** Of a command's changed activities; a list of activities has what the interface lists as well. */
const summaryOf = (usual: NonNullable<VerbDescription["view"]>) => {
  const names = usual === "plan" ? new Set([...glance, ...always]) : new Set(glance);
  return (activity: Fields): Fields =>
    Object.fromEntries([...names].filter((it) => it in activity).map((it) => [it, activity[it]]));
};

/** Who wanted it is said in the reason of what a board brought. */
const ofBoard = new Set(["provenance", "reason"]);

/**
 * Without alternatives, reasons and positions, and without what says nothing. A loop, because lists of entries took a
 * seventh of reading a trip.
 */
function activityInPlan(activity: Fields): Fields {
  const isFromBoard = activity.provenance === "board";
  const kept: Record<string, unknown> = {};
  for (const name in activity) {
    const value = activity[name];
    const isShown = onlyInFull.has(name) ? isFromBoard && ofBoard.has(name) : value !== blanks.get(name);
    if (isShown) kept[name] = value;
  }
  return kept;
}
