import { describe, expect, it } from "vitest";
import { requestFor, tripOf } from "../../test/cities.ts";
import type { TripDocument } from "../trip/document.ts";
import { plan } from "./plan.ts";
import { wordsAfterPlan, wordsStillTrue } from "./plan-words.ts";
import type { Plan } from "./types.ts";

const request = requestFor("rome", 4);
const draft = plan(request);
const trip = tripOf(request, draft);
const dates = draft.days.map((it) => it.date);
const edited: Plan = {
  ...draft,
  days: draft.days.map((day, index) => ({ ...day, reason: `Day ${index + 1}, in its words.` })),
  edited: { understood: ["Four calm days."], advice: ["Book the Borghese."], dates },
};

const words = wordsAfterPlan(null, edited, trip);
const linesOf = (it: TripDocument) => [...wordsStillTrue(words, it).lines.values()];

/** The trip with its nth day turned round. */
const turned = (...days: readonly number[]): TripDocument => ({
  ...trip,
  days: trip.days.map((day, index) =>
    days.includes(index) ? { ...day, activities: day.activities.toReversed() } : day,
  ),
});

describe("the words of a model", () => {
  it("are kept for the days that it wrote, and none without a model", () => {
    expect(linesOf(trip)).toEqual(edited.days.map((it) => it.reason));
    const half = { ...edited, edited: { understood: [], advice: [], dates: dates.slice(0, 2) } };
    expect(wordsAfterPlan(null, half, trip)?.days.map((it) => it.line)).toEqual(
      edited.days.slice(0, 2).map((it) => it.reason),
    );
    expect(wordsAfterPlan(null, draft, trip)).toBeNull();
    expect(wordsAfterPlan(words, draft, trip)).toBeNull();
  });

  it("about a day hold while it has the same activities in the same order", () => {
    expect(linesOf(turned(1))).toEqual([0, 2, 3].map((at) => edited.days[at]?.reason));
    expect(wordsStillTrue(words, turned(1)).about).toEqual(["Four calm days.", "Book the Borghese."]);
  });

  it("about the trip hold while half of its days do", () => {
    expect(wordsStillTrue(words, turned(0, 1)).about).not.toEqual([]);
    expect(wordsStillTrue(words, turned(0, 1, 2)).about).toEqual([]);
    expect(wordsStillTrue(null, trip)).toEqual({ lines: new Map(), about: [] });
  });

  it("of other days stay when one is planned again, with a model or without", () => {
    const second = (plan: Plan) => ({ ...plan, days: plan.days.slice(1, 2) });
    const byModel = { ...edited, days: edited.days.map((it) => ({ ...it, reason: "Anew." })) };
    const changed = turned(1);
    const after = wordsAfterPlan(words, second(byModel), changed);
    expect(after?.understood).toEqual(["Four calm days."]);
    expect([...wordsStillTrue(after, changed).lines.values()]).toEqual([
      ...["Day 1, in its words.", "Anew.", "Day 3, in its words.", "Day 4, in its words."],
    ]);
    const without = wordsAfterPlan(words, second(draft), changed);
    expect(without?.days.map((it) => it.line)).not.toContain("Day 2, in its words.");
    expect(without?.days).toHaveLength(3);
  });
});
