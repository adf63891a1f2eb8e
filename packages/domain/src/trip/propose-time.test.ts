import { describe, expect, it } from "vitest";
import { readHours } from "../places/opening-hours-text.ts";
import type { Activity, Day } from "./document.ts";
import { blankActivity } from "./new-activity.ts";
import { proposeDay, proposeTime, type Unscheduled } from "./propose-time.ts";

const belem = { lat: 38.6916, lng: -9.216 };
const centre = { lat: 38.71, lng: -9.14 };
const stop = (title: string, startTime: string, minutes: number, at = centre): Activity => ({
  ...blankActivity(title),
  id: title,
  startTime,
  durationMinutes: minutes,
  ...at,
});
const day = (date: string, ...activities: Activity[]): Day => ({ id: date, date, notes: "", activities });
const visit: Unscheduled = { activityType: "cultural", minutes: 90, point: centre, hours: null };
const open = (hours: string) => ({ ...visit, hours: readHours(hours) });
const thursday = "2027-05-06";
const propose = (on: Day, wanted: Unscheduled = visit) => proposeTime(on, wanted, "Europe/Lisbon")?.startTime ?? null;

describe("proposeTime", () => {
  it("is the morning of an empty day, or the opening time", () => {
    expect(propose(day(thursday))).toBe("10:00");
    expect(propose(day(thursday), open("Th 14:00-18:00"))).toBe("14:00");
  });

  it("is free between what is there, with the way, and moves nothing", () => {
    const full = day(thursday, stop("Castle", "09:00", 150), stop("Lunch", "12:30", 60));
    expect(propose(full)).toBe("13:30");
    const far = propose(full, { ...visit, point: belem });
    expect(far && far > "13:50").toBe(true);
  });

  it("is null on a day on which it is closed or that has no time while it is open", () => {
    expect(propose(day(thursday), open("Mo 10:00-18:00"))).toBeNull();
    expect(propose(day(thursday, stop("Castle", "09:00", 480)), open("Th 10:00-16:00"))).toBeNull();
    expect(propose(day(thursday), open("Th 10:00-11:00"))).toBeNull();
  });

  it("is a time to eat for a place to eat", () => {
    const meal: Unscheduled = { ...visit, activityType: "dining", minutes: 75 };
    const lunch = propose(day(thursday), meal);
    expect(lunch && lunch >= "12:00" && lunch <= "13:30").toBe(true);
    const dinner = propose(day(thursday, stop("Boat", "11:00", 300)), meal);
    expect(dinner && dinner >= "19:00").toBe(true);
    expect(propose(day(thursday), { ...meal, hours: readHours("Th 18:30-23:00") })).toBe(dinner);
  });
});

describe("proposeDay", () => {
  it("prefers the day whose stops are near, among days on which it is open", () => {
    const days = [
      day("2027-05-04", stop("Castle", "10:00", 60)),
      day("2027-05-05", stop("Tower", "10:00", 60, belem)),
      day(thursday),
    ];
    const place = { ...visit, point: belem };
    expect(proposeDay(days, place, null)?.dayId).toBe("2027-05-05");
    const far = { ...visit, point: { lat: 38.8, lng: -9.4 } };
    expect(proposeDay(days, far, null)?.dayId).toBe(thursday);
    expect(proposeDay(days, open("Tu 10:00-18:00"), null)?.dayId).toBe("2027-05-04");
    expect(proposeDay(days, open("Mo 10:00-18:00"), null)).toBeNull();
  });
});
