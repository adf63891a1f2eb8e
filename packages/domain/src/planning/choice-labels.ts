import type { Activity } from "../trip/document.ts";
import { truncate } from "../truncate.ts";
import { worded } from "../words/worded.ts";

/** One of several plans for a day. */
export interface LabelledPlan {
  readonly activities: readonly Pick<Activity, "title" | "activityType" | "priority" | "freeTime" | "startTime">[];
  /** In the smallest unit, for one person. */
  readonly cost: bigint;
}

const MOST_LETTERS = 40;
/** A plan that is this many percent cheaper than the others is labelled as cheaper. */
const CHEAPER = 25n;

/**
 * How each plan differs from the others, in a few words: "Slower: 1 stop fewer", "Cheaper: with Castle", "With
 * Gulbenkian Museum". No two labels are the same.
 */
export function choiceLabels(plans: readonly LabelledPlan[]): readonly string[] {
  const labels: string[] = [];
  for (const [index, plan] of plans.entries()) {
    const others = plans.filter((_, at) => at !== index);
    const label = [...labelsOf(plan, others)].find((it) => !labels.includes(it));
    labels.push(label ?? worded`Other times, version ${index + 1}`);
  }
  return labels;
}

function* labelsOf(plan: LabelledPlan, others: readonly LabelledPlan[]): Generator<string> {
  const own = only(plan, others);
  const [visit] = own.filter((it) => it.activityType !== "dining").toSorted((a, b) => b.priority - a.priority);
  const fewer = Math.min(...others.map((it) => visits(it).length)) - visits(plan).length;
  if (others.length > 0 && fewer > 0)
    yield fewer === 1 ? worded`Slower: 1 stop fewer` : worded`Slower: ${fewer} stops fewer`;
  const least = others.reduce<bigint | null>((min, it) => (min === null || it.cost < min ? it.cost : min), null);
  const isCheaper = least !== null && plan.cost * 100n <= least * (100n - CHEAPER) && least > 0n;
  const short = ({ title }: { readonly title: string }) => truncate(title, MOST_LETTERS);
  if (visit) yield isCheaper ? worded`Cheaper: with ${short(visit)}` : worded`With ${short(visit)}`;
  if (isCheaper) yield worded`Cheaper`;
  for (const it of own) yield worded`With ${short(it)}`;
  const [first] = plan.activities.filter((it) => !it.freeTime);
  if (first) yield worded`${short(first)} first`;
  if (first?.startTime) yield worded`From ${first.startTime}`;
}

/** What no other plan has. */
function only({ activities }: LabelledPlan, others: readonly LabelledPlan[]) {
  const elsewhere = new Set(others.flatMap((it) => it.activities.map(({ title }) => title)));
  return activities.filter((it) => !it.freeTime && it.activityType !== "transport" && !elsewhere.has(it.title));
}

function visits({ activities }: LabelledPlan) {
  return activities.filter((it) => !it.freeTime && !["dining", "transport", "accommodation"].includes(it.activityType));
}
