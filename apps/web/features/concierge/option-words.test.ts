import { expect, it } from "vitest";
import { beforeAndAfter, brokenByAll, costWords, isInAlert, titleAndTime } from "./option-words.ts";

it("takes a move apart only where it has a before and an after", () => {
  expect(beforeAndAfter("Louvre 13:00 → 14:30")).toEqual({ before: "Louvre 13:00", after: "14:30" });
  expect(beforeAndAfter("Louvre into the tray")).toBeNull();
  expect(beforeAndAfter("a → b → c")).toBeNull();
});

it("says what an option costs only when that is known and something", () => {
  expect(costWords(12, "EUR")).toBe("€12 more for each person");
  expect(costWords(-12.5, "EUR")).toBe("€12.50 less for each person");
  expect(costWords(0, "EUR")).toBeNull();
  expect(costWords(null, "EUR")).toBeNull();
});

it("keeps an hour apart from its title", () => {
  expect(titleAndTime("Louvre 13:00")).toEqual({ title: "Louvre", time: "13:00" });
  expect(titleAndTime("Louvre ")).toEqual({ title: "Louvre", time: "" });
});

it("says once what cannot be kept with any option, and with an option what is its own", () => {
  const option = (...breaks: string[]) => ({ consequences: { moves: [], misses: [], cost: null, breaks } });
  expect(brokenByAll([option("train", "table"), option("train")])).toEqual(["train"]);
  expect(brokenByAll([option("train"), option()])).toEqual([]);
  expect(brokenByAll([])).toEqual([]);
});

it("knows what an alert says already, and nothing else", () => {
  const alerts = [{ message: "You will be about 1 hour too late for IC 571 (16:25, booked): ask about a later one." }];
  expect(isInAlert("You will be about 1 hour late for IC 571 (16:25, booked)", alerts)).toBe(true);
  expect(isInAlert("You will be about 1 hour late for Dinner (19:00, booked)", alerts)).toBe(false);
  expect(isInAlert("Dinner", alerts)).toBe(false);
});
