import { applyRelaxationSteps } from "@caravan/domain/alignment/relaxation-steps";
import type { MemberWishes, Step as TakenStep } from "@caravan/domain/alignment/types";
import { toAmount } from "@caravan/domain/amount";
import { type StatedPreferences, statedWishes } from "./alignment-input.ts";
import type { Answer, Step } from "./types.ts";

/** What somebody has to send to adopt these steps, which are all their own. Unchanged keys are left out. */
export function answerAfter(steps: readonly Step[], stated: StatedPreferences): Answer {
  const wishes = statedWishes(stated);
  const group = { tentativeDates: null, destinationOptions: [], budget: null, currency: "" };
  const me = { id: "me", name: "", standing: "answered", wishes, gaveWayBefore: 0 } as const;
  const [after] = applyRelaxationSteps({ group, members: [me], previous: null }, steps.map(domainStep)).members;
  if (!after) return {};
  const changed = (["dates", "destination", "budget"] as const).filter((key) => after.wishes[key] !== wishes[key]);
  return wireAnswer(after.wishes, changed);
}

/** The same dates with another flexibility; null without ideal dates. */
export function withFlexibility(stated: StatedPreferences, flexibilityDays: number): Answer | null {
  const wishes = statedWishes(stated);
  if (!wishes.dates?.ideal) return null;
  return wireAnswer({ ...wishes, dates: { ...wishes.dates, flexibilityDays } }, ["dates"]);
}

/** What to send to restore the answer from before. */
export function restoredAnswer(answer: Answer, before: StatedPreferences): Answer {
  return wireAnswer(
    statedWishes(before),
    (["dates", "destination", "budget"] as const).filter((key) => answer[key] !== undefined),
  );
}

function wireAnswer({ dates, destination, budget }: MemberWishes, keys: readonly (keyof MemberWishes)[]): Answer {
  return {
    ...(keys.includes("dates") && {
      dates: dates && {
        ...(dates.ideal && { ideal_start: dates.ideal.start, ideal_end: dates.ideal.end }),
        flexibility_days: dates.flexibilityDays,
        blackout_dates: [...dates.blackoutDates],
      },
    }),
    ...(keys.includes("destination") && {
      destination: destination && { top_choices: [...destination.topChoices], veto: [...destination.veto] },
    }),
    ...(keys.includes("budget") && {
      budget: budget && {
        min: Number(budget.min),
        ...(budget.max !== null && { max: Number(budget.max) }),
        private: budget.private,
      },
    }),
  };
}

function domainStep(step: Step): TakenStep {
  const memberId = "me";
  switch (step.kind) {
    case "flexibility":
      return { kind: step.kind, memberId, addDays: step.add_days };
    case "lift_blackout":
      return { kind: step.kind, memberId, dates: step.dates };
    case "budget":
      return { kind: step.kind, memberId, min: toAmount(step.min), max: step.max === null ? null : toAmount(step.max) };
    default:
      return { kind: step.kind, memberId, destination: step.destination };
  }
}
