import { expect, test } from "vitest";
import { movedWords, outcomeLine, roundWords, statusWords, timeLeft, whereAndWhen } from "./messages.ts";

const at = (minutes: number) => new Date(minutes * 60_000).toISOString();

test.each([
  [48 * 60, "48 h left"],
  [48 * 60 - 1, "47 h left"],
  [42 * 60 + 30, "42 h left"],
  [3 * 60, "3 h left"],
  [2 * 60 + 20, "2 h 20 min left"],
  [60, "1 h left"],
  [59, "59 min left"],
  [1, "1 min left"],
  [0.1, "1 min left"],
  [0, null],
  [-5, null],
])("with %d minutes to go it says %j", (minutes, words) => {
  expect(timeLeft(at(minutes), 0)).toBe(words);
});

test("returns nothing for an invalid time", () => {
  expect(timeLeft("soon", 0)).toBeNull();
});

test("does not tell a group that agrees with its last round that no rounds are left", () => {
  expect(statusWords({ status: "escalation_pending", reconciled: true }).label).toBe("You agree");
  expect(statusWords({ status: "escalation_pending", reconciled: false }).label).toBe("No rounds left");
});

test("a planned group has the place and dates of its trip, whatever was stated or agreed before", () => {
  const stated = {
    destination_options: ["Lisbon, Portugal", "Porto, Portugal"],
    tentative_dates: { start: "2030-05-03", end: "2030-05-07" },
  };
  const agreed = {
    proposed_destination: "Lisbon, Portugal",
    proposed_dates: { start: "2030-05-04", end: "2030-05-08" },
    proposed_budget: null,
  };
  const plan = { destination: "Porto, Portugal", start_date: "2030-06-01", end_date: "2030-06-05" };
  expect(whereAndWhen({ ...stated, plan })).toEqual({
    places: ["Porto, Portugal"],
    dates: { start: "2030-06-01", end: "2030-06-05" },
  });
  expect(whereAndWhen({ ...stated, plan: null }).places).toEqual(stated.destination_options);
  expect(outcomeLine({ plan, currency: "EUR" }, agreed)).toBe("1–5 Jun 2030 · Porto, Portugal");
  expect(movedWords(plan, agreed)).toBe(
    "The trip has changed since then: you agreed on 4–8 May 2030 · Lisbon, Portugal.",
  );
  expect(
    movedWords({ destination: "Lisbon, Portugal", start_date: "2030-05-04", end_date: "2030-05-08" }, agreed),
  ).toBeNull();
  expect(outcomeLine({ plan: null, currency: "EUR" }, agreed)).toBe("4–8 May 2030 · Lisbon, Portugal");
});

test("numbers rounds from one", () => {
  expect(roundWords({ round_number: 0, max_rounds: 2 })).toBe("Before the first round");
  expect(roundWords({ round_number: 2, max_rounds: 3 })).toBe("Round 2 of 3");
});
