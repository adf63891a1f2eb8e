import { expect, it } from "vitest";
import type { DestinationEvent } from "../places/guide.ts";
import { isOnDate } from "./events-on-day.ts";

const event = (fields: Partial<DestinationEvent>): DestinationEvent => ({
  ...{ id: "e", name: "Event", effect: "go", days: [], nth: null, time: null, from: null, to: null },
  ...{ varies: false, placeIds: [], tags: [], why: "A reason to go." },
  ...fields,
});

// 2026-10-04 is a Sunday.
it.each([
  [{ days: ["sun"] as const }, "2026-10-04", true],
  [{ days: ["sun"] as const }, "2026-10-05", false],
  [{ days: ["sun"] as const, nth: 1 }, "2026-10-04", true],
  [{ days: ["sun"] as const, nth: 1 }, "2026-10-11", false],
  [{ days: ["sun"] as const, nth: 2 }, "2026-10-11", true],
  [{ from: "06-12", to: "06-13" }, "2026-06-13", true],
  [{ from: "06-12", to: "06-13" }, "2026-06-14", false],
  [{ from: "11-20", to: "01-06" }, "2026-12-31", true],
  [{ from: "11-20", to: "01-06" }, "2027-01-06", true],
  [{ from: "11-20", to: "01-06" }, "2027-01-07", false],
  [{ days: ["fri"] as const, from: "06-01", to: "08-31" }, "2026-10-02", false],
  [{}, "2026-10-04", false],
])("knows when an event takes place: %j on %s", (fields, date, expected) => {
  expect(isOnDate(event(fields), date)).toBe(expected);
});
