import { align } from "@caravan/domain/alignment/align";
import { applyRelaxationSteps } from "@caravan/domain/alignment/relaxation-steps";
import type { Step } from "@caravan/domain/alignment/types";
import { toAmount } from "@caravan/domain/amount";
import * as f from "@caravan/domain/fields";
import { z } from "zod";
import { groupFor, type OpenedGroup } from "../groups/access.ts";
import { type GroupPerson, hasPrivateBudget, loadGroupPeople, type StoredPreferences } from "../groups/group-people.ts";
import { type GroupPreferencesInput, groupPreferences } from "../groups/preferences-input.ts";
import { toStoredPreferences } from "../groups/to-stored-preferences.ts";
import { signedIn } from "../kernel/actor.ts";
import { query } from "../kernel/define.ts";
import { invalid } from "../kernel/errors.ts";
import { rareByRest } from "../kernel/without-tool.ts";
import { warningsWire } from "../wire/trip.ts";
import { alignmentInput } from "./alignment-input.ts";
import { withLastRoundBudget, withoutBudgets } from "./hide-private-budgets.ts";
import { plannedCostOf } from "./planned-cost.ts";
import { presentOutcome } from "./present.ts";
import { lastRoundOf } from "./store.ts";
import { outcomeWire, stepWire } from "./wire.ts";

type WireStep = z.output<typeof stepWire>;

export const simulateAlignment = query({
  name: "simulate_alignment",
  description:
    "What a round would give now if some things were different: your own preferences, or steps of a relaxation. Spends no round and tells nobody.",
  audience: "group_trips:read",
  withoutTool: rareByRest,
  errors: ["not_found"],
  input: z.object({
    trip_code: f.tripCode,
    /** Instead of the caller's own answer; merged by key as in submit_group_preferences. */
    preferences: groupPreferences.optional(),
    steps: z.array(stepWire).max(1_000).default([]),
  }),
  output: z.object({ now: outcomeWire, what_if: outcomeWire, warnings: warningsWire }),
  rest: { method: "POST", path: "/api/group-trips/{trip_code}/alignment/simulate" },
  async run(ctx, input) {
    const group = await groupFor(ctx, input.trip_code, "member");
    const people = await loadGroupPeople(ctx, group.id);
    checkMembers(input.steps, people);
    const me = signedIn(ctx.actor).userId;
    const isGuarded = people.some((it) => it.userId !== me && hasPrivateBudget(it));
    const round = await lastRoundOf(ctx.sql, group.id);
    const asked = people.map((it) => (it.userId === me ? answering(group, it, input.preferences) : it));
    const steps = input.steps.filter((it) => !isGuarded || it.kind !== "budget").map(domainStep);
    const cost = await plannedCostOf(ctx, group, people);
    const outcome = (of: readonly GroupPerson[], trying: readonly Step[]) => {
      const all = alignmentInput(group, of, round?.result, cost);
      const presented = presentOutcome(
        align(applyRelaxationSteps(isGuarded ? withoutBudgets(round, all) : all, trying)),
      );
      return isGuarded ? withLastRoundBudget(round, presented) : presented;
    };
    const leftOut = isGuarded && (input.steps.length > steps.length || input.preferences?.budget !== undefined);
    return {
      now: outcome(people, []),
      what_if: outcome(asked, steps),
      ...(leftOut ? { warnings: [notSimulated] } : {}),
    };
  },
});

const notSimulated = {
  code: "budget_not_simulated",
  message:
    "Somebody's budget is private, and trying other budgets would reveal it. Change your own budget and run a round.",
  path: "preferences.budget",
};

function answering(group: OpenedGroup, person: GroupPerson, said: GroupPreferencesInput | undefined): GroupPerson {
  if (!said) return person;
  return {
    ...person,
    preferences: { ...nothingSaid, ...person.preferences, ...toStoredPreferences(said) },
    respondedRound: group.roundNumber,
  };
}

const nothingSaid: StoredPreferences = {
  dates: null,
  destination: null,
  budget: null,
  accommodation: null,
  activities: null,
};

function checkMembers(steps: readonly WireStep[], people: readonly GroupPerson[]): void {
  const members = new Set(people.map((it) => it.userId));
  const unknown = steps.flatMap((it, index) =>
    members.has(it.member_id.toLowerCase())
      ? []
      : [{ path: `steps.${index}.member_id`, message: "nobody in this group has this id" }],
  );
  if (unknown.length > 0) throw invalid(unknown);
}

function domainStep(step: WireStep): Step {
  const memberId = step.member_id.toLowerCase();
  switch (step.kind) {
    case "flexibility":
      return { kind: step.kind, memberId, addDays: step.add_days };
    case "lift_blackout":
      return { kind: step.kind, memberId, dates: step.dates };
    case "budget":
      return {
        kind: step.kind,
        memberId,
        min: toAmount(step.min),
        max: step.max === null ? null : toAmount(step.max),
      };
    default:
      return { kind: step.kind, memberId, destination: step.destination };
  }
}
