import { expect, it } from "vitest";
import { moneyMarkdown } from "./money-markdown.ts";

const range = (likely: number) => ({ low: likely - 1, likely, high: likely + 1 });
const ana = { user_id: "u1", name: "Ana" };
const bo = { user_id: "u2", name: "Bo *" };

it("has every amount with its currency, and what is in no sum", () => {
  const summary = {
    ...{ trip_id: "t1", currency: "EUR", travelers: 2, total: 90, estimated: 40, expected: range(120) },
    ...{ known_share: 0.75, prices_of: "Lisbon", open_nights: null, nights: { booked: 1, planned: 0, open: 2 } },
    unpriced: [
      {
        key: "activity:a1",
        source: "activity",
        id: "a1",
        title: "Fado",
        category: "activities",
        date: null,
        estimate: range(30),
      },
    ],
    budget: {
      ...{ for: "all", each: 50, total: 100, spent: 90, left: 10, left_each: 5, verdict: "likely_over" },
      contradiction: null,
    },
    by_category: [{ category: "food", amount: 90, estimated: 40, count: 2 }],
    by_day: [{ date: null, amount: 90, estimated: 40 }],
    by_person: [{ ...bo, former: false, paid: 90, share: 45, balance: 45 }],
    by_currency: [],
    settlements: [{ from: ana, to: bo, amount: 45 }],
    missing_rates: [{ currency: "JPY", amount: 900, count: 1 }],
    prices_without_rate: { currency: "JPY", things: 1, nights: 2 },
  };
  expect(moneyMarkdown({ summary } as never)).toBe(`# Money

- trip_id: t1
- Stated prices: 90 EUR for 2 travelers, 40 EUR of it not yet booked or paid
- With estimates: about 120 EUR (119 to 121)
- Budget: 100 EUR for all, 10 EUR left: likely over
- Nights: 1 booked, 0 planned, 2 without a stay
- In no sum, for want of an exchange rate: 900 JPY
- Not counted: 1 thing without a price and 2 nights without a stay. Prices there are in JPY and the trip has no rate to EUR; your person enters one under Money, or you by PUT /api/trips/t1/rates/JPY {"rate": …}

## By category
- food: 90 EUR

## By day
- no day: 90 EUR

## Without a price
- Fado: about 30 EUR (29 to 31); replaces activity:a1

## By person
- Bo \\*: paid 90 EUR, share 45 EUR

## Who pays whom
- Ana to Bo \\*: 45 EUR
`);
});
