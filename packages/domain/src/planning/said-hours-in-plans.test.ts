import { describe, expect, it } from "vitest";
import { requestFor } from "../../test/cities.ts";
import { minutesOf, weekdayOf } from "../calendar.ts";
import { plan } from "./plan.ts";
import { longestOutdoors } from "./time-outdoors.ts";
import type { Plan, PlannedActivity } from "./types.ts";

type Stop = PlannedActivity & { readonly date: string };
const stopsOf = ({ days }: Plan): readonly Stop[] =>
  days.flatMap(({ date, items }) => items.flatMap((it) => (it.kind === "planned" ? [{ ...it.activity, date }] : [])));
const busy = (stops: readonly Stop[]) => stops.filter((it) => !it.freeTime && it.startTime && it.endTime);
const start = (it: Stop) => minutesOf(it.startTime ?? "");
const end = (it: Stop) => minutesOf(it.endTime ?? "");
/** Thursday to Sunday. */
const from = "2027-05-06";

describe("a plan for a journey with hours", () => {
  it.each([
    ["lisbon", "We land on Thursday at 12:30 and leave on Sunday with a 19:40 flight.", 12.5 * 60, 19 * 60 + 40],
    ["vienna", "Our train gets into the Hauptbahnhof at 13:05, and home it goes on Sunday at 17:30.", 785, 17.5 * 60],
    [
      "porto",
      "We arrive at the airport on Thursday at 18:30; fado please! We fly home on Sunday at 20:15.",
      1110,
      1215,
    ],
    ["rome", "Landing 9.40 am, flying home Sunday 6.15 pm.", 580, 1095],
  ])("to %s plans nothing before and after it: %s", (city, wish, lands, leaves) => {
    const made = plan(requestFor(city, 4, { startDate: from, interests: ["fado", wish] }));
    const stops = busy(stopsOf(made));
    const [first, last] = [made.days[0]?.date, made.days.at(-1)?.date];
    for (const it of stops.filter((stop) => stop.date === first)) expect(start(it), it.title).toBeGreaterThan(lands);
    for (const it of stops.filter((stop) => stop.date === last && stop.activityType !== "transport"))
      expect(end(it), it.title).toBeLessThanOrEqual(leaves - 45);
    expect(made.days.at(-1)?.reason).toContain("Going home");
    expect(made.overview?.join(" ")).toMatch(/kept: .*your arrival at \d\d:\d\d and your departure at \d\d:\d\d/);
  });

  it("by train back to the town where they live ends in time for the ride", () => {
    const wish = "We start on Thursday in Tokyo and want to be back in Tokyo on the last Sunday by 19:00.";
    const made = plan(requestFor("kanazawa", 4, { startDate: from, interests: ["gardens", wish] }));
    const last = busy(stopsOf(made)).filter((it) => it.date === made.days.at(-1)?.date);
    expect(Math.max(...last.map(end))).toBeLessThanOrEqual(16 * 60);
    expect(made.days.at(-1)?.reason).toMatch(
      /set out at 16:00 to be back in Tokyo by 19:00; the ride takes about 2 h 30/,
    );
  });
});

describe("hours of their own", () => {
  it("stand in the plan on their days, and nothing else is there", () => {
    const wish = "I have to work on Friday and Saturday from 14:00 to 17:30.";
    const made = plan(requestFor("lisbon", 4, { startDate: from, interests: ["tiles", wish] }));
    const stops = stopsOf(made);
    for (const it of busy(stops).filter((stop) => ["fri", "sat"].includes(weekdayOf(stop.date))))
      expect(end(it) <= 840 || start(it) >= 1050, `${it.date} ${it.startTime} ${it.title}`).toBe(true);
    expect(stops.filter((it) => it.title === "Time to work").map((it) => weekdayOf(it.date))).toEqual(["fri", "sat"]);
    expect(made.overview?.join(" ")).toContain("14:00 to 17:30 for your work on Fridays and Saturdays");
  });
});

describe("somebody who cannot be outdoors for long", () => {
  it("comes in after it, or is told of the day on which that fails", () => {
    const wish = "He gets cold, so never more than an hour and a half outdoors in one go.";
    const request = requestFor("vienna", 4, { startDate: "2027-12-09", interests: ["coffee houses", wish] });
    const made = plan(request);
    const over = made.days.flatMap(({ date }, index) =>
      longestOutdoors(
        stopsOf(made).filter((it) => it.date === date),
        request.candidates,
      ) > 100
        ? [index + 1]
        : [],
    );
    expect(over).toEqual([]);
    expect(made.overview?.join(" ")).toContain("at most 1 h 30 outdoors in one go");
  });
});

describe("an early night", () => {
  it("that is told by what happens after it holds every day, with a pair of visits at most", () => {
    const wish =
      "With Ida (2) and Jonas (5): she sleeps from about 13 to 15, and after 19:30 everything falls apart. Two things a day are enough; we want Tivoli once.";
    const made = plan(requestFor("copenhagen", 4, { startDate: "2027-06-17", interests: ["playgrounds", wish] }));
    const stops = busy(stopsOf(made));
    expect(Math.max(...stops.map(end))).toBeLessThanOrEqual(19.5 * 60);
    for (const it of stops.filter((stop) => stop.activityType !== "transport"))
      expect(end(it) <= 790 || start(it) >= 890, `${it.date} ${it.startTime} ${it.title}`).toBe(true);
    expect(stops.some((it) => /^Tivoli Gardens/.test(it.title))).toBe(true);
  });
});
