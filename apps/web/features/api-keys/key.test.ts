import { describe, expect, it } from "vitest";
import { activitySummary } from "./key.ts";

const key = (edit_count: number, created_trip_count: number, pending_proposals: number) => ({
  edit_count,
  created_trip_count,
  pending_proposals,
});

describe("the summary of what a key did", () => {
  it("counts changes, trips and proposals, where there are any", () => {
    expect(activitySummary(key(3, 1, 2))).toBe("3 changes, 1 new trip, 2 open proposals");
    expect(activitySummary(key(1, 0, 0))).toBe("1 change");
    expect(activitySummary(key(0, 2, 0))).toBe("2 new trips");
    expect(activitySummary(key(0, 0, 1))).toBe("1 open proposal");
    expect(activitySummary(key(0, 0, 0))).toBeNull();
  });
});
