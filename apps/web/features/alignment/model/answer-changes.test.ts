import { describe, expect, it } from "vitest";
import { answerAfter, restoredAnswer, withFlexibility } from "./answer-changes.ts";
import type { Step } from "./types.ts";

const me = "0198c0de-0000-7000-8000-000000000001";
const said = {
  dates: {
    ideal_start: "2030-05-03",
    ideal_end: "2030-05-07",
    flexibility_days: 1,
    blackout_dates: ["2030-05-09", "2030-05-10"],
  },
  destination: { top_choices: ["Porto"], veto: ["lisbon", "Rome"] },
  budget: { min: 300, max: 800, private: true, ignored: false },
  accommodation: "a flat",
  activities: null,
};

describe("taking a tried change into the own answer", () => {
  it("adds days and removes blackouts, and keeps the rest", () => {
    const steps: Step[] = [
      { kind: "flexibility", member_id: me, add_days: 2 },
      { kind: "lift_blackout", member_id: me, dates: ["2030-05-09"] },
    ];
    expect(answerAfter(steps, said)).toEqual({
      dates: {
        ideal_start: "2030-05-03",
        ideal_end: "2030-05-07",
        flexibility_days: 3,
        blackout_dates: ["2030-05-10"],
      },
    });
  });

  it("removes a veto in any spelling, and adds a place below one's own", () => {
    expect(
      answerAfter(
        [
          { kind: "lift_veto", member_id: me, destination: "Lisbon" },
          { kind: "approve", member_id: me, destination: "Lisbon" },
        ],
        said,
      ),
    ).toEqual({ destination: { top_choices: ["Porto", "Lisbon"], veto: ["Rome"] } });
  });

  it("keeps a budget private, and an open end open", () => {
    expect(answerAfter([{ kind: "budget", member_id: me, min: 300, max: null }], said)).toEqual({
      budget: { min: 300, private: true },
    });
  });

  it("works for a member who has not answered", () => {
    expect(answerAfter([{ kind: "approve", member_id: me, destination: "Lisbon" }], null)).toEqual({
      destination: { top_choices: ["Lisbon"], veto: [] },
    });
  });

  it("does not change its argument", () => {
    const before = structuredClone(said);
    answerAfter([{ kind: "flexibility", member_id: me, add_days: 2 }], said);
    expect(said).toEqual(before);
  });

  it("can be undone to the former answer, or to none", () => {
    const answer = answerAfter([{ kind: "flexibility", member_id: me, add_days: 2 }], said);
    expect(restoredAnswer(answer, said)).toEqual({ dates: said.dates });
    expect(restoredAnswer({ budget: { min: 1, private: false } }, null)).toEqual({ budget: null });
  });

  it("tries another flexibility only with dates", () => {
    expect(withFlexibility(said, 4)).toMatchObject({ dates: { ideal_start: "2030-05-03", flexibility_days: 4 } });
    expect(withFlexibility({ ...said, dates: null }, 4)).toBeNull();
    expect(withFlexibility(null, 4)).toBeNull();
  });
});
