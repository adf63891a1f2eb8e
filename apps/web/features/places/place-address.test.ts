import { describe, expect, it } from "vitest";
import { mapAppLinks, wayLink } from "./map-apps.ts";
import { placeIdIn, placeIdOf, placePath } from "./place-address.ts";

describe("the address of a place", () => {
  it.each(["lisbon/belem-tower", "geo:38.69,-9.21", "osm:node/12"])("of %s is read back", (id) => {
    expect(placeIdIn(placePath("1", id))).toBe(id);
  });

  it("is none of the trip's other pages, nor one that cannot be decoded", () => {
    for (const path of [
      "/trips/1",
      "/trips/1/money",
      "/trips/1/places",
      "/shared/x/places/y",
      "/trips/1/places/%E0%A4%A",
    ])
      expect(placeIdIn(path)).toBeNull();
  });

  it("of a stop is that of its place or, without a known one, of its position", () => {
    const at = { lat: 38.69, lng: -9.21 };
    expect(placeIdOf({ ...at, place_id: "lisbon/belem-tower" })).toBe("lisbon/belem-tower");
    expect(placeIdOf({ ...at, place_id: "board:1" })).toBe("geo:38.69,-9.21");
    expect(placeIdOf({ place_id: null, lat: null, lng: null })).toBeNull();
  });
});

it("map apps get the position, with the name where the app shows it", () => {
  expect(mapAppLinks({ name: "Café & Bar", lat: 38.69, lng: -9.21 }).map((it) => it.href)).toEqual([
    "geo:38.69,-9.21?q=38.69,-9.21(Caf%C3%A9%20%26%20Bar)",
    "https://www.google.com/maps/dir/?api=1&destination=38.69,-9.21",
    "https://maps.apple.com/?daddr=38.69,-9.21&q=Caf%C3%A9%20%26%20Bar",
    "https://www.openstreetmap.org/directions?to=38.69%2C-9.21",
  ]);
});

it("a way between two places names both and how people travel", () => {
  const url = new URL(wayLink({ lat: 38.71, lng: -9.13 }, { lat: 38.69, lng: -9.21 }, "cycle"));
  expect(Object.fromEntries(url.searchParams)).toEqual({
    api: "1",
    origin: "38.71,-9.13",
    destination: "38.69,-9.21",
    travelmode: "bicycling",
  });
});
