import { describe, expect, it } from "vitest";
import { activity, requestFor, tripOf } from "../../test/cities.ts";
import { explainPlan } from "./explain-plan.ts";
import { plan } from "./plan.ts";
import type { PlanRequest } from "./types.ts";

describe("what one reads before the days", () => {
  const request = requestFor("lisbon", 4, {
    startDate: "2027-04-15",
    budgetPerPerson: "900",
    interests: ["fado", "tiles"],
  });
  const made = plan(request);
  const text = (made.overview ?? []).join("\n");

  it("says where to stay, the season, what to book first and what it comes to", () => {
    expect(text).toMatch(/^Stay in or near \p{Lu}/u);
    expect(text).toMatch(/April has \d+ to \d+ °C and \d+ days of rain\. The sun rises about 0[67]:\d\d/);
    expect(text).toMatch(/Book first what sells out first: .* \d+ days ahead/);
    expect(text).toMatch(/come to about \d+ EUR each .* leaves \d+ EUR of your budget/);
  });

  it("says on which day each wish is met, and by when and for what hour to book", () => {
    const said = plan(
      requestFor("lisbon", 4, { interests: ["Fado in a small place, and a day at the palaces of Sintra."] }),
    );
    const lines = (said.overview ?? []).join("\n");
    expect(lines).toMatch(
      /Your wishes: Fado in a small place on day \d \(.+\); day at the palaces of Sintra on day \d/,
    );
    expect(lines).toMatch(/\(\w{3} \d+ \w{3}, \d\d:\d\d\).* days ahead, by \d+ \w+/);
  });

  it("is the same of the stored trip", () => {
    expect(explainPlan(request, tripOf(request, made)).overview).toEqual(made.overview);
  });

  it("says from when to when it plans where no journey is known, and nothing of one that is", () => {
    const unknown = /We do not know when you/;
    expect(text).toMatch(
      /^We do not know when you arrive and leave: the first day begins at 10:30 and the last one ends at \d\d:\d\d\. Add/m,
    );
    const linesOf = (it: PlanRequest) => (plan(it).overview ?? []).join("\n");
    const landing = requestFor("lisbon", 4, { interests: ["We land on Thursday at 12:30."] });
    expect(linesOf(landing)).toMatch(/We do not know when you leave: the last day ends at/);
    const both = { interests: ["We land on Thursday at 12:30 and leave on Sunday with a 19:40 flight."] };
    expect(linesOf(requestFor("lisbon", 4, both))).not.toMatch(unknown);
    const flight = activity({
      id: "out",
      title: "Flight",
      activityType: "transport",
      startTime: "09:00",
      endTime: "11:00",
    });
    const booked = requestFor("lisbon", 4, { fixed: [{ date: "2026-10-01", activity: flight }] });
    expect(linesOf(booked)).toMatch(/We do not know when you leave/);
    expect(linesOf(requestFor("lisbon", 1))).not.toMatch(unknown);
  });

  it("names the longest lead first", () => {
    const leads = [...(/Book first[^.]*/.exec(text)?.[0].matchAll(/(\d+) days ahead/g) ?? [])].map((it) =>
      Number(it[1]),
    );
    expect(leads).toEqual(leads.toSorted((a, b) => b - a));
  });

  it("tells diets and steps once, with what is known", () => {
    const needs = requestFor("rome", 3, { dietary: ["vegan"], accessibility: ["wheelchair"] });
    const said = (plan(needs).overview ?? []).join("\n");
    expect(said).toMatch(/For your diet \(vegan\)/);
    expect(said).toMatch(/Step-free: |we do not know whether/);
  });

  it("counts the hours at the wheel where one needs a car", () => {
    expect((plan(requestFor("tuscany", 8)).overview ?? []).join("\n")).toMatch(
      /You need a car: .* of driving in all, at most/,
    );
  });
});

describe("the headings of days", () => {
  it("name the area and the peak, and never a list of wishes", () => {
    const { days } = plan(
      requestFor("lisbon", 4, { interests: ["tiles", "gardens", "We want fado and seafood please."] }),
    );
    for (const { reason } of days) expect(reason).not.toMatch(/wish/i);
    expect(days[0]?.reason).toMatch(/An easy start: .*The highlight is/);
  });

  it("have a plan for rain on a day outside, with a place that is indoors and nowhere else", () => {
    const { days } = plan(requestFor("london", 5));
    const dry = days.flatMap((it) => /If it rains: (.*?) instead of/.exec(it.reason)?.[1] ?? []);
    expect(dry.length).toBeGreaterThan(0);
    expect(new Set(dry).size).toBe(dry.length);
  });
});
