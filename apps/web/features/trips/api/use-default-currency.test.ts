import { expect, it } from "vitest";
import { currencyToStartWith } from "./use-default-currency.ts";

it.each([
  [{ trip: "JPY", chosen: "CHF", own: "USD", destination: "GBP" }, "JPY"],
  [{ trip: null, chosen: "CHF", own: "USD", destination: "GBP" }, "CHF"],
  [{ trip: null, own: "USD", destination: "GBP" }, "USD"],
  [{ own: null, destination: "GBP" }, "GBP"],
  [{}, "EUR"],
])("money in %j starts as %s", (known, currency) => {
  expect(currencyToStartWith(known)).toBe(currency);
});
