import { describe, expect, it } from "vitest";
import { readWishes } from "./read-wishes.ts";

const read = (text: string) => readWishes([text]);

describe("the rhythm", () => {
  it.each([
    ["Please have us back in our rooms by half past eight", { homeBy: 20 * 60 + 30 }],
    ["We want to be home by 9 every evening of the week", { homeBy: 21 * 60 }],
    ["The boys should be in bed by eight thirty each night", { homeBy: 20 * 60 + 30 }],
    ["Early nights, please, and nothing too loud near us", { homeBy: 21 * 60 + 30 }],
    ["Mornings may start at eleven after the long nights", { startsAt: 11 * 60 }],
    ["We do not want to get up before nine on any day", { startsAt: 9 * 60 }],
    ["Sleeping in is sacred, and so is a long breakfast", { startsAt: 10 * 60 + 30 }],
    ["Unhurried mornings and good fish are all we need", { startsAt: 10 * 60, isSlow: false }],
    ["Nothing before ten in the morning, we are on holiday", { startsAt: 10 * 60 }],
    ["The little one still naps after lunch so go easy", { rests: true }],
    ["Mornings and evenings out, but a rest at midday please", { rests: true }],
    ["We like a quiet hour in the afternoon at the hotel", { rests: true }],
    ["I get up early gladly if that spares me the crowds", { isEarly: true, startsAt: null }],
    ["No early starts please, we have enough of those", { isEarly: false }],
    ["So please no packed days, and time to sit in cafés", { isSlow: true, isFast: false }],
    ["We would see as much as possible in these three days", { isFast: true }],
    ["We go out late and want to dance until dawn there", { isLate: true }],
    ["At most two things a day, and plenty of time to linger", { mostVisits: 2 }],
    ["A museum at noon and dinner at eight would be fine", { startsAt: null, homeBy: null }],
    ["We land on Friday and fly home on Sunday at nine", { startsAt: null, homeBy: null }],
    ["In town from Wednesday, leaving on Sunday night at eleven", { startsAt: null, homeBy: null }],
  ])("of %j", (text, expected) => {
    expect(read(text).rhythm).toMatchObject(expected);
  });
});

describe("the route", () => {
  it.each([
    ["Real adventure and no more than three different places to sleep", { mostBases: 3 }],
    ["Nine days there with a small car and three different beds at most", { mostBases: 3 }],
    ["Hill towns and wine, but without changing hotels please", { mostBases: 1 }],
    ["Six days there, staying in Funchal without a car", { staysIn: "funchal without", withoutCar: true }],
    ["Some days of doing little by the sea at the end", { endsBySea: true }],
    ["Two couples in a 4x4 and no driving after dark", { notAfterDark: true, withoutCar: false }],
    ["The backwaters and the hills with a hired driver", { withDriver: true }],
    ["Nine days by train, no car, the Alhambra and more", { withoutCar: true }],
  ])("of %j", (text, expected) => {
    expect(read(text).route).toMatchObject(expected);
  });
});

describe("refusals", () => {
  it.each([
    ["Gardens and the souks, no snake charmers or camel rides please", ["snake charmers or camel rides please"]],
    ["Live jazz but not the Bourbon Street circus for us", ["the Bourbon Street circus for us"]],
    ["Old streets rather than museums and big shops there", ["museums"]],
    ["We do not mind walking and would not miss the castle", []],
    ["Nobody wants to see a church besides the Sagrada Família", ["wants to see a church"]],
  ])("in %j", (text, expected) => {
    const refused = read(text).clauses.filter((it) => it.isRefused);
    expect(refused.map((it) => it.said.trim())).toEqual(expected);
  });

  it("of more of the same are no refusals of it", () => {
    const [clause] = read("A real milonga, not only sit at a show all evening").clauses.filter((it) => it.isRefused);
    expect(clause).toMatchObject({ isLimited: true, text: "sit at a show all evening" });
  });
});

it("leaves keywords as they are", () => {
  expect(readWishes(["museums", "street food"])).toMatchObject({ keywords: ["museums", "street food"], clauses: [] });
});

it("reads a long text of nothing in no time", () => {
  const started = performance.now();
  read("no more than at by before after back home in bed ".repeat(400));
  expect(performance.now() - started).toBeLessThan(500);
});
