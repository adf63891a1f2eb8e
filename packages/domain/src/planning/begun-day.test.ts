import { describe, expect, it } from "vitest";
import { requestFor } from "../../test/cities.ts";
import { minutesOf } from "../calendar.ts";
import { plan } from "./plan.ts";

const date = "2027-05-06";
const made = (city: string, minutes: number | null, days = 3) =>
  plan(requestFor(city, days, { startDate: date, ...(minutes !== null && { now: { date, minutes } }) }));
const startsOf = (it: ReturnType<typeof plan>, day = 0) =>
  it.days[day]?.items.flatMap((item) =>
    item.kind === "planned" && item.activity.startTime ? [minutesOf(item.activity.startTime)] : [],
  ) ?? [];
const codes = (it: ReturnType<typeof plan>) => it.warnings.map(({ code }) => code);

describe("a plan for a trip that begins today", () => {
  it.each([
    ["lisbon", 9 * 60],
    ["lisbon", 14 * 60 + 10],
    ["kyoto", 16 * 60],
    ["tuscany", 13 * 60],
    ["lisbon", 18 * 60],
    ["lisbon", 21 * 60],
  ])("to %s plans nothing before now, at minute %i", (city, minutes) => {
    const plans = made(city, minutes);
    expect(startsOf(plans).filter((it) => it < minutes + 30)).toEqual([]);
    expect(startsOf(plans, 1).length).toBeGreaterThan(2);
  });

  it("has an afternoon of stops at two", () => {
    const plans = made("lisbon", 14 * 60);
    expect(startsOf(plans).length).toBeGreaterThan(1);
    expect(codes(plans)).not.toContain("day_nearly_over");
  });

  it("has dinner at most at seven, and says so", () => {
    const plans = made("lisbon", 19 * 60);
    expect(plans.days[0]?.reason).toBe("It is 19:00 there, so only the evening is planned for today.");
    expect(codes(plans)).toContain("day_nearly_over");
  });

  it.each([22 * 60, 23 * 60 + 50])("has nothing left of the day at minute %i, and says so", (minutes) => {
    const plans = made("lisbon", minutes);
    expect(startsOf(plans)).toEqual([]);
    expect(plans.days[0]?.reason).toMatch(/^It is 2\d:\d\d there, so nothing is planned for the rest of today\.$/);
    expect(codes(plans)).toContain("day_nearly_over");
  });

  it("is the usual one on other days", () => {
    const later = plan(requestFor("lisbon", 3, { startDate: date, now: { date: "2027-05-05", minutes: 1200 } }));
    expect(later).toEqual(made("lisbon", null));
  });
});
