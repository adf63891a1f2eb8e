import { expect, it } from "vitest";
import { namesAll } from "./names-all.ts";

it("a list says again what the summary of a few changes says, and more than that of many or of a new plan", () => {
  const proposal = (count: number, action = "update_trip") => ({ changes: Array(count).fill({}), action });
  expect(namesAll(proposal(3))).toBe(true);
  expect(namesAll(proposal(4))).toBe(false);
  expect(namesAll(proposal(2, "regenerate_itinerary"))).toBe(false);
});
