import { describe, expect, it } from "vitest";
import { requestFor } from "../../test/cities.ts";
import { minutesOf } from "../calendar.ts";
import { plan } from "./plan.ts";

describe("what a plan says of its stops", () => {
  it.each([
    ["rome", 4],
    ["kyoto", 4],
    ["bangkok", 4],
    ["namibia", 7],
    ["madeira", 6],
    ["banff", 5],
  ])("agrees with its own hours: %s", (city, days) => {
    const stops = plan(requestFor(city, days, { startDate: "2027-06-12" })).days.flatMap(({ items }) =>
      items.flatMap((it) => (it.kind === "planned" && it.activity.activityType !== "transport" ? it.activity : [])),
    );
    const wrong = stops.filter(({ description, notes, startTime, endTime }) => {
      const told = `${description ?? ""} ${notes ?? ""}`;
      const [start, end] = [minutesOf(startTime ?? "12:00"), minutesOf(endTime ?? "12:00")];
      const isLate =
        start > 690 && /(?<!full )\b(before|by) (seven|eight|nine|ten)\b|\bat (dawn|sunrise)\b/i.test(told);
      const isEarly = end < 900 && /\b(at (sunset|dusk)|after dark)\b/i.test(told);
      // One of two hours that a sentence names is enough.
      return (isLate || isEarly) && !/\bor\b/.test(told);
    });
    expect(wrong.map((it) => `${it.startTime} ${it.title}: ${it.description} ${it.notes}`)).toEqual([]);
  });
});
