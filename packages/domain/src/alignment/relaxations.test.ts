import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { budgetRange, group, openGroup } from "../../test/alignment/arbitrary-groups.ts";
import { bestBudget, bestDates, bestDestination, mostSuited } from "../../test/alignment/brute-force-reference.ts";
import { align } from "./align.ts";
import { amountOf, thousandths } from "./budget/amounts.ts";
import { applyRelaxationSteps } from "./relaxation-steps.ts";
import type { AlignmentInput, Conflict, Dimension, Relaxation, Step } from "./types.ts";

const conflictOf = (input: AlignmentInput, dimension: Dimension): Conflict | undefined =>
  align(input).conflicts.find((it) => it.dimension === dimension);
const kinds = (it: Relaxation) => [...new Set(it.steps.map((step) => step.kind))].join();

/** A property of one conflict of a group; groups that have none pass. */
function ofConflicts(
  dimension: Dimension,
  groups: fc.Arbitrary<AlignmentInput>,
  numRuns: number,
  check: (conflict: Conflict, input: AlignmentInput) => void,
): void {
  fc.assert(
    fc.property(groups, (input) => {
      const conflict = conflictOf(input, dimension);
      if (conflict) check(conflict, input);
    }),
    { numRuns },
  );
}

describe("a relaxation", () => {
  it("resolves its dimension and gives the score that it names", () => {
    fc.assert(
      fc.property(group, (input) => {
        const before = align(input);
        for (const conflict of before.conflicts)
          for (const { steps, scoreBefore, scoreAfter } of conflict.relaxations) {
            expect(scoreBefore).toBe(before.score);
            expect(scoreAfter).toBeGreaterThan(scoreBefore);
            if (steps.length === 0) continue;
            const after = align(applyRelaxationSteps(input, steps));
            expect(after.score).toBe(scoreAfter);
            expect(after.reconciled[conflict.dimension]).toBe(true);
          }
      }),
      { numRuns: 800 },
    );
  });

  it("exists for every conflict other than missing answers, when all members have answered", () => {
    fc.assert(
      fc.property(openGroup, (input) => {
        for (const { code, relaxations } of align(input).conflicts)
          expect(relaxations.length > 0).toBe(code !== "nothing_stated");
      }),
      { numRuns: 1000 },
    );
  });
});

describe("more days of flexibility", () => {
  const isMet = (input: AlignmentInput, steps: readonly Step[]) =>
    bestDates(applyRelaxationSteps(input, steps)).reconciled;

  it("are the fewest that one member could add", () => {
    ofConflicts("dates", openGroup, 500, ({ relaxations }, input) => {
      const days = relaxations.flatMap(({ steps: [step, ...others] }) =>
        step?.kind === "flexibility" && others.length === 0 ? [step.addDays] : [],
      );
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      const least = days[0] ?? (relaxations.length < 4 ? 30 : 1);
      for (const { id } of input.members)
        expect(isMet(input, [{ kind: "flexibility", memberId: id, addDays: least - 1 }])).toBe(false);
    });
  });

  it("are the fewest in total where several members are needed, asked of as few as possible", () => {
    ofConflicts("dates", openGroup, 250, ({ relaxations }, input) => {
      const shared = relaxations.find((it) => kinds(it) === "flexibility" && it.steps.length > 1);
      const [step] = shared?.steps ?? [];
      if (!shared || step?.kind !== "flexibility") return;
      const less = input.members.map(({ id }): Step => ({ ...step, memberId: id, addDays: step.addDays - 1 }));
      expect(isMet(input, less)).toBe(false);
      const bound = input.members.filter((it) => it.wishes.dates?.ideal).length;
      expect(bound - shared.steps.length).toBe(mostSuited(input, step.addDays));
    });
  });
});

describe("blackout dates to lift", () => {
  it("are the smallest set that resolves the conflict", () => {
    ofConflicts("dates", openGroup, 800, ({ relaxations }, input) => {
      const smallest = relaxations.find((it) => kinds(it) === "lift_blackout");
      const all = (smallest?.steps ?? []).flatMap((it) =>
        it.kind === "lift_blackout" ? it.dates.map((date) => ({ ...it, dates: [date] })) : [],
      );
      for (const one of all) {
        const others = all.filter((it) => it !== one);
        expect(bestDates(applyRelaxationSteps(input, others)).reconciled).toBe(false);
      }
    });
  });
});

describe("destinations to agree on", () => {
  it("ask for nothing that could be left out", () => {
    ofConflicts("destination", openGroup, 700, ({ relaxations: [first] }, input) => {
      const count = first?.steps.length ?? 0;
      if (count < 2 || count > 3) return;
      const singles = input.members.flatMap(({ id, wishes }) => [
        ...placesIn(input).map((destination): Step => ({ kind: "approve", memberId: id, destination })),
        ...(wishes.destination?.veto ?? []).map(
          (destination): Step => ({ kind: "lift_veto", memberId: id, destination }),
        ),
      ]);
      const tried = count === 2 || input.members.length > 3 ? singles.map((it) => [it]) : pairs(singles);
      for (const steps of tried) expect(bestDestination(applyRelaxationSteps(input, steps)).reconciled).toBe(false);
    });
  });

  const placesIn = ({ members, group: { destinationOptions } }: AlignmentInput) => [
    ...new Set([...members.flatMap((it) => it.wishes.destination?.topChoices ?? []), ...destinationOptions]),
  ];
  const pairs = (steps: readonly Step[]) => steps.flatMap((a, index) => steps.slice(index + 1).map((b) => [a, b]));
});

describe("changes of a budget", () => {
  it("are exact: a thousandth less is not enough", () => {
    ofConflicts("budget", openGroup, 1000, ({ relaxations }, input) => {
      for (const { steps } of relaxations) {
        const [step, ...others] = steps;
        if (step?.kind !== "budget" || others.length > 0) continue;
        const before = input.members.find((it) => it.id === step.memberId)?.wishes.budget;
        const isRaised = before?.max !== step.max;
        const less: Step = isRaised
          ? { ...step, max: amountOf(thousandths(step.max ?? "0") - 1) }
          : { ...step, min: amountOf(thousandths(step.min) + 1) };
        expect(bestBudget(applyRelaxationSteps(input, [step])).reconciled).toBe(true);
        expect(bestBudget(applyRelaxationSteps(input, [less])).reconciled).toBe(false);
      }
    });
  });

  it("are asked of the fewest members", () => {
    ofConflicts("budget", openGroup, 1000, ({ relaxations: [first] }, input) => {
      const budgets = input.members.flatMap((it) => it.wishes.budget ?? []);
      const limits = budgets.flatMap((it) => [it.min, ...(it.max === null ? [] : [it.max])]).map(thousandths);
      const asked = limits.map(
        (limit) =>
          budgets.filter(({ min, max }) => thousandths(min) > limit || (max !== null && thousandths(max) < limit))
            .length,
      );
      if (budgets.length > 0) expect(first?.steps).toHaveLength(Math.min(...asked));
    });
  });
});

describe("a private budget", () => {
  const isPrivate = (input: AlignmentInput) => input.members.some((it) => it.wishes.budget?.private);
  const figures = fc.array(budgetRange, { minLength: 8, maxLength: 8 });

  it("cannot be inferred from a conflict: other amounts with the same outcome give the same bytes", () => {
    fc.assert(
      fc.property(group.filter(isPrivate), figures, (input, others) => {
        const members = input.members.map((it, index) => {
          const { budget } = it.wishes;
          return budget?.private ? { ...it, wishes: { ...it.wishes, budget: { ...budget, ...others[index] } } } : it;
        });
        const [one, other] = [align(input), align({ ...input, members })];
        if (JSON.stringify(one.reconciled) !== JSON.stringify(other.reconciled)) return;
        expect(JSON.stringify(other.conflicts)).toBe(JSON.stringify(one.conflicts));
        expect(JSON.stringify(other.concessions)).toBe(JSON.stringify(one.concessions));
      }),
      { numRuns: 1500 },
    );
  });
});
