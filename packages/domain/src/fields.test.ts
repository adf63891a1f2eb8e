import { describe, expect, it } from "vitest";
import { activityTypes } from "./field-choices.ts";
import * as f from "./fields.ts";
import { activityType } from "./trip/activity-type.ts";

describe("clockTime", () => {
  it.each([
    ["09:30", "09:30"],
    ["09:30:59", "09:30"],
    ["2027-05-03T20:15:00Z", "20:15"],
    ["2027-05-03T20:15:00+09:00", "20:15"],
    ["2027-05-03T20:15", "20:15"],
    ["2027-05-03 20:15:00.123", "20:15"],
  ])("keeps the time of day of %s", (sent, kept) => expect(f.clockTime.parse(sent)).toBe(kept));
  it.each(["24:00", "9:30", "12:60", "noon", "", "12:30 PM", "2027-05-03"])("refuses %s", (sent) =>
    expect(f.clockTime.safeParse(sent).success).toBe(false),
  );
});

describe("amount", () => {
  it.each([
    [0, "0"],
    [12.5, "12.5"],
    [0.1 + 0.2, "0.3"],
    [1200, "1200"],
    [19.999, "19.999"],
  ])("keeps %d exactly", (sent, kept) => expect(f.amount.parse(sent)).toBe(kept));
  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e12])("refuses %d", (sent) =>
    expect(f.amount.safeParse(sent).success).toBe(false),
  );
});

describe("calendarDate", () => {
  it.each(["2027-02-29", "2027-13-01", "2027-1-1", "27-01-01", "2027-01-01T00:00"])("refuses %s", (sent) =>
    expect(f.calendarDate.safeParse(sent).success).toBe(false),
  );
  it("accepts a leap day", () => expect(f.calendarDate.safeParse("2028-02-29").success).toBe(true));
});

describe("text", () => {
  it.each(["a\u0000b", "\ud800", "   "])("refuses %j as a title", (sent) =>
    expect(f.tripTitle.safeParse(sent).success).toBe(false),
  );
  it("accepts any script", () => expect(f.tripTitle.parse(" 東京への旅 🚃 ")).toBe("東京への旅 🚃"));
});

describe("activityType", () => {
  it.each([
    ["event", "entertainment"],
    ["food", "dining"],
    ["dinner", "dining"],
    ["meeting", "business"],
    ["conference", "business"],
    ["Museum", "cultural"],
  ])("normalizes %s to %s", (sent, type) => expect(activityType.parse(sent)).toBe(type));
  it.each([...activityTypes])("accepts %s", (type) => expect(activityType.parse(type)).toBe(type));
  it("refuses unknown types", () => expect(activityType.safeParse("constructor").success).toBe(false));
});
