import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { candidatesOf, cityById, guideFor, listCities } from "./cities.ts";
import { findDestination } from "./find-destination.ts";

const routeNamed = (text: string) => {
  const found = findDestination(text);
  return found.kind === "city" ? found.city.id : found.kind;
};

it("leaves out a city between them that we do not know, and names it", () => {
  expect(findDestination("Porto, Coimbra and Lisbon")).toMatchObject({
    city: { id: "porto+lisbon" },
    without: ["Coimbra"],
  });
});

describe("several cities in one text", () => {
  it.each([
    ["Rome, Florence and Venice", "rome+florence+venice"],
    ["Lisbon + Porto", "lisbon+porto"],
    ["Tokyo / Kyoto", "tokyo+kyoto"],
    ["Vienna, Prague & Budapest", "vienna+prague+budapest"],
    ["London and Paris", "london+paris"],
    ["Shibuya, Tokyo", "tokyo"],
    ["Florence, Tuscany", "florence"],
    ["Rome and Rome", "rome"],
    ["Rome and Atlantis", "rome"],
    ["Kanazawa, Takayama and Matsumoto", "kanazawa+japanese-alps.takayama+japanese-alps.matsumoto"],
    ["Cusco and the Sacred Valley", "cusco+sacred-valley"],
    ["Florence and Tuscany", "tuscany"],
    ["Yellowstone and Grand Teton", "yellowstone"],
    ["Lisbon, Porto, Portugal", "lisbon+porto"],
    ["Northern Oman", "oman"],
    ["Seville, Córdoba and Granada", "seville+cordoba+granada"],
    ["Colombo, Kandy and Galle", "sri-lanka.colombo+sri-lanka.kandy+sri-lanka.galle"],
    ["Palermo", "palermo"],
    ["Málaga", "malaga"],
    ["Naxos", "cyclades.naxos"],
    ["Amman, Petra and Wadi Rum", "amman+jordan.petra+jordan.wadi-rum"],
    ["Canadian Rockies, Banff and Jasper", "banff.banff-town+banff.jasper"],
    ["Petra", "jordan"],
  ])("%s is %s", (text, id) => {
    expect(routeNamed(text)).toBe(id);
  });
});

describe("a route", () => {
  it("is called by the names that were asked for", () => {
    const found = findDestination("Amman, Petra and Wadi Rum");
    expect(found.kind === "city" && found.city.name).toBe("Amman, Petra and Wadi Rum");
  });

  it("takes the roads of a region between its towns, but no way round by them", () => {
    const ways = (id: string) => guideFor(id)?.drives.map((it) => [it.from, it.to, it.name, it.placeIds.length > 0]);
    expect(ways("banff.banff-town+banff.jasper")).toEqual([
      ["banff.banff-town", "banff.jasper", "Bow Valley Parkway, then Icefields Parkway", true],
    ]);
    expect(ways("sri-lanka.kandy+sri-lanka.galle")?.[0]?.[2]).toMatch(/^About \d+ km as the crow flies/);
  });

  it("has the places of its cities with the city as their base, and none twice", () => {
    const places = candidatesOf("rome+florence+venice");
    expect(new Set(places.map((it) => it.base))).toEqual(new Set(["rome", "florence", "venice"]));
    expect(new Set(places.map((it) => it.id)).size).toBe(places.length);
    expect(places.map((it) => it.id)).toContain("florence/uffizi");
    expect(cityById("rome+florence+venice")).toMatchObject({ name: "Rome, Florence and Venice", country: "Italy" });
  });

  it("has no day trip to a city of the route", () => {
    const names = (id: string) => guideFor(id)?.dayTrips.map((it) => it.name) ?? [];
    expect(names("seville")).toContain("Córdoba");
    expect(names("seville+cordoba")).not.toContain("Córdoba");
    const trips = new Set(guideFor("seville+cordoba")?.dayTrips.map((it) => it.id));
    expect(candidatesOf("seville+cordoba").filter((it) => it.dayTrip !== null && !trips.has(it.dayTrip))).toEqual([]);
  });

  it("has the towns of a region among its bases, and a way between all of them", () => {
    const guide = guideFor("rome+tuscany+venice");
    expect(guide?.bases.map((it) => it.id)).toEqual(expect.arrayContaining(["rome", "siena", "venice"]));
    expect(guide?.drives.map((it) => `${it.from}-${it.to}`)).toEqual(expect.arrayContaining(["rome-venice"]));
    expect(candidatesOf("rome+tuscany").map((it) => it.base)).toEqual(expect.arrayContaining(["rome", "siena"]));
  });

  it("has the usual way between cities in both directions, and an estimate where none is known", () => {
    const way = (id: string) => guideFor(id)?.drives[0];
    expect(way("rome+florence")).toMatchObject({ mode: "train", from: "rome", to: "florence" });
    expect(way("florence+rome")?.minutes).toBe(way("rome+florence")?.minutes);
    expect(way("lisbon+marrakech")).toBeUndefined();
    expect(way("seville+lyon")).toMatchObject({ mode: "flight", fare: null });
    expect(way("seville+lyon")?.name).toContain("estimate");
  });

  it.each(["rome+rome", "rome+", "rome+../../package", "rome"])("is not %j", (id) => {
    if (id === "rome") expect(cityById(id)?.kind).toBe("city");
    else expect(cityById(id)).toBeUndefined();
    if (id !== "rome") expect(candidatesOf(id)).toEqual([]);
  });
});

it("links lead between different cities of the list, each pair once, in a plausible time", () => {
  const cities = new Map(listCities().map((it) => [it.id, it]));
  const links = JSON.parse(readFileSync(new URL("../data/links.json", import.meta.url), "utf8")) as {
    readonly from: string;
    readonly to: string;
    readonly mode: string;
    readonly minutes: number;
  }[];
  const wrong = links.filter(({ from, to, minutes, mode }) => {
    const [a, b] = [cities.get(from), cities.get(to)];
    if (a?.kind !== "city" || b?.kind !== "city" || a === b) return true;
    const degrees = Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180));
    const kmh = (degrees * 111) / (minutes / 60);
    return kmh > (mode === "flight" ? 600 : 300) || kmh < 10;
  });
  expect(wrong).toEqual([]);
  const pairs = links.map((it) => [it.from, it.to].sort().join("+"));
  expect(new Set(pairs).size).toBe(pairs.length);
});
