import { expect, it } from "vitest";
import { crossRate } from "./cross-rate.ts";

const perEuro = { USD: "1.1567", JPY: "180.52", IDR: "19262.47", BGN: "1.9558" };

it.each([
  ["USD", "EUR", "0.864528"],
  ["EUR", "USD", "1.1567"],
  ["JPY", "USD", "0.0064076"],
  ["EUR", "IDR", "19262.5"],
  ["USD", "IDR", "16653"],
  ["IDR", "EUR", "0.0000519144"],
  ["USD", "USD", "1"],
])("1 %s in %s is %s", (from, to, rate) => {
  expect(crossRate(perEuro, from, to)).toBe(rate);
});

it("knows no rate of a currency that is not listed", () => {
  expect(crossRate(perEuro, "VND", "EUR")).toBeNull();
  expect(crossRate(perEuro, "EUR", "VND")).toBeNull();
  expect(crossRate({ USD: "0" }, "USD", "EUR")).toBeNull();
});
