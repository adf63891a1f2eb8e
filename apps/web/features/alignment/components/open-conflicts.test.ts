import { describe, expect, it } from "vitest";
import type { Conflict, Outcome } from "../model/types.ts";
import { openConflicts } from "./open-conflicts.tsx";

const conflict = (dimension: Conflict["dimension"], message: string): Conflict => ({
  dimension,
  code: "dates_apart",
  message,
  member_ids: [],
  relaxations: [],
});
const now = (...conflicts: Conflict[]) => ({ conflicts }) as unknown as Outcome;

describe("open conflicts", () => {
  it("are those that a round would leave, before the first round", () => {
    const found = openConflicts({ round_number: 0, conflicts: [] }, now(conflict("dates", "apart")));
    expect(found.map((it) => [it.conflict.message, it.state])).toEqual([["apart", "open"]]);
  });

  it("have the latest texts, without conflicts that new answers resolved, and with new ones", () => {
    const last = {
      round_number: 1,
      conflicts: [conflict("dates", "five days"), conflict("destination", "no majority")],
    };
    const found = openConflicts(last, now(conflict("dates", "one day"), conflict("budget", "too dear")));
    expect(found.map((it) => [it.conflict.message, it.state])).toEqual([
      ["one day", "open"],
      ["no majority", "settled"],
      ["too dear", "new"],
    ]);
  });

  it("keep the text of the round when its members have only not answered since", () => {
    const relaxation = { message: "Tom goes up", steps: [], score_before: 45, score_after: 70 };
    const last = {
      round_number: 1,
      conflicts: [{ ...conflict("budget", "Tom stops at 450"), relaxations: [relaxation] }],
    };
    const found = openConflicts(last, now(conflict("budget", "Nobody has said what they would spend")));
    expect(found.map((it) => [it.conflict.message, it.state])).toEqual([["Tom stops at 450", "open"]]);
  });
});
