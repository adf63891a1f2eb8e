import { expect, it } from "vitest";
import { waitBefore } from "./retries.ts";

const now = new Date("2027-05-03T10:00:00Z");

it.each([
  ["a random part of half a second at first", 0, null, 0.5, 250],
  ["twice as much each time", 3, null, 1, 4000],
  ["never more than a minute", 20, null, 1, 60_000],
  ["the seconds that were asked for", 0, "7", 0, 7000],
  ["until the date that was asked for", 0, "Mon, 03 May 2027 10:00:09 GMT", 0, 9000],
  ["not before now", 0, "Mon, 03 May 2027 09:00:00 GMT", 1, 0],
  ["as usual when what was asked for cannot be read", 1, "soon", 1, 1000],
])("%s", (_, attempt, retryAfter, random, expected) => {
  expect(waitBefore(attempt, retryAfter, {}, now, random)).toBe(expected);
});
