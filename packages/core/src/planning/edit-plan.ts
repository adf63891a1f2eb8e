import type { CheckTask } from "@caravan/domain/fixes/check-task";
import { dayOfEdit } from "@caravan/domain/planning/edited/day-slots";
import { activitiesById, type SettledEdit } from "@caravan/domain/planning/edited/settle-edit";
import type { EditedPlan } from "@caravan/domain/planning/edited/types";
import type { Unplanned } from "@caravan/domain/planning/trip-with-plan";
import type { Plan, PlannedDay, PlanRequest } from "@caravan/domain/planning/types";
import type { CheckContext } from "@caravan/domain/trip/check";
import { dayOf, inList, said } from "@caravan/domain/words/sentence";
import { signedIn } from "../kernel/actor.ts";
import type { Context } from "../kernel/context.ts";
import type { PlanEditor } from "../kernel/ports.ts";

interface ToEdit {
  readonly request: PlanRequest;
  readonly draft: Plan;
  readonly unplanned: Unplanned;
  readonly context: CheckContext;
}

const MOST_NAMED = 6;
/** Said of a draft that the model has replaced, and no longer true. */
const ofTheDraft = new Set(["wish_unmet", "interest_unmet", "more_days_than_places", "no_places_known"]);

/**
 * The draft as the model edits it and our check lets it be. Never has more errors, or more errors and warnings, than the
 * draft. `onDay` is called with each day when it is complete, in calendar order, the rest at the end.
 */
export async function editPlan(
  editor: PlanEditor,
  asked: ToEdit,
  { ports, actor, signal }: Pick<Context, "ports" | "actor" | "signal">,
  onDay: (day: PlannedDay) => void = () => undefined,
): Promise<Plan> {
  const { request, draft, unplanned, context } = asked;
  const judged = <Task extends CheckTask>(task: Task) => ports.checker.run(task, signedIn(actor).userId, signal);
  const before = await judged({ kind: "problems", ...unplanned, context, plan: draft });
  const found = before.flatMap((it) => (it.severity === "info" ? [] : it.message.text));
  const known = activitiesById(draft);
  const shown = new Set<string>();
  const show = (day: PlannedDay) => {
    shown.add(day.date);
    onDay(day);
  };
  const settled = new Map<EditedPlan, Promise<SettledEdit>>();
  const settle = (edit: EditedPlan) => {
    const made = settled.get(edit) ?? judged({ kind: "edit", ...unplanned, context, request, plan: draft, edit });
    settled.set(edit, made);
    return made;
  };
  const { edits, warnings } = await editor.edit({ request, plan: draft, found }, signal, {
    onDay: (day, read) => {
      // Later days wait for those before them.
      if (draft.days.find((it) => !shown.has(it.date))?.date !== day.date) return;
      show(dayOfEdit(request, read, day, known).day);
    },
    review: async (edit) => findingsOf(await settle(edit)),
  });
  const [best] = (await Promise.all(edits.map(async (edit) => ({ edit, made: await settle(edit) })))).toSorted(
    (a, b) => faultsOf(a.made) - faultsOf(b.made),
  );
  const plan = best
    ? planOf(asked, best.edit, best.made, warnings)
    : { ...draft, warnings: [...draft.warnings, ...warnings] };
  for (const day of plan.days) if (!shown.has(day.date)) show(day);
  return plan;
}

function planOf({ draft }: ToEdit, edit: EditedPlan, made: SettledEdit, warnings: Plan["warnings"]): Plan {
  const isWhole = made.dates.size === draft.days.length;
  if (made.dates.size === 0) return { ...draft, warnings: [...draft.warnings, ...warnings, ...notUsed(made)] };
  return {
    ...made.plan,
    overview: [...(isWhole ? [] : (draft.overview ?? []))],
    edited: { understood: edit.understood, advice: edit.advice, dates: [...made.dates] },
    warnings: [...draft.warnings.filter((it) => !isWhole || !ofTheDraft.has(it.code)), ...warnings, ...notUsed(made)],
  };
}

/** What the traveller is told of the model's plan that is not in theirs. */
function notUsed({ leftOut, refused }: SettledEdit): Plan["warnings"] {
  const stops = leftOut.slice(0, MOST_NAMED).map((it) => said`${it.title} (${it.reason})`);
  const others = leftOut.length - stops.length;
  const days = refused.slice(0, MOST_NAMED).map((it) => said`${dayOf(it.date)} (${it.reason})`);
  return [
    ...(leftOut.length > 0
      ? [
          {
            code: "model_stops_left_out",
            message: said`The language model also planned ${inList([...stops, ...(others > 0 ? [said`${others} more`] : [])], "semicolons")}, which was left out.`,
          },
        ]
      : []),
    ...(days.length > 0
      ? [
          {
            code: "model_days_left_out",
            message: said`What the language model planned for ${inList(days, "semicolons")} could not be used, so the built-in chooser planned it.`,
          },
        ]
      : []),
  ];
}

function findingsOf({ leftOut, refused }: SettledEdit): readonly string[] {
  return [
    ...refused.map((it) => `${it.date}: the whole day could not be used: ${it.reason.text}`),
    ...leftOut.map((it) => `${it.date}: ${it.title} was left out: ${it.reason.text}`),
  ];
}

/** A day that is lost weighs more than a few stops. */
function faultsOf({ leftOut, refused }: SettledEdit): number {
  return leftOut.length + 5 * refused.length;
}
