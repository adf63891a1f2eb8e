import { describe, expect, it } from "vitest";
import type { City, TravelData } from "../reading.ts";
import { readEnds } from "./station-cities.ts";

const city = (name: string, country: string, lat: number, lng: number, timezone: string): City => ({
  name,
  country,
  lat,
  lng,
  timezone,
});
const london = city("London", "United Kingdom", 51.5, -0.1, "Europe/London");
const paris = city("Paris", "France", 48.9, 2.3, "Europe/Paris");
const porto = city("Porto", "Portugal", 41.1, -8.6, "Europe/Lisbon");
const milan = city("Milan", "Italy", 45.5, 9.2, "Europe/Rome");
const osaka = city("Osaka", "Japan", 34.7, 135.5, "Asia/Tokyo");
const cities = new Map<string, City>([
  ["london", london],
  ["london, united kingdom", london],
  ["paris", paris],
  ["paris, france", paris],
  ["porto", porto],
  ["milano", milan],
  ["大阪", osaka],
  ["osaka", osaka],
  ["東京", city("Tokyo", "Japan", 35.7, 139.7, "Asia/Tokyo")],
  ["warszawa", city("Warsaw", "Poland", 52.2, 21, "Europe/Warsaw")],
  ["københavn", city("Copenhagen", "Denmark", 55.7, 12.6, "Europe/Copenhagen")],
  ["aarhus", city("Århus", "Denmark", 56.2, 10.2, "Europe/Copenhagen")],
  ["berlin", city("Berlin", "Germany", 52.5, 13.4, "Europe/Berlin")],
  ["frankfurt", city("Frankfurt", "Germany", 50.1, 8.7, "Europe/Berlin")],
  ["lyon", city("Lyon", "France", 45.8, 4.8, "Europe/Paris")],
  ["nice", city("Nice", "France", 43.7, 7.3, "Europe/Paris")],
  ["nice ville", city("Niceville", "United States", 30.5, -86.5, "America/Chicago")],
  ["waterloo", city("Waterloo", "United States", 42.5, -92.3, "America/Chicago")],
  ["liverpool", city("Liverpool", "United Kingdom", 53.4, -3, "Europe/London")],
  ["valencia", city("Valencia", "Spain", 39.5, -0.4, "Europe/Madrid")],
  ["newport", city("Newport", "United States", 41.5, -71.3, "America/New_York")],
]);
const data: TravelData = {
  airport: () => undefined,
  airportsNamed: (text) =>
    cities.has(text.toLowerCase())
      ? [{ iata: "XXX", name: text, city: text, country: "", lat: 0, lng: 0, timezone: "UTC", large: true }]
      : [],
  airline: () => undefined,
  airlineNamed: () => undefined,
  city: (text) => cities.get(text.toLowerCase()),
};
const place = (name: string) => ({ start: 0, end: name.length, name, airports: [], stated: false });
const ends = (from: string, to: string) => {
  const read = readEnds(place(from), place(to), data);
  return [read.from?.city, read.to?.city];
};

describe("the city of a station", () => {
  it.each([
    ["St Pancras International", "Gare du Nord", "London", "Paris"],
    ["Liverpool Street", "London King's Cross", "London", "London"],
    ["Gare de Lyon", "Lyon Part-Dieu", "Paris", "Lyon"],
    ["Paris Gare de Lyon", "Nice Ville", "Paris", "Nice"],
    ["Warszawa Centralna", "Berlin Hbf (tief)", "Warsaw", "Berlin"],
    ["København H", "Aarhus H", "Copenhagen", "Århus"],
    ["Frankfurt(Main)Hbf", "Berlin Südkreuz", "Frankfurt", "Berlin"],
    ["Milano Centrale", "Milano Porta Garibaldi", "Milan", "Milan"],
    ["東京駅", "新大阪", "Tokyo", "Osaka"],
    ["東京", "Shin-Osaka", "Tokyo", "Osaka"],
    ["Berlin Charlottenburg", "Berlin Wannsee", "Berlin", "Berlin"],
  ])("%s - %s: %s, %s", (from, to, one, other) => {
    expect(ends(from, to)).toEqual([one, other]);
  });

  it("tells the time zone with it, and keeps the name as it is written", () => {
    expect(readEnds(place("København H"), null, data)).toEqual({
      from: expect.objectContaining({ name: "København H", iata: null, timezone: "Europe/Copenhagen" }),
      to: null,
    });
  });

  it.each([
    ["of another town that begins alike", "Milano Centrale", "Porto Ceresio", ["Milan", null]],
    ["before a name that goes on", "Valencia de Alcántara", "Porto", [null, "Porto"]],
    ["of a town that its bracket tells apart", "Frankfurt (Oder)", "Berlin Hbf", [null, "Berlin"]],
    ["for a station called like a town far away", "Waterloo", "Paris Nord", [null, "Paris"]],
    ["at all where one end would be an ocean away", "Newport", "London Paddington", [null, null]],
    ["for a word that any city's station has", "Nord", "Centrale", [null, null]],
  ])("says none %s", (_why, from, to, expected) => {
    expect(ends(from, to)).toEqual(expected);
  });
});
