import { amountWords } from "../../packages/domain/src/money-words.ts";
import { GETTING_THERE } from "../../packages/domain/src/planning/edited/stop-activity.ts";
import { explainStops } from "../../packages/domain/src/planning/explain-stops.ts";
import type { Plan, PlanRequest } from "../../packages/domain/src/planning/types.ts";
import type { Activity, Day } from "../../packages/domain/src/trip/document.ts";
import { englishOf } from "../../packages/domain/src/words/sentence.ts";
import { tripOf } from "../../packages/domain/test/cities.ts";
import type { PanelDay, PanelPlan, PanelStop } from "./form.ts";

const WISHES = /^(?:Your wishes|And|What you set is kept|Not quite as asked):/;

/** A plan of ours in the form of the panel, with what the screens show of it. */
export function panelPlanOf(request: PlanRequest, made: Plan): PanelPlan {
  const overview = made.overview ?? [];
  const { understood = [], advice = [] } = made.edited ?? {};
  const unmet = made.warnings.filter((it) => it.code === "wish_unmet").map((it) => englishOf(it.message));
  return {
    preface: [
      ...understood,
      ...overview.filter((it) => WISHES.test(it)),
      ...(unmet.length > 0 ? [unmet.join(" ")] : []),
    ],
    before: [...advice, ...overview.filter((it) => !WISHES.test(it))],
    days: tripOf(request, made).days.map((day, index) => dayOf(request, day, made.days[index]?.reason ?? "")),
  };
}

function dayOf(request: PlanRequest, day: Day, line: string): PanelDay {
  const told = new Map(explainStops(request, day).map((it) => [it.activityId, it.reason]));
  return { date: day.date, line, stops: day.activities.map((it) => stopOf(request, it, told.get(it.id))) };
}

function stopOf({ currency }: PlanRequest, it: Activity, told: string | undefined): PanelStop {
  const [notes, ownWay] = (it.notes ?? "").split(GETTING_THERE);
  return {
    from: it.startTime ?? "00:00",
    to: it.endTime ?? it.startTime ?? "00:00",
    name: it.title,
    area: it.location ?? null,
    kind: kindOf(it),
    note: [it.description, notes?.trim(), ideasOf(it)].filter((text) => text).join(" "),
    // Opening hours have no place in the form.
    way: ownWay ?? wayTold(told),
    price: priceOf(it, currency),
  };
}

function wayTold(told: string | undefined): string | null {
  const way = told?.split("; ").find((part) => !/^open /i.test(part));
  return way?.replace(/\.$/, "") ?? null;
}

function kindOf({ activityType, freeTime, startTime, placeId }: Activity): PanelStop["kind"] {
  if (freeTime) return "rest";
  if (activityType === "dining") return "meal";
  if (activityType === "transport") return "ride";
  return placeId !== null && (startTime ?? "") >= "18:30" ? "evening" : "sight";
}

function ideasOf({ freeTime, alternatives }: Activity): string {
  return freeTime && alternatives.length > 0 ? `Ideas: ${alternatives.map((it) => it.title).join("; ")}.` : "";
}

function priceOf({ estimatedCost, placeId }: Activity, currency: string): string | null {
  if (estimatedCost === null) return null;
  if (Number(estimatedCost) > 0) return `About ${amountWords(estimatedCost, currency)} each`;
  return placeId === null ? null : "Free";
}
