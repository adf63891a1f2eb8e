import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { group } from "../../test/alignment/arbitrary-groups.ts";
import {
  bestBudget,
  bestDates,
  bestDestination,
  bestWindowsOf,
  canonical,
  hitsBlackout,
  isVetoed,
} from "../../test/alignment/brute-force-reference.ts";
import { align } from "./align.ts";
import { bestDateWindows } from "./best-date-windows.ts";
import { ParseCache } from "./parse-cache.ts";
import { proposalOf, reconcile, reconciledOf } from "./reconcile.ts";

/** The engine compared with an exhaustive search (test/alignment/brute-force-reference.ts). */

describe("an alignment round", () => {
  it("finds the same dates, destination and budget as an exhaustive search, and respects blackout dates and vetoes", () => {
    fc.assert(
      fc.property(group, (input) => {
        const outcome = reconcile(input, new ParseCache());
        const { dates, destination, budget } = proposalOf(outcome);
        const reconciled = reconciledOf(outcome);
        const place = destination === null ? null : canonical(input, destination);
        expect({ range: dates, reconciled: reconciled.dates }).toEqual(bestDates(input));
        expect({ place, reconciled: reconciled.destination }).toEqual(bestDestination(input));
        expect({ budget, reconciled: reconciled.budget }).toEqual(bestBudget(input));
        if (dates) expect(hitsBlackout(input, dates)).toBe(false);
        if (place !== null) expect(isVetoed(input, place)).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it("scores 20, plus 25 for each dimension; each dimension has either a consensus item or a conflict", () => {
    fc.assert(
      fc.property(group, (input) => {
        const { score, reconciled, consensus, conflicts } = align(input);
        const agreed = Object.entries(reconciled).flatMap(([dimension, is]) => (is ? [dimension] : []));
        expect(score).toBe(20 + 25 * agreed.length);
        expect(consensus.map((it) => it.dimension)).toEqual(agreed);
        expect(consensus.map((it) => it.dimension).concat(conflicts.map((it) => it.dimension))).toHaveLength(3);
      }),
      { numRuns: 500 },
    );
  });

  it("does not depend on the order of the members", () => {
    const shuffled = group.chain((input) =>
      fc.tuple(
        fc.constant(input),
        fc.shuffledSubarray([...input.members], { minLength: input.members.length, maxLength: input.members.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([input, members]) => {
        expect(align({ ...input, members })).toEqual(align(input));
      }),
      { numRuns: 400 },
    );
  });
});

describe("the best date windows", () => {
  it("are the best of all windows, sorted, and start with the one that a round proposes", () => {
    fc.assert(
      fc.property(group, fc.integer({ min: 1, max: 6 }), (input, count) => {
        const found = bestDateWindows(input, count);
        const all = bestWindowsOf(input, count);
        const { proposal, reconciled } = align(input);
        expect(found[0]?.range ?? null).toEqual(proposal.dates);
        if (reconciled.dates)
          expect(found.map((it) => [it.range.start, it.range.end, it.daysOff])).toEqual(
            all.map((it) => [it.start, it.end, it.key[1]]),
          );
        else expect(found.map((it) => it.daysOff)).toEqual(all.map((it) => it.key[1]));
      }),
      { numRuns: 200 },
    );
  });
});
