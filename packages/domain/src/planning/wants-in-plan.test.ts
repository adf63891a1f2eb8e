import { describe, expect, it } from "vitest";
import { contextOf, requestFor, tripOf } from "../../test/cities.ts";
import { check } from "../trip/check.ts";
import { placesFor } from "../wishes/match-want.ts";
import { englishOf } from "../words/sentence.ts";
import { plan } from "./plan.ts";
import type { PlanRequest } from "./types.ts";
import { wantsMet } from "./wants-met.ts";
import { wantsOf } from "./wants-of-request.ts";

function planned(city: string, days: number, wishes: Partial<PlanRequest>) {
  const request = requestFor(city, days, wishes);
  const made = plan(request);
  const stops = made.days.map((day) => ({
    date: day.date,
    stops: day.items.flatMap((it) => (it.kind === "planned" ? [it.activity] : [])),
  }));
  return { request, made, days: stops, met: wantsMet(request, stops) };
}

const metLabels = ({ met }: ReturnType<typeof planned>) => met.filter((it) => it.isMet).map((it) => it.want.label);

describe("an hour that somebody names", () => {
  const at = (city: string, wish: string, title: RegExp) => {
    const { days, made, request } = planned(city, 5, { interests: [wish] });
    const findings = check(tripOf(request, made), contextOf(request)).filter((it) => it.severity !== "info");
    expect(findings, city).toEqual([]);
    const starts = days.map((day) => day.stops.find((it) => title.test(it.title))?.startTime ?? null);
    return { starts, unmet: made.warnings.filter((it) => it.code === "wish_unmet").length };
  };

  it.each([
    ["vienna", "We have tickets for the opera at 19:00 on the third day.", /State Opera/, 2, "19:00"],
    ["paris", "We have tickets for the Louvre at 14:00 on the second day.", /^Louvre/, 1, "14:00"],
    ["granada", "Alhambra at 9:00 am on day 2", /^Alhambra$/, 1, "09:00"],
    ["tokyo", "teamLab at 17:00 on the second day", /^teamLab Borderless/, 1, "17:00"],
    ["lisbon", "A table at Cervejaria Ramiro at 20:00 on the third day.", /^Cervejaria Ramiro/, 2, "20:00"],
    ["seville", "Flamenco at 21:00 on the second night.", /^Tablao|^Casa de la Memoria/, 1, "21:00"],
  ])("is when the stop begins: in %s, %s", (city, wish, title, day, hour) => {
    const { starts, unmet } = at(city, wish, title);
    expect([starts[day], unmet]).toEqual([hour, 0]);
  });

  it("without a day is that of any day, and the digits of a clock are no wish", () => {
    const { days, made } = planned("vienna", 3, { interests: ["Opera at 19:00"] });
    const opera = days.flatMap((it) => it.stops).filter((it) => /State Opera/.test(it.title));
    expect(opera.map((it) => it.startTime)).toEqual(["19:00"]);
    expect(made.warnings).toEqual([]);
  });

  it("at which the place is closed is told, and the place planned when it is open", () => {
    const { starts, unmet } = at("milan", "We have tickets for La Scala at 20:00 on the third day.", /^La Scala/);
    expect(starts[2]).not.toBeNull();
    expect(unmet).toBe(1);
  });

  it("of a table that is any table seats them then", () => {
    const { starts, unmet } = at("munich", "We have dinner at 19:00 with friends on Friday.", /./);
    expect(starts).toHaveLength(5);
    expect(unmet).toBe(0);
  });
});

describe("a plan meets the wants of a sentence", () => {
  const lisbon = planned("lisbon", 4, {
    startDate: "2027-05-06",
    interests: [
      "Fado in a small place once, a day at the palaces of Sintra, tiles, and an anniversary dinner on the Saturday.",
    ],
  });

  it("with the places, days and evenings that it names", () => {
    expect(metLabels(lisbon)).toHaveLength(4);
    expect(lisbon.made.warnings.filter((it) => it.code === "wish_unmet")).toEqual([]);
    expect(
      check(tripOf(lisbon.request, lisbon.made), contextOf(lisbon.request)).filter((it) => it.severity !== "info"),
    ).toEqual([]);
  });

  it.each([
    ["lisbon", "Fado in a small place once, a day at the palaces of Sintra, tiles, and an anniversary dinner."],
    ["budapest", "Thermal baths twice, ruin bars in the evening, the Jewish quarter and cake. Slow mornings."],
    ["krakow", "Auschwitz on one day, the salt mine, pierogi and klezmer music one evening."],
    ["oaxaca", "Mole, mezcal distilleries, a weaving village and Monte Albán at opening."],
  ])("in %s, and says for which wish a place was chosen, only where it meets it", (city, wish) => {
    const { request, days } = planned(city, 4, { interests: [wish] });
    const wants = wantsOf(request);
    const byId = new Map(request.candidates.map((it) => [it.id, it]));
    const said = days.flatMap((day) => day.stops.filter((it) => it.reason?.startsWith("For your wish: ")));
    expect(said.length).toBeGreaterThanOrEqual(3);
    for (const stop of said) {
      const want = wants.find((it) => stop.reason === `For your wish: ${it.label}.`);
      const place = byId.get(stop.placeId ?? "");
      expect(want && place && placesFor(want, request.candidates).has(place)).toBe(true);
    }
  });

  it("as often as it says", () => {
    const { met } = planned("new-orleans", 4, {
      startDate: "2027-01-14",
      interests: ["Live jazz every night, please, and a walk in the Garden District"],
    });
    const jazz = met.find((it) => it.want.count.of === "nights");
    expect(new Set(jazz?.stops.map((it) => it.date)).size).toBe(3);
  });

  it("and tells what it does not plan, why, and what comes nearest", () => {
    const { made } = planned("munich", 3, {
      interests: ["An opera, a hammam and skiing on a glacier, if it can be had"],
    });
    const unmet = made.warnings.filter((it) => it.code === "wish_unmet").map((it) => englishOf(it.message));
    for (const it of unmet) expect(it).toMatch(/^Not planned: .+(because|more than|at the time|we know no place)/);
  });
});

describe("a rhythm that is wished for", () => {
  const minutes = (clock: string | null) => (clock ? Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)) : 0);

  it("keeps mornings free and brings people home in time", () => {
    const { days } = planned("berlin", 3, {
      interests: ["Nothing before ten in the morning, and back in our rooms by nine in the evening, please."],
    });
    for (const { stops } of days) {
      expect(minutes(stops[0]?.startTime ?? null)).toBeGreaterThanOrEqual(600);
      expect(minutes(stops.at(-1)?.endTime ?? null)).toBeLessThanOrEqual(21 * 60);
    }
  });

  it("is early for those who like it", () => {
    const { days } = planned("kyoto", 4, {
      startDate: "2027-04-01",
      interests: ["I get up early gladly if that spares me the crowds"],
    });
    expect(minutes(days[1]?.stops[0]?.startTime ?? null)).toBeLessThanOrEqual(8 * 60 + 30);
  });
});

describe("a route that is wished for", () => {
  const nightsOf = ({ made }: ReturnType<typeof planned>) =>
    made.days.map((it) => /Night in ([^.]+)\./.exec(it.reason)?.[1] ?? null).slice(0, -1);

  it("has no more places to sleep than it says, and those with what it names", () => {
    const costaRica = planned("costa-rica", 10, {
      startDate: "2027-03-06",
      interests: [
        "Volcano and hot springs, cloud forest with ziplines, then a beach with monkeys, and no more than three places to sleep.",
      ],
    });
    const nights = new Set(nightsOf(costaRica));
    expect(nights.size).toBeLessThanOrEqual(3);
    expect([...nights].join()).toMatch(/Monteverde/);
    expect(metLabels(costaRica)).toEqual(expect.arrayContaining(["Volcano", "hot springs", "beach with monkeys"]));
  });

  it("stays where it says", () => {
    const madeira = planned("madeira", 5, {
      startDate: "2027-05-08",
      interests: ["Five days on Madeira, staying in Funchal without a car, with gardens and an easy levada walk."],
    });
    expect(new Set(nightsOf(madeira))).toEqual(new Set(["Funchal"]));
  });

  it("has as many nights in a place as days that are asked for there", () => {
    const namibia = planned("namibia", 10, {
      startDate: "2027-06-19",
      interests: [
        "Ten days from Windhoek, with the dunes and three good days for animals in Etosha if that is possible.",
      ],
    });
    expect(nightsOf(namibia).filter((it) => it === "Etosha").length).toBeGreaterThanOrEqual(3);
  });
});
