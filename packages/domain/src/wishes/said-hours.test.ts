import { describe, expect, it } from "vitest";
import { clockOf } from "../calendar.ts";
import { readWishes } from "./read-wishes.ts";

const clock = (minutes: number | null | undefined) => (minutes == null ? null : clockOf(minutes));

describe("the way in and out", () => {
  it.each([
    ["Our plane lands on Tuesday at 10:05 and we are keen.", "10:05", null],
    ["We arrive by train on Friday at 18:47.", "18:47", null],
    ["I touch down at half past six in the evening.", "18:30", null],
    ["Flight in on Monday 7.20 am, flight out on Friday 9.50 pm.", "07:20", "21:50"],
    ["The ferry gets in at 9:15 and ours back leaves on Sunday at 18:00.", "09:15", "18:00"],
    ["We reach Centraal station at quarter to three.", "14:45", null],
    ["We land early in the morning on the first day.", "08:00", null],
    ["Our return train is on Sunday at 16:04.", null, "16:04"],
    ["We fly home on the last Tuesday with a 13:55 flight.", null, "13:55"],
    ["I need to be at the airport at 11 am on Saturday.", null, "13:00"],
    ["We take off again on Monday at 8 pm.", null, "20:00"],
    ["All aboard is 16:30 on the last day.", null, "16:30"],
    ["We fly into Kansai at 14:20 on the 8th and leave on the 13th at 11:45.", "14:20", "11:45"],
    ["Arrive 8 November 14:20, depart 13 November 11:45.", "14:20", "11:45"],
    ["We leave on Sunday after lunch.", null, "15:00"],
    ["We reach the top of the hill at nine and look at the sunrise at six.", null, null],
    ["We leave the flat at ten most mornings and walk to a café at noon.", null, null],
    ["We want to be back at the hotel by ten.", null, null],
  ])("of %j", (text, lands, leaves) => {
    const { journey } = readWishes([text]);
    expect([clock(journey.lands), clock(journey.leaves)]).toEqual([lands, leaves]);
  });

  it.each([
    ["We have to be back in Madrid by 21:00 on Sunday.", { place: "madrid", at: 21 * 60 }],
    ["Please get us home to Berlin by eight on the last day in the evening.", { place: "berlin", at: 20 * 60 }],
    ["We want to be back in Funchal by seven every evening.", null],
  ])("back of %j", (text, backBy) => {
    const { journey, rhythm } = readWishes([text]);
    expect(journey.backBy).toEqual(backBy);
    expect(rhythm.homeBy !== null).toBe(backBy === null);
  });
});

describe("hours of their own", () => {
  it.each([
    ["I have to work on Monday from 13:00 to 16:00.", [["13:00", "16:00", "mon", true]]],
    ["There are calls from 9 to 11 every morning.", [["09:00", "11:00", "all", true]]],
    ["My wife is at a congress on Thursday and Friday, 8:30-17:00.", [["08:30", "17:00", "thu fri", true]]],
    ["I work Tuesday to Thursday from two to six.", [["14:00", "18:00", "tue wed thu", true]]],
    ["I work weekdays in the mornings.", [["09:00", "12:30", "mon tue wed thu fri", true]]],
    ["Keep Sunday free from 10 am to 1 pm, we meet family.", [["10:00", "13:00", "sun", false]]],
    ["We have an appointment on Friday between 11 and 12.", [["11:00", "12:00", "fri", false]]],
    ["We love street food and stay for 3 to 5 days.", []],
    ["A working windmill or two to see would be nice.", []],
  ])("in %j", (text, expected) => {
    const { taken } = readWishes([text]);
    expect(taken.map((it) => [clock(it.start), clock(it.end), it.days?.join(" ") ?? "all", it.isWork])).toEqual(
      expected,
    );
  });
});

describe("the limits of a day", () => {
  it.each([
    ["We sleep until ten on holiday and then want coffee.", { startsAt: 11 * 60 }],
    ["He won't leave the house before eleven.", { startsAt: 11 * 60 }],
    ["After eight in the evening nothing works with our two.", { homeBy: 20 * 60 }],
    ["Nothing after 21:00 please, we are early birds.", { homeBy: 21 * 60 }],
    ["She gets tired after half past eight in the evening.", { homeBy: 20.5 * 60 }],
    ["One church and two other sights a day are enough.", { mostVisits: 3 }],
    ["Never longer than half an hour outside in winter.", { mostOutdoors: 30 }],
    ["We can be out in the heat for an hour at most.", { mostOutdoors: 60 }],
    ["I stay outdoors as much as I can, hours and hours.", { mostOutdoors: null }],
    ["An afternoon in the sun for two hours would be lovely.", { mostOutdoors: null }],
  ])("of %j", (text, expected) => {
    expect(readWishes([text]).rhythm).toMatchObject(expected);
  });

  it.each([
    ["We never want to sit more than two hours in the car a day.", 120],
    ["Drives of an hour and a half at the very most, please.", 90],
    ["We drive for hours gladly, the road is the fun.", null],
  ])("at the wheel of %j", (text, most) => {
    expect(readWishes([text]).route.mostDriving).toBe(most);
  });
});

describe("parts of a day that stay free", () => {
  it.each([
    [
      "Drop whatever you planned for the last evening, I want to be free then.",
      ["17:30", "23:00", { shift: -1, of: "end" }],
    ],
    ["Keep day 3 free, please.", ["09:00", "22:00", { number: 3 }]],
    ["Nothing planned on the second evening please.", ["17:30", "23:00", { number: 2 }]],
    ["No plans on the day before we leave.", ["09:00", "22:00", { shift: -1, of: "end" }]],
  ])("of %j", (text, expected) => {
    const [taken] = readWishes([text]).taken;
    expect(taken && [clockOf(taken.start), clockOf(taken.end), taken.day]).toEqual(expected);
  });

  it.each([
    "We want free things on Saturday evening.",
    "A free walking tour on Thursday evening would be nice.",
    "Please keep one day free of museums.",
    "A gluten-free dinner on the last evening.",
    "We want to be free of crowds on Sunday.",
  ])("not of %j", (text) => {
    expect(readWishes([text]).taken).toEqual([]);
  });

  it("on a weekday is that of each week", () => {
    expect(readWishes(["Keep Thursday afternoon free."]).taken).toMatchObject([{ days: ["thu"], day: null }]);
  });
});
