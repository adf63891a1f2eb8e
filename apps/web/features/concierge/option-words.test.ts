import { expect, it } from "vitest";
import { beforeAndAfter, costWords } from "./option-words.ts";

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
