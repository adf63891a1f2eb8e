import { accessFit, dietFit, mobilityOf, type NeedsFit } from "../../places/diet-and-access.ts";
import { type List, type Sentence, said } from "../../words/sentence.ts";
import type { Activity, Day, TripDocument } from "../document.ts";
import type { Problem } from "../finding.ts";
import { type CheckContext, placeOf } from "./match-place.ts";

interface Judged {
  readonly day: Day;
  readonly activity: Activity;
  readonly fit: NeedsFit;
}

export function checkDiet(trip: TripDocument, context: CheckContext): Problem[] {
  if (context.dietary.length === 0) return [];
  const needs = needsSaid(context.dietary);
  const meals = judge(trip, (activity) => {
    if (activity.activityType !== "dining") return undefined;
    const place = placeOf(activity, context);
    return place ? dietFit(place, context.dietary) : "unknown";
  });
  return [
    ...conflicts(meals, "diet", "warning", (title) => said`${title} probably does not suit ${needs}.`),
    ...unknowns(meals, "diet", said`We do not know whether every meal suits ${needs}: ask when you book.`),
  ];
}

export function checkAccess(trip: TripDocument, context: CheckContext): Problem[] {
  const mobility = mobilityOf(context.accessibility);
  if (!mobility.stepFree && !mobility.shortWays) return [];
  const placed = judge(trip, (activity) => {
    const place = placeOf(activity, context);
    return place && accessFit(place, mobility);
  });
  const needs = needsSaid(context.accessibility);
  return [
    ...conflicts(placed, "accessibility", "error", (title) => said`${title} does not fit ${needs}.`),
    ...unknowns(placed, "accessibility", said`We do not know how step-free every place is: ask before you go.`),
  ];
}

function judge(trip: TripDocument, fitOf: (activity: Activity) => NeedsFit | undefined): readonly Judged[] {
  return trip.days.flatMap((day) =>
    day.activities.flatMap((activity) => {
      const fit = fitOf(activity);
      return fit ? [{ day, activity, fit }] : [];
    }),
  );
}

const needsSaid = (needs: readonly string[]): List => ({ list: needs, as: "commas", more: 0 });

type NeedCode = "diet" | "accessibility";

function conflicts(
  judged: readonly Judged[],
  code: NeedCode,
  severity: Problem["severity"],
  words: (title: string) => Sentence,
): Problem[] {
  return judged
    .filter((it) => it.fit === "conflicts")
    .map(({ day, activity }) => {
      return { code, severity, message: words(activity.title), dayIds: [day.id], activityIds: [activity.id] };
    });
}

/** All unknown places in one finding. */
function unknowns(judged: readonly Judged[], code: NeedCode, message: Sentence): Problem[] {
  const activityIds = judged.filter((it) => it.fit === "unknown").map((it) => it.activity.id);
  return activityIds.length === 0 ? [] : [{ code, severity: "info", message, dayIds: [], activityIds }];
}
