import { describe, expect, it } from "vitest";
import { quietProblem, unsavedFields } from "./quiet-hours.tsx";

const night = { start: "22:00", end: "07:00", timezone: "Europe/Lisbon" };

describe("quiet hours while typing", () => {
  it.each([night, { ...night, start: "13:00", end: "14:30" }, { ...night, timezone: "UTC" }])(
    "can be saved: %j",
    (hours) => expect(quietProblem(hours)).toBeNull(),
  );

  it.each([
    ["start", { ...night, start: "" }],
    ["end", { ...night, end: "" }],
    ["end", { ...night, end: "22:00" }],
    ["timezone", { ...night, timezone: "" }],
    ["timezone", { ...night, timezone: "Lisb" }],
  ])("need a valid %s: %j", (field, hours) => expect(quietProblem(hours)?.field).toBe(field));
});

it("keep what was typed when the stored ones arrive", () => {
  const typed = { end: "08:30", timezone: "Asia/Tokyo" };
  expect(unsavedFields(typed, night)).toEqual(typed);
  expect(unsavedFields(typed, { ...night, end: "08:30" })).toEqual({ timezone: "Asia/Tokyo" });
  expect(unsavedFields(typed, { ...night, ...typed })).toEqual({});
});
