import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { momentOfTrip, zoneAt } from "./zone-of-day.ts";

const london = { lat: 51.51, lng: -0.13, timezone: "Europe/London" };
const tokyo = { lat: 35.68, lng: 139.77, timezone: "Asia/Tokyo" };
const stop = (id: string, at: typeof london, nights: number) => ({
  ...{ id, destination: id, placeId: null, nights },
  ...at,
});
const flight = { title: "To London", ...london, fromLat: tokyo.lat, fromLng: tokyo.lng, activityType: "transport" };

/** Two nights in Tokyo, then a flight at 11:00 on 5 May, then two nights in London. */
const trip = tripOf("2027-05-03", [[], [], [{ ...flight, activityType: "transport", startTime: "11:00" }], [], []], {
  stops: [stop("Tokyo", tokyo, 2), stop("London", london, 2)],
  timezone: "Asia/Tokyo",
});

const EVENING = 22 * 60;

describe("the zone of a day", () => {
  it("in the evening is that of the stop where the night is spent", () => {
    expect(trip.days.map(({ date }) => zoneAt(trip, date, EVENING))).toEqual([
      ...["Asia/Tokyo", "Asia/Tokyo", "Europe/London", "Europe/London", "Europe/London"],
    ]);
    expect(zoneAt({ ...trip, stops: [] }, "2027-05-06", EVENING)).toBe("Asia/Tokyo");
  });

  it.each([
    ["before the trip", "2027-05-01T20:00Z", "2027-05-02", "05:00", "Asia/Tokyo"],
    ["at the first stop", "2027-05-04T15:30Z", "2027-05-05", "00:30", "Asia/Tokyo"],
    ["on the morning of the flight", "2027-05-05T01:00Z", "2027-05-05", "10:00", "Asia/Tokyo"],
    ["after it has left, by the clocks there", "2027-05-05T12:00Z", "2027-05-05", "13:00", "Europe/London"],
    ["at the second stop", "2027-05-06T22:30Z", "2027-05-06", "23:30", "Europe/London"],
    ["after the trip", "2027-05-09T12:00Z", "2027-05-09", "13:00", "Europe/London"],
  ])("a moment %s", (_, at, date, clock, zone) => {
    const moment = momentOfTrip(trip, new Date(at));
    const minutes = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
    expect(moment).toEqual({ date, minutes, zone });
  });
});
