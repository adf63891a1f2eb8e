import { expect, test } from "vitest";
import { isCollecting, nextStep } from "./next-step.ts";

const fresh = {
  status: "collecting",
  reconciled: false,
  is_lead: false,
  role: "member",
  round_number: 0,
  max_rounds: 2,
  trip_id: null,
} as const;
const answered = { state: "answered" } as const;
const pending = { state: "pending" } as const;
const late = { state: "timed_out" } as const;

test("asks for the own answer first; the lead may run a round without it", () => {
  expect(nextStep(fresh, pending)).toEqual({ kind: "answer", mayRun: false });
  expect(nextStep({ ...fresh, is_lead: true }, pending)).toEqual({ kind: "answer", mayRun: true });
  expect(nextStep({ ...fresh, status: "aligning", round_number: 1 }, late)).toEqual({ kind: "answer", mayRun: false });
});

test("then lets the lead run the round, while others wait", () => {
  expect(nextStep({ ...fresh, is_lead: true }, answered)).toEqual({ kind: "run" });
  expect(nextStep(fresh, answered)).toEqual({ kind: "wait" });
});

test("suggests planning to a group that agrees, also after the last round", () => {
  const aligned = { ...fresh, status: "aligned", reconciled: true, round_number: 1 } as const;
  expect(nextStep(aligned, pending)).toEqual({ kind: "agreed", mayRun: false });
  expect(nextStep({ ...aligned, is_lead: true }, answered)).toEqual({ kind: "agreed", mayRun: true });
  const last = { ...aligned, status: "escalation_pending", round_number: 2, is_lead: true } as const;
  expect(nextStep(last, answered)).toEqual({ kind: "agreed", mayRun: false });
});

test("leaves it to the creator when all rounds are used", () => {
  const stuck = { ...fresh, status: "escalation_pending", round_number: 2 } as const;
  expect(nextStep(stuck, pending)).toEqual({ kind: "escalated", mayDecide: false });
  expect(nextStep({ ...stuck, role: "creator" }, answered)).toEqual({ kind: "escalated", mayDecide: true });
});

test("opens the plan; after its trip is deleted, it continues as before", () => {
  const planned = { ...fresh, status: "planned", reconciled: true, round_number: 1 } as const;
  expect(nextStep({ ...planned, trip_id: "t" }, answered)).toEqual({ kind: "planned", tripId: "t" });
  expect(nextStep({ ...planned, trip_id: null }, answered)).toEqual({ kind: "agreed", mayRun: false });
});

test.each([
  ["collecting", false, true],
  ["aligning", false, true],
  ["aligned", true, false],
  ["escalation_pending", false, false],
  ["escalation_pending", true, false],
  ["planned", true, false],
] as const)("waits for answers in a group that is %s (agreed: %j): %j", (status, reconciled, waited) => {
  expect(isCollecting({ status, reconciled })).toBe(waited);
});
