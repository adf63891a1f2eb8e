import { describe, expect, it } from "vitest";
import { contradicts, hintsFor, withoutOtherTimes } from "./told-times.ts";

/** A Thursday in June, from 15:00 to 16:00 unless told otherwise. */
const at = (start = 15, end = start + 1, date = "2027-06-10") => ({
  ...{ date, isDayKnown: true, start: start * 60, end: end * 60, sunrise: 330, sunset: 1260, isNorth: true },
});

describe("a text about a place, at the time of a stop", () => {
  it.each([
    ["Yellow arch with Agua inside it; before eight it is empty.", 15, "Yellow arch with Agua inside it."],
    [
      "Yellow arch with Agua inside it; before eight it is empty.",
      7,
      "Yellow arch with Agua inside it; before eight it is empty.",
    ],
    ["Sea arches off the Corniche, whole city strolls at dusk.", 15, "Sea arches off the Corniche."],
    [
      "Sea arches off the Corniche, whole city strolls at dusk.",
      20,
      "Sea arches off the Corniche, whole city strolls at dusk.",
    ],
    ["Tokyo's oldest temple, best after dark or before eight.", 15, "Tokyo's oldest temple."],
    ["Come at noon or after three.", 15, "Come at noon or after three."],
    ["Be off the dune by ten.", 11, null],
    ["Paddle by hand at six: caimans, river otters.", 9, null],
    ["Paddle by hand at six: caimans, river otters.", 18, "Paddle by hand at six: caimans, river otters."],
    ["Open until midnight, loud.", 20, "Open until midnight, loud."],
    ["Four oceans around one giant tank.", 15, "Four oceans around one giant tank."],
    ["Where Mozart played at six and wrote by candle.", 15, "Where Mozart played at six and wrote by candle."],
    ["Plates to share, by the three of Disfrutar.", 15, "Plates to share, by the three of Disfrutar."],
    ["Trains at 8:30, 11:10 and 14:30.", 16, "Trains at 8:30, 11:10 and 14:30."],
    ["Parking is full by nine; use the shuttle.", 15, "Parking is full by nine; use the shuttle."],
    ["Almost no shade; go at 8:30; bring water.", 15, "Almost no shade; bring water."],
  ])("%s at %s: %s", (text, hour, told) => {
    expect(withoutOtherTimes(text, at(hour))).toBe(told);
  });

  it.each([
    ["Closed on Tuesdays. Bargain: start at half.", "Bargain: start at half."],
    ["Thursdays are full.", "Thursdays are full."],
    ["Closed on Sundays except the last.", "Closed on Sundays except the last."],
    ["From 10 July to 10 September cars need a booking; parking 8 EUR.", "Parking 8 EUR."],
    ["Funicular until 21:00 in summer; dear in winter.", "Funicular until 21:00 in summer."],
  ])("leaves out hints about other days and seasons: %s", (text, told) => {
    expect(hintsFor(text, at())).toBe(told);
  });

  it("knows the seasons of the southern hemisphere", () => {
    expect(hintsFor("Snow in winter.", { ...at(), isNorth: false })).toBe("Snow in winter.");
    expect(contradicts("Best at dawn", at(9))).toBe(true);
  });
});
