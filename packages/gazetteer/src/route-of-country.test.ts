import { expect, it } from "vitest";
import { findDestination } from "./find-destination.ts";
import { routeOfCountry } from "./route-of-country.ts";

const namesOf = (text: string) => routeOfCountry(text).map((it) => it.name);

it.each([
  ["Japan", ["Tokyo", "Kyoto"]],
  ["Italy", ["Rome", "Florence", "Venice"]],
  ["Portugal", ["Lisbon", "Porto"]],
  ["Peru", ["Lima", "Cusco", "Arequipa"]],
])("a route through %s begins with %j", (country, first) => {
  const names = namesOf(country);
  expect(names.slice(0, first.length)).toEqual(first);
  const route = findDestination(new Intl.ListFormat("en-GB").format(names));
  expect(route).toMatchObject({ kind: "city", known: true });
});

it.each(["Scotland", "Lisbon", "Springfield", "Monaco", "nowhere in particular"])(
  "there is none through %s",
  (text) => {
    expect(namesOf(text)).toEqual([]);
  },
);
