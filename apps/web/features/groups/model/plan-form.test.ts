import { expect, test } from "vitest";
import { groupPlanOf, planDraftOf, planProblems } from "./plan-form.ts";

const group = {
  tentative_dates: { start: "2030-05-03", end: "2030-05-07" },
  destination_options: ["Lisbon, Portugal", "Porto, Portugal"],
};
const proposal = {
  proposed_dates: { start: "2030-05-04", end: "2030-05-08" },
  proposed_destination: "Porto, Portugal",
};

test("prefers each part of the round's proposal", () => {
  expect(planDraftOf(group, proposal)).toMatchObject({
    destination: "Porto, Portugal",
    start_date: "2030-05-04",
    end_date: "2030-05-08",
  });
  expect(planDraftOf(group, { ...proposal, proposed_dates: null })).toMatchObject({
    destination: "Porto, Portugal",
    start_date: "2030-05-03",
  });
  expect(planDraftOf(group, undefined)).toMatchObject({ destination: "Lisbon, Portugal", end_date: "2030-05-07" });
});

test("leaves all to the form when nothing is stated, and says what is missing", () => {
  const draft = planDraftOf({ tentative_dates: null, destination_options: [] }, undefined);
  expect(planProblems(draft).map((it) => it.path)).toEqual(["destination", "start_date", "end_date"]);
  expect(planProblems({ ...draft, destination: "Lisbon", start_date: "2030-05-04", end_date: "2030-05-03" })).toEqual([
    { path: "end_date", message: "The last day is before the first." },
  ]);
});

test("asks about the old plan only when there is one", () => {
  const draft = planDraftOf(group, proposal);
  const first = groupPlanOf({ trip_code: "K7MPQ2XW", trip_id: null }, draft);
  expect(first).toMatchObject({ groupTripCode: "K7MPQ2XW", destination: "Porto, Portugal" });
  expect(first).not.toHaveProperty("regeneration_mode");
  expect(first).not.toHaveProperty("travelers");
  const again = groupPlanOf({ trip_code: "K7MPQ2XW", trip_id: "t" }, { ...draft, mode: "new_version" });
  expect(again.regeneration_mode).toBe("new_version");
});
