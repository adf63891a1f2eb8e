import { expect, test } from "vitest";
import { acceptProposal, answerOf, answerProblems, draftOf, groupDays, withDays } from "./answer-form.ts";
import type { StatedPreferences } from "./types.ts";

const said: StatedPreferences = {
  dates: {
    ideal_start: "2030-05-03",
    ideal_end: "2030-05-07",
    flexibility_days: 2,
    blackout_dates: ["2030-05-09", "2030-05-10"],
  },
  destination: { top_choices: ["Porto, Portugal", "Lisbon, Portugal"], veto: ["Rome, Italy"] },
  budget: { min: 300, max: 800, private: true, ignored: false },
  accommodation: "A flat with a kitchen",
  activities: ["food"],
};
const before = draftOf(said);
const blank = draftOf(null);

test("returns an answer unchanged, and sends nothing for it", () => {
  expect(answerOf(before, before)).toEqual({});
  expect(answerOf(before, blank)).toEqual({
    dates: {
      ideal_start: "2030-05-03",
      ideal_end: "2030-05-07",
      flexibility_days: 2,
      blackout_dates: ["2030-05-09", "2030-05-10"],
    },
    destination: { top_choices: ["Porto, Portugal", "Lisbon, Portugal"], veto: ["Rome, Italy"] },
    budget: { min: 300, max: 800, private: true },
    accommodation: "A flat with a kitchen",
    activities: ["food"],
  });
});

test("sends only changes", () => {
  expect(answerOf({ ...before, flexibility: 3 }, before)).toEqual({
    dates: {
      ideal_start: "2030-05-03",
      ideal_end: "2030-05-07",
      flexibility_days: 3,
      blackout_dates: ["2030-05-09", "2030-05-10"],
    },
  });
  expect(answerOf({ ...before, private: false }, before)).toEqual({ budget: { min: 300, max: 800, private: false } });
});

test("clears what is emptied", () => {
  expect(answerOf(blank, before)).toEqual({
    dates: null,
    destination: null,
    budget: null,
    accommodation: null,
    activities: null,
  });
});

test("accepts blackout dates alone, and one end of a budget alone", () => {
  expect(answerOf({ ...blank, blackout: ["2030-05-09"] }, blank)).toEqual({
    dates: { blackout_dates: ["2030-05-09"] },
  });
  expect(answerOf({ ...blank, max: 500 }, blank)).toEqual({ budget: { max: 500, private: false } });
  expect(answerOf({ ...blank, min: 100 }, blank)).toEqual({ budget: { min: 100, private: false } });
});

test("ignores a switch without a budget, and flexibility without dates", () => {
  expect(answerOf({ ...blank, private: true, flexibility: 4 }, blank)).toEqual({});
});

test("reads an invalid stored budget as none", () => {
  const draft = draftOf({ ...said, budget: { min: 0, max: 0, private: false, ignored: true } });
  expect([draft.min, draft.max]).toEqual([null, null]);
});

test.each([
  [{ start: "2030-05-03" }, "end"],
  [{ end: "2030-05-03" }, "start"],
  [{ start: "2030-05-03", end: "2030-05-02" }, "end"],
  [{ start: "2030-05-03", end: "2030-05-07", blackout: ["2030-05-07"] }, "blackout"],
  [{ choices: ["São Paulo, Brazil"], veto: ["sao paulo,brazil"] }, "veto"],
  [{ choices: ["Lisbon, Portugal"], veto: ["Portugal"] }, "veto"],
  [{ min: 500, max: 400 }, "max"],
])("finds an error in %j at %s", (change, path) => {
  expect(answerProblems({ ...blank, ...change }).map((it) => it.path)).toEqual([path]);
});

test("accepts an empty answer and a complete one", () => {
  expect(answerProblems(blank)).toEqual([]);
  expect(answerProblems(before)).toEqual([]);
});

test("accepts the proposed dates and place, and keeps the rest", () => {
  const proposal = { proposed_dates: { start: "2030-05-05", end: "2030-05-09" }, proposed_destination: "Rome,  Italy" };
  const draft = acceptProposal(before, proposal);
  expect(draft).toEqual({
    ...before,
    start: "2030-05-05",
    end: "2030-05-09",
    blackout: ["2030-05-10"],
    choices: ["Rome,  Italy", "Porto, Portugal", "Lisbon, Portugal"],
    veto: [],
  });
  expect(answerProblems(draft)).toEqual([]);
});

test("lists the accepted place once, and keeps places that were not proposed", () => {
  const draft = acceptProposal(before, { proposed_dates: null, proposed_destination: "Lisbon, Portugal" });
  expect(draft.choices).toEqual(["Lisbon, Portugal", "Porto, Portugal"]);
  expect(draft.start).toBe("2030-05-03");
  expect(acceptProposal(before, { proposed_dates: null, proposed_destination: null })).toEqual(before);
});

test("adds days once and in order, also ranges", () => {
  expect(withDays(["2030-05-03"], "2030-05-02", "2030-05-04")).toEqual(["2030-05-02", "2030-05-03", "2030-05-04"]);
  expect(withDays([], "2030-05-02", "")).toEqual(["2030-05-02"]);
  expect(withDays([], "", "")).toBeNull();
  expect(withDays([], "2030-05-04", "2030-05-02")).toBeNull();
  expect(withDays([], "2030-01-01", "2031-12-31")).toBeNull();
  expect(withDays(withDays([], "2030-01-01", "2030-12-31") ?? [], "2031-06-01", "2031-08-01")).toBeNull();
});

test("joins consecutive days into one range, also over the end of a month", () => {
  expect(groupDays(["2030-06-01", "2030-05-31", "2030-05-30", "2030-06-04"])).toEqual([
    { start: "2030-05-30", end: "2030-06-01" },
    { start: "2030-06-04", end: "2030-06-04" },
  ]);
  expect(groupDays([])).toEqual([]);
});
