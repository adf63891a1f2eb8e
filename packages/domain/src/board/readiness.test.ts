import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Vote, votes } from "../field-choices.ts";
import { type BoardFacts, defaultReadinessPolicy, isSplit, readiness } from "./readiness.ts";
import { type BoardCandidate, candidateStatuses, type ReadinessPolicy, severities } from "./types.ts";

const place = (name: string, more: Partial<BoardCandidate> = {}): BoardCandidate => ({
  id: name.toLowerCase(),
  name,
  status: "board",
  votes: [],
  ...more,
});
const facts = (more: Partial<BoardFacts> = {}): BoardFacts => ({
  alignmentScore: 95,
  candidates: ["A", "B", "C"].map((name) => place(name, { status: "locked_in" })),
  failedImports: 0,
  ...more,
});
const strict: ReadinessPolicy = {
  ...defaultReadinessPolicy,
  unresolvedSplits: "block",
  failedImports: "block",
  reviewCandidates: "block",
};
const codes = (found: readonly { readonly code: string }[]) => found.map((it) => it.code);

describe("readiness", () => {
  it("is given without blockers", () => {
    expect(readiness(strict, true, facts())).toEqual({ ready: true, blockers: [], warnings: [] });
  });

  it.each<[string, Partial<BoardFacts>, string, RegExp, number]>([
    ["no round", { alignmentScore: null }, "alignment_score", /run the first round/, 70],
    ["a low score", { alignmentScore: 45 }, "alignment_score", /Run another round, or accept 45/, 25],
    ["no places", { candidates: [] }, "locked_in_places", /^Lock in 3 places/, 3],
    [
      "too few places",
      { candidates: [place("A", { status: "locked_in" })] },
      "locked_in_places",
      /^Lock in 2 more places/,
      2,
    ],
    [
      "a split",
      { candidates: [...facts().candidates, place("Time Out Market", { votes: ["in", "out"] })] },
      "unresolved_splits",
      /^Settle the split over Time Out Market: talk it over, lock it in or drop it\.$/,
      1,
    ],
    ["a failed import", { failedImports: 2 }, "failed_imports", /Try them again/, 2],
    [
      "something to review",
      { candidates: [...facts().candidates, place("X", { status: "review" })] },
      "review_candidates",
      /^Look at X in the review lane/,
      1,
    ],
  ])("describes %s and what to do", (_, more, code, howToClear, count) => {
    const { ready, blockers } = readiness(strict, true, facts(more));
    expect(ready).toBe(false);
    expect(codes(blockers)).toEqual([code]);
    expect(blockers[0]?.howToClear).toMatch(howToClear);
    expect(blockers[0]?.count).toBe(count);
  });

  it("does not ask for a round that cannot help", () => {
    const { blockers } = readiness({ ...strict, alignmentMinScore: 100 }, true, facts());
    expect(blockers[0]?.howToClear).toMatch(/Lower the score/);
  });

  it("needs no round when no score is required", () => {
    expect(readiness({ ...strict, alignmentMinScore: 0 }, true, facts({ alignmentScore: null })).ready).toBe(true);
  });

  it("names three of many places and returns the ids of all", () => {
    const waiting = ["A", "B", "C", "D", "E"].map((name) => place(name, { status: "review" }));
    const { warnings } = readiness(
      { ...defaultReadinessPolicy, minLockedInPlaces: 0 },
      true,
      facts({ candidates: waiting }),
    );
    expect(warnings[0]?.howToClear).toContain("A, B, C and 2 more");
    expect(warnings[0]?.candidateIds).toHaveLength(5);
  });

  const anyVotes = fc.array(fc.constantFrom<Vote>(...votes), { maxLength: 6 });
  const anyFacts: fc.Arbitrary<BoardFacts> = fc.record({
    alignmentScore: fc.constantFrom(null, 20 as const, 45 as const, 70 as const, 95 as const),
    candidates: fc.array(
      fc.record({ id: fc.uuid(), name: fc.string(), status: fc.constantFrom(...candidateStatuses), votes: anyVotes }),
    ),
    failedImports: fc.nat(3),
  });
  const anySeverity = fc.constantFrom(...severities);
  const anyPolicy: fc.Arbitrary<ReadinessPolicy> = fc.record({
    alignmentMinScore: fc.nat(100),
    minLockedInPlaces: fc.nat(5),
    unresolvedSplits: anySeverity,
    failedImports: anySeverity,
    reviewCandidates: anySeverity,
    creatorOverride: fc.boolean(),
  });

  it("leaves out ignored findings, and never blocks for a warning", () => {
    fc.assert(
      fc.property(anyPolicy, anyFacts, (policy, given) => {
        const { ready, blockers, warnings } = readiness(policy, true, given);
        const severityOf = {
          unresolved_splits: policy.unresolvedSplits,
          failed_imports: policy.failedImports,
          review_candidates: policy.reviewCandidates,
          alignment_score: "block",
          locked_in_places: "block",
        };
        expect(ready).toBe(blockers.length === 0);
        for (const { code } of blockers) expect(severityOf[code]).toBe("block");
        for (const { code } of warnings) expect(severityOf[code]).not.toBe("ignore");
      }),
    );
  });

  it("turns blockers into warnings with creator_override or without a policy", () => {
    fc.assert(
      fc.property(anyPolicy, anyFacts, (policy, given) => {
        const full = readiness({ ...policy, creatorOverride: false }, true, given);
        const all = codes([...full.blockers, ...full.warnings]).sort();
        for (const lenient of [
          readiness({ ...policy, creatorOverride: true }, true, given),
          readiness(policy, false, given),
        ]) {
          expect(lenient).toMatchObject({ ready: true, blockers: [] });
          expect(codes(lenient.warnings).sort()).toEqual(all);
        }
      }),
    );
  });
});

describe("a measure", () => {
  const policy = { ...defaultReadinessPolicy, minLockedInPlaces: 3, alignmentMinScore: 70 };
  const facts = { alignmentScore: null, candidates: [], failedImports: 0 };
  const said = (it: Parameters<typeof readiness>) => {
    const { blockers, warnings } = readiness(...it);
    return [...blockers, ...warnings].map(({ message }) => message);
  };

  it("is called required only where it holds planning back", () => {
    expect(said([policy, true, facts])).toEqual([
      "No round has been run, so there is no alignment score; the rules require 70.",
      "No place is locked in; the rules require 3.",
    ]);
    expect(said([policy, false, facts])).toEqual([
      "No round has been run, so there is no alignment score; 70 is recommended.",
      "No place is locked in; 3 are recommended.",
    ]);
    expect(said([{ ...policy, creatorOverride: true }, true, facts]).at(-1)).toBe(
      "No place is locked in; the rules ask for 3, but the creator overrides this.",
    );
  });
});

describe("a split", () => {
  it.each<[string, boolean]>([
    ["", false],
    ["in", false],
    ["in out", true],
    ["in in out", false],
    ["in in out out out", true],
    ["in in in out out", true],
    ["in unsure out", true],
    ["unsure unsure", false],
    ["out out", false],
  ])("%j is %s", (said, expected) => {
    expect(isSplit({ status: "board", votes: said.split(" ").filter(Boolean) as Vote[] })).toBe(expected);
  });

  it.each(["locked_in", "out", "ignored"] as const)("is resolved when the candidate is %s", (status) => {
    expect(isSplit({ status, votes: ["in", "out"] })).toBe(false);
  });
});
