import { describe, expect, it } from "vitest";
import { tripOf } from "../../test/trips.ts";
import { dayAnchor } from "./day-anchor.ts";

const centre = { lat: 38.71, lng: -9.14 };
const belem = { lat: 38.69, lng: -9.21 };
const trip = tripOf("2027-05-03", [[centre, { lat: 38.69, lng: -9.2 }], [], [], [belem]], centre);

describe("where a trip is on a date", () => {
  it("is amid the activities of the day, without its transport", () => {
    expect(dayAnchor(trip, "2027-05-03")).toEqual({ lat: (38.71 + 38.69) / 2, lng: (-9.14 - 9.2) / 2 });
    const ride = tripOf("2027-05-03", [[belem, { lat: 41, lng: -8, activityType: "transport" }]]);
    expect(dayAnchor(ride, "2027-05-03")).toEqual(belem);
  });

  it("is at the nearest activity around an empty day, else at the destination", () => {
    expect(dayAnchor(trip, "2027-05-04")).toEqual({ lat: 38.69, lng: -9.2 });
    expect(dayAnchor(trip, "2027-05-05")).toEqual(belem);
    expect(dayAnchor(trip, null)).toEqual(centre);
    expect(dayAnchor(tripOf("2027-05-03", [[]], centre), "2027-05-03")).toEqual(centre);
    expect(dayAnchor(tripOf("2027-05-03", [[]]), "2027-05-03")).toBeNull();
  });

  it("is at the stop where one sleeps on an empty day of a trip with several", () => {
    const porto = { lat: 41.15, lng: -8.61 };
    const stop = (id: string, nights: number, at: typeof porto) => ({
      ...{ id, destination: id, placeId: null, timezone: null, nights },
      ...at,
    });
    const two = { ...trip, stops: [stop("lisbon", 1, centre), stop("porto", 2, porto)] };
    expect(dayAnchor(two, "2027-05-05")).toEqual(porto);
  });
});
