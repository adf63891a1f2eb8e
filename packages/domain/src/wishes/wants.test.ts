import { describe, expect, it } from "vitest";
import { requestFor } from "../../test/cities.ts";
import { wantsOf } from "../planning/wants-of-request.ts";
import { placesFor } from "./match-want.ts";

const wantsIn = (city: string, text: string) => wantsOf(requestFor(city, 4, { interests: [text] }));
const labels = (city: string, text: string) => wantsIn(city, text).map((it) => it.label);

describe("a sentence", () => {
  it.each([
    ["lisbon", "Fado in a small place once, tiles, and a day at the palaces of Sintra.", 3],
    ["rome", "The Colosseum, the best gelato and one day out of the city among ruins.", 3],
    ["tokyo", "I want ramen more than once, a real onsen and vintage shops.", 3],
    ["paris", "A picnic with a view of the river, Versailles, and jazz in a cellar on the last night.", 3],
    ["prague", "Good beer every night, a brewery visit, the castle and one hearty dinner with a view.", 4],
  ])("about %s has as many wants as it names", (city, text, count) => {
    expect(wantsIn(city, text)).toHaveLength(count);
  });

  it("keeps the traveller's words, without what is said around them", () => {
    expect(
      labels(
        "copenhagen",
        "Tivoli for certain, a cargo bike, one swim in the harbour. One really good lunch in a garden would be lovely.",
      ),
    ).toEqual(["Tivoli", "cargo bike", "swim in the harbour", "good lunch in a garden"]);
  });

  it("has an outing with its meal as one want, and what it should cost in its label", () => {
    const [, day] = wantsIn("marrakesh", "A hammam, and one day in the Agafay desert with lunch.");
    expect([day?.meal, day?.length.days]).toEqual([null, 1]);
    expect(labels("copenhagen", "One new Nordic dinner that does not cost a fortune.")).toEqual([
      "new Nordic dinner for little money",
    ]);
  });

  it("says at what time and not of what kind with words for the light", () => {
    const [boat] = wantsIn("luxor", "A felucca at sunset.");
    expect([boat?.time.part, boat?.more]).toEqual(["sunset", []]);
    expect(wantsIn("singapore", "The zoo or the night safari.")[0]?.time.part).toBe(null);
    expect(wantsIn("seville", "A flamenco show early enough for the children.")[0]?.time.part).toBe(null);
  });

  it("is not about how long one is where, whatever comes before it", () => {
    for (const text of [
      "We are two vegetarians with four days in Osaka at the end of March.",
      "Mother and daughter of 15 in Osaka for five days before Christmas.",
      "I'm a woman of 68 travelling alone to Osaka for four days in early February.",
    ])
      expect(labels("osaka", text)).toEqual([]);
    expect(labels("kyoto", "Five days in Kyoto at the end of November for the red leaves.")).toEqual(["red leaves"]);
  });

  it.each([
    ["rome", "We have seen Paris and London already, so this time ruins.", ["ruins"]],
    ["lisbon", "I've heard Lisbon is the best place in Europe to eat.", []],
    ["cusco", "The 3000 soles must cover beds, food and tickets.", []],
    ["porto", "Small guesthouses are perfect, taxis are fine, late dinners are OK.", []],
    ["fes", "I'm worried about getting lost in the medina and about touts.", []],
    ["fes", "I want to be back in my riad not long after dark.", []],
    ["kanazawa", "We start on Monday morning at Tokyo station.", []],
    ["seville", "Three women, friends since school, who want flamenco.", ["flamenco"]],
    ["vienna", "We dream of one proper concert.", ["proper concert"]],
    ["penang", "I'd like the botanic garden once.", ["botanic garden"]],
    ["copenhagen", "The little one sleeps in a carrier or the pushchair if need be.", []],
    ["fes", "The budget doesn't include the riad.", []],
    ["new-orleans", "My knee hates standing, so seats at concerts please.", []],
  ])("about %s tells what is wished for from what is told: %s", (city, text, expected) => {
    expect(labels(city, text)).toEqual(expected);
  });

  it("is not about the trip itself, about who travels or about how", () => {
    expect(
      labels("vienna", "Four days in Vienna from Thursday 8 July 2027, two friends in our forties. We go by train."),
    ).toEqual([]);
    expect(
      labels(
        "vienna",
        "We are two teachers from a school of music, our first trip to the museums, and we stay in the palace quarter. My son knows everything about trains. The garden stairs are the problem, so please tell us where the castle has a lift. Everything by tram or on foot.",
      ),
    ).toEqual([]);
  });
});

describe("how often and when", () => {
  it.each([
    ["new-orleans", "Live jazz every night in a small club", { count: { of: "nights" } }],
    ["barcelona", "Flamenco twice, we love it so much", { count: { of: "times", times: 2 } }],
    ["madrid", "Two or three good markets with food", { count: { of: "times", times: 2 } }],
    ["vienna", "An opera on the Saturday would be great", { time: { weekday: "sat" } }],
    ["lisbon", "Fado on the last night of our stay", { time: { position: "last", part: "evening" } }],
    ["edinburgh", "A walk up Arthur's Seat at sunrise please", { time: { part: "dawn" } }],
    ["istanbul", "A boat on the Bosphorus at sunset please", { time: { part: "sunset" } }],
    ["kyoto", "Half a day in Uji for the tea", { length: { isHalfDay: true, days: 0 } }],
    ["reykjavik", "A hot spring outside the city for us", { length: { isAway: true } }],
  ])("in %s: %s", (city, text, expected) => {
    expect(wantsIn(city, text)[0]).toMatchObject(expected);
  });

  it("comes from what was said before: the evening of a birthday has its dinner", () => {
    const wants = wantsIn(
      "rome",
      "My wife's fortieth birthday is on the Friday. Gardens, and a festive dinner that evening.",
    );
    expect(wants.find((it) => it.meal === "dinner")).toMatchObject({
      time: { weekday: "fri" },
      manner: { isSpecial: true },
    });
    const silent = wantsIn(
      "rome",
      "Three days in Rome for my mother's birthday, which is on the Friday, and old churches.",
    );
    expect(silent.find((it) => it.meal === "dinner")).toMatchObject({
      label: "birthday dinner",
      time: { weekday: "fri" },
    });
  });
});

describe("what meets a want", () => {
  const namesFor = (city: string, text: string) => {
    const request = requestFor(city, 4, { interests: [text] });
    const [want] = wantsOf(request);
    return want ? [...placesFor(want, request.candidates).keys()].map((it) => it.name) : [];
  };

  it("is the thing with everything that is said of it, where there is such a thing", () => {
    expect(namesFor("dublin", "The Book of Kells above all else")).toEqual([
      "Trinity College Old Library and Book of Kells",
    ]);
    expect(namesFor("budapest", "Ruin bars in the evening please, really")).toContain("Szimpla Kert");
  });

  it("is no place to eat, for a wish that is not about food", () => {
    const request = requestFor("new-orleans", 4, { interests: ["We care for the history of the city"] });
    const [want] = wantsOf(request);
    const places = want ? [...placesFor(want, request.candidates).keys()] : [];
    expect(places.filter((it) => it.category === "food")).toEqual([]);
  });

  it("is not what was refused in the same breath", () => {
    const text = "We want to dance tango ourselves at a real milonga, not only sit at a show.";
    const request = requestFor("buenos-aires", 5, { interests: [text] });
    const [want] = wantsOf(request);
    const places = want ? [...placesFor(want, request.candidates).keys()] : [];
    expect(places.length).toBeGreaterThan(0);
    expect(places.filter((it) => it.tags.includes("show"))).toEqual([]);
  });
});
