import { describe, expect, it } from "vitest";
import type { Saved } from "./import-queue.ts";
import { savedWords } from "./use-review.ts";

const saved = (changes: Partial<Saved["changes"]>, more: Partial<Saved> = {}) =>
  savedWords({
    segments: [],
    trip: { id: "", title: "Lisbon in May", destination: "Lisbon", start_date: "2027-05-03", end_date: "2027-05-07" },
    trip_id: "",
    trip_created: false,
    changes: { created: 0, updated: 0, unchanged: 0, kept_off: 0, ...changes },
    remarks: [],
    ...more,
  });

describe("the message after saving", () => {
  it("lists what was done", () => {
    expect(saved({ created: 2, unchanged: 1 })).toEqual({
      title: "Saved to Lisbon in May",
      description: "2 added, 1 already there.",
    });
    expect(saved({ updated: 1, kept_off: 1 }).description).toBe("1 updated, 1 stays removed.");
    expect(saved({ kept_off: 2 }).description).toBe("2 stay removed.");
  });

  it("names a new trip, and repeats warnings with formatted dates", () => {
    const warnings = [{ code: "outside_dates", message: "Some of it lies outside 2027-05-03.", path: "segments" }];
    expect(saved({ created: 1 }, { trip_created: true, warnings })).toEqual({
      title: "New trip: Lisbon in May",
      description: "1 added. Some of it lies outside Mon 3 May.",
    });
  });
});
