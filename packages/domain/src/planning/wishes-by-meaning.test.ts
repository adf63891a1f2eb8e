import { describe, expect, it } from "vitest";
import { requestFor } from "../../test/cities.ts";
import { readWishes } from "../wishes/read-wishes.ts";
import { companyOf, withNeedsInWords } from "./company.ts";
import { plan } from "./plan.ts";
import { rankPlaces } from "./rank-places.ts";
import type { PlanRequest } from "./types.ts";
import { wantsOf } from "./wants-of-request.ts";

const titles = (request: PlanRequest) =>
  plan(request).days.flatMap((day) => day.items.flatMap((it) => (it.kind === "planned" ? [it.activity.title] : [])));

describe("what people mean", () => {
  it("is the pictures of a school, in the great museum and in more than one place", () => {
    const asked = requestFor("amsterdam", 3, { interests: ["We want the Golden Age painters with time to look."] });
    expect(titles(asked)).toEqual(expect.arrayContaining(["Rijksmuseum", "Rembrandt House Museum"]));
  });

  it("is what somebody made, and not the square called after him", () => {
    const asked = requestFor("florence", 3, { interests: ["We would love Michelangelo, with booked hours."] });
    const [want] = wantsOf(asked);
    expect(want).toMatchObject({ isSeveral: true });
    expect(rankPlaces(asked).places.find((it) => it.candidate.name === "Piazzale Michelangelo")?.matched).toEqual([]);
    expect(titles(asked)).toContain("Accademia Gallery");
  });

  it("is a comparison of two, and drums on their day", () => {
    const asked = requestFor("montreal", 4, {
      startDate: "2027-09-17",
      interests: ["Decide the bagel war for ourselves, and the Sunday drumming on the mountain."],
    });
    expect(wantsOf(asked).map((it) => it.count)).toEqual([
      { of: "times", times: 2 },
      { of: "times", times: 1 },
    ]);
    expect(titles(asked)).toContain("Tam-Tams at Mount Royal");
  });

  it("is said once, whether in a sentence or as a keyword", () => {
    const asked = requestFor("amsterdam", 3, {
      interests: ["canals", "We would like one canal from the water in a small boat."],
    });
    expect(wantsOf(asked)).toHaveLength(1);
  });

  it("is no wish where it tells of the travellers", () => {
    const asked = requestFor("nairobi", 3, {
      interests: ["He walks slowly but happily. Two couples with three days before a safari."],
    });
    expect(wantsOf(asked)).toEqual([]);
  });
});

describe("what is refused", () => {
  const excluded = (cityId: string, avoid: readonly string[], sentence = "") =>
    rankPlaces(requestFor(cityId, 3, { avoid, interests: sentence === "" ? [] : [sentence] })).excluded.map(
      (it) => it.candidate.name,
    );

  it("is all that a phrase names, and nothing that has one word of it", () => {
    expect(excluded("amsterdam", ["wax museums"])).not.toContain("Rijksmuseum");
    expect(excluded("salzburg", ["Sound of Music bus tours"])).not.toContain("Salzburg Marionette Theatre");
    expect(excluded("amsterdam", ["museums"])).toContain("Rijksmuseum");
  });

  it("is no other boat than a party boat", () => {
    const trips = ["Canal Cruise"];
    expect(excluded("amsterdam", [], "We want a day on the water that is not a party boat.")).not.toEqual(
      expect.arrayContaining(trips),
    );
  });
});

describe("how people travel", () => {
  it("is read from the way home, which is no bedtime", () => {
    const words =
      "Coming by train from Brussels on Thursday at eleven and going back on Saturday at six in the evening.";
    const { rhythm, journey } = readWishes([words]);
    expect(rhythm.homeBy).toBeNull();
    expect(journey).toMatchObject({ lands: 660, leaves: 1080, byLand: { in: true, out: true } });
    expect(readWishes(["We would like to be back by nine in the evening."]).rhythm.homeBy).toBe(1260);
    expect(readWishes(["We get up late and walk a lot."]).rhythm.startsAt).toBe(630);
  });

  it("has a diet that stands alone between commas", () => {
    const words = { avoid: [], dietary: [], accessibility: [] };
    const of = (wish: string) => withNeedsInWords({ ...words, interests: [wish] }).dietary;
    expect(of("Two musicians of 24, vegetarian, arriving on Friday.")).toEqual(["vegetarian"]);
    expect(of("We want museums, vegetarian restaurants, and parks.")).toEqual([]);
  });

  it("has a limit at the wheel, also for those who come by train", () => {
    const { route } = readWishes([
      "We come by train and take a hire car, at most an hour and a half of driving a day, please.",
    ]);
    expect(route).toMatchObject({ withCar: true, mostDriving: 90 });
    expect(readWishes(["Never more than two and a half hours in the car in a day."]).route.mostDriving).toBe(150);
  });

  it("rests in the hottest hours when they are for the shade", () => {
    const words = { avoid: [], accessibility: [], pace: "usual" as const };
    expect(companyOf({ ...words, interests: ["The hottest hours in the shade or in a pool."] }).rest).toBeGreaterThan(
      0,
    );
  });
});
