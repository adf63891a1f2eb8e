import { describe, expect, it } from "vitest";
import { placeInText } from "./place-in-text.ts";

const belem = { lat: 38.6916, lng: -9.216 };

describe("coordinates", () => {
  it.each([
    "38.6916, -9.2160",
    "38.6916,-9.216",
    "38.6916 -9.216",
    "(38.6916, -9.2160)",
    "38.6916; -9.2160",
    "38,6916; -9,2160",
    "38.6916° N, 9.2160° W",
    "38.6916N 9.216W",
  ])("are read from %s", (text) => {
    expect(placeInText(text)).toEqual({ kind: "coordinates", name: null, address: null, ...belem });
  });

  it("are read in degrees, minutes and seconds", () => {
    for (const text of [`38°41'29.8"N 9°12'57.6"W`, "38°41′29.8″N, 9°12′57.6″W"])
      expect(placeInText(text)).toMatchObject({ lat: 38.691611, lng: -9.216 });
    expect(placeInText("41°S 174°E")).toMatchObject({ lat: -41, lng: 174 });
  });

  it.each(["", "Oceanário", "Route 66", "38", "91, 5", "38.69, -9.21, 4", "1884", "Pier 39", "12 5", "12 5 1"])(
    "are not read from %j",
    (text) => {
      expect(placeInText(text)).toBeNull();
    },
  );
});

describe("links of maps", () => {
  it.each([
    ["https://www.google.com/maps/place/Bel%C3%A9m+Tower/@38.69,-9.22,17z/data=!4m6!3d38.6916!4d-9.216", "Belém Tower"],
    ["https://www.google.com/maps?q=38.6916,-9.216", null],
    ["https://maps.google.com/?q=38.6916,-9.216", null],
    ["https://maps.apple.com/?ll=38.6916,-9.216&q=Bel%C3%A9m%20Tower", "Belém Tower"],
    ["https://maps.apple.com/place?coordinate=38.6916,-9.216&name=Bel%C3%A9m%20Tower", "Belém Tower"],
    ["https://www.openstreetmap.org/?mlat=38.6916&mlon=-9.216#map=17/38.7/-9.2", null],
    ["https://www.openstreetmap.org/way/24341353#map=17/38.6916/-9.216", null],
    ["geo:38.6916,-9.216?q=38.6916,-9.216(Bel%C3%A9m%20Tower)", "Belém Tower"],
    ["geo:38.6916,-9.216", null],
    ["Torre de Belém\nhttps://maps.google.com/?q=38.6916,-9.216", "Torre de Belém"],
    ["Look at this: https://www.openstreetmap.org/?mlat=38.6916&mlon=-9.216 nice", null],
  ])("are read from %s", (text, name) => {
    expect(placeInText(text)).toMatchObject({ kind: "map_link", name, ...belem });
  });

  it.each([
    "om://o4B4pYZsRs/Zoo_Z%C3%BCrich",
    "ge0://o4B4pYZsRs/Zoo_Z%C3%BCrich",
    "http://ge0.me/o4B4pYZsRs/Zoo_Z%C3%BCrich",
    "https://omaps.app/o4B4pYZsRs/Zoo_Z%C3%BCrich",
  ])("of Organic Maps are read from %s, where the case of letters counts", (text) => {
    const found = placeInText(text);
    expect(found).toMatchObject({ kind: "map_link", name: "Zoo Zürich" });
    if (found?.kind !== "map_link") throw new Error("no place");
    expect(found.lat).toBeCloseTo(47.3847, 2);
    expect(found.lng).toBeCloseTo(8.5747, 2);
  });

  it("may have only a name, or nothing that can be read without opening them", () => {
    expect(placeInText("https://www.google.com/maps/search/?api=1&query=Time+Out+Market,+Lisboa")).toEqual({
      kind: "name",
      name: "Time Out Market",
      address: "Lisboa",
    });
    expect(placeInText("https://maps.app.goo.gl/AbCdEf123")).toEqual({ kind: "short_link" });
    expect(placeInText("Belém Tower\nhttps://maps.app.goo.gl/AbCdEf123")).toMatchObject({
      kind: "name",
      name: "Belém Tower",
    });
    expect(placeInText("https://example.com/belem")).toBeNull();
  });
});
