import { expect, test } from "vitest";
import {
  blankGroupDraft,
  type GroupDraft,
  groupChangeOf,
  groupDraftOf,
  groupProblems,
  newGroupOf,
} from "./group-form.ts";

const full: GroupDraft = {
  title: " Six in May ",
  start: "2030-05-03",
  end: "2030-05-07",
  destination_options: ["Lisbon, Portugal"],
  budget_min: 300,
  budget_max: 900,
  currency: "EUR",
};

test("needs only the currency", () => {
  const draft = { ...blankGroupDraft, currency: "EUR" };
  expect(newGroupOf(draft)).toEqual({ currency: "EUR" });
  expect(groupProblems(draft)).toEqual([]);
});

test("sends what is filled in", () => {
  expect(groupProblems(full)).toEqual([]);
  expect(newGroupOf(full)).toEqual({
    title: "Six in May",
    tentative_dates: { start: "2030-05-03", end: "2030-05-07" },
    destination_options: ["Lisbon, Portugal"],
    budget_min: 300,
    budget_max: 900,
    currency: "EUR",
  });
});

test.each([
  [{ end: "" }, "end"],
  [{ start: "" }, "start"],
  [{ end: "2030-05-01" }, "end"],
  [{ budget_max: 200 }, "budget_max"],
  [{ currency: "EU" }, "currency"],
])("finds an error in %j at %s", (change, path) => {
  expect(groupProblems({ ...full, ...change }).map((it) => it.path)).toEqual([path]);
});

test("sends changed fields, and null for cleared ones", () => {
  const kept = {
    title: "Six in May",
    tentative_dates: { start: "2030-05-03", end: "2030-05-07" },
    destination_options: ["Lisbon, Portugal"],
    budget_min: 300,
    budget_max: 900,
    currency: "EUR",
  };
  const before = groupDraftOf(kept);
  expect(groupChangeOf("K7MPQ2XW", full, before)).toBeNull();
  expect(groupChangeOf("K7MPQ2XW", { ...full, title: "", start: "", end: "", budget_max: null }, before)).toEqual({
    trip_code: "K7MPQ2XW",
    title: null,
    tentative_dates: null,
    budget_max: null,
  });
});
