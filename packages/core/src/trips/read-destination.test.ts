import { expect, it } from "vitest";
import { createInput } from "./create-trip-input.ts";
import { readDestination } from "./read-destination.ts";

const dates = { start_date: "2030-05-03", end_date: "2030-05-06" };
const read = (fields: { destination: string; [field: string]: unknown }) =>
  readDestination(createInput.parse({ ...dates, ...fields }));

it("splits a sentence into destination, travellers and a wish, and keeps the dates that were sent", () => {
  const { input, warnings } = read({ destination: "4 days in Porto with my parents in June, we land Friday 11:30" });
  expect(input).toMatchObject({
    ...dates,
    destination: "Porto",
    travelers: 3,
    notes: "We travel with my parents. We land Friday 11:30.",
  });
  expect(warnings.map((it) => it.code)).toEqual(["destination_read"]);
});

it("keeps the travellers and notes that were sent", () => {
  const { input } = read({ destination: "Porto with my parents", travelers: 4, notes: "No museums" });
  expect(input).toMatchObject({ travelers: 4, notes: "No museums\nWe travel with my parents." });
});

it.each(["Porto", "Paris, Texas", "Rome, Florence and Venice", "Japan", "Xqzzwv"])(
  "leaves the name %s",
  (destination) => {
    expect(read({ destination })).toMatchObject({ input: { destination }, warnings: [] });
  },
);
