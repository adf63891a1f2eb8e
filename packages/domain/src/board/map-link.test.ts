import { describe, expect, it } from "vitest";
import { readMapLink } from "./map-link.ts";

const pin = (address: string) => readMapLink(new URL(address));
const tower = { lat: 38.6916, lng: -9.216 };
const nowhere = { lat: null, lng: null };

describe("a map link", () => {
  it("has to be a web or geo address", () => {
    expect(pin("javascript://www.google.com/maps/place/Belem?%0aalert(1)")).toBeNull();
    expect(pin("ftp://maps.google.com/?q=Belem")).toBeNull();
  });

  it.each([
    [
      "a place of Google, at its pin and not in the middle of the screen",
      "https://www.google.com/maps/place/Bel%C3%A9m+Tower/@38.7,-9.3,17z/data=!3m1!4b1!8m2!3d38.6916!4d-9.216?entry=ttu",
      { name: "Belém Tower", address: null, ...tower },
    ],
    [
      "a place without a pin",
      "https://www.google.pt/maps/place/Time+Out+Market/@38.6916,-9.216,17z",
      { name: "Time Out Market", address: null, ...tower },
    ],
    [
      "a name with its address",
      "https://maps.google.com/?q=Bar+do+Farol,+Rua+Nova+12,+1200-479+Lisboa,+Portugal&ftid=0x1",
      { name: "Bar do Farol", address: "Rua Nova 12, 1200-479 Lisboa, Portugal", ...nowhere },
    ],
    [
      "a search by the documented address",
      "https://www.google.com/maps/search/?api=1&query=Miradouro%20da%20Gra%C3%A7a",
      { name: "Miradouro da Graça", address: null, ...nowhere },
    ],
    [
      "what stands behind a question about cookies",
      "https://consent.google.com/m?continue=https://www.google.com/maps/place/A/@38.6916,-9.216,17z&gl=PT",
      { name: "A", address: null, ...tower },
    ],
    [
      "a bare position",
      "https://www.google.co.uk/maps/search/?api=1&query=38.6916,-9.216",
      { name: null, address: null, ...tower },
    ],
    [
      "a position in degrees",
      "https://www.google.com/maps/place/38%C2%B041'29.8%22N+9%C2%B012'57.6%22W/@38.6916,-9.216,17z",
      { name: null, address: null, ...tower },
    ],
    [
      "Apple's",
      "https://maps.apple.com/?address=Av.%20Bras%C3%ADlia,%20Lisboa&ll=38.6916,-9.216&q=Bel%C3%A9m%20Tower",
      { name: "Belém Tower", address: "Av. Brasília, Lisboa", ...tower },
    ],
    [
      "Apple's newer form",
      "https://maps.apple.com/place?coordinate=38.6916,-9.216&name=Bel%C3%A9m+Tower",
      { name: "Belém Tower", address: null, ...tower },
    ],
    [
      "a pin on OpenStreetMap",
      "https://www.openstreetmap.org/?mlat=38.6916&mlon=-9.216#map=17/38.69/-9.21",
      { name: null, address: null, ...tower },
    ],
    [
      "what a telephone shares",
      "geo:0,0?q=38.6916,-9.216(Bel%C3%A9m%20Tower)",
      { name: "Belém Tower", address: null, ...tower },
    ],
  ])("%s", (_, address, expected) => {
    expect(pin(address)).toEqual(expected);
  });

  it.each([
    "https://www.openstreetmap.org/node/12345",
    "https://www.google.com/search?q=lisbon",
    "https://www.google.com/maps?cid=12345",
    "https://maps.app.goo.gl/abc",
    "https://google.com.example.com/maps/place/Somewhere",
    "https://example.com/maps/place/Somewhere/@38.69,-9.21,17z",
  ])("has no position: %s", (address) => {
    expect(pin(address)).toBeNull();
  });

  it("has positions on Earth only, and a name without broken or invisible characters", () => {
    expect(pin("https://www.google.com/maps/place/A/@138.69,-9.21,17z")).toEqual({
      name: "A",
      address: null,
      ...nowhere,
    });
    expect(pin("https://www.google.com/maps/place/A%E2%80%AEB%00+C")?.name).toBe("AB C");
    expect(pin("https://www.google.com/maps/place/A%FF")?.name).toBe("A%FF");
    expect(pin(`https://www.google.com/maps/place/${"x".repeat(1900)}`)?.name).toHaveLength(255);
  });
});
