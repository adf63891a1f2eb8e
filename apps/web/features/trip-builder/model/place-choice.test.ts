import { describe, expect, it } from "vitest";
import type { FoundPlace, Trip } from "@/features/api-client/index.ts";
import { aTrip } from "../../offline/outbox/test-trip.ts";
import { blankActivityDraft } from "./activity-draft.ts";
import { draftWithPlace, openingOn, placesInTrip } from "./place-choice.ts";

const museum: FoundPlace = {
  place_id: "lisbon/coaches",
  name: "Coach Museum",
  local_name: null,
  kind: "sight",
  activity_type: "cultural",
  lat: 38.69,
  lng: -9.2,
  area: "Belém",
  city: "Lisbon",
  source: "caravan",
  verified: true,
  duration_minutes: 90,
  estimated_cost: 8,
  // The trip is on a Wednesday and a Thursday.
  opening_hours: "Th 10:00-18:00",
  only_days_known: false,
};
const trip = aTrip("Castle");
const choose = (place: FoundPlace, anyDay: boolean, from = "2030-04-01") =>
  draftWithPlace(blankActivityDraft("one"), place, trip, { anyDay, from, bookedOn: () => [] });

describe("a chosen place", () => {
  it("fills in what is known, and a free time on the day that suits", () => {
    expect(choose(museum, true)).toMatchObject({
      ...{ title: "Coach Museum", activity_type: "cultural", place_id: "lisbon/coaches", location: "Belém" },
      ...{ position: "38.69, -9.2", estimated_cost: 8, itinerary_id: "two" },
      ...{ start_time: "10:00", end_time: "11:30", duration_minutes: 90 },
    });
  });

  it("stays on the day that was chosen, without a time when it is closed then", () => {
    expect(choose(museum, false)).toMatchObject({ itinerary_id: "one", start_time: null, duration_minutes: 90 });
    expect(openingOn(museum, "2030-05-01")).toMatch(/^Closed on/);
    expect(openingOn(museum, "2030-05-02")).toMatch(/^Open 10:00–18:00 on/);
    expect(openingOn({ ...museum, opening_hours: null }, "2030-05-02")).toBeNull();
  });

  it("is not proposed for a day that has passed, while others remain", () => {
    const always = { ...museum, opening_hours: null };
    expect(choose(always, true, "2030-05-02")).toMatchObject({ itinerary_id: "two" });
  });

  it("that is only a position is linked to no list, and an address of a link is one", () => {
    const pin: FoundPlace = { ...museum, place_id: "geo:38.69,-9.2", source: "map_link", area: "Rua A 1", kind: null };
    expect(choose(pin, false)).toMatchObject({ place_id: null, location: null, address: "Rua A 1" });
  });
});

it("without a connection, the places of the trip are found by name", () => {
  const located: Trip = {
    ...trip,
    itinerary: trip.itinerary.map((day) => ({
      ...day,
      activities: day.activities.map((it) => ({ ...it, lat: 38.71, lng: -9.13, place_id: "lisbon/castle" })),
    })),
  };
  expect(placesInTrip(located, "cas")).toMatchObject([{ name: "Castle", place_id: "lisbon/castle" }]);
  expect(placesInTrip(located, "museum")).toEqual([]);
  expect(placesInTrip(trip, "cas")).toEqual([]);
});
