import { describe, expect, it } from "vitest";
import { counter, tripOf } from "../../../test/trips.ts";
import { checkWithFixes } from "../../fixes/find-fixes.ts";
import type { Activity, TripDocument } from "../document.ts";
import type { CheckContext } from "./match-place.ts";
import { checkStops } from "./stops-of-trip.ts";

const rome = { lat: 41.9, lng: 12.5 };
const florence = { lat: 43.77, lng: 11.26 };
const zone = { placeId: null, timezone: "Europe/Rome" };
const stops = [
  { id: "rome", destination: "Rome", ...rome, ...zone, nights: 2 },
  { id: "florence", destination: "Florence", ...florence, ...zone, nights: 1 },
];
const way = { toStopId: "florence", title: "Train to Florence", note: "Termini to S. M. Novella", minutes: 95 };
const context: CheckContext = {
  ...{ candidates: new Map(), dietary: [], accessibility: [] },
  ways: [{ ...way, clocksAhead: 0 }],
};
const colosseum = { title: "Colosseum", startTime: "10:00", endTime: "12:00", durationMinutes: 120, ...rome };
const uffizi = { title: "Uffizi", startTime: "15:00", endTime: "17:00", durationMinutes: 120, ...florence };
const train = { title: "By rail", activityType: "transport", startTime: "09:00", ...florence } as const;
const trip = (...days: readonly (readonly Partial<Activity>[])[]): TripDocument =>
  tripOf("2027-05-03", days, { stops, ...rome });
const found = (it: TripDocument) => checkStops(it, context).map(({ code, dayIds }) => [code, ...dayIds]);

describe("the check of stops", () => {
  it("misses the way on a day of travel, and the fix adds the usual one", () => {
    const without = trip([colosseum], [], [uffizi], []);
    expect(found(without)).toEqual([["missing_way", "day-3"]]);
    const finding = checkWithFixes(without, context, counter()).find((it) => it.code === "missing_way");
    expect(finding?.message.text).toBe(
      "Nothing is planned yet to get from Rome to Florence on 5 May. Train to Florence takes about 1 h 35 min: Termini to S. M. Novella.",
    );
    expect(finding?.fix?.summary.text).toBe("Add Train to Florence at 12:00");
    expect(finding?.fix?.patch).toMatchObject([{ activity: { startTime: "12:00", endTime: "13:35" } }]);
  });

  it("knows a ride there, also in the night before, and asks for none in a trip without a plan", () => {
    expect(found(trip([colosseum], [], [train, uffizi], []))).toEqual([]);
    expect(found(trip([colosseum], [{ ...train, startTime: "22:00" }], [uffizi], []))).toEqual([]);
    expect(found(trip([], [], [], []))).toEqual([]);
    expect(found({ ...trip([colosseum], [], [uffizi], []), stops: [] })).toEqual([]);
  });

  it("names what lies at another stop than that of its day, unless the day goes there and back", () => {
    const there = { ...train, startTime: "08:00" };
    const back = { ...train, title: "Back", startTime: "19:00", ...rome };
    expect(found(trip([uffizi], [], [train], [colosseum]))).toEqual([
      ["not_at_stop", "day-1"],
      ["not_at_stop", "day-4"],
    ]);
    expect(checkStops(trip([uffizi], [], [train], []), context)[0]?.message.text).toBe(
      "Uffizi lies in Florence, and on 3 May you are in Rome.",
    );
    expect(found(trip([there, uffizi, back], [], [train], []))).toEqual([]);
    // On the last day one goes on to where one flies home.
    expect(found(trip([], [], [train], [{ ...back, startTime: "08:00" }, colosseum]))).toEqual([]);
  });
});
